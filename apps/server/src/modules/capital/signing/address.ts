import { createHash } from 'node:crypto'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { EnvelopeRow } from './store.ts'

/**
 * The secret of a contract's address: 256 bits that only the installation's key and the envelope give. It
 * stands in e-mails alone; the table keeps its hash, and a reminder can still repeat the address.
 */
export function addressToken(keys: Keys, envelopeId: string): string {
  return keys.hash('contract-address', envelopeId).toString('base64url')
}

/** What is kept of the token; it holds too many random bits for a plain hash to be searched. */
export function hashOfAddress(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Where a contract is signed: on our own page, or at the service that keeps it. */
export function addressOf(
  deps: Pick<SigningDependencies, 'keys' | 'publicOrigin'>,
  row: EnvelopeRow,
): string {
  return row.external_address || signingAddress(deps.publicOrigin, addressToken(deps.keys, row.id))
}

export function signingAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}/sign/${token}`
}
