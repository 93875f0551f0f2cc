import { loadScript } from '../loading/load-script.ts'

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

type Turnstile = {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      callback: (token: string) => void
      'error-callback': () => void
      'timeout-callback': () => void
    },
  ) => string
  remove: (widget: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

let shown: string | null = null

/**
 * Draws a fresh Turnstile widget where `placeOf` finds room once the script is there, and waits for its
 * token; the one before is taken away. Rejects without a place, and when the check fails or takes too long.
 */
export async function turnstileToken(siteKey: string, placeOf: () => HTMLElement | null): Promise<string> {
  await loadScript(scriptUrl)
  const { turnstile } = window
  const place = placeOf()
  if (!turnstile || !place) throw new Error('the outside check has no place')
  if (shown !== null) turnstile.remove(shown)
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the outside check failed'))
    shown = turnstile.render(place, {
      sitekey: siteKey,
      callback: resolve,
      'error-callback': fail,
      'timeout-callback': fail,
    })
  })
}
