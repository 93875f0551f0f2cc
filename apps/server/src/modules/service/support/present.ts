import type {
  DeskMessage,
  DeskTicket,
  Macro,
  Ticket,
  TicketFile,
  TicketMessage,
} from '@daftar/contract/endpoints/service/support-shapes'
import { addressOfAuthor } from '@daftar/rules/support/mail'
import type { ReadTx } from '../../../platform/database/database.ts'
import { unreadOf, type MessageRow } from '../../casework/conversation/index.ts'
import { presentMerchantOf } from '../../merchants/merchants/index.ts'
import { shownFiles } from './attachments.ts'
import type { DeskTicketRow, MacroRow } from './desk-store.ts'
import { namesOf, type TicketRow } from './store.ts'

/** Tickets of one merchant as a person of theirs sees them. */
export async function presentTickets(
  tx: ReadTx,
  rows: readonly TicketRow[],
  reader: { merchantId: string; personId: string },
): Promise<Ticket[]> {
  const files = await shownFiles(
    tx,
    reader.merchantId,
    rows.flatMap(({ file_ids }) => file_ids),
  )
  const [unread, names] = await Promise.all([
    unreadOf(tx, [reader.merchantId], { kind: 'merchant', id: reader.personId }),
    namesOf(tx, { people: rows.map(({ author_id }) => author_id), staff: [] }),
  ])
  return rows.map((row) => ({
    ...ticketFields(row, files(row.file_ids)),
    author: names.get(row.author_id) ?? '',
    is_unread: unread.has(row.id),
  }))
}

export async function presentTicket(
  tx: ReadTx,
  row: TicketRow,
  reader: { merchantId: string; personId: string },
): Promise<Ticket> {
  const [shown] = await presentTickets(tx, [row], reader)
  return shown!
}

/** Tickets of several merchants as the console shows them. */
export async function presentDeskTickets(tx: ReadTx, rows: readonly DeskTicketRow[]): Promise<DeskTicket[]> {
  const merchantIds = [...new Set(rows.map(({ merchant_id }) => merchant_id))]
  const unread = await unreadOf(tx, merchantIds, { kind: 'staff' })
  const filesOf = new Map(
    await Promise.all(
      merchantIds.map(async (merchantId) => {
        const theirs = rows.filter(({ merchant_id }) => merchant_id === merchantId)
        const ids = theirs.flatMap(({ file_ids }) => file_ids)
        return [merchantId, await shownFiles(tx, merchantId, ids)] as const
      }),
    ),
  )
  return rows.map((row) => ({
    ...presentMerchantOf(row),
    ...ticketFields(row, filesOf.get(row.merchant_id)?.(row.file_ids) ?? []),
    country: row.country,
    author: row.author_name,
    csat_note: row.csat_note,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    first_due_at: row.first_due_at.toISOString(),
    first_answered_at: row.first_answered_at?.toISOString() ?? null,
    answer_due_at: row.answer_due_at?.toISOString() ?? null,
    escalation: row.escalation,
    merged_into: row.merged_into,
    is_unread: row.status === 'new' || unread.has(row.id),
  }))
}

function ticketFields(row: TicketRow, attachments: TicketFile[]) {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    topic: row.topic,
    subject: row.subject,
    description: row.description,
    store_id: row.store_id,
    order_id: row.order_id,
    order_number: row.order_number,
    transaction_id: row.transaction_id,
    transaction_reference: row.transaction_reference,
    charge_id: row.charge_id,
    attachments,
    channel_id: row.id,
    csat: row.csat,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/**
 * Messages of a merchant's thread as somebody of either side reads them, `readerId` being whose own are told
 * apart.
 */
export async function presentMessages(
  tx: ReadTx,
  merchantId: string,
  rows: readonly MessageRow[],
  readerId: string,
): Promise<DeskMessage[]> {
  const idsOf = (kind: MessageRow['author_kind']) =>
    rows.filter(({ author_kind }) => author_kind === kind).map(({ author_id }) => author_id)
  const files = await shownFiles(
    tx,
    merchantId,
    rows.flatMap(({ file_ids }) => file_ids),
  )
  const names = await namesOf(tx, { people: idsOf('merchant'), staff: idsOf('staff') })
  return rows.map((row) => ({
    seq: row.seq,
    id: row.id,
    by: sides[row.author_kind],
    name: names.get(row.author_id) ?? addressOfAuthor(row.author_id) ?? '',
    is_you: row.author_id === readerId,
    body: row.body,
    attachments: files(row.file_ids),
    at: row.at.toISOString(),
    is_note: row.is_note,
  }))
}

const sides = { merchant: 'merchant', staff: 'agent', system: 'system' } as const

/** The same for merchants, who hear nothing of notes. */
export async function presentThread(
  tx: ReadTx,
  merchantId: string,
  rows: readonly MessageRow[],
  readerId: string,
): Promise<TicketMessage[]> {
  const shown = await presentMessages(tx, merchantId, rows, readerId)
  return shown.map(({ seq, id, by, name, is_you, body, attachments, at }) => {
    return { seq, id, by, name, is_you, body, attachments, at }
  })
}

export function presentMacro({ id, title, title_ar, body, body_ar }: MacroRow): Macro {
  return { id, title, title_ar, body, body_ar }
}
