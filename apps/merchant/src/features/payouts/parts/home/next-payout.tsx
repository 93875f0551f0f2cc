import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { Card } from '@daftar/ui/card'
import { InfoTip } from '@daftar/ui/info-tip'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { RangeBar } from '@daftar/ui/range-bar'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { merchantNameText } from '@daftar/words/names'
import { CircleCheck } from 'lucide-react'
import { ZoneNote } from '../../../../shared/text/zone-note.tsx'
import { minorOf } from '../../amounts.ts'
import { payoutPaths } from '../../paths.ts'
import type { UpcomingPayout } from '../../queries.ts'
import { IfCaptured } from './if-captured.tsx'
import { useIsClosed } from '../cycle/use-is-closed.ts'
import { NextSteps } from '../cycle/next-steps.tsx'
import { RequestPayout } from './request-payout.tsx'
import styles from './next-payout.module.css'

type NextPayoutProps = { payout: UpcomingPayout; isOnly: boolean }

/**
 * The next payout: what of it is certain, what capturing today makes of it, and when it is where (DEC-PO-2).
 */
export function NextPayout({ payout, isOnly }: NextPayoutProps) {
  const { currency, estimate, if_captured: captured, previous } = payout
  const isWeekly = payout.cycle === 'weekly'
  return (
    <Card padding="none" className={styles.card}>
      <section className={styles.sure} aria-label={titleOf(payout, isOnly)}>
        <div className={styles.named}>
          <h2 className={styles.title}>{titleOf(payout, isOnly)}</h2>
          <InfoTip label={m.home_what_is({ name: m.home_next_payout() })}>
            <p>{m.home_next_payout_is()}</p>
            <ZoneNote zone={zoneOfCurrency(currency)} />
          </InfoTip>
        </div>
        <Money value={estimate} currency={currency} size="hero" />
        <SureText payout={payout} />
        <Link look="alone" href={payoutPaths.upcoming(payout.merchant_id)}>
          {m.payouts_next_made_of()}
        </Link>
      </section>
      <section className={styles.maybe} aria-label={m.payouts_next_if_captured()}>
        <IfCaptured payout={payout} />
      </section>
      <div className={styles.when}>
        <RangeBar
          label={m.payouts_next_bar()}
          sure={{ value: Number(estimate), label: m.payouts_next_bar_certain() }}
          {...(captured && {
            maybe: { value: Number(captured.estimate), label: m.payouts_next_bar_captured() },
          })}
          {...(previous && {
            reference: {
              value: Number(previous.net),
              label: m.payouts_next_bar_last({ amount: moneyText(previous.net, currency) }),
            },
          })}
        />
        {isWeekly ? <NextSteps payout={payout} /> : null}
        {payout.request ? <RequestPayout payout={payout} request={payout.request} /> : null}
      </div>
    </Card>
  )
}

function titleOf(payout: UpcomingPayout, isOnly: boolean): string {
  const day = `${weekdayText(payout.pays_on, currentLanguage())} ${isolated(dateText(payout.pays_on))}`
  if (payout.cycle === 'flexible') return m.payouts_next_asked({ day })
  return isOnly
    ? m.payouts_next_title({ day })
    : m.payouts_next_title_of({ merchant: merchantNameText(payout), day })
}

/** How sure it is, and what could still change it. */
function SureText({ payout }: { payout: UpcomingPayout }) {
  const isClosed = useIsClosed(payout)
  const isNothing = minorOf(payout.estimate, payout.currency) === 0n
  if (isNothing && !isClosed) return <p className={styles.muted}>{m.payouts_next_nothing_text()}</p>
  return (
    <p className={styles.certain}>
      <CircleCheck aria-hidden="true" />
      <span>
        <strong>{m.payouts_next_certain()}</strong>{' '}
        <span className={styles.muted}>
          {isClosed ? m.payouts_next_closed_text() : m.payouts_next_certain_text()}
        </span>
      </span>
    </p>
  )
}
