import type { UploadedFile, UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { UploadRule } from '../../../platform/modules/uploads.ts'
import type { StatementReading } from '../../../platform/pdf/verdict.ts'
import type { Row } from '../../../platform/database/rows.ts'

type StoredUpload = Row<
  'stored_file',
  'id' | 'name' | 'size_bytes' | 'content_type',
  {
    area: UploadPurpose
    facts: StatementReading | null
  }
>

/** The answer to an upload: its handle stands where the specification writes a url. */
export function presentUpload(row: StoredUpload, rule: UploadRule): UploadedFile {
  return {
    url: row.id,
    name: row.name,
    size: Number(row.size_bytes),
    content_type: row.content_type,
    inspection: row.content_type === 'application/pdf' ? inspectionOf(row.facts) : null,
    reading: (row.facts && rule.reading?.(row.facts)) ?? null,
  }
}

function inspectionOf(facts: StatementReading | null): UploadedFile['inspection'] {
  // Nobody gives a password with an upload, so it cannot be wrong; what is active is not let in.
  if (!facts || facts.kind === 'password_wrong' || facts.kind === 'active') return null
  return { kind: facts.kind, pages: facts.pages }
}
