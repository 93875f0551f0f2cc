import { createHash } from 'node:crypto'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { MandateRow } from './store.ts'

/**
 * The secret of a mandate's signing address: 256 bits that only the installation's key and the mandate give,
 * so that an SMS can be repeated while the table keeps a hash alone. A corrected phone gets another one: the
 * address sent to the wrong number is dead.
 */
export function mandateToken(keys: Keys, mandate: Pick<MandateRow, 'id' | 'address_round'>): string {
  return keys.hash('mandate-address', mandate.id, String(mandate.address_round)).toString('base64url')
}

export function hashOfMandateToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function mandateAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}/mandate/${token}`
}

/** How both sides call a mandate. */
export function mandateReference(mandateId: string): string {
  return `DDM-${mandateId.slice(-10).toUpperCase()}`
}
