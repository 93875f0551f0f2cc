import { problem, type FieldProblem } from '../text/field-problem.ts'
import { emailProblem, normaliseEmail } from './email.ts'
import type { Factor } from './factor.ts'
import { normalisePhone, phoneProblem } from './phone.ts'

/** What the sign-in form holds: one of the two is used. */
export type LoginContact = Readonly<{ email?: string; phone?: string }>

/** VAL-04, VAL-05: an e-mail or a phone is required, and the one given must be right. */
export function loginContactProblem(contact: LoginContact): FieldProblem | null {
  const email = contact.email?.trim() ?? ''
  const phone = contact.phone?.trim() ?? ''
  if (email === '' && phone === '') return problem('contact_required')
  return email === '' ? phoneProblem(phone) : emailProblem(email)
}

export function normaliseContact(factor: Factor, text: string): string {
  return factor === 'email' ? normaliseEmail(text) : normalisePhone(text)
}
