/** What an application says of the company (DEC-WIZ-5), confirmed with who signs for it (`checkContact`). */
export interface LegalInfo {
  readonly companyName: string
  readonly licenceNumber: string
  readonly companyAddress: string
  /** Handle of the uploaded licence, empty without one. */
  readonly licenceFile: string
  readonly confirmed: boolean
}

/** Longest texts, in characters; the licence number's is APPL-36. */
export const legalTextMax = {
  companyName: 120,
  licenceNumber: 15,
  companyAddress: 300,
} as const

export type LegalInfoErrors = Partial<Record<keyof LegalInfo, 'required' | 'too_long' | 'must_be_true'>>

/** What is wrong, by field; the server's schema refuses the same. */
export function checkLegalInfo(info: LegalInfo): LegalInfoErrors {
  const errors: LegalInfoErrors = {}
  for (const [field, max] of Object.entries(legalTextMax) as [keyof typeof legalTextMax, number][]) {
    const text = info[field].trim()
    if (text === '') errors[field] = 'required'
    else if (text.length > max) errors[field] = 'too_long'
  }
  if (info.licenceFile === '') errors.licenceFile = 'required'
  if (!info.confirmed) errors.confirmed = 'must_be_true'
  return errors
}
