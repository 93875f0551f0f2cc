import { isEmail, normaliseEmail } from '../../contact/email.ts'
import { legalTextMax } from '../applications/legal-info.ts'

/** Digits of a national ID number (KYB-42). */
export const nationalIdDigits = 15

/** What `your_details` asks for; the phone has rules of its own, which load the numbers of all countries. */
export interface SignatoryForm {
  readonly name: string
  readonly email: string
  readonly nationalIdNumber: string
  /** Handle of the uploaded document, empty without one. */
  readonly nationalIdFile: string
  readonly confirmed: boolean
}

export type SignatoryErrors = Partial<
  Record<keyof SignatoryForm, 'required' | 'too_long' | 'email_invalid' | 'national_id_length'>
>

/** What is wrong, by field (KYB-36, KYB-39, KYB-41 to KYB-43); the server's schema refuses the same. */
export function checkSignatory(form: SignatoryForm): SignatoryErrors {
  const errors: SignatoryErrors = {}
  const name = form.name.trim()
  if (name === '') errors.name = 'required'
  else if (name.length > legalTextMax.signatoryName) errors.name = 'too_long'
  const email = normaliseEmail(form.email)
  if (email === '') errors.email = 'required'
  else if (!isEmail(email)) errors.email = 'email_invalid'
  if (form.nationalIdNumber === '') errors.nationalIdNumber = 'required'
  else if (!isNationalIdNumber(form.nationalIdNumber)) errors.nationalIdNumber = 'national_id_length'
  if (form.nationalIdFile === '') errors.nationalIdFile = 'required'
  if (!form.confirmed) errors.confirmed = 'required'
  return errors
}

/** KYB-42. */
export function isNationalIdNumber(text: string): boolean {
  return text.length === nationalIdDigits && /^\d+$/.test(text)
}

/** The code on the signatory's phone (KYB-45, KYB-46, DEC-KYB-10, DEC-KYB-12). */
export const signatoryCode = {
  digits: 4,
  resendSeconds: 30,
  validSeconds: 300,
  waitMinutes: 5,
  triesPerCode: 5,
  sendsPerHour: 5,
} as const
