import type { AnswerOf } from '@daftar/contract'
import { turnstileToken } from '@daftar/app-kit/turnstile'

type Offer = AnswerOf<'signIn.botCheck'>

/** The token that proves a browser did the work, as the server asked for it. `place` is where an outside check may show. */
export function botCheckToken(offer: Offer, place: HTMLElement): Promise<string> {
  return offer.provider === 'turnstile'
    ? turnstileToken(offer.site_key ?? '', () => place)
    : solvedToken(offer.challenge)
}

async function solvedToken(challenge: unknown): Promise<string> {
  const solution = await solveAside(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}

function solveAside(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) =>
      data ? resolve(data) : reject(new Error('not solved'))
    worker.onerror = () => reject(new Error('the solver broke'))
    worker.postMessage(challenge, [])
  }).finally(() => worker.terminate())
}
