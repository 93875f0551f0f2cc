import { isDeduction, type WaterfallStep } from '@daftar/rules/settlement/payout-lines'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { minorOf } from '../../amounts.ts'
import { payoutPaths } from '../../paths.ts'
import type { UpcomingPayout } from '../../queries.ts'
import { CutOff } from './cut-off.tsx'
import { cycleName } from '../cycle/cycle-words.ts'
import { Weekday } from '../dates.tsx'
import { RequestPayout } from './request-payout.tsx'
import { stepText } from '../cycle/step-words.ts'
import styles from './upcoming-card.module.css'

/**
 * The steps that always show, so that a card says what a payout is made of before anything was sold
 * (DEC-PO-2).
 */
const alwaysShown: readonly WaterfallStep[] = [
  'sales',
  'refunds',
  'commission_percent',
  'commission_vat',
  'disputes',
  'capital_repayment',
  'payout_fee',
]

/** What takes off without being a charge. */
const takesOff: readonly WaterfallStep[] = ['refunds', 'disputes']

/** The next payout of one merchant in one currency, as far as it is known (DEC-PO-2). */
export function UpcomingCard({ payout, hasDetails }: { payout: UpcomingPayout; hasDetails: boolean }) {
  const { currency } = payout
  return (
    <Card
      title={<bdi>{merchantNameText(payout)}</bdi>}
      subtitle={cycleName(payout.cycle)}
      actions={
        <Link
          look="bare"
          className={buttonClass({ size: 'small' })}
          href={payoutPaths.upcoming(hasDetails ? undefined : payout.merchant_id)}
        >
          {hasDetails ? m.payouts_upcoming_hide() : m.payouts_upcoming_details()}
        </Link>
      }
    >
      <div className={styles.head}>
        <div>
          <div className={styles.muted}>{m.payouts_upcoming_estimate()}</div>
          <Money value={payout.estimate} currency={currency} size="hero" />
        </div>
        <div className={styles.when}>
          {payout.cycle === 'weekly' ? (
            <>
              <span>
                {m.payouts_upcoming_pays_on()} <Weekday date={payout.pays_on} />
              </span>
              <CutOff at={payout.cut_off_at} currency={currency} />
            </>
          ) : (
            <>
              <span>
                {m.payouts_upcoming_if_asked()} <Weekday date={payout.pays_on} />
              </span>
              <span className={styles.muted}>{m.payouts_upcoming_until_now()}</span>
            </>
          )}
        </div>
      </div>
      <DescriptionList facts={factsOf(payout)} />
      {payout.request ? <RequestPayout payout={payout} request={payout.request} /> : null}
    </Card>
  )
}

function factsOf({ waterfall, currency, estimate }: UpcomingPayout): Fact[] {
  const shown = waterfall.filter(
    ({ step, amount }) => alwaysShown.includes(step) || minorOf(amount, currency) !== 0n,
  )
  return [
    ...shown.map(({ step, amount }): Fact => {
      const isTaken = isDeduction(step) || takesOff.includes(step) || amount.startsWith('-')
      return {
        id: step,
        label: stepText(step),
        value: <Money value={amount} currency={currency} muted={isTaken} />,
        look: isTaken ? 'muted' : 'normal',
      }
    }),
    {
      id: 'estimate',
      label: m.payouts_upcoming_so_far(),
      value: <Money value={estimate} currency={currency} size="strong" />,
      look: 'total',
    },
  ]
}
