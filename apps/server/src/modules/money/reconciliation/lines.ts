import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { LineEffect } from '@daftar/rules/bank/match-transfers'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'

export type LineState = 'open' | 'waiting' | 'matched' | 'aside'

export interface LineRow extends Row<
  'bank_line',
  | 'id'
  | 'file_id'
  | 'row_number'
  | 'booked_on'
  | 'currency'
  | 'amount_minor'
  | 'text'
  | 'bank_reference'
  | 'state'
  | 'effect'
  | 'of_merchant'
  | 'of_transfer'
  | 'decided_at'
  | 'note'
> {
  file_name: Column<'bank_file', 'name'>
  decider: Column<'staff_name', 'name'> | null
}

/** The most lines that are looked at for proposals at once. */
export const mostOpenLines = 5_000

export interface LineFilter {
  fileId: string | null
  currency: string | null
}

export interface LinePosition {
  on: CalendarDate
  id: string
}

/** Lines nobody has decided on, newest first. */
export function openLines(tx: ReadTx): Promise<LineRow[]> {
  return linesWhere(tx, tx`l.state = 'open' order by l.booked_on desc, l.id desc limit ${mostOpenLines}`)
}

/** Lines of one state, newest first; one row more than the page tells whether there is another. */
export function listLines(
  tx: ReadTx,
  state: LineState,
  filter: LineFilter,
  page: { before: LinePosition | null; size: number },
): Promise<LineRow[]> {
  const { before } = page
  return linesWhere(
    tx,
    tx`l.state = ${state} ${filtered(tx, filter)}
       ${before ? tx`and (l.booked_on, l.id) < (${before.on}, ${before.id})` : tx``}
     order by l.booked_on desc, l.id desc limit ${page.size + 1}`,
  )
}

/** How many lines wait for a second person. */
export async function countWaiting(tx: ReadTx, filter: LineFilter): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from bank_line l where l.state = 'waiting' ${filtered(tx, filter)}`
  return row!.count
}

export async function findLine(tx: ReadTx, id: string): Promise<LineRow | undefined> {
  const [row] = await linesWhere(tx, tx`l.id = ${id}`)
  return row
}

/** The line, held until the transaction ends: of any number of decisions one takes effect. */
export async function lockLine(tx: Tx, id: string): Promise<LineRow | undefined> {
  await tx`select from bank_line where id = ${id} for update`
  return findLine(tx, id)
}

/** Whether another line is this transfer already: it leaves the bank once, and comes back once. */
export async function isTransferTaken(
  tx: Tx,
  line: Pick<LineRow, 'id' | 'amount_minor'>,
  transfer: { merchant_id: string; id: string },
): Promise<boolean> {
  const rows = await tx`
    select from bank_line
     where of_merchant = ${transfer.merchant_id} and of_transfer = ${transfer.id}
       and (amount_minor > 0) = ${line.amount_minor > 0n} and id <> ${line.id}`
  return rows.length > 0
}

export interface Decision {
  from: LineState
  to: LineState
  effect: LineEffect | null
  transfer: { merchant_id: string; id: string } | null
  /** Whose wallet it is for, where it is of no transfer. */
  wallet?: string
  staffId: string | null
  at: Date | null
  note: string
}

/** False when the line is no longer in the state it was. */
export async function decideLine(tx: Tx, id: string, decision: Decision): Promise<boolean> {
  const { from, to, effect, transfer, wallet = null, staffId, at, note } = decision
  const done = await tx`
    update bank_line set state = ${to}, effect = ${effect}, of_merchant = ${transfer?.merchant_id ?? wallet},
           of_transfer = ${transfer?.id ?? null}, decided_by = ${staffId}, decided_at = ${at}, note = ${note}
     where id = ${id} and state = ${from}`
  return done.count === 1
}

function filtered(tx: ReadTx, { fileId, currency }: LineFilter): Fragment {
  return tx`${fileId ? tx`and l.file_id = ${fileId}` : tx``} ${currency ? tx`and l.currency = ${currency}` : tx``}`
}

function linesWhere(tx: ReadTx, condition: Fragment): Promise<LineRow[]> {
  return tx<LineRow[]>`
    select l.id, l.file_id, f.name as file_name, l.row_number, l.booked_on, l.currency, l.amount_minor, l.text,
           l.bank_reference, l.state, l.effect, l.of_merchant, l.of_transfer, s.name as decider, l.decided_at, l.note
      from bank_line l join bank_file f on f.id = l.file_id left join staff_name s on s.id = l.decided_by
     where ${condition}`
}
