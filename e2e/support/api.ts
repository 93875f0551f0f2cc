import { routes } from '@daftar/testkit/routes'
import { createClient, memoryStore, type Client } from '@daftar/client'
import { solveBotCheck } from '@daftar/testkit/bot-check'
import { codeFor, holdingLock, seenBy } from './inbox.ts'
import type { Person } from './people.ts'

/** A caller without a page: the product's own client over a cookie jar, from an address of its own. */
export interface Api extends Client {
  readonly cookies: ReadonlyMap<string, string>
}

export function apiOf(origin: string, cookies = new Map<string, string>()): Api {
  const address = someAddress()
  const send: typeof fetch = async (url, init) => {
    const answer = await fetch(url, {
      ...init,
      headers: {
        ...(init?.headers as Record<string, string>),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': address,
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const client = createClient({
    routes,
    base: origin,
    tokens: memoryStore(),
    clientId: 'e2e',
    onUnauthorized: () => {},
    fetch: send,
  })
  return { ...client, cookies }
}

/** An address nobody else calls from, so that the limits per caller do not add up over a whole run. */
export function someAddress(): string {
  return `10.${part()}.${part()}.${part()}`
}

/** Signs somebody in, e-mail first; a second factor that is not set up yet is set up. */
export async function signInThere(
  origin: string,
  person: Person,
  audience: 'merchant' | 'desk',
): Promise<Api> {
  const api = apiOf(origin)
  const door = audience === 'desk' ? 'ForStaff' : ''
  const { challenge } = await api.call('signIn.botCheck')
  const cf_turnstile = solveBotCheck(challenge)
  return holdingLock(`${origin} ${person.email}`, async () => {
    const before = await seenBy(origin, person.email, person.phone)
    const begun = await api.call(`signIn.authenticate${door}`, {
      body: { email: person.email, lang: 'en', cf_turnstile },
    })
    const first = await api.call(`signIn.verify${door}`, {
      body: { session_id: begun.session_id, otp_code: await codeFor(origin, person.email, before) },
    })
    if (first.status === 'setup_2fa')
      await api.call('signIn.challengeSetup', { body: { phone: person.phone } })
    else await api.call(`signIn.challenge${door}`, { body: {} })
    await api.call(`signIn.challengeVerify${door}`, {
      body: { otp_code: await codeFor(origin, person.phone, before) },
    })
    return api
  })
}

function part(): number {
  return Math.floor(Math.random() * 254) + 1
}
