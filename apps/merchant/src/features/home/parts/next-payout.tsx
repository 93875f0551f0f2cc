import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Card } from '@daftar/ui/card'
import { FailedState } from '@daftar/ui/failed-state'
import { InfoTip } from '@daftar/ui/info-tip'
import { Money } from '@daftar/ui/money'
import { Waterfall } from '@daftar/ui/waterfall'
import { problemText } from '@daftar/app-kit/problem-text'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { madeUpOf, type MadeUpLine } from '../made-up-of.ts'
import { nextPayoutQuery, type Home, type UpcomingPayout } from '../queries.ts'
import { Countdown } from './countdown.tsx'
import { MoreIfCaptured } from './more-if-captured.tsx'
import { MoreLink } from './more-link.tsx'
import { PayoutSkeleton } from './skeletons.tsx'
import styles from './next-payout.module.css'

type Bank = Home['bank']

/** The answer to the first question: when am I paid, how much, and what it is made of. */
export function NextPayout({ bank }: { bank: Bank }) {
  const { permissions } = useAccount()
  const query = useQuery(nextPayoutQuery)
  if (query.data === undefined && query.error === null) return <PayoutSkeleton />
  if (query.data === undefined)
    return (
      <Card>
        <FailedState
          title={m.payouts_upcoming_failed()}
          retryLabel={m.common_try_again()}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {problemText(query.error)}
        </FailedState>
      </Card>
    )
  const payout = query.data.find(({ merchant_id }) => merchant_id === permissions.merchant_id)
  return payout ? <Hero payout={payout} bank={bank} /> : null
}

function Hero({ payout, bank }: { payout: UpcomingPayout; bank: Bank }) {
  const { currency, cycle, estimate } = payout
  return (
    <section className={styles.card} aria-labelledby="next-payout">
      <div className={styles.side}>
        <div className={styles.title}>
          <h2 id="next-payout" className={styles.label}>
            {m.home_next_payout()}
          </h2>
          <InfoTip label={m.home_what_is({ name: m.home_next_payout() })}>{m.home_next_payout_is()}</InfoTip>
        </div>
        <Money value={estimate} currency={currency} size="display" />
        <p className={styles.when}>{whenText(payout, bank)}</p>
        {cycle === 'weekly' ? <Countdown until={payout.cut_off_at} /> : null}
        <MoreIfCaptured payout={payout} />
      </div>
      <div className={styles.side}>
        <div className={styles.head}>
          <span className={styles.label}>{m.home_made_up()}</span>
          <MoreLink href={pathOf('payoutsUpcoming', { merchantId: payout.merchant_id })}>
            {m.home_every_movement()}
          </MoreLink>
        </div>
        <Waterfall
          label={m.home_made_up()}
          columnLabels={{ step: m.payouts_column_step(), amount: m.payouts_column_amount() }}
          steps={madeUpOf(payout).map(({ line, amount }) => ({
            id: line,
            label: lineWords[line](),
            value: Number(amount),
            amount: <Money value={amount} currency={currency} />,
            deduction: line !== 'sales' && amount.startsWith('-'),
          }))}
          total={{
            label: m.home_line_paid(),
            value: Number(estimate),
            amount: <Money value={estimate} currency={currency} size="strong" />,
          }}
        />
      </div>
    </section>
  )
}

const lineWords: Record<MadeUpLine, () => string> = {
  sales: m.home_line_sales,
  refunds: m.home_line_refunds,
  fees: m.home_line_fees,
  disputes: m.home_line_disputes,
  other: m.home_line_other,
  advance: m.home_line_advance,
}

function whenText({ pays_on, cycle }: UpcomingPayout, bank: Bank): string {
  const day = m.home_day({
    weekday: weekdayText(pays_on, currentLanguage()),
    date: isolated(dateText(pays_on)),
  })
  if (cycle === 'flexible') return m.home_if_asked({ day })
  if (!bank) return day
  return m.home_day_to_bank({ day, bank: bank.bank_name, account: isolated(`•••• ${bank.iban_last_four}`) })
}
