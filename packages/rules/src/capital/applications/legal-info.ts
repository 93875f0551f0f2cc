import { isEmail, normaliseEmail } from '../../contact/email.ts'

/** What an application says of the company and of who signs for it (DEC-WIZ-5); the phone has rules of its own. */
export interface LegalInfo {
  readonly companyName: string
  readonly licenceNumber: string
  readonly companyAddress: string
  /** Handle of the uploaded licence, empty without one. */
  readonly licenceFile: string
  readonly signatoryName: string
  readonly signatoryEmail: string
  readonly confirmed: boolean
}

/** Longest texts, in characters; the licence number's is APPL-36. */
export const legalTextMax = {
  companyName: 120,
  licenceNumber: 15,
  companyAddress: 300,
  signatoryName: 120,
} as const

export type LegalInfoErrors = Partial<
  Record<keyof LegalInfo, 'required' | 'too_long' | 'email_invalid' | 'must_be_true'>
>

/** What is wrong, by field; the server's schema refuses the same. */
export function checkLegalInfo(info: LegalInfo): LegalInfoErrors {
  const errors: LegalInfoErrors = {}
  for (const [field, max] of Object.entries(legalTextMax) as [keyof typeof legalTextMax, number][]) {
    const text = info[field].trim()
    if (text === '') errors[field] = 'required'
    else if (text.length > max) errors[field] = 'too_long'
  }
  if (info.licenceFile === '') errors.licenceFile = 'required'
  const email = normaliseEmail(info.signatoryEmail)
  if (email === '') errors.signatoryEmail = 'required'
  else if (!isEmail(email)) errors.signatoryEmail = 'email_invalid'
  if (!info.confirmed) errors.confirmed = 'must_be_true'
  return errors
}
