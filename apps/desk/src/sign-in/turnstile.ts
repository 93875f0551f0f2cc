const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

type Turnstile = {
  render: (
    place: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'error-callback': () => void },
  ) => string
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

/** Shows the outside check in `place` and waits for its token. */
export async function turnstileToken(siteKey: string, place: HTMLElement): Promise<string> {
  const turnstile = window.turnstile ?? (await load())
  return new Promise((resolve, reject) => {
    turnstile.render(place, {
      sitekey: siteKey,
      callback: resolve,
      'error-callback': () => reject(new Error('the check failed')),
    })
  })
}

function load(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : reject(new Error('no check')))
    script.onerror = () => reject(new Error('no check'))
    document.head.append(script)
  })
}
