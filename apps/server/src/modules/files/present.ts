import type { UploadedFile } from '@daftar/contract/endpoints/files'
import type { StatementReading } from '../../platform/pdf/verdict.ts'

interface StoredUpload {
  id: string
  name: string
  size_bytes: number
  content_type: string
  facts: StatementReading | null
}

/** The answer to an upload: its handle stands where the specification writes a url. */
export function presentUpload(row: StoredUpload): UploadedFile {
  return {
    url: row.id,
    name: row.name,
    size: row.size_bytes,
    content_type: row.content_type,
    inspection: inspectionOf(row.facts),
  }
}

function inspectionOf(facts: StatementReading | null): UploadedFile['inspection'] {
  // Nobody gives a password with an upload, so it cannot be wrong.
  return facts && facts.kind !== 'password_wrong' ? { kind: facts.kind, pages: facts.pages } : null
}
