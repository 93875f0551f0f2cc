import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { Fragment, Tx } from '../../../platform/database/database.ts'

/** Whether an advance `l` is collected by debit: it was approved so, and a mandate is active (DEC-LOAN-31, DEC-LOAN-34). */
export function isRepaidByDebit(tx: Tx): Fragment {
  return tx`('direct_debit' = any (l.tags) and exists (
    select from mandate_public md where md.merchant_id = l.merchant_id and md.advance_id = l.id and md.status = 'active'))`
}

/**
 * Whether sales of a run repay an advance `l`. One of direct debit falls back to them while no mandate is active, from the
 * next Monday on: what was presented to the bank for this one is not taken here too.
 */
export function isRepaidBySales(tx: Tx, runDate: CalendarDate): Fragment {
  return tx`l.first_repayment_on <= ${runDate}
    and (not ('direct_debit' = any (l.tags)) or l.next_repayment_on <= ${runDate} and not ${isRepaidByDebit(tx)})`
}

/** Whether an advance of a merchant is open: it fixes the weekly cycle (DEC-LOAN-11). */
export function hasOpenAdvance(tx: Tx, merchantId: Fragment): Fragment {
  return tx`exists (select from advance l where l.merchant_id = ${merchantId} and l.status <> 'closed' and l.voided_at is null)`
}

/** Whether sales of a run repay an advance of a merchant. */
export function hasDueAdvance(
  tx: Tx,
  merchantId: Fragment,
  { currency, runDate }: { currency: Currency; runDate: CalendarDate },
): Fragment {
  return tx`exists (
    select from advance l where l.merchant_id = ${merchantId} and l.currency = ${currency} and l.status in ('paying', 'overdue')
       and ${isRepaidBySales(tx, runDate)})`
}
