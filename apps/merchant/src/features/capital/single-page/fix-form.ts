import type { FieldCode } from '@daftar/contract'
import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { SinglePageBody } from '@daftar/contract/endpoints/capital/single-page'
import { legalTextMax } from '@daftar/rules/capital/applications/legal-info'
import { fieldsToFix, type ResetField } from '@daftar/rules/capital/applications/reset-reasons'
import type { PickedUpload } from '../../../shared/uploads/picked-upload.ts'

/** What an application that came back asks for, by the names of the wire (APPL-31). */
export interface FixValues {
  cr_file: PickedUpload | null
  cr_number: string
  company_name_or_legal_name: string
  registered_company_address: string
}

export type FixErrors = Partial<Record<ResetField, FieldCode>>
type Source = Pick<Application, 'reasons' | 'single_page' | 'legal_info' | 'sign_authority'>

/** The fields to show for the reasons (APPL-32 to APPL-34, DEC-APPL-6, DEC-APPL-7). */
export function fixFields({ reasons, single_page: olderForm }: Source): readonly ResetField[] {
  return fieldsToFix(reasons, olderForm !== null)
}

/** What stands there now: of the wizard its legal information, of the older form its authority. */
export function startFix({ legal_info: info, sign_authority: authority }: Source): FixValues {
  const file = info ? info.cr_file : authority?.cr_file
  return {
    cr_file: file ? { url: file, name: '', size: null } : null,
    cr_number: info?.cr_number ?? authority?.cr_number ?? '',
    company_name_or_legal_name: info?.company_name ?? authority?.legal_name ?? '',
    registered_company_address: info?.company_address ?? authority?.legal_address ?? '',
  }
}

const textMax: Partial<Record<ResetField, number>> = {
  cr_number: legalTextMax.licenceNumber,
  company_name_or_legal_name: legalTextMax.companyName,
  registered_company_address: legalTextMax.companyAddress,
}

/** Only what is shown is required (APPL-35); the licence number has at most 15 characters (APPL-36). */
export function checkFix(values: FixValues, shown: readonly ResetField[]): FixErrors {
  const errors: FixErrors = {}
  for (const field of shown) {
    const text = textOf(values, field)
    if (text === '') errors[field] = 'required'
    else if (text.length > (textMax[field] ?? Infinity)) errors[field] = 'too_long'
  }
  return errors
}

/** What is sent: the fields shown and nothing else (DEC-CAPI-2). */
export function fixBody(values: FixValues, shown: readonly ResetField[]): SinglePageBody {
  return Object.fromEntries(shown.map((field) => [field, textOf(values, field)]))
}

function textOf(values: FixValues, field: ResetField): string {
  return field === 'cr_file' ? (values.cr_file?.url ?? '') : values[field].trim()
}
