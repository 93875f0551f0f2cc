import type { FieldCode } from '@daftar/contract'
import type { Tx } from '../../../platform/database/database.ts'
import type { ApplicationRow, KybPatch } from '../applications/index.ts'
import type { KybDependencies } from './dependencies.ts'
import type { BlockChange } from './block-change.ts'

/** The owners with their documents (KYB-127); who is no resident has no national ID (KYB-145). */
export async function shareholdersChange(
  tx: Tx,
  { files }: Pick<KybDependencies, 'files'>,
  row: ApplicationRow,
  given: NonNullable<KybPatch['shareholders']>,
): Promise<BlockChange> {
  const fields: Record<string, FieldCode> = {}
  for (const [index, { documents }] of given.entries())
    for (const [kind, document] of Object.entries(documents))
      if (document?.file && !(await files.find(tx, row.merchant_id, document.file)))
        fields[`shareholders.${index}.documents.${kind}.file`] = 'not_your_file'
  if (Object.keys(fields).length > 0) return { fields }
  const shareholders = given.map(({ documents: { passport, national_id }, ...one }) => ({
    ...one,
    documents: { passport, ...(one.uae_resident && national_id && { national_id }) },
  }))
  return { columns: { shareholders } }
}
