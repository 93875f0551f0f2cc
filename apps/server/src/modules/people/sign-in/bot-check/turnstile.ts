import { z } from 'zod'
import type { BotCheck } from './bot-check.ts'

const address = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const answer = z.looseObject({ success: z.boolean() })

/** Cloudflare Turnstile, which takes each token once. Whatever goes wrong on the way counts as not passed. */
export function turnstileBotCheck(
  keys: { siteKey: string; secret: string },
  fetch: typeof globalThis.fetch,
): BotCheck {
  return {
    offer: () => Promise.resolve({ provider: 'turnstile', site_key: keys.siteKey }),

    async passes(token, ip) {
      if (!token) return false
      try {
        const response = await fetch(address, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(5_000),
          body: new URLSearchParams({ secret: keys.secret, response: token, remoteip: ip }),
        })
        return response.ok && answer.parse(await response.json()).success
      } catch {
        return false
      }
    },
  }
}
