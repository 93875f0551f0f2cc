import { createHash } from 'node:crypto'
import type { Keys } from '../../../platform/crypto/keys.ts'

const tokenBytes = 18

/**
 * The secret of the address in a contact's letters: only the installation's key, the contact and the e-mail
 * give it.
 */
export function contactToken(keys: Keys, { id, email }: { id: string; email: string }): string {
  return keys.hash('contact', `${id} ${email}`).subarray(0, tokenBytes).toString('base64url')
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function contactAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}/contact/${token}`
}
