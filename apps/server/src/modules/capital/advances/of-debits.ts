import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Tx } from '../../../platform/database/database.ts'

/** Holds the advances of merchants that are being repaid until the transaction ends: a week is collected once. */
export async function holdAdvances(tx: Tx, merchantIds: readonly string[]): Promise<void> {
  await tx`
    select from advance where merchant_id = any (${[...merchantIds]}) and status in ('paying', 'overdue')
     order by merchant_id, id for update`
}

/** The day for which an advance is due next. */
export interface NextWeek {
  merchant_id: string
  id: string
  next_on: CalendarDate
}

/** Moves advances whose week was asked for on to their next one. */
export async function moveWeeksOn(tx: Tx, rows: readonly NextWeek[]): Promise<void> {
  await tx`
    update advance l set next_repayment_on = n.next_on
      from jsonb_to_recordset(${tx.json(rows)}) as n (merchant_id text, id text, next_on date)
     where l.merchant_id = n.merchant_id and l.id = n.id`
}

/** A repayment that is asked for a second time, in minor units. */
export interface AskedAgain {
  merchant_id: string
  id: string
  amountMinor: bigint
}

/** What failed is pending again, for the amount of the new attempt. */
export async function repeatRepayments(tx: Tx, asked: readonly AskedAgain[]): Promise<void> {
  const rows = asked.map(({ amountMinor, ...one }) => ({ ...one, amount_minor: String(amountMinor) }))
  await tx`
    update repayment r set status = 'pending', amount_minor = n.amount_minor, shortfall_minor = 0
      from jsonb_to_recordset(${tx.json(rows)}) as n (merchant_id text, id text, amount_minor bigint)
     where r.merchant_id = n.merchant_id and r.id = n.id`
}

/** What the week's row says once the bank has answered; what is short of what was due stays on it. */
export async function settleRepayment(
  tx: Tx,
  of: { merchantId: string; id: string },
  { status, amountMinor }: { status: 'paid' | 'failed'; amountMinor: bigint },
): Promise<void> {
  await tx`
    update repayment
       set status = ${status}, amount_minor = ${amountMinor},
           shortfall_minor = case when ${status} = 'paid' then 0 else due_minor end
     where merchant_id = ${of.merchantId} and id = ${of.id}`
}
