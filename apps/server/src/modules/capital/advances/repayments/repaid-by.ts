import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { Fragment, ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { AdvancePorts } from '../ports.ts'

type Mandates = Pick<AdvancePorts, 'mandates'>

/**
 * Whether sales of a run repay an advance `l`. One of direct debit falls back to them while no mandate is
 * active, from the next Monday on: what was presented to the bank for this one is not taken here too.
 */
export function isRepaidBySales(tx: ReadTx, { mandates }: Mandates, runDate: CalendarDate): Fragment {
  return tx`l.first_repayment_on <= ${runDate}
    and (not ('direct_debit' = any (l.tags)) or l.next_repayment_on <= ${runDate} and not ${mandates.isRepaidByDebit(tx)})`
}

/** Whether an advance of a merchant is open: it fixes the weekly cycle (DEC-LOAN-11). */
export function hasOpenAdvance(tx: Tx, merchantId: Fragment): Fragment {
  return tx`exists (select from advance l where l.merchant_id = ${merchantId} and l.status <> 'closed' and l.voided_at is null)`
}

/** Whether sales of a run repay an advance of a merchant. */
export function hasDueAdvance(
  tx: ReadTx,
  ports: Mandates,
  merchantId: Fragment,
  { currency, runDate }: { currency: Currency; runDate: CalendarDate },
): Fragment {
  return tx`exists (
    select from advance l where l.merchant_id = ${merchantId} and l.currency = ${currency} and l.status in ('paying', 'overdue')
       and ${isRepaidBySales(tx, ports, runDate)})`
}
