import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { laterThan } from '../../../platform/database/keyset.ts'
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

/** By its deadline, the nearest first; what was answered stands behind what was not. */
export function queueOfTickets(
  tx: ReadTx,
  filter: QueueFilter,
  { before, size }: { before: { at: Date; id: string } | null; size: number },
): Promise<DeskTicketRow[]> {
  return tx<DeskTicketRow[]>`
    ${selected(tx)} where ${matches(tx, filter)}
       ${laterThan(tx, dueOf(tx), tx`t.id`, before)}
     order by ${dueOf(tx)}, t.id limit ${size + 1}`
}

export async function countTickets(tx: ReadTx, filter: QueueFilter): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from support_ticket t
      join merchant_public m on m.merchant_id = t.merchant_id where ${matches(tx, filter)}`
  return row?.count ?? 0
}

/**
 * Where a ticket stands in the queue: until when the first answer is due, and once that is given, since when
 * it has stood still.
 */
export function queuePlace({
  first_answered_at,
  first_due_at,
  updated_at,
}: Pick<TicketRow, 'first_answered_at' | 'first_due_at' | 'updated_at'>): Date {
  return first_answered_at ? updated_at : first_due_at
}

function dueOf(tx: ReadTx) {
  return tx`case when t.first_answered_at is null then t.first_due_at else t.updated_at end`
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
