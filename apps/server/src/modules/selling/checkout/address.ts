import { createHash } from 'node:crypto'
import type { Keys } from '../../../platform/crypto/keys.ts'

/**
 * The secret of a session's address: 256 bits that only the installation's key and the session give. The
 * table keeps its hash alone, and a reminder by SMS can still repeat the address.
 */
export function payToken(keys: Keys, sessionId: string): string {
  return keys.hash('pay-address', sessionId).toString('base64url')
}

/** What is kept of the token; it holds too many random bits for a plain hash to be searched. */
export function hashOfPayToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function payAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}/pay/${token}`
}
