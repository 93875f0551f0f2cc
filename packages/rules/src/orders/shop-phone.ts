import { normalisePhone, phoneProblem } from '../contact/phone.ts'
import { dialCodes, isCountryCode } from '../geo/countries.ts'

/**
 * A shopper's phone as a shop's server writes it: `500000001`, `0500000001`, `971500000001` or
 * `+971500000001` of a store in the Emirates. Answers it with plus sign and dial code; null when it is no
 * phone we can send codes to.
 */
export function phoneFromShop(text: string, storeCountry: string): string | null {
  const given = normalisePhone(text)
  const digits = given.replace(/^\+/, '')
  const national = digits.replace(/^0+/, '')
  const own = isCountryCode(storeCountry) ? [`${dialCodes[storeCountry]}${national}`] : []
  const candidates = given.startsWith('+') ? [given] : [...own, `+${digits}`]
  return candidates.find((phone) => phoneProblem(phone) === null) ?? null
}
