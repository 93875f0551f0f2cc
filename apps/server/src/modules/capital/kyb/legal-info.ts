import type { FieldCode } from '@daftar/contract'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import {
  checkLicence,
  detailsOf,
  legalInfoOf,
  licenceFieldPaths,
  type LicenceDetails,
} from '@daftar/rules/capital/kyb/licence'
import type { Tx } from '../../../platform/database/database.ts'
import type { ApplicationRow, KybPatch } from '../applications/index.ts'
import type { KybDependencies } from './dependencies.ts'
import type { BlockChange } from './block-change.ts'

/**
 * The licence and the company it names (KYB-124), by the same rules as the form (KYB-53 to KYB-60,
 * DEC-KYB-13).
 */
export async function legalInfoChange(
  tx: Tx,
  { files }: Pick<KybDependencies, 'files'>,
  row: ApplicationRow,
  given: NonNullable<KybPatch['legal_info']>,
  today: CalendarDate,
): Promise<BlockChange> {
  const details = detailsOf(given)
  const errors = Object.entries(checkLicence(details, today)) as [keyof LicenceDetails, FieldCode][]
  if (errors.length > 0)
    return { fields: Object.fromEntries(errors.map(([field, code]) => [licenceFieldPaths[field], code])) }
  const block = legalInfoOf(details)
  if (!(await files.find(tx, row.merchant_id, block.cr_file_url)))
    return { fields: { [licenceFieldPaths.licenceFile]: 'not_your_file' } }
  return {
    columns: {
      legal_info: { ...block, license_metadata: given.license_metadata, cr_file: block.cr_file_url },
    },
  }
}
