import { createHash } from 'node:crypto'
import type { TaxDocumentKind } from '@daftar/rules/tax/document-number'
import type { Database, ReadTx, Tx } from '../../../platform/database/database.ts'
import { values, type Row } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'

/** Which paper: of what, and whether it is the one for people or its twin for machines. */
export interface GivenPaper {
  merchantId: string
  kind: TaxDocumentKind | 'statement'
  subject: string
  format: 'pdf' | 'xml'
}

type KeptRow = Row<
  'kept_paper',
  'merchant_id' | 'subject' | 'storage_key' | 'sha256' | 'size_bytes' | 'kept_at',
  Pick<GivenPaper, 'kind' | 'format'>
>

/**
 * A paper as it was given out first: it is made for its first reader and kept, and whoever asks later gets
 * the same bytes, whatever has been worded or named anew since. Of any number of first readers at once one is
 * given what is kept, and so are the others. Null where it cannot be made.
 */
export async function givenOut<Made extends Buffer | null>(
  { database, storage }: { database: Database; storage: Storage },
  paper: GivenPaper,
  at: Date,
  make: () => Promise<Made>,
): Promise<Made | Buffer> {
  const { merchantId, ...of } = paper
  const kept = await database.tenantRead([merchantId], (tx) => findKept(tx, paper))
  if (kept) return bytesOf(storage, kept)
  const bytes = await make()
  if (bytes === null) return bytes
  const row = {
    merchant_id: merchantId,
    ...of,
    storage_key: `papers/${newId('pap')}`,
    sha256: hashOf(bytes),
    size_bytes: bytes.length,
    kept_at: at,
  }
  await storage.put(merchantId, row.storage_key, bytes)
  const first = await database.tenant([merchantId], async (tx) =>
    (await keep(tx, row)) ? row : findKept(tx, paper),
  )
  if (first === row) return bytes
  await storage.remove(row.storage_key)
  if (!first) throw new Error(`the paper of ${of.kind} ${of.subject} was not kept`)
  return bytesOf(storage, first)
}

async function bytesOf(storage: Storage, { storage_key: key, sha256 }: KeptRow): Promise<Buffer> {
  const bytes = await storage.bytes(key)
  if (hashOf(bytes) !== sha256) throw new Error(`the paper ${key} is not the one that was given out`)
  return bytes
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function findKept(
  tx: ReadTx,
  { merchantId, kind, subject, format }: GivenPaper,
): Promise<KeptRow | undefined> {
  const [row] = await tx<KeptRow[]>`
    select merchant_id, kind, subject, format, storage_key, sha256, size_bytes, kept_at from kept_paper
     where merchant_id = ${merchantId} and kind = ${kind} and subject = ${subject} and format = ${format}`
  return row
}

/** False when another request kept it in the same moment. */
async function keep(tx: Tx, row: KeptRow): Promise<boolean> {
  const done = await tx`insert into kept_paper ${values(tx, 'kept_paper', row)} on conflict do nothing`
  return done.count === 1
}
