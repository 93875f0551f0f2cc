import type { EscalationLevel } from '@daftar/rules/support/escalation'
import type { CsatState, TicketStatus, TicketTopic } from '@daftar/rules/support/ticket'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { changes, type Change, type Row, values } from '../../../platform/database/rows.ts'
import { storeIsVisible } from '../../../platform/database/visible-stores.ts'
import type { PageAsked } from '../../../platform/http/paging.ts'

export type TicketRow = Row<
  'support_ticket',
  | 'merchant_id'
  | 'id'
  | 'number'
  | 'subject'
  | 'description'
  | 'store_id'
  | 'order_id'
  | 'order_number'
  | 'transaction_id'
  | 'transaction_reference'
  | 'charge_id'
  | 'author_id'
  | 'csat_note'
  | 'csat_at'
  | 'assignee_id'
  | 'first_due_at'
  | 'first_answered_at'
  | 'answer_due_at'
  | 'escalate_at'
  | 'resolved_at'
  | 'merged_into'
  | 'created_at'
  | 'updated_at',
  {
    status: TicketStatus
    topic: TicketTopic
    csat: CsatState
    file_ids: string[]
    escalation: EscalationLevel
  }
>

/** Who asks: their merchant, and the stores they are limited to. A ticket about no store is everybody's. */
export interface Asker {
  merchantId: string
  storeIds: readonly string[] | null
}

export async function insertTicket(tx: Tx, row: TicketRow): Promise<void> {
  await tx`insert into support_ticket ${values(tx, 'support_ticket', row)}`
}

/** The next number, as people read it. Numbers tell tickets apart and count nothing: some are never used. */
export async function nextNumber(tx: Tx): Promise<string> {
  const [row] = await tx<{ number: bigint }[]>`select nextval('support_ticket_number') as number`
  return `S-${row!.number}`
}

/** More messages than anybody writes in one ticket. */
export const threadMost = 1_000

/** The conversation of a ticket, and the store it is about: those limited to others hear nothing of it. */
export function threadOf({ merchant_id, id, store_id }: Pick<TicketRow, 'merchant_id' | 'id' | 'store_id'>) {
  return { merchantId: merchant_id, threadId: id, storeId: store_id }
}

export async function findTicket(tx: ReadTx, asker: Asker, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx<TicketRow[]>`
    select * from support_ticket t where t.merchant_id = ${asker.merchantId} and t.id = ${id} and ${visible(tx, asker)}`
  return row
}

/** The same, held until the transaction ends: whoever writes or moves it next sees what was done. */
export async function lockTicket(tx: Tx, asker: Asker, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx<TicketRow[]>`
    select * from support_ticket t where t.merchant_id = ${asker.merchantId} and t.id = ${id} and ${visible(tx, asker)} for update`
  return row
}

/** A ticket of any merchant, held until the transaction ends. For staff. */
export async function lockAnyTicket(tx: Tx, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx<TicketRow[]>`select * from support_ticket where id = ${id} for update`
  return row
}

function visible(tx: ReadTx, { storeIds }: Asker) {
  return tx`(t.store_id is null or ${storeIsVisible(tx, 't.store_id', storeIds)})`
}

export interface TicketFilter {
  /** Null where it is not filtered by; an empty list finds nothing. */
  statuses: readonly string[] | null
  topics: readonly string[] | null
  from: Date | null
  until: Date | null
}

/** Tickets of a merchant, the newest first. */
export function listTickets(
  tx: ReadTx,
  asker: Asker,
  { statuses, topics, from, until }: TicketFilter,
  { before, size }: PageAsked,
): Promise<TicketRow[]> {
  return tx<TicketRow[]>`
    select * from support_ticket t
     where t.merchant_id = ${asker.merchantId} and ${visible(tx, asker)}
       and ${statuses ? tx`t.status = any (${[...statuses]})` : tx`true`}
       and ${topics ? tx`t.topic = any (${[...topics]})` : tx`true`}
       and ${from ? tx`t.created_at >= ${from}` : tx`true`}
       and ${until ? tx`t.created_at < ${until}` : tx`true`}
       ${olderThan(tx, tx`t.created_at`, tx`t.id`, before)}
     order by t.created_at desc, t.id desc limit ${size + 1}`
}

