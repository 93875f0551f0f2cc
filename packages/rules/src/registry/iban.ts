import { lengthProblem, problem, type FieldProblem } from '../text/field-problem.ts'
import { compactNumber } from './compact.ts'

const ibanMin = 15
const ibanMax = 34

/** Length of an IBAN by its country, for the countries the product serves; others are held to the general form only. */
const lengthOfCountry: Readonly<Record<string, number>> = {
  AE: 23,
  BH: 22,
  EG: 29,
  JO: 30,
  KW: 30,
  QA: 29,
  SA: 24,
}

/** Spaces removed, upper case (DEC-VAL-11). */
export const normaliseIban = compactNumber

/** What the browser checks (VAL-39, VAL-40, DEC-VAL-11): `required`, `too_short` (15), `too_long` (34). No checksum here. */
export function ibanProblem(text: string): FieldProblem | null {
  const iban = normaliseIban(text)
  if (iban === '') return problem('required')
  return lengthProblem(iban, ibanMin, ibanMax)
}

/** What the server checks: the browser's rule, the country's length and the check digits; `iban_invalid` if they fail. */
export function ibanServerProblem(text: string): FieldProblem | null {
  return ibanProblem(text) ?? (isValidIban(normaliseIban(text)) ? null : problem('iban_invalid'))
}

/** Whether a normalised IBAN has the right form, the length of its country and valid check digits (mod 97). */
export function isValidIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const length = lengthOfCountry[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return false
  return isCheckDigitPair(iban.slice(2, 4)) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** In groups of four for reading: `AE07 0331 2345 …`. */
export function groupIban(text: string): string {
  return normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ')
}

/** Only the last four characters readable, in groups (DEC-LGL-5). */
export function maskIban(text: string): string {
  const iban = normaliseIban(text)
  return groupIban('•'.repeat(Math.max(iban.length - 4, 0)) + iban.slice(-4))
}

/** 00, 01 and 99 pass the division too but are never issued. */
function isCheckDigitPair(digits: string): boolean {
  return digits >= '02' && digits <= '98'
}

/** Letters count as 10 to 35; digit by digit, so that no big number is needed. */
function mod97(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
