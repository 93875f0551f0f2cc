import { createHash } from 'node:crypto'
import type { Keys } from '../../../platform/crypto/keys.ts'

/** Enough that nobody guesses it, and short enough for a text message. */
const tokenBytes = 18

/**
 * The secret of the address that stops a change: only the installation's key and the change give it, so the
 * table keeps a hash alone. It works while the change waits, and so once.
 */
export function stopToken(keys: Keys, changeId: string): string {
  return keys.hash('bank-account-stop', changeId).subarray(0, tokenBytes).toString('base64url')
}

export function hashOfStopToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function stopAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}/stop/${token}`
}
