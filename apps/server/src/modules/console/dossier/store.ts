import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { PageAsked } from '../../../platform/http/paging.ts'

export type NoteRow = Row<'merchant_note', 'id' | 'text' | 'written_at'> & { author: string }

export function listNotes(tx: ReadTx, merchantId: string, { before, size }: PageAsked): Promise<NoteRow[]> {
  return tx<NoteRow[]>`
    select n.id, n.text, n.written_at, coalesce(s.name, '') as author from merchant_note n
      left join staff_name s on s.id = n.author
     where n.merchant_id = ${merchantId}
       and (${before === null} or (n.written_at, n.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}))
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
       and (${before === null} or (l.decided_at, l.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}))
     order by l.decided_at desc, l.id desc limit ${size + 1}`
}
