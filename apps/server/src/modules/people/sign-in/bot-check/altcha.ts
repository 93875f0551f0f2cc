import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Keys } from '../../../../platform/crypto/keys.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { BotCheck } from './bot-check.ts'
import { claimNonce } from './store.ts'

/** How long a challenge can be solved and sent. */
const validMinutes = 20

/** How much work a challenge is: the rounds of one attempt, and how many attempts it takes. */
export interface BotCheckWork {
  cost: number
  fewestAttempts: number
  mostAttempts: number
}

/** About 0.2 s on a laptop, a second on a slow phone. */
export const defaultBotCheckWork: BotCheckWork = { cost: 5_000, fewestAttempts: 100, mostAttempts: 300 }

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().max(128),
      data: z.looseObject({ expires_at: z.number() }),
    }),
    signature: z.string().max(256),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string().max(256) }),
})

/**
 * The proof of work of our own. A challenge is signed, not stored; a solved one is stored until it expires,
 * since the library takes the same solution twice. Expiry goes by the product's clock, so it travels in the
 * signed data.
 */
export function altchaBotCheck(database: Database, keys: Keys, work = defaultBotCheckWork): BotCheck {
  const secret = (label: string) => keys.hash('bot_check', label).toString('hex')
  const hmacSignatureSecret = secret('challenge')
  const hmacKeySignatureSecret = secret('solution')

  return {
    async offer(now) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.mostAttempts, work.fewestAttempts),
        data: { expires_at: Math.floor(now.getTime() / 1000) + validMinutes * 60 },
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      return { provider: 'altcha', challenge: { ...challenge } }
    },

    async passes(token, _ip, now) {
      const payload = readPayload(token)
      if (!payload) return false
      const { challenge, solution } = payload
      const expiresAt = new Date(challenge.parameters.data.expires_at * 1000)
      if (!(now < expiresAt) || !(await isSolved(challenge, solution))) return false
      return database.system((tx) => claimNonce(tx, challenge.parameters.nonce, expiresAt))
    },
  }

  async function isSolved(challenge: unknown, solution: unknown): Promise<boolean> {
    const given = { challenge, solution } as Payload
    try {
      const keys = { hmacSignatureSecret, hmacKeySignatureSecret }
      return (await verifySolution({ ...given, ...keys, deriveKey })).verified
    } catch {
      return false
    }
  }
}

/** The token is base64 of the JSON that the solver makes, as the vendor's widget sends it. */
function readPayload(token: string | undefined): z.output<typeof solved> | null {
  try {
    const parsed = solved.safeParse(JSON.parse(Buffer.from(token ?? '', 'base64').toString('utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
