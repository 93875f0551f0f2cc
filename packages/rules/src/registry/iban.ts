import { lengthProblem, problem, type FieldProblem } from '../text/field-problem.ts'
import { compactNumber } from './compact.ts'

const ibanMin = 15
const ibanMax = 34

/** Spaces removed, upper case (DEC-VAL-11). */
export const normaliseIban = compactNumber

/**
 * What the browser checks (VAL-39, VAL-40, DEC-VAL-11): `required`, `too_short` (15), `too_long` (34). No
 * checksum here.
 */
export function ibanProblem(text: string): FieldProblem | null {
  const iban = normaliseIban(text)
  if (iban === '') return problem('required')
  return lengthProblem(iban, ibanMin, ibanMax)
}

/** In groups of four for reading: `AE07 0331 2345 …`. */
export function groupIban(text: string): string {
  return normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ')
}

/** Only the last four characters readable, together; what is before them in groups (DEC-LGL-5). */
export function maskIban(text: string): string {
  const iban = normaliseIban(text)
  const hidden = groupIban('•'.repeat(Math.max(iban.length - 4, 0)))
  return hidden === '' ? iban : `${hidden} ${iban.slice(-4)}`
}

const ibanCountries: Readonly<Record<string, string>> = {
  SAU: 'SA',
  ARE: 'AE',
  BHR: 'BH',
  KWT: 'KW',
  QAT: 'QA',
}

/** Whether an IBAN is of a bank in this country (its code of three letters). */
export function isIbanOf(iban: string, country: string): boolean {
  return normaliseIban(iban).startsWith(ibanCountries[country] ?? '?')
}
