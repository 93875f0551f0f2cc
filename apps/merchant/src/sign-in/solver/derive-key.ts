import { bytesOf, compress, digest, initialState } from './sha256.ts'

export type Bytes = Uint8Array<ArrayBuffer>
export type DeriveKey = (password: Bytes, salt: Bytes, cost: number, length: number) => Promise<Bytes> | Bytes

/** PBKDF2 with HMAC-SHA-256 by the browser's own means. */
export async function deriveByBrowser(
  password: Bytes,
  salt: Bytes,
  cost: number,
  length: number,
): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', salt, iterations: cost, hash: 'SHA-256' }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8))
}

/** The same by hand, for pages that are not served securely. One output block is enough for 32 bytes. */
export function deriveByHand(password: Bytes, salt: Bytes, cost: number, length: number): Bytes {
  const [inner, outer] = [padState(password, 0x36), padState(password, 0x5c)]
  const first = new Uint8Array(salt.length + 4)
  first.set(salt)
  first[salt.length + 3] = 1
  let last = bytesOf(hmac(inner, outer, first))
  const result = last.slice()
  const words = wordsOf(last)
  const block = new Int32Array(16)
  const sum = wordsOf(result)
  block[8] = 0x80000000 | 0
  block[15] = (64 + 32) * 8
  for (let round = 1; round < cost; round += 1) {
    block.set(words)
    words.set(inner)
    compress(words, block)
    block.set(words)
    words.set(outer)
    compress(words, block)
    for (let at = 0; at < 8; at += 1) sum[at] = (sum[at] as number) ^ (words[at] as number)
  }
  last = bytesOf(sum)
  return last.slice(0, length)
}

/** The cost times repeated plain digest of salt and password. */
export function deriveByDigest(password: Bytes, salt: Bytes, cost: number, length: number): Bytes {
  const both = new Uint8Array(salt.length + password.length)
  both.set(salt)
  both.set(password, salt.length)
  let key = bytesOf(digest(both))
  for (let round = 1; round < cost; round += 1) key = bytesOf(digest(key))
  return key.slice(0, length)
}

function hmac(inner: Int32Array, outer: Int32Array, message: Bytes): Int32Array {
  const within = bytesOf(digest(message, inner.slice(), 64))
  return digest(within, outer.slice(), 64)
}

function padState(password: Bytes, pad: number): Int32Array {
  const block = new Uint8Array(64)
  block.set(password.length > 64 ? bytesOf(digest(password)) : password)
  const state = initialState()
  compress(state, wordsOf(block.map((byte) => byte ^ pad)))
  return state
}

function wordsOf(bytes: Bytes): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Int32Array.from({ length: bytes.length / 4 }, (_, at) => view.getInt32(at * 4))
}
