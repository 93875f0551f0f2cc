import { problem, type FieldProblem } from '../text/field-problem.ts'
import { compactNumber } from './compact.ts'

const anyCountry = /^\d{15}$/
/** DEC-VAL-2, DEC-ONB-47. */
const countryPatterns: Readonly<Record<string, RegExp>> = { SAU: /^3\d{13}3$/, ARE: /^100\d{12}$/ }

/** Latin digits without spaces and hyphens. */
export const normaliseVat = compactNumber

/**
 * VAL-31, VAL-32: empty is fine; else 15 digits in the form of the country (ISO alpha-3), `vat_invalid` if
 * not.
 */
export function vatProblem(text: string, country: string): FieldProblem | null {
  const vat = normaliseVat(text)
  if (vat === '') return null
  return (countryPatterns[country] ?? anyCountry).test(vat) ? null : problem('vat_invalid')
}
