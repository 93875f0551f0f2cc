import { hash } from 'node:crypto'

/** What is kept of a token: it holds 256 random bits, so a plain hash of it cannot be searched. */
export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Whether a text can be one of our tokens; everything else is answered without asking the database. */
export function isTokenShape(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{52}$/.test(text)
}
