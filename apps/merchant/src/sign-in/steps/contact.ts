import type { Factor } from '@daftar/rules/contact/factor'
import { emailProblem } from '@daftar/rules/contact/email'
import { splitPhone } from '@daftar/rules/contact/phone'
import type { SignInData } from '@daftar/rules/shell/sign-in/sign-in-steps'
import { m } from '@daftar/words'
import {
  initialPhone,
  phoneOf,
  phoneProblemText,
  type PhoneValue,
} from '../../shared/session/phone-input.tsx'

/** Both fields as they are typed; switching between them loses neither. */
export type TypedContact = Readonly<{ email: string; phone: PhoneValue }>

/** The fields filled with what the flow knows already (DEC-AUTH-13). */
export function typedContact({ email = '', phone }: SignInData): TypedContact {
  return { email, phone: (phone && splitPhone(phone)) || initialPhone(null) }
}

export function textOf(factor: Factor, contact: TypedContact): string {
  return factor === 'email' ? contact.email : phoneOf(contact.phone)
}

/** What is wrong before anything is sent, in words; null when nothing is (VAL-03 to VAL-05). */
export function contactProblemText(factor: Factor, contact: TypedContact): string | null {
  if (factor === 'phone') return phoneProblemText(contact.phone)
  const problem = emailProblem(contact.email)
  return problem && (problem.code === 'required' ? m.field_required() : m.field_email_invalid())
}
