import { randomBytes } from 'node:crypto'
import { V7Generator } from 'uuidv7'

/** Crockford's alphabet: no i, l, o, u, so an id can be read aloud and never spells a word. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new id: the prefix of its kind, an underscore, 128 random bits as 26 characters. */
export function newId(prefix: string): string {
  return `${prefix}_${base32(randomBytes(16))}`
}

const generator = new V7Generator()
// The product's clock is set back between tests and installations: an id is of the time it is made for, never
// later.
generator.setRollbackAllowance(0)

/**
 * A UUID of version 7: its first 48 bits are the time, so ids of one table sort by it and new rows land at
 * the end of its index. Ids of one process and millisecond count up, so they sort as they were made.
 */
export function newUuid(at: Date): string {
  return generator.generateOrResetWithTs(at.getTime()).toString()
}

/**
 * What people read and say of an order: `K7QD-2M9X`. Unique only where it is stored: try again when it is
 * taken.
 */
export function newNumber(): string {
  return numberOf(randomBytes(5))
}

/** The number that 40 bits make. */
export function numberOf(bytes: Uint8Array): string {
  const text = base32(bytes).toUpperCase()
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

/** A secret for a cookie or a link: 256 random bits as 52 characters. Keep only its hash. */
export function newToken(): string {
  return base32(randomBytes(32))
}

function base32(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (let left = Math.ceil((bytes.length * 8) / 5); left > 0; left -= 1) {
    text = alphabet[Number(value & 31n)] + text
    value >>= 5n
  }
  return text
}
