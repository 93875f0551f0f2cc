import { deriveByBrowser, type Bytes, type DeriveKey } from './derive-key.ts'

/** A challenge as ALTCHA's library makes it; unknown parts travel back untouched, they are signed. */
export type Challenge = Readonly<{
  parameters: Readonly<{
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength?: number
    keyPrefix: string
  }>
  signature?: string
}>

export type Solution = Readonly<{ counter: number; derivedKey: string; time: number }>

/** The browser derives several keys at once; more would only wait. */
const atOnce = 4
/** Far beyond what a server asks; a challenge that needs more is none of ours. */
const mostAttempts = 5_000_000

/**
 * Finds the counter whose derived key begins as the challenge wants it. Rejects for an algorithm it does not
 * know.
 */
export async function solve(
  { parameters }: Challenge,
  isSecure = globalThis.crypto?.subtle !== undefined,
): Promise<Solution> {
  const started = performance.now()
  const { cost, keyLength = 32 } = parameters
  const derive = await deriveOf(parameters.algorithm, isSecure)
  const salt = fromHex(parameters.salt)
  const nonce = fromHex(parameters.nonce)
  const prefix = parameters.keyPrefix.toLowerCase()
  for (let from = 0; from < mostAttempts; from += atOnce) {
    const counters = Array.from({ length: atOnce }, (_, at) => from + at)
    const keys = await Promise.all(
      counters.map(async (counter) => toHex(await derive(passwordOf(nonce, counter), salt, cost, keyLength))),
    )
    const found = keys.findIndex((key) => key.startsWith(prefix))
    if (found >= 0)
      return {
        counter: from + found,
        derivedKey: keys[found] as string,
        time: Math.round(performance.now() - started),
      }
  }
  throw new Error('the challenge was not solved')
}

/** What the sign-in sends: base64 of challenge and solution, as the vendor's own widget does. */
export function tokenOf(challenge: unknown, solution: Solution): string {
  return btoa(JSON.stringify({ challenge, solution }))
}

/** Hashing by script is loaded only where a page or a challenge needs it. */
async function deriveOf(algorithm: string, isSecure: boolean): Promise<DeriveKey> {
  if (algorithm === 'PBKDF2/SHA-256')
    return isSecure ? deriveByBrowser : (await import('./derive-by-script.ts')).deriveByScript
  if (algorithm === 'SHA-256') return (await import('./derive-by-script.ts')).deriveByDigest
  throw new Error(`unknown algorithm ${algorithm}`)
}

/** The nonce with the counter behind it, big-endian. */
function passwordOf(nonce: Bytes, counter: number): Bytes {
  const password = new Uint8Array(nonce.length + 4)
  password.set(nonce)
  new DataView(password.buffer).setUint32(nonce.length, counter)
  return password
}

function fromHex(hex: string): Bytes {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  )
}

function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
