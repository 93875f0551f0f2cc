import { createHash } from 'node:crypto'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import type { Keys } from '../../../platform/crypto/keys.ts'

/**
 * The secret of a contract's letter: bits that only the installation's key and the file give; the table keeps
 * its hash.
 */
export function addressToken(keys: Keys, documentKey: string): string {
  return keys.hash('merchant-contract-address', documentKey).toString('base64url')
}

export function hashOfAddress(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The page where a contract is signed, as its letter leads there. */
export function signingAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${routePaths.dashboardContract}?key=${token}`
}
