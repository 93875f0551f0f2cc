import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { moveStatus, moveStatuses, type Cause } from '../../../../platform/status/move.ts'
import { repaymentMachine, type WeekRow } from '../machine.ts'

/**
 * Holds the advances of merchants that are being repaid until the transaction ends: a week is collected once.
 */
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
export async function repeatRepayments(tx: Tx, asked: readonly AskedAgain[], at: Date): Promise<void> {
  const moves = asked.map(({ merchant_id, id, amountMinor }) => ({
    row: { merchant_id, id, status: 'failed' as const },
    ...{ to: 'pending' as const, actor: 'system' as const, actorId: '', at },
    facts: { amount_minor: String(amountMinor) },
  }))
  const moved = await moveStatuses(tx, repaymentMachine, moves, {
    facts: tx`amount_minor bigint`,
    set: tx`amount_minor = n.amount_minor, shortfall_minor = 0`,
  })
  if (moved.length < asked.length) throw new Error('a week that is asked for again had not failed')
}

/** What the week's row says once the bank has answered; what is short of what was due stays on it. */
export async function settleRepayment(
  tx: Tx,
  of: { merchantId: string; id: string },
  { status, amountMinor, ...cause }: { status: 'paid' | 'failed'; amountMinor: bigint } & Cause,
): Promise<void> {
  const [row] = await tx<(WeekRow & Row<'repayment', 'due_minor'>)[]>`
    select * from repayment where merchant_id = ${of.merchantId} and id = ${of.id} for update`
  if (!row) throw new Error(`no week ${of.id} is repaid by debit`)
  const set = { amount_minor: amountMinor, shortfall_minor: status === 'paid' ? 0n : row.due_minor }
  const move = { to: status, set, actor: cause.actor, actorId: cause.actorId, at: cause.at }
  if ((await moveStatus(tx, repaymentMachine, row, move)) === 'lost')
    throw new Error(`week ${of.id} moved while it was held`)
}
