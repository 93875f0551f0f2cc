import { checkTenor } from '@daftar/rules/capital/offers/tenor'

/**
 * What was chosen on the page of an offer and stands in the address of the form: whole major units, and
 * weeks.
 */
export interface AskedTerms {
  amount: string
  weeks: number
}

export function askedInAddress({ amount, weeks }: AskedTerms): string {
  return new URLSearchParams({ amount: amount.replace(/\.\d+$/, ''), weeks: String(weeks) }).toString()
}

/** What of it can be read; null where nothing sound stands there. */
export function askedFromAddress(search: string): AskedTerms | null {
  const params = new URLSearchParams(search)
  const amount = params.get('amount') ?? ''
  const weeks = Number(params.get('weeks'))
  return /^\d{1,9}$/.test(amount) && checkTenor(weeks) === null ? { amount, weeks } : null
}
