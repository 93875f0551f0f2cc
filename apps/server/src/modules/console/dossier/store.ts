import type { DisputeStatus, DisputeType } from '@daftar/rules/disputes/dispute'
import type { Currency } from '@daftar/rules/money/currency'
import type { TicketStatus } from '@daftar/rules/support/ticket'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { PageAsked } from '../../../platform/http/paging.ts'

export type NoteRow = Row<'merchant_note', 'id' | 'text' | 'written_at'> & { author: string }

export function listNotes(tx: ReadTx, merchantId: string, { before, size }: PageAsked): Promise<NoteRow[]> {
  return tx<NoteRow[]>`
    select n.id, n.text, n.written_at, coalesce(s.name, '') as author from merchant_note n
      left join staff_name s on s.id = n.author
     where n.merchant_id = ${merchantId}
       ${olderThan(tx, tx`n.written_at`, tx`n.id`, before)}
     order by n.written_at desc, n.id desc limit ${size + 1}`
}

export async function insertNote(
  tx: Tx,
  merchantId: string,
  { text, author, at }: { text: string; author: string; at: Date },
): Promise<string> {
  const id = newUuid(at)
  await tx`insert into merchant_note (merchant_id, id, text, author, written_at)
    values (${merchantId}, ${id}, ${text}, ${author}, ${at})`
  return id
}

export type LetterRow = Row<
  'sent_letter_public',
  'id' | 'kind' | 'heading_en' | 'heading_ar' | 'recipient' | 'decided_at'
> & { sent_at: Date | null }

export function listLetters(
  tx: ReadTx,
  merchantId: string,
  { before, size }: PageAsked,
): Promise<LetterRow[]> {
  return tx<LetterRow[]>`
    select l.id, l.kind, l.heading_en, l.heading_ar, l.recipient, l.decided_at, l.sent_at from sent_letter_public l
     where l.merchant_id = ${merchantId}
       ${olderThan(tx, tx`l.decided_at`, tx`l.id`, before)}
     order by l.decided_at desc, l.id desc limit ${size + 1}`
}

export type DisputeRow = Row<
  'dispute_public',
  'id' | 'number' | 'type' | 'status' | 'disputed_minor' | 'respond_by' | 'created_at'
> & { type: DisputeType; status: DisputeStatus; currency: Currency }

export function listDisputes(
  tx: ReadTx,
  merchantId: string,
  { before, size }: PageAsked,
): Promise<DisputeRow[]> {
  return tx<DisputeRow[]>`
    select d.id, d.number, d.type, d.status, m.currency, d.disputed_minor, d.respond_by, d.created_at
      from dispute_public d join merchant_public m on m.merchant_id = d.merchant_id
     where d.merchant_id = ${merchantId}
       ${olderThan(tx, tx`d.created_at`, tx`d.id`, before)}
     order by d.created_at desc, d.id desc limit ${size + 1}`
}

export type TicketRow = Row<'support_ticket_public', 'id' | 'number' | 'subject' | 'created_at'> & {
  status: TicketStatus
  assignee: string | null
  due_at: Date | null
}

export function listTickets(
  tx: ReadTx,
  merchantId: string,
  { before, size }: PageAsked,
): Promise<TicketRow[]> {
  return tx<TicketRow[]>`
    select t.id, t.number, t.subject, t.status, t.created_at, s.name as assignee,
           case when t.first_answered_at is null and t.status <> 'closed' then t.first_due_at end as due_at
      from support_ticket_public t left join staff_name s on s.id = t.assignee_id
     where t.merchant_id = ${merchantId}
       ${olderThan(tx, tx`t.created_at`, tx`t.id`, before)}
     order by t.created_at desc, t.id desc limit ${size + 1}`
}
