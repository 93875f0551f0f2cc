import { randomBytes } from 'node:crypto'

/** Crockford's alphabet: no i, l, o, u, so an id can be read aloud and never spells a word. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new id: the prefix of its kind, an underscore, 128 random bits as 26 characters. */
export function newId(prefix: string): string {
  return `${prefix}_${base32(randomBytes(16))}`
}

/** Makes ids; tests give a predictable one. */
export type Ids = (prefix: string) => string

/** Ids that count up, for tests that compare whole records. */
export function countingIds(): Ids {
  let last = 0
  return (prefix) => `${prefix}_${String((last += 1)).padStart(26, '0')}`
}

/** A secret for a cookie or a link: 256 random bits as 52 characters. Keep only its hash. */
export function newToken(): string {
  return base32(randomBytes(32))
}

function base32(bytes: Buffer): string {
  let value = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let left = Math.ceil((bytes.length * 8) / 5); left > 0; left -= 1) {
    text = alphabet[Number(value & 31n)] + text
    value >>= 5n
  }
  return text
}
