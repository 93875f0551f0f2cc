import { createHash } from 'node:crypto'

/** What is kept of a token: it holds 256 random bits, so a plain hash of it cannot be searched. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether a text can be one of our tokens; everything else is answered without asking the database. */
export function isTokenShape(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{52}$/.test(text)
}
