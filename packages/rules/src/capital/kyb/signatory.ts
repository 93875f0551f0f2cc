/** Digits of a national ID number (KYB-42). */
export const nationalIdDigits = 15

/** What `your_details` asks for beside who signs (`checkContact`). */
export interface IdentityForm {
  readonly nationalIdNumber: string
  /** Handle of the uploaded document, empty without one. */
  readonly nationalIdFile: string
  readonly confirmed: boolean
}

export type IdentityErrors = Partial<Record<keyof IdentityForm, 'required' | 'national_id_length'>>

/** What is wrong, by field (KYB-41 to KYB-43); the server's schema refuses the same. */
export function checkIdentity(form: IdentityForm): IdentityErrors {
  const errors: IdentityErrors = {}
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
