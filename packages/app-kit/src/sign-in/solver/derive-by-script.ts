import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Bytes } from './derive-key.ts'

/** PBKDF2 with HMAC-SHA-256 for pages that are not served securely: there the browser hides its own. */
export function deriveByScript(password: Bytes, salt: Bytes, cost: number, length: number): Bytes {
  return new Uint8Array(pbkdf2(sha256, password, salt, { c: cost, dkLen: length }))
}

/** The cost times repeated plain digest of salt and password. */
export function deriveByDigest(password: Bytes, salt: Bytes, cost: number, length: number): Bytes {
  const both = new Uint8Array(salt.length + password.length)
  both.set(salt)
  both.set(password, salt.length)
  let key = sha256(both)
  for (let round = 1; round < cost; round += 1) key = sha256(key)
  return new Uint8Array(key.subarray(0, length))
}
