import { addDays } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { unusedDays } from '@daftar/rules/files/retention'
import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { Database } from '../../../../platform/database/database.ts'
import { newId } from '../../../../platform/ids.ts'
import type { StatementReading } from '../../../../platform/pdf/verdict.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { insertFile, markClean, type NewFile } from '../store.ts'

export interface Upload {
  merchantId: string
  personId: string
  at: Date
  name: string
  purpose: UploadPurpose
  contentType: string
  size: number
  sha256: Buffer
  /** What was found in a PDF. */
  facts: StatementReading | null
}

/** The record of an upload, with a handle of its own; until a form names it, its days are few. */
export function rowOfUpload(upload: Upload): NewFile {
  const id = newId('fil')
  const day = dateInZone(upload.at.getTime(), 'UTC')
  return {
    merchant_id: upload.merchantId,
    id,
    area: upload.purpose,
    name: upload.name,
    content_type: upload.contentType,
    size_bytes: BigInt(upload.size),
    sha256: upload.sha256,
    storage_key: `uploads/${upload.merchantId}/${id}`,
    facts: upload.facts,
    uploaded_by: upload.personId,
    created_at: upload.at,
    kept_for: 'never_used',
    kept_from: day,
    kept_because: 'need',
    keep_until: addDays(day, unusedDays),
  }
}

/** Keeps bytes that need no look, because they were made here; answers their handle. */
export async function keepUpload(
  { database, storage }: { database: Database; storage: Storage },
  { bytes, ...upload }: Omit<Upload, 'size'> & { bytes: Uint8Array },
): Promise<string> {
  const row = rowOfUpload({ ...upload, size: bytes.length })
  await storage.put(row.merchant_id, row.storage_key, bytes)
  await database.tenant([row.merchant_id], async (tx) => {
    await insertFile(tx, row)
    await markClean(tx, row.merchant_id, row.id)
  })
  return row.id
}
