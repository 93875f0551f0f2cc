import { cleanPasted } from '../text/pasted.ts'
import { problem, type FieldProblem } from '../text/field-problem.ts'

/** Longest address that mail systems carry. */
const emailMax = 254

const localPart = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** The rule browsers use for e-mail fields, plus at least one dot in the domain (DEC-VAL-7). */
const pattern = new RegExp(`^${localPart}@${label}(?:\\.${label})+$`)

/** VAL-01, VAL-02: trimmed and lowercased. */
export function normaliseEmail(text: string): string {
  return cleanPasted(text).toLowerCase()
}

/** VAL-03: whether a normalised address can be written to. The stored placeholder `a@a` cannot. */
export function isEmail(email: string): boolean {
  return email.length <= emailMax && pattern.test(email)
}

/** What is wrong with a typed address, or null: `required`, `email_invalid` (VAL-03). */
export function emailProblem(text: string): FieldProblem | null {
  const email = normaliseEmail(text)
  if (email === '') return problem('required')
  return isEmail(email) ? null : problem('email_invalid')
}
