import { dialCodes, type PhoneCountry } from '../geo/countries.ts'
import { problem, type FieldProblem } from '../text/field-problem.ts'
import { cleanPasted } from '../text/pasted.ts'
import { toLatinDigits } from '../text/digits.ts'
import { isKuwaitMobile } from './kuwait-prefixes.ts'

/** VAL-16: the order of the list of dial codes. */
export const phoneCountries = [
  'ARE',
  'BHR',
  'EGY',
  'KWT',
  'QAT',
  'SAU',
  'JOR',
] as const satisfies PhoneCountry[]

/** VAL-17. */
export const defaultPhoneCountry: PhoneCountry = 'SAU'

/** VAL-15, DEC-VAL-5: how many national digits the input takes, without the dial code. */
export const nationalDigits: Readonly<Record<PhoneCountry, number>> = {
  ARE: 9,
  BHR: 8,
  EGY: 10,
  KWT: 8,
  QAT: 8,
  SAU: 9,
  JOR: 9,
}

const nationalRules: Readonly<Record<PhoneCountry, (national: string) => boolean>> = {
  ARE: (national) => /^5\d{8}$/.test(national), // VAL-18
  SAU: (national) => /^5\d{8}$/.test(national), // VAL-19
  BHR: (national) => /^\d{8}$/.test(national), // VAL-20
  QAT: (national) => /^\d{8}$/.test(national), // VAL-21
  EGY: (national) => /^1[0125]\d{8}$/.test(national), // VAL-22
  KWT: isKuwaitMobile, // VAL-23
  JOR: (national) => /^7\d{8}$/.test(national), // VAL-24
}

/** A phone as its two parts: the country of its dial code and the national digits after it. */
export type PhoneParts = Readonly<{ country: PhoneCountry; national: string }>

/** VAL-11 to VAL-13: a plus sign and digits, 3 to 16 characters with the plus sign counted (DEC-VAL-4). */
export function isPhoneShape(phone: string): boolean {
  return /^\+[0-9]{2,15}$/.test(phone)
}

/** VAL-18 to VAL-24: whether the national digits are a phone of that country. */
export function isNationalPhone(country: PhoneCountry, national: string): boolean {
  return nationalRules[country](national)
}

/** A typed or pasted phone as plus sign and digits: Latin digits, no separators, `00` read as a plus sign. */
export function normalisePhone(text: string): string {
  return toLatinDigits(cleanPasted(text))
    .replace(/[\s().\u00A0-]/g, '')
    .replace(/^00/, '+')
}

/** The parts of a phone whose dial code we offer, else null. */
export function splitPhone(phone: string): PhoneParts | null {
  const country = phoneCountries.find((code) => phone.startsWith(dialCodes[code]))
  return country ? { country, national: phone.slice(dialCodes[country].length) } : null
}

export function joinPhone({ country, national }: PhoneParts): string {
  return dialCodes[country] + national
}

/**
 * The shared phone rule: a phone of one of the seven countries we send codes to (VAL-11 to VAL-24).
 * Other dial codes are refused, so that nobody makes us send messages to any number in the world.
 */
export function phoneProblem(text: string): FieldProblem | null {
  const phone = normalisePhone(text)
  if (phone === '') return problem('required')
  const parts = isPhoneShape(phone) ? splitPhone(phone) : null
  return parts && isNationalPhone(parts.country, parts.national) ? null : problem('phone_invalid')
}

/**
 * What the national part of the phone input shows after a key press or a paste: digits only (VAL-14), no
 * leading zero, cut to the country's length (VAL-15). A pasted number may carry the country's own dial code.
 */
export function nationalInputText(country: PhoneCountry, typed: string): string {
  const text = normalisePhone(typed)
  const national = text.startsWith(dialCodes[country]) ? text.slice(dialCodes[country].length) : text
  return national
    .replace(/[^0-9]/g, '')
    .replace(/^0+/, '')
    .slice(0, nationalDigits[country])
}

/** How many digits stand together, by how many there are after the dial code. */
const groups: Readonly<Record<number, readonly number[]>> = { 8: [4, 4], 9: [2, 3, 4], 10: [3, 3, 4] }

/** A phone as people read it: `+971 50 111 0016`; one of an unknown shape as it is. */
export function groupPhone(phone: string): string {
  const parts = splitPhone(phone)
  const sizes = parts && groups[parts.national.length]
  if (!parts || !sizes) return phone
  let from = 0
  const grouped = sizes.map((size) => parts.national.slice(from, (from += size)))
  return [dialCodes[parts.country], ...grouped].join(' ')
}
