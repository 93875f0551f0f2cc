import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'

/** A thread of a merchant; its id is that of what it is about. */
export interface ThreadOf {
  merchantId: string
  threadId: string
}

export type AuthorKind = 'merchant' | 'staff' | 'system'
export type ReaderKind = 'merchant' | 'staff'

export type MessageRow = Row<
  'conversation_message',
  'merchant_id' | 'thread_id' | 'seq' | 'id' | 'author_id' | 'body' | 'is_note' | 'at',
  { author_kind: AuthorKind; file_ids: string[] }
>

/** A message to be written; its place is given to it by the thread. */
export type NewMessage = Pick<
  MessageRow,
  'id' | 'author_kind' | 'author_id' | 'body' | 'file_ids' | 'is_note' | 'at'
>

/**
 * Writes a message at the end of a thread. The caller holds what the thread is about, so that two who write
 * at once stand behind each other. Under an id that stands already nothing is written, and the message there
 * is answered.
 */
export async function insertMessage(
  tx: Tx,
  { merchantId, threadId }: ThreadOf,
  message: NewMessage,
): Promise<{ row: MessageRow; isNew: boolean }> {
  const [there] = await tx<MessageRow[]>`
    select * from conversation_message
     where merchant_id = ${merchantId} and thread_id = ${threadId} and id = ${message.id}`
  if (there) return { row: there, isNew: false }
  const seq = (await lastSeq(tx, { merchantId, threadId })) + 1
  const row: MessageRow = { merchant_id: merchantId, thread_id: threadId, seq, ...message }
  await tx`insert into conversation_message ${values(tx, 'conversation_message', row)}`
  return { row, isNew: true }
}

/** The place of the last message; 0 where none is written. */
export async function lastSeq(tx: ReadTx, { merchantId, threadId }: ThreadOf): Promise<number> {
  const [row] = await tx<{ seq: number }[]>`
    select coalesce(max(seq), 0) as seq from conversation_message
     where merchant_id = ${merchantId} and thread_id = ${threadId}`
  return row?.seq ?? 0
}

/** Messages behind a place, oldest first; notes of agents only where they are asked for. */
export function messagesAfter(
  tx: ReadTx,
  { merchantId, threadId }: ThreadOf,
  { after, most, withNotes }: { after: number; most: number; withNotes: boolean },
): Promise<MessageRow[]> {
  return tx<MessageRow[]>`
    select * from conversation_message
     where merchant_id = ${merchantId} and thread_id = ${threadId} and seq > ${after} and (${withNotes} or not is_note)
     order by seq limit ${most}`
}

/** Whether one of the staff has answered: a note is no answer. */
export async function hasAnswer(tx: ReadTx, { merchantId, threadId }: ThreadOf): Promise<boolean> {
  const rows = await tx`
    select from conversation_message
     where merchant_id = ${merchantId} and thread_id = ${threadId} and author_kind = 'staff' and not is_note limit 1`
  return rows.length > 0
}

/**
 * Says that a reader has seen everything up to a place; it never goes back. False where they had seen it
 * before.
 */
export async function noteRead(
  tx: Tx,
  { merchantId, threadId }: ThreadOf,
  reader: { kind: ReaderKind; id: string; seq: number; at: Date },
): Promise<boolean> {
  const row = {
    merchant_id: merchantId,
    thread_id: threadId,
    reader_kind: reader.kind,
    reader_id: reader.id,
    seq: reader.seq,
    at: reader.at,
  }
  const done = await tx`
    insert into conversation_reader ${values(tx, 'conversation_reader', row)}
    on conflict (merchant_id, thread_id, reader_kind, reader_id)
      do update set seq = excluded.seq, at = excluded.at where conversation_reader.seq < excluded.seq`
  return done.count === 1
}

/** How far somebody of a side has read; 0 where nobody of it has. */
export async function readUpTo(
  tx: ReadTx,
  { merchantId, threadId }: ThreadOf,
  kind: ReaderKind,
): Promise<number> {
  const [row] = await tx<{ seq: number }[]>`
    select coalesce(max(seq), 0) as seq from conversation_reader
     where merchant_id = ${merchantId} and thread_id = ${threadId} and reader_kind = ${kind}`
  return row?.seq ?? 0
}

/** How far one person of a merchant has read. */
async function readBy(tx: ReadTx, { merchantId, threadId }: ThreadOf, personId: string): Promise<number> {
  const [row] = await tx<{ seq: number }[]>`
    select coalesce(max(seq), 0) as seq from conversation_reader
     where merchant_id = ${merchantId} and thread_id = ${threadId} and reader_kind = 'merchant' and reader_id = ${personId}`
  return row?.seq ?? 0
}

/** Whether a person of the merchant has seen every answer of the staff so far. */
export async function hasSeenAnswers(tx: ReadTx, of: ThreadOf, personId: string): Promise<boolean> {
  const upTo = await readBy(tx, of, personId)
  const rows = await tx`
    select from conversation_message
     where merchant_id = ${of.merchantId} and thread_id = ${of.threadId} and author_kind <> 'merchant' and not is_note
       and seq > ${upTo} limit 1`
  return rows.length === 0
}

/**
 * The threads of merchants in which the other side wrote what a reader has not seen; staff share what they
 * have read.
 */
export async function unreadOf(
  tx: ReadTx,
  merchantIds: readonly string[],
  reader: { kind: 'merchant'; id: string } | { kind: 'staff' },
): Promise<Set<string>> {
  const isTheirs =
    reader.kind === 'merchant'
      ? tx`r.reader_kind = 'merchant' and r.reader_id = ${reader.id}`
      : tx`r.reader_kind = 'staff'`
  const rows = await tx<Row<'conversation_message', 'thread_id'>[]>`
    select m.thread_id from conversation_message m
     where m.merchant_id = any (${[...merchantIds]}) and not m.is_note
       and ${reader.kind === 'merchant' ? tx`m.author_kind <> 'merchant'` : tx`m.author_kind = 'merchant'`}
     group by m.merchant_id, m.thread_id
    having max(m.seq) > coalesce((select max(r.seq) from conversation_reader r
             where r.merchant_id = m.merchant_id and r.thread_id = m.thread_id and ${isTheirs}), 0)`
  return new Set(rows.map(({ thread_id }) => thread_id))
}

/** Keeps what somebody has begun to write; nothing is kept of nothing. */
export async function saveDraft(
  tx: Tx,
  { merchantId, threadId }: ThreadOf,
  { writerId, body, at }: { writerId: string; body: string; at: Date },
): Promise<void> {
  if (body.trim() === '') {
    await tx`
      delete from conversation_draft
       where merchant_id = ${merchantId} and thread_id = ${threadId} and writer_id = ${writerId}`
    return
  }
  const row = { merchant_id: merchantId, thread_id: threadId, writer_id: writerId, body, saved_at: at }
  await tx`
    insert into conversation_draft ${values(tx, 'conversation_draft', row)}
    on conflict (merchant_id, thread_id, writer_id) do update set body = excluded.body, saved_at = excluded.saved_at`
}

export async function draftOf(
  tx: ReadTx,
  { merchantId, threadId }: ThreadOf,
  writerId: string,
): Promise<string> {
  const [row] = await tx<Row<'conversation_draft', 'body'>[]>`
    select body from conversation_draft
     where merchant_id = ${merchantId} and thread_id = ${threadId} and writer_id = ${writerId}`
  return row?.body ?? ''
}
