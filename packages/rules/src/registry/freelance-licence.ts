import { lengthProblem, problem, type FieldProblem } from '../text/field-problem.ts'
import { toLatinDigits } from '../text/digits.ts'
import { cleanPasted } from '../text/pasted.ts'

const licenceMin = 10
const licenceMax = 40

/** Latin digits, upper case, no spaces; hyphens belong to the number. */
export function normaliseFreelanceLicence(text: string): string {
  return toLatinDigits(cleanPasted(text)).replace(/\s/g, '').toUpperCase()
}

/**
 * VAL-41 to VAL-43: `required`, `freelance_licence_prefix` when it does not start with FL, `too_short`,
 * `too_long`.
 */
export function freelanceLicenceProblem(text: string): FieldProblem | null {
  const number = normaliseFreelanceLicence(text)
  if (number === '') return problem('required')
  if (!number.startsWith('FL')) return problem('freelance_licence_prefix')
  return lengthProblem(number, licenceMin, licenceMax)
}
