import { parseCalendarDate, type CalendarDate } from '../../calendar/calendar-date.ts'
import { isEmail, normaliseEmail } from '../../contact/email.ts'
import { normalisePhone, phoneProblem } from '../../contact/phone.ts'
import { hasLicenceMargin } from '../../registry/dates.ts'
import { decodedFileUrl } from './file-url.ts'

/** What is said of the commercial licence (KYB-48, KYB-49); texts as typed, dates 'YYYY-MM-DD' or empty. */
export interface LicenceDetails {
  /** Handle of the uploaded licence, empty without one. */
  readonly licenceFile: string
  readonly crNumber: string
  readonly issueDate: string
  readonly expiryDate: string
  readonly activities: string
  readonly companyName: string
  readonly companyAddress: string
  readonly companyEmail: string
  /** In one piece with its dial code, empty without one. */
  readonly companyPhone: string
}

/** Longest texts in characters: KYB-53, DEC-KYB-16; names and addresses as in the older forms. */
export const licenceTextMax = {
  crNumber: 15,
  activities: 500,
  companyName: 120,
  companyAddress: 300,
} as const

export type LicenceErrors = Partial<
  Record<
    keyof LicenceDetails,
    | 'required'
    | 'too_long'
    | 'invalid'
    | 'date_in_future'
    | 'date_before_issue'
    | 'licence_expires_soon'
    | 'email_invalid'
    | 'phone_invalid'
  >
>

/**
 * What is wrong, by field (KYB-53 to KYB-60): the licence is good for two weeks from today and was not issued
 * in the future (DEC-KYB-13); e-mail and phone of the company are looked at only when filled (DEC-KYB-15).
 * The server asks the same.
 */
export function checkLicence(details: LicenceDetails, today: CalendarDate): LicenceErrors {
  const errors: LicenceErrors = {}
  if (details.licenceFile === '') errors.licenceFile = 'required'
  for (const [field, max] of Object.entries(licenceTextMax) as [keyof typeof licenceTextMax, number][]) {
    const text = details[field].trim()
    if (text === '') errors[field] = 'required'
    else if (text.length > max) errors[field] = 'too_long'
  }
  const issue = parseCalendarDate(details.issueDate)
  const expiry = parseCalendarDate(details.expiryDate)
  if (!issue) errors.issueDate = details.issueDate === '' ? 'required' : 'invalid'
  else if (issue > today) errors.issueDate = 'date_in_future'
  if (!expiry) errors.expiryDate = details.expiryDate === '' ? 'required' : 'invalid'
  else if (issue && expiry < issue) errors.expiryDate = 'date_before_issue'
  else if (!hasLicenceMargin(expiry, today)) errors.expiryDate = 'licence_expires_soon'
  const email = normaliseEmail(details.companyEmail)
  if (email !== '' && !isEmail(email)) errors.companyEmail = 'email_invalid'
  if (details.companyPhone !== '' && phoneProblem(normalisePhone(details.companyPhone)))
    errors.companyPhone = 'phone_invalid'
  return errors
}

/** `legal_info` as it travels (KYB-124, DEC-KYB-15); empty texts stand for what nobody said. */
export interface LegalInfoBlock {
  readonly cr_number: string
  readonly cr_file_url: string
  readonly company_name: string
  readonly company_address: string
  readonly company_email: string
  readonly company_phone: string
  readonly license_metadata: {
    readonly activities: string
    readonly issue_date: string
    readonly expiry_date: string
  }
}

/** What the form sends: the file's handle decoded, the dates in the metadata of the licence (KYB-141). */
export function legalInfoOf(details: LicenceDetails): LegalInfoBlock {
  return {
    cr_number: details.crNumber.trim(),
    cr_file_url: decodedFileUrl(details.licenceFile),
    company_name: details.companyName.trim(),
    company_address: details.companyAddress.trim(),
    company_email: normaliseEmail(details.companyEmail),
    company_phone: details.companyPhone === '' ? '' : normalisePhone(details.companyPhone),
    license_metadata: {
      activities: details.activities.trim(),
      issue_date: details.issueDate,
      expiry_date: details.expiryDate,
    },
  }
}

/** The same back, as a form begins with it and as the server checks what it was sent. */
export function detailsOf(block: LegalInfoBlock): LicenceDetails {
  return {
    licenceFile: block.cr_file_url,
    crNumber: block.cr_number,
    issueDate: block.license_metadata.issue_date,
    expiryDate: block.license_metadata.expiry_date,
    activities: block.license_metadata.activities,
    companyName: block.company_name,
    companyAddress: block.company_address,
    companyEmail: block.company_email,
    companyPhone: block.company_phone,
  }
}

/** Where a field of the form stands in the block that travels; refusals name it on both sides. */
export const licenceFieldPaths: Readonly<Record<keyof LicenceDetails, string>> = {
  licenceFile: 'legal_info.cr_file_url',
  crNumber: 'legal_info.cr_number',
  issueDate: 'legal_info.license_metadata.issue_date',
  expiryDate: 'legal_info.license_metadata.expiry_date',
  activities: 'legal_info.license_metadata.activities',
  companyName: 'legal_info.company_name',
  companyAddress: 'legal_info.company_address',
  companyEmail: 'legal_info.company_email',
  companyPhone: 'legal_info.company_phone',
}
