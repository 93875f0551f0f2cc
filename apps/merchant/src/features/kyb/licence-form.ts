import type { FieldCode } from '@daftar/contract'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import {
  checkLicence,
  legalInfoOf,
  licenceFieldPaths,
  type LegalInfoBlock,
  type LicenceDetails,
} from '@daftar/rules/capital/kyb/licence'
import { splitPhone } from '@daftar/rules/contact/phone'
import type { PhoneCountry } from '@daftar/rules/geo/countries'
import { phoneOf } from '../../shared/session/phone-input.tsx'
import type { PickedUpload } from '../../shared/uploads/picked-upload.ts'
import type { LicenceSays } from './documents.ts'
import type { Application } from './wire.ts'

/** The details of the licence while they are typed (KYB-48, KYB-49). */
export interface LicenceValues {
  licenceFile: PickedUpload | null
  crNumber: string
  issueDate: string
  expiryDate: string
  activities: string
  companyName: string
  companyAddress: string
  companyEmail: string
  phoneCountry: PhoneCountry
  companyPhone: string
}

type Source = Pick<Application, 'legal_info' | 'sign_authority'>

/**
 * What was saved, else what the document says, else the merchant's legal entity (DEC-KYB-14): a document
 * fills what is empty and never takes the place of what somebody confirmed.
 */
export function startLicence(
  { legal_info: saved, sign_authority: entity }: Source,
  licenceFile: PickedUpload | null,
  says: LicenceSays | null,
): LicenceValues {
  const phone = splitPhone(saved?.company_phone ?? '')
  return {
    licenceFile,
    crNumber: saved?.cr_number || says?.number || entity?.cr_number || '',
    issueDate: saved?.license_metadata?.issue_date || says?.issue_date || '',
    expiryDate: saved?.license_metadata?.expiry_date || says?.expiry_date || '',
    activities: saved?.license_metadata?.activities ?? '',
    companyName: saved?.company_name || says?.company_name || entity?.legal_name || '',
    companyAddress: saved?.company_address || entity?.legal_address || '',
    companyEmail: saved?.company_email ?? '',
    phoneCountry: phone?.country ?? 'ARE',
    companyPhone: phone?.national ?? '',
  }
}

/** The licence that is saved already; its name and size are not told again. */
export function savedLicence({ legal_info: saved }: Source): PickedUpload | null {
  const url = saved?.cr_file_url
  return url ? { url, name: '', size: null } : null
}

/** What the document says of a field, where it says something. */
export function saidOf(says: LicenceSays | null): Partial<Record<keyof LicenceValues, string>> {
  if (!says) return {}
  const { number, company_name, issue_date, expiry_date } = says
  const said = { crNumber: number, companyName: company_name, issueDate: issue_date, expiryDate: expiry_date }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null))
}

export function checkLicenceValues(
  values: LicenceValues,
  today: CalendarDate,
): Partial<Record<keyof LicenceValues, FieldCode>> {
  return checkLicence(detailsIn(values), today)
}

/** The block of the licence as it is saved (KYB-141). */
export function licenceBlock(values: LicenceValues): LegalInfoBlock {
  return legalInfoOf(detailsIn(values))
}

function detailsIn({ licenceFile, phoneCountry, companyPhone, ...texts }: LicenceValues): LicenceDetails {
  return {
    ...texts,
    licenceFile: licenceFile?.url ?? '',
    companyPhone: phoneOf({ country: phoneCountry, national: companyPhone }),
  }
}

/** The fields of the form that the server's field errors belong to. */
export const licenceFields: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(licenceFieldPaths).map(([field, path]) => [path, field]),
)
