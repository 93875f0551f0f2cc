import { pbkdf2Sync } from 'node:crypto'

/** A proof of work as the server offers it: find the counter whose derived key begins with the prefix. */
interface Challenge {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
  }
}

/** More attempts than any challenge of the product takes. */
const mostAttempts = 10_000

/**
 * The token a page sends with a solved challenge; written without the vendor's library, so that it also
 * checks it.
 */
export function solveBotCheck(challenge: unknown): string {
  const { parameters } = challenge as Challenge
  const { cost, keyLength, keyPrefix, algorithm } = parameters
  const salt = Buffer.from(parameters.salt, 'hex')
  const password = Buffer.concat([Buffer.from(parameters.nonce, 'hex'), Buffer.alloc(4)])
  const digest = algorithm.replace('PBKDF2/', '').replace('-', '').toLowerCase()
  for (let counter = 0; counter < mostAttempts; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4)
    const derivedKey = pbkdf2Sync(password, salt, cost, keyLength, digest).toString('hex')
    if (derivedKey.startsWith(keyPrefix))
      return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64')
  }
  throw new Error('the challenge has no solution within reach')
}
