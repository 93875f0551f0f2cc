import { createHash } from 'node:crypto'
import type { Currency } from '@daftar/rules/money/currency'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { type Column, type Row, values } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import { newId } from '../../../platform/ids.ts'
import type { ReadFile } from './read-file.ts'

export interface FileRow extends Row<
  'bank_file',
  'id' | 'name' | 'currency' | 'lines' | 'skipped' | 'repeated' | 'first_on' | 'last_on' | 'uploaded_at'
> {
  uploader: Column<'staff_name', 'name'>
  open: number
}

/** A file whose columns and currency are known. */
export type TakenFile = ReadFile & { currency: Currency }

/**
 * Keeps a file and its lines, once: the same bytes again change nothing, and a line that an earlier file
 * brought is not kept twice. Answers the file's id and whether it was known.
 */
export async function keepFile(
  tx: Tx,
  file: TakenFile,
  by: { staffId: string; at: Date },
): Promise<{ id: string; known: boolean }> {
  const id = newId('bfl')
  const days = file.lines.map(({ bookedOn }) => bookedOn).sort()
  const done = await tx`
    insert into bank_file ${values(tx, 'bank_file', {
      id,
      sha256: file.sha256,
      name: file.name,
      currency: file.currency,
      reading: { heading: file.heading, columns: [...file.columns] },
      lines: file.lines.length,
      skipped: file.skipped,
      repeated: 0,
      first_on: days[0] ?? null,
      last_on: days.at(-1) ?? null,
      uploaded_by: by.staffId,
      uploaded_at: by.at,
    })} on conflict (sha256) do nothing`
  if (done.count === 0) return { id: await requireIdOf(tx, file.sha256), known: true }
  const kept = await insertLines(tx, id, file)
  await tx`update bank_file set repeated = ${file.lines.length - kept} where id = ${id}`
  return { id, known: false }
}

export async function isKnownFile(tx: ReadTx, sha256: string): Promise<boolean> {
  const rows = await tx`select from bank_file where sha256 = ${sha256}`
  return rows.length === 1
}

async function requireIdOf(tx: Tx, sha256: string): Promise<string> {
  const [row] = await tx<Row<'bank_file', 'id'>[]>`select id from bank_file where sha256 = ${sha256}`
  if (!row) throw new Error('a bank file is known and is not there')
  return row.id
}

/** How many lines were new. */
async function insertLines(tx: Tx, fileId: string, { lines, currency }: TakenFile): Promise<number> {
  if (lines.length === 0) return 0
  const seen = new Map<string, number>()
  const rows = lines.map((line) => {
    const facts = JSON.stringify([
      currency,
      line.bookedOn,
      String(line.amountMinor),
      line.text,
      line.reference,
    ])
    const time = (seen.get(facts) ?? 0) + 1
    seen.set(facts, time)
    return {
      id: newId('bln'),
      row_number: line.row,
      booked_on: line.bookedOn,
      amount_minor: String(line.amountMinor),
      text: line.text.slice(0, 1000).toWellFormed(),
      bank_reference: line.reference.slice(0, 60).toWellFormed(),
      fingerprint: createHash('sha256').update(`${facts}${time}`).digest('hex'),
    }
  })
  const done = await tx`
    insert into bank_line (id, file_id, row_number, booked_on, currency, amount_minor, text, bank_reference, fingerprint)
    select l.id, ${fileId}, l.row_number, l.booked_on, ${currency}, l.amount_minor, l.text, l.bank_reference, l.fingerprint
      from jsonb_to_recordset(${tx.json(rows)}) as l (
        id text, row_number int, booked_on date, amount_minor bigint, text text, bank_reference text, fingerprint text)
     order by l.fingerprint
    on conflict (fingerprint) do nothing`
  return done.count
}

/** Bank files, newest first; one row more than the page tells whether there is another. */
export function listFiles(
  tx: ReadTx,
  page: { before: PagePosition | null; size: number },
): Promise<FileRow[]> {
  const { before } = page
  return tx<FileRow[]>`
    select ${fileColumns(tx)} from bank_file f join staff_name s on s.id = f.uploaded_by
     where true ${olderThan(tx, tx`f.uploaded_at`, tx`f.id`, before)}
     order by f.uploaded_at desc, f.id desc limit ${page.size + 1}`
}

export async function requireFile(tx: Tx, id: string): Promise<FileRow> {
  const [row] = await tx<FileRow[]>`
    select ${fileColumns(tx)} from bank_file f join staff_name s on s.id = f.uploaded_by where f.id = ${id}`
  if (!row) throw new Error(`there is no bank file ${id}`)
  return row
}

function fileColumns(tx: ReadTx) {
  return tx`f.id, f.name, f.currency, f.lines, f.skipped, f.repeated, f.first_on, f.last_on, f.uploaded_at,
    s.name as uploader,
    (select count(*)::int from bank_line l where l.file_id = f.id and l.state = 'open') as open`
}
