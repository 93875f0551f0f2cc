import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import type { ApplicationRow, KybPatch } from '../applications/index.ts'
import type { KybDependencies } from './dependencies.ts'
import type { BlockChange } from './block-change.ts'

/**
 * Who signs; the phone by the rule of its country, the document one of the merchant's own (KYB-40, KYB-43).
 */
export async function signatoryChange(
  tx: Tx,
  { files }: KybDependencies,
  row: ApplicationRow,
  given: NonNullable<KybPatch['authorized_signatory']>,
): Promise<BlockChange | Refusal> {
  const phone = normalisePhone(given.phone)
  if (phoneProblem(phone))
    return refuse('could_not_validate_phone', { fields: { 'authorized_signatory.phone': 'phone_invalid' } })
  if (!(await files.find(tx, row.merchant_id, given.national_id_url)))
    return { fields: { 'authorized_signatory.national_id_url': 'not_your_file' } }
  const { name, email, national_id_number, national_id_url } = given
  return { columns: { authorized_signatory: { name, email, phone, national_id_number, national_id_url } } }
}
