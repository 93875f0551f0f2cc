import { createHash } from 'node:crypto'
import type { Keys } from '../../../../platform/crypto/keys.ts'

/**
 * The secret of the page on which a shopper follows a dispute: 256 bits that only the installation's key and
 * the dispute give. The table keeps its hash alone, and each message can repeat the address.
 */
export function claimToken(keys: Keys, disputeId: string): string {
  return keys.hash('claim-address', disputeId).toString('base64url')
}

/** What is kept of the token; it holds too many random bits for a plain hash to be searched. */
export function hashOfClaimToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Behind the `#`: browsers send that part to no server, so it is in no log on the way (decision 0110). */
export function claimAddress(publicOrigin: string, keys: Keys, disputeId: string): string {
  return `${publicOrigin}/claim#${claimToken(keys, disputeId)}`
}
