import type { Client } from '@daftar/client'
import { botCheckPlaceId } from './bot-check-place.ts'
import { solveAside } from './solver/solve-aside.ts'
import { tokenOf, type Challenge } from './solver/solve.ts'

/** A fresh token of the provider the server names: our own proof of work, or Turnstile (DEC-AUTH-18). */
export async function botCheckToken(call: Client['call']): Promise<string> {
  const offer = await call('signIn.botCheck')
  if (offer.provider === 'turnstile') {
    const { turnstileToken } = await import('./turnstile.ts')
    return turnstileToken(offer.site_key ?? '', () => document.getElementById(botCheckPlaceId))
  }
  const challenge = offer.challenge as unknown as Challenge
  return tokenOf(challenge, await solveAside(challenge))
}
