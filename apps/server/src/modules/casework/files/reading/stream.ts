import type { StreamAnswer } from '../../../../platform/http/call.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import type { FileRow } from '../store.ts'

/**
 * The bytes of a file. Shown in the page when they were looked at, only saved while they are in quarantine.
 */
export async function streamOf(storage: Storage, row: FileRow): Promise<StreamAnswer> {
  return {
    bytes: await storage.stream(row.storage_key),
    contentType: row.content_type,
    name: row.name,
    size: Number(row.size_bytes),
    disposition: row.state === 'clean' ? 'inline' : 'attachment',
  }
}
