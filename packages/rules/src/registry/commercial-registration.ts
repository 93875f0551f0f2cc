import { lengthProblem, problem, type FieldProblem } from '../text/field-problem.ts'
import { compactNumber } from './compact.ts'
import { isUnifiedNumber } from './unified-number.ts'

const registrationLength = 10

export const normaliseCommercialRegistration = compactNumber

/**
 * A Saudi commercial registration number: ten digits, not beginning with 7 (DEC-VAL-3). VAL-33 to VAL-35:
 * `required`, `cr_number_wanted` when it is a unified number, `digits_only`, `too_short`, `too_long`.
 */
export function commercialRegistrationProblem(text: string): FieldProblem | null {
  const number = normaliseCommercialRegistration(text)
  if (number === '') return problem('required')
  if (isUnifiedNumber(number)) return problem('cr_number_wanted')
  if (!/^\d+$/.test(number)) return problem('digits_only')
  return lengthProblem(number, registrationLength, registrationLength)
}
