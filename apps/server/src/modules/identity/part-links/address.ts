import type { Keys } from '../../../platform/crypto/keys.ts'
import { hashOfToken } from '../../../platform/crypto/token.ts'

/**
 * The secret of a link: 256 bits that only the installation's key and the link give. The table keeps its hash
 * alone, and the link can still be sent again.
 */
export function partToken(keys: Keys, linkId: string): string {
  return keys.hash('part-link', linkId).toString('base64url')
}

export const hashOfPartToken = hashOfToken

/** Behind the `#`: a browser sends it nowhere, so it stands in no log, no proxy and no referrer. */
export function partAddress(publicOrigin: string, keys: Keys, linkId: string): string {
  return `${publicOrigin}/part#${partToken(keys, linkId)}`
}
