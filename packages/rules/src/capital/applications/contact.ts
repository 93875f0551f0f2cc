import { emailProblem } from '../../contact/email.ts'

/** Longest name of somebody of the merchant, in characters. */
export const contactNameMax = 120

/**
 * Somebody of the merchant, as an application names them; the phone has rules of its own, which load the
 * numbers of all countries.
 */
export interface NamedContact {
  readonly name: string
  readonly email: string
}

export type ContactErrors = Partial<Record<keyof NamedContact, 'required' | 'too_long' | 'email_invalid'>>

/** What is wrong, by field (KYB-36, KYB-39, APPL-50, DEC-WIZ-5); the server's schemas refuse the same. */
export function checkContact(contact: NamedContact): ContactErrors {
  const errors: ContactErrors = {}
  const name = contact.name.trim()
  if (name === '') errors.name = 'required'
  else if (name.length > contactNameMax) errors.name = 'too_long'
  const email = emailProblem(contact.email)
  if (email) errors.email = email.code === 'required' ? 'required' : 'email_invalid'
  return errors
}
