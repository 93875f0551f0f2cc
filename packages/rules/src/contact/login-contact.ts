import { normaliseEmail } from './email.ts'
import type { Factor } from './factor.ts'
import { normalisePhone } from './phone.ts'

/** The contact as it is sent (VAL-01, VAL-02). */
export function normaliseContact(factor: Factor, text: string): string {
  return factor === 'email' ? normaliseEmail(text) : normalisePhone(text)
}