/** Changes what is no status of a ticket. The caller holds it. */
export async function changeTicket(
  tx: Tx,
  { merchant_id, id }: Pick<TicketRow, 'merchant_id' | 'id'>,
  change: Change<'support_ticket'>,
): Promise<void> {
  await tx`
    update support_ticket set ${changes(tx, 'support_ticket', change)}
     where merchant_id = ${merchant_id} and id = ${id}`
}

/** Tickets that were resolved so long ago that nobody opens them again. Needs reach across tenants. */
export function longResolved(tx: Tx, before: Date, most: number): Promise<TicketRow[]> {
  return tx<TicketRow[]>`
    select * from support_ticket where status = 'resolved' and resolved_at <= ${before}
     order by resolved_at, id limit ${most} for update skip locked`
}

/**
 * Tickets whose answer is so late that they rise, held until the transaction ends. Needs reach across
 * tenants.
 */
export function lateTickets(tx: Tx, at: Date, most: number): Promise<TicketRow[]> {
  return tx<TicketRow[]>`
    select * from support_ticket where escalate_at <= ${at}
     order by escalate_at, id limit ${most} for update skip locked`
}

type FileRow = Row<'stored_file_public', 'id' | 'name' | 'size_bytes'>

/** Name and size of files by their handles. */
export async function filesOf(
  tx: ReadTx,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FileRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx<FileRow[]>`
    select id, name, size_bytes from stored_file_public where merchant_id = ${merchantId} and id = any (${[...ids]})`
  return new Map(rows.map((row) => [row.id, row]))
}

type OrderOf = Row<'order_public', 'id' | 'number'>

/** An order of the merchant by its id or its number, in the stores the person sees. */
export async function findOrder(
  tx: ReadTx,
  { merchantId, storeIds }: Asker,
  given: string,
): Promise<OrderOf | undefined> {
  const [row] = await tx<OrderOf[]>`
    select o.id, o.number from order_public o
     where o.merchant_id = ${merchantId} and (o.id = ${given} or o.number = ${given}) and ${storeIsVisible(tx, 'o.store_id', storeIds)}`
  return row
}

/** Whether a store is the merchant's, and one the person sees. */
export async function isStoreOf(
  tx: ReadTx,
  { merchantId, storeIds }: Asker,
  storeId: string,
): Promise<boolean> {
  const rows = await tx`
    select from store_public s
     where s.merchant_id = ${merchantId} and s.id = ${storeId} and ${storeIsVisible(tx, 's.id', storeIds)}`
  return rows.length > 0
}

/** What people are called who wrote; those of the provider by their own names. */
export async function namesOf(
  tx: ReadTx,
  { people, staff }: { people: readonly string[]; staff: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const [ours, theirs] = await Promise.all([
    staff.length === 0
      ? []
      : tx<Row<'staff_name', 'id' | 'name'>[]>`
          select id, name from staff_name where id = any (${[...new Set(staff)]})`,
    people.length === 0
      ? []
      : tx<Row<'person_name', 'id' | 'first_name' | 'last_name' | 'email' | 'phone'>[]>`
          select id, first_name, last_name, email, phone from person_name where id = any (${[...new Set(people)]})`,
  ])
  return new Map([
    ...ours.map(({ id, name }) => [id, name] as const),
    ...theirs.map(
      ({ id, first_name, last_name, email, phone }) =>
        [id, `${first_name} ${last_name}`.trim() || (email ?? phone ?? '')] as const,
    ),
  ])
}

/** Which of these tickets the person sees. */
export async function visibleOf(tx: ReadTx, asker: Asker, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx<Row<'support_ticket', 'id'>[]>`
    select t.id from support_ticket t
     where t.merchant_id = ${asker.merchantId} and t.id = any (${[...ids]}) and ${visible(tx, asker)} order by t.id`
  return rows.map(({ id }) => id)
}
