import type { MailHeldReason, MailStatus } from '@daftar/rules/support/mail'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import { olderThan } from '../../../../platform/database/keyset.ts'
import { type Row, values } from '../../../../platform/database/rows.ts'
import type { PageAsked } from '../../../../platform/http/paging.ts'
import type { TicketRow } from '../store.ts'

export type MailRow = Row<
  'support_mail',
  | 'merchant_id'
  | 'id'
  | 'ticket_id'
  | 'message_key'
  | 'from_address'
  | 'subject'
  | 'words'
  | 'files_left'
  | 'received_at'
  | 'decided_at'
  | 'decided_by',
  { status: MailStatus; held_reason: MailHeldReason | null }
>

export async function insertMail(tx: Tx, row: MailRow): Promise<void> {
  await tx`insert into support_mail ${values(tx, 'support_mail', row)}`
}

/** A mail, held until the transaction ends. For staff. */
export async function lockMail(tx: Tx, id: string): Promise<MailRow | undefined> {
  const [row] = await tx<MailRow[]>`select * from support_mail where id = ${id} for update`
  return row
}

/** The tickets of a number. Needs reach across tenants. */
export function ticketsOf(tx: ReadTx, number: string): Promise<TicketRow[]> {
  return tx<TicketRow[]>`select * from support_ticket where number = ${number}`
}

/** Whether a mail came already, and how many came to its ticket since an instant. */
export async function comeBefore(
  tx: ReadTx,
  { merchant_id, id }: Pick<TicketRow, 'merchant_id' | 'id'>,
  { key, since }: { key: string; since: Date },
): Promise<{ isKnown: boolean; withinHour: number }> {
  const [row] = await tx<{ is_known: boolean; within_hour: number }[]>`
    select coalesce(bool_or(message_key = ${key}), false) as is_known,
           count(*) filter (where ticket_id = ${id} and received_at > ${since})::int as within_hour
      from support_mail
     where merchant_id = ${merchant_id} and (message_key = ${key} or ticket_id = ${id})`
  return { isKnown: row?.is_known ?? false, withinHour: row?.within_hour ?? 0 }
}

/**
 * Who of a merchant writes from an address and may see the ticket; nobody who is blocked or no longer of it.
 */
export async function writerOf(
  tx: ReadTx,
  { merchant_id, store_id }: Pick<TicketRow, 'merchant_id' | 'store_id'>,
  address: string,
): Promise<string | null> {
  const [row] = await tx<Row<'membership_public', 'person_id'>[]>`
    select m.person_id from membership_public m join person_access p on p.id = m.person_id
     where m.merchant_id = ${merchant_id} and lower(p.email) = ${address} and p.blocked_at is null
       and (${store_id}::text is null or m.store_ids is null or ${store_id} = any (m.store_ids))`
  return row?.person_id ?? null
}

/** A mail that waits, with the ticket it was sent to. */
export type HeldMailRow = MailRow & { number: string; merchant_name: string; merchant_name_ar: string }

/** What waits for an agent, the newest first. */
export function heldMails(tx: ReadTx, { before, size }: PageAsked): Promise<HeldMailRow[]> {
  return tx<HeldMailRow[]>`
    select s.*, t.number, m.name as merchant_name, m.name_ar as merchant_name_ar
      from support_mail s
      join support_ticket t on t.merchant_id = s.merchant_id and t.id = s.ticket_id
      join merchant_public m on m.merchant_id = s.merchant_id
     where s.status = 'held' ${olderThan(tx, tx`s.received_at`, tx`s.id`, before)}
     order by s.received_at desc, s.id desc limit ${size + 1}`
}

export async function countHeldMails(tx: ReadTx): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from support_mail where status = 'held'`
  return row?.count ?? 0
}
