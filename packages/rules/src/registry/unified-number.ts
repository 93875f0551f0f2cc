import { lengthProblem, problem, type FieldProblem } from '../text/field-problem.ts'
import { compactNumber } from './compact.ts'

const unifiedNumberLength = 10

export const normaliseUnifiedNumber = compactNumber

/** DEC-VAL-3: ten digits that begin with 7. */
export function isUnifiedNumber(text: string): boolean {
  return /^7\d{9}$/.test(text)
}

/** VAL-36 to VAL-38: `required`, `too_short`, `too_long`, `unified_number_invalid`. */
export function unifiedNumberProblem(text: string): FieldProblem | null {
  const number = normaliseUnifiedNumber(text)
  if (number === '') return problem('required')
  const length = lengthProblem(number, unifiedNumberLength, unifiedNumberLength)
  if (length) return length
  return isUnifiedNumber(number) ? null : problem('unified_number_invalid')
}
