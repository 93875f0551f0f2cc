import type { UploadedFile, UploadPurpose } from '@daftar/contract/endpoints/files'
import { readingState } from '@daftar/rules/capital/applications/statement-rules'
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
export function presentUpload(row: StoredUpload): UploadedFile {
  return {
    url: row.id,
    name: row.name,
    size: Number(row.size_bytes),
    content_type: row.content_type,
    inspection: inspectionOf(row.facts),
    reading: row.area === 'bank_statement' ? readingOf(row.facts) : null,
  }
}

function inspectionOf(facts: StatementReading | null): UploadedFile['inspection'] {
  // Nobody gives a password with an upload, so it cannot be wrong.
  return facts && facts.kind !== 'password_wrong' ? { kind: facts.kind, pages: facts.pages } : null
}

/** Shown back at once, so that the merchant sees the right account was sent before anything is handed over (DEC-WIZ-9). */
function readingOf(facts: StatementReading | null): UploadedFile['reading'] {
  if (facts?.kind !== 'text') return null
  const { holder, iban, firstEntry, lastEntry, pages } = facts
  const state = readingState(facts)
  return { state, holder, iban, first_entry: firstEntry, last_entry: lastEntry, pages }
}
