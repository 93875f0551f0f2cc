import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Tx } from '../../../platform/database/database.ts'
import type { ApplicationRow, KybPatch } from '../applications/index.ts'
import type { KybDependencies } from './dependencies.ts'
import type { BlockChange } from './block-change.ts'

/** The licence and the company it names (KYB-124). */
export async function legalInfoChange(
  tx: Tx,
  { files }: Pick<KybDependencies, 'files'>,
  row: ApplicationRow,
  given: NonNullable<KybPatch['legal_info']>,
  today: CalendarDate,
): Promise<BlockChange> {
  const { issue_date: issued, expiry_date: expires } = given.license_metadata
  if (issued > today) return { fields: { 'legal_info.license_metadata.issue_date': 'date_in_future' } }
  if (expires < issued) return { fields: { 'legal_info.license_metadata.expiry_date': 'date_before_issue' } }
  if (!(await files.find(tx, row.merchant_id, given.cr_file_url)))
    return { fields: { 'legal_info.cr_file_url': 'not_your_file' } }
  return { columns: { legal_info: { ...given, cr_file: given.cr_file_url } } }
}
