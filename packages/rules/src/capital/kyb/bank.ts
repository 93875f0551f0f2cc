import { normaliseIban } from '../../registry/iban.ts'

/** Characters of an IBAN of the Emirates (KYB-98). */
export const kybIbanLength = 23

/** The digits that the confirmation hides: positions 3 and 4 and the last three (KYB-99). */
const hiddenPlaces = [2, 3, kybIbanLength - 3, kybIbanLength - 2, kybIbanLength - 1] as const
export const missingDigits = hiddenPlaces.length

/** Wrong tries in an hour after which the confirmation waits (decision 0082). */
export const ibanTriesPerHour = 5

/**
 * What the form checks: two letters A or E and 21 digits (KYB-98); the server looks at the check digits as
 * well.
 */
export function looksLikeKybIban(text: string): boolean {
  return /^[AE]{2}\d{21}$/.test(normaliseIban(text))
}

/** The IBAN as it is shown before it is confirmed: a dot for each hidden digit (KYB-99). */
export function hideKybDigits(iban: string): string {
  return [...normaliseIban(iban)].map((sign, place) => (isHidden(place) ? '•' : sign)).join('')
}

/** The five digits, in their order (KYB-101). Compared on the server alone. */
export function missingDigitsOf(iban: string): string {
  return [...normaliseIban(iban)].filter((_, place) => isHidden(place)).join('')
}

/**
 * How an IBAN stands to those read from the bank statements (DEC-KYB-23): `differs` from every one, or there
 * is none to hold it against and the reviewer is told that it was not verified.
 */
export function ibanStanding(
  iban: string,
  read: readonly (string | null)[],
): 'matches' | 'differs' | 'not_verified' {
  const known = read.filter((one) => one !== null).map(normaliseIban)
  if (known.length === 0) return 'not_verified'
  return known.includes(normaliseIban(iban)) ? 'matches' : 'differs'
}

function isHidden(place: number): boolean {
  return hiddenPlaces.some((hidden) => hidden === place)
}
