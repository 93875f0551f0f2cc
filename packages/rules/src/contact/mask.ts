import type { Factor } from './factor.ts'

/** Always as many dots, so that the mask does not tell the length. */
const dots = '•••••'

/** First letter and domain: `h•••••@example.com` (DEC-AUTH-6). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return dots
  const [first = ''] = email
  return `${first}${dots}${email.slice(at)}`
}

/** The last two digits: `•••••67` (DEC-AUTH-6). */
export function maskPhone(phone: string): string {
  return `${dots}${phone.replace(/\D/g, '').slice(-2)}`
}

export function maskContact(factor: Factor, contact: string): string {
  return factor === 'email' ? maskEmail(contact) : maskPhone(contact)
}
