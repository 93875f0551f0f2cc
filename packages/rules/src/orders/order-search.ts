import { normalisePhone } from '../contact/phone.ts'
import { dialCodes, type PhoneCountry } from '../geo/countries.ts'
import { toLatinDigits } from '../text/digits.ts'

/** What somebody typed, as the beginnings of what an order is known by; null where it cannot be one. */
export interface SearchPrefixes {
  readonly number: string | null
  /** In small letters, as the order's key of its reference. */
  readonly reference: string
  readonly email: string | null
  readonly phones: readonly string[]
}

/**
 * Orders are found by the beginning of number, reference, e-mail or phone (DEC-ORD-1). A number is found
 * without its dash and with the letters people take for digits; a phone as it is dialled at home, too. Null
 * for an empty search.
 */
export function searchPrefixes(typed: string, country: string): SearchPrefixes | null {
  const text = toLatinDigits(typed).trim()
  if (text === '') return null
  const reference = text.toLowerCase()
  return {
    number: numberPrefix(text),
    reference,
    email: /[\s+]/.test(reference[0] ?? '') || /\s/.test(reference) ? null : reference,
    phones: phonePrefixes(text, country),
  }
}

function numberPrefix(text: string): string | null {
  const signs = text.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll(/[\s-]/g, '')
  if (!/^[0-9A-HJKMNP-TV-Z]{1,8}$/.test(signs)) return null
  return signs.length > 4 ? `${signs.slice(0, 4)}-${signs.slice(4)}` : signs
}

function phonePrefixes(text: string, country: string): string[] {
  const phone = normalisePhone(text)
  if (!/^\+?\d{3,15}$/.test(phone)) return []
  if (phone.startsWith('+')) return [phone]
  const dialCode = dialCodes[country as PhoneCountry] ?? ''
  const atHome = dialCode === '' ? [] : [`${dialCode}${phone.replace(/^0/, '')}`]
  return phone.startsWith('0') ? atHome : [`+${phone}`, ...atHome]
}
