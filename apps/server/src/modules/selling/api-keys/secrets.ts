import { randomUUID } from 'node:crypto'
import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import type { Keys } from '../../../platform/crypto/keys.ts'

export type KeyKind = 'public' | 'secret'

/**
 * A pair as a shop enters it: `pk_…` and `sk_…`, with `test_` after the prefix for a sandbox (DEC-MER-2),
 * then a UUID of 122 random bits in lower case. Published plugins take no other form.
 */
export interface KeyPair {
  publicKey: string
  secretKey: string
}

export function newKeyPair(mode: KeyMode): KeyPair {
  return {
    publicKey: prefixOf('public', mode) + randomUUID(),
    secretKey: prefixOf('secret', mode) + randomUUID(),
  }
}

/** The pair of a merchant of the demo: the same at every start of one installation. */
export function demoKeyPair(keys: Keys, merchantId: string, mode: KeyMode): KeyPair {
  const secretOf = (kind: KeyKind) =>
    prefixOf(kind, mode) + uuidOf(keys.hash('demo-key', merchantId, kind, mode))
  return { publicKey: secretOf('public'), secretKey: secretOf('secret') }
}

/** What a key is looked up by; keyed, so that the table alone cannot be searched. */
export function hashOfKey(keys: Keys, key: string): string {
  return keys.hash('api-key', key).toString('hex')
}

/**
 * Whether a text can be a key at all; anything else is not looked up. Keys issued before 2026-11-23 were
 * longer.
 */
export function isKeyShape(text: string): boolean {
  return /^[ps]k_(test_)?([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[a-z\d]{40,60})$/.test(text)
}

export const sealedPurpose = 'api-key'

/** The first 128 bits, as a UUID of version 4 is written. */
function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What keys of a kind begin with. */
export function prefixOf(kind: KeyKind, mode: KeyMode): string {
  return `${kind === 'public' ? 'pk' : 'sk'}_${mode === 'test' ? 'test_' : ''}`
}
