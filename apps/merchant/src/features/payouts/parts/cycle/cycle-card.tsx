import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import type { PayoutCycle } from '../../queries.ts'
import { CycleDialog } from './cycle-dialog.tsx'
import { cycleName, fixedText } from './cycle-words.ts'
import { dateInSentence, Weekday } from '../dates.tsx'
import layout from '../layout.module.css'
import styles from '../side-panel.module.css'

/**
 * The cycle with its next date and its fees, and the way to the other one, or why there is none now (PO-07,
 * DEC-PO-8).
 */
export function CycleCard({ merchantId, cycle }: { merchantId: string; cycle: PayoutCycle }) {
  const [isOpen, setOpen] = useState(false)
  const { fees, next, fixed_because: reason } = cycle
  return (
    <Card title={m.payouts_cycle_title()}>
      <div className={layout.tight}>
        <strong>{cycleName(cycle.cycle)}</strong>
        {next ? (
          <p className={styles.note}>
            {m.payouts_cycle_next({ cycle: cycleName(next.cycle), date: dateInSentence(next.from) })}
          </p>
        ) : null}
        <DescriptionList
          facts={[
            {
              id: 'next',
              label: m.payouts_cycle_next_payout(),
              value: <Weekday date={cycle.next_payout_on} />,
            },
          ]}
        />
        <div className={styles.fees}>
          <span className={styles.note}>{m.payouts_fee_title()}</span>
          <DescriptionList facts={feeFacts(fees)} />
        </div>
        <Button size="small" disabled={reason !== null} onClick={() => setOpen(true)}>
          {m.payouts_cycle_change()}
        </Button>
        {reason ? <p className={styles.note}>{fixedText(reason)}</p> : null}
      </div>
      {isOpen ? <CycleDialog merchantId={merchantId} cycle={cycle} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}

/** PO-15, PO-16, DEC-PO-9: the fee of a transfer by its size, and what the flexible cycle adds. */
function feeFacts({ currency, below, from, flexible_extra: extra }: PayoutCycle['fees']): Fact[] {
  const trimmed = (amount: string) => moneyText(amount, currency, { trim: true })
  const fee = (amount: string) => <Money value={amount} currency={currency} />
  return [
    ...(below
      ? [{ id: 'below', label: m.payouts_fee_below({ amount: trimmed(below.under) }), value: fee(below.fee) }]
      : []),
    ...(from
      ? [{ id: 'from', label: m.payouts_fee_from({ amount: trimmed(from.amount) }), value: fee(from.fee) }]
      : []),
    {
      id: 'extra',
      label: m.payouts_fee_flexible(),
      value: <Money value={extra} currency={currency} sign="always" />,
    },
  ]
}
