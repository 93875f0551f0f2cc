import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { holding } from '../../../platform/database/like.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import type { TicketRow } from './store.ts'

/** A ticket with whose it is and who has it. */
export type DeskTicketRow = TicketRow & {
  merchant_name: string
  merchant_name_ar: string
  country: string
  assignee_name: string | null
  author_name: string
}

export interface QueueFilter {
  statuses: readonly string[] | null
  topics: readonly string[] | null
  /** Somebody's, nobody's or everybody's. */
  holder: { id: string } | 'nobody' | 'all'
  merchantId: string | null
  query: string
}

const selected = (tx: ReadTx) => tx`
  select t.*, m.name as merchant_name, m.name_ar as merchant_name_ar, m.country, s.name as assignee_name,
         coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, p.phone, '') as author_name
    from support_ticket t
    join merchant_public m on m.merchant_id = t.merchant_id
    join person_name p on p.id = t.author_id
    left join staff_name s on s.id = t.assignee_id`

/** Whoever may answer tickets and is not blocked, by name. */
export async function agentsWhoAnswer(tx: ReadTx): Promise<{ id: string; name: string }[]> {
  const rows = await tx<Row<'staff_access', 'id' | 'name' | 'roles'>[]>`
    select id, name, roles from staff_access where blocked_at is null order by name, id`
  return rows
    .filter(({ roles }) => flagsOfStaff(roles).can_answer_tickets)
    .map(({ id, name }) => ({ id, name }))
}

export async function findDeskTicket(tx: ReadTx, id: string): Promise<DeskTicketRow | undefined> {
  const [row] = await tx<DeskTicketRow[]>`${selected(tx)} where t.id = ${id}`
  return row
}

/** Where a ticket stands in the queue: whoever is waited for stands behind who waits for us. */
export interface QueuePlace {
  isWaiting: boolean
  at: Date
  id: string
}

/** Who waits for an answer, by its deadline, the nearest first; then what has stood still for longest. */
export function queueOfTickets(
  tx: ReadTx,
  filter: QueueFilter,
  { before, size }: { before: QueuePlace | null; size: number },
): Promise<DeskTicketRow[]> {
  const place = tx`t.answer_due_at is null, coalesce(t.answer_due_at, t.updated_at), t.id`
  const after = before
    ? tx`and (${place}) > (${!before.isWaiting}::boolean, ${before.at}::timestamptz, ${before.id}::text)`
    : tx``
  return tx<DeskTicketRow[]>`
    ${selected(tx)} where ${matches(tx, filter)} ${after} order by ${place} limit ${size + 1}`
}

export async function countTickets(tx: ReadTx, filter: QueueFilter): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from support_ticket t
      join merchant_public m on m.merchant_id = t.merchant_id where ${matches(tx, filter)}`
  return row?.count ?? 0
}

export function queuePlace({
  answer_due_at,
  updated_at,
  id,
}: Pick<TicketRow, 'answer_due_at' | 'updated_at' | 'id'>): QueuePlace {
  return { isWaiting: answer_due_at !== null, at: answer_due_at ?? updated_at, id }
}

function matches(tx: ReadTx, { statuses, topics, holder, merchantId, query }: QueueFilter) {
  const like = holding(query)
  return tx`${statuses ? tx`t.status = any (${[...statuses]})` : tx`t.status <> 'closed'`}
    and ${topics ? tx`t.topic = any (${[...topics]})` : tx`true`}
    and ${holder === 'all' ? tx`true` : holder === 'nobody' ? tx`t.assignee_id is null` : tx`t.assignee_id = ${holder.id}`}
    and ${merchantId ? tx`t.merchant_id = ${merchantId}` : tx`true`}
    and ${query ? tx`(t.number ilike ${like} or t.subject ilike ${like} or t.order_number ilike ${like} or m.name ilike ${like} or m.name_ar ilike ${like})` : tx`true`}`
}

export type MacroRow = Row<
  'support_macro',
  'id' | 'title' | 'title_ar' | 'body' | 'body_ar' | 'saved_by' | 'saved_at'
>

export function listMacros(tx: ReadTx): Promise<MacroRow[]> {
  return tx<MacroRow[]>`select * from support_macro order by title, id`
}

/** False when it is to be put right and is gone. */
export async function saveMacro(tx: Tx, row: MacroRow, isNew: boolean): Promise<boolean> {
  if (isNew) {
    await tx`insert into support_macro ${values(tx, 'support_macro', row)}`
    return true
  }
  const done = await tx`
    update support_macro set title = ${row.title}, title_ar = ${row.title_ar}, body = ${row.body}, body_ar = ${row.body_ar},
           saved_by = ${row.saved_by}, saved_at = ${row.saved_at}
     where id = ${row.id}`
  return done.count === 1
}

export async function forgetMacro(tx: Tx, id: string): Promise<boolean> {
  const done = await tx`delete from support_macro where id = ${id}`
  return done.count === 1
}
