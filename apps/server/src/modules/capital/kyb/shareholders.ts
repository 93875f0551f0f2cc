import type { FieldCode } from '@daftar/contract'
import {
  checkShareholders,
  shareholderBlocksOf,
  shareholdersOf,
} from '@daftar/rules/capital/kyb/shareholders'
import type { Tx } from '../../../platform/database/database.ts'
import type { ApplicationRow, KybPatch } from '../applications/index.ts'
import type { KybDependencies } from './dependencies.ts'
import type { BlockChange } from './block-change.ts'

type Holders = NonNullable<KybPatch['shareholders']>

/**
 * The owners with their documents (KYB-127), by the same rules as the cards (KYB-75, KYB-76, DEC-KYB-19). Who
 * is no resident has no national ID (KYB-145), and a document that nobody of the list has any more is let go
 * of (DEC-KYB-21).
 */
export async function shareholdersChange(
  tx: Tx,
  { files }: Pick<KybDependencies, 'files'>,
  row: ApplicationRow,
  given: Holders,
): Promise<BlockChange> {
  const list = shareholdersOf(given)
  const fields: Record<string, FieldCode> = {}
  for (const [index, errors] of checkShareholders(list))
    for (const [field, code] of Object.entries(errors)) fields[`shareholders.${index}.${field}`] = code
  const shareholders = shareholderBlocksOf(list)
  for (const [index, { documents }] of shareholders.entries())
    for (const [kind, document] of Object.entries(documents))
      if (document?.file && !(await files.find(tx, row.merchant_id, document.file)))
        fields[`shareholders.${index}.documents.${kind}.file`] = 'not_your_file'
  if (Object.keys(fields).length > 0) return { fields }
  const kept = new Set([...handlesOf(shareholders), row.authorized_signatory?.national_id_url])
  for (const handle of handlesOf(row.shareholders ?? []))
    if (!kept.has(handle)) await files.letGo(tx, row.merchant_id, handle)
  return { columns: { shareholders } }
}

function handlesOf(holders: Holders): string[] {
  return holders.flatMap(({ documents: { passport, national_id } }) =>
    [passport.file, national_id?.file].filter((file) => typeof file === 'string'),
  )
}
