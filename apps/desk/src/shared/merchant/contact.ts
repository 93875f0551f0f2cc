import type { FieldCode } from '@daftar/contract'
import type { Factor } from '@daftar/rules/contact/factor'
import { emailProblem, normaliseEmail } from '@daftar/rules/contact/email'
import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'

export type Contact = { factor: Factor; text: string }

/**
 * What was typed into the one field: an e-mail address when it looks like one, else a phone with its country
 * code.
 */
export function readContact(typed: string): Contact {
  const isPhone = /^[\s(]*[+0٠-٩\d]/.test(typed) && !typed.includes('@')
  return isPhone
    ? { factor: 'phone', text: normalisePhone(typed) }
    : { factor: 'email', text: normaliseEmail(typed) }
}

/** Null when a code can be sent there. */
export function contactProblem({ factor, text }: Contact): FieldCode | null {
  const problem = factor === 'email' ? emailProblem(text) : phoneProblem(text)
  return (problem?.code as FieldCode | undefined) ?? null
}
