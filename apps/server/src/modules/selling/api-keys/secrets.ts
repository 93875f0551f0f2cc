import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import type { Keys } from '../../../platform/crypto/keys.ts'
import { newToken } from '../../../platform/ids.ts'

export type KeyKind = 'public' | 'secret'

/** A pair as a shop enters it: `pk_…` and `sk_…`, with `test_` after the prefix for a sandbox (DEC-MER-2). */
export interface KeyPair {
  publicKey: string
  secretKey: string
}

export function newKeyPair(mode: KeyMode): KeyPair {
  return {
    publicKey: prefixOf('public', mode) + newToken(),
    secretKey: prefixOf('secret', mode) + newToken(),
  }
}

/** The pair of a merchant of the demo: the same at every start of one installation. */
export function demoKeyPair(keys: Keys, merchantId: string, mode: KeyMode): KeyPair {
  const secretOf = (kind: KeyKind) =>
    prefixOf(kind, mode) + keys.hash('demo-key', merchantId, kind, mode).toString('hex').slice(0, 40)
  return { publicKey: secretOf('public'), secretKey: secretOf('secret') }
}

/** What a key is looked up by; keyed, so that the table alone cannot be searched. */
export function hashOfKey(keys: Keys, key: string): string {
  return keys.hash('api-key', key).toString('hex')
}

/** Whether a text can be a key at all; anything else is not looked up. */
export function isKeyShape(text: string): boolean {
  return /^[ps]k_(test_)?[a-z0-9]{40,60}$/.test(text)
}

export const sealedPurpose = 'api-key'

function prefixOf(kind: KeyKind, mode: KeyMode): string {
  return `${kind === 'public' ? 'pk' : 'sk'}_${mode === 'test' ? 'test_' : ''}`
}
