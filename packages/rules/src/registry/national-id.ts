import { lengthProblem, problem, type FieldProblem } from '../text/field-problem.ts'
import { compactNumber } from './compact.ts'

const nationalIdLength = 10

export const normaliseNationalId = compactNumber

/**
 * A Saudi national ID. VAL-44 to VAL-47: `required`, `digits_only`, `national_id_prefix`, `too_short`,
 * `too_long`.
 */
export function nationalIdProblem(text: string): FieldProblem | null {
  const number = normaliseNationalId(text)
  if (number === '') return problem('required')
  if (!/^\d+$/.test(number)) return problem('digits_only')
  if (!/^[12]/.test(number)) return problem('national_id_prefix')
  return lengthProblem(number, nationalIdLength, nationalIdLength)
}
