import { createHash, randomBytes } from 'node:crypto'

/** Crockford's alphabet: no i, l, o, u, so an id can be read aloud and never spells a word. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new id: the prefix of its kind, an underscore, 128 random bits as 26 characters. */
export function newId(prefix: string): string {
  return `${prefix}_${base32(randomBytes(16))}`
}

let lastMs = 0
let sequence = 0

/**
 * A UUID of version 7: its first 48 bits are the time, so ids of one table sort by it and new rows land at the end of
 * its index. Ids of one process and millisecond count up, so they sort as they were made.
 */
export function newUuid(at: Date): string {
  const ms = at.getTime()
  const bytes = randomBytes(16)
  sequence = ms === lastMs ? sequence + 1 : bytes.readUInt16BE(6) & 0x7ff
  lastMs = ms
  bytes.writeUIntBE(ms, 0, 6)
  bytes.writeUInt16BE(0x7000 | (sequence & 0xfff), 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return uuidOf(bytes)
}

/** A UUID that is the same every time for the same text (version 8): rows of the demo, which are made again and again. */
export function uuidFrom(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return uuidOf(bytes)
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** What people read and say of an order: `K7QD-2M9X`. Unique only where it is stored: try again when it is taken. */
export function newNumber(): string {
  return numberOf(randomBytes(5))
}

/** The same number every time for the same text, for rows of the demo. */
export function numberFrom(text: string): string {
  return numberOf(createHash('sha256').update(text).digest().subarray(0, 5))
}

function numberOf(bytes: Buffer): string {
  const text = base32(bytes).toUpperCase()
  return `${text.slice(0, 4)}-${text.slice(4)}`
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
