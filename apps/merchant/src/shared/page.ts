import { fetchAhead } from '@daftar/app-kit/fetch-ahead'
import type { PageServices } from '@daftar/app-kit/services'
import {
  clientIdOf,
  createClient,
  randomKey,
  storageKeys,
  tokenStore,
  type ClientOptions,
  type RouteTable,
  type TokenStore,
} from '@daftar/client'
import type { PublicConfig } from '@daftar/contract/public-config'
import { createHints, type Hints } from './told/hints.ts'
import { readPublicConfig } from './config/public-config.ts'
import { createSessionEnd, type SessionEnd } from './session/session-end.ts'
import { createSession, type Session } from './session/session.ts'

/**
 * What one page of the browser has once. It is made where the page starts and handed in from there, so that
 * no module looks at the document when it is imported, and a test draws the same page with services of its
 * own.
 */
export type Services = PageServices &
  Readonly<{
    config: PublicConfig
    session: Session
    /** What has to be ended with the session. */
    sessionEnd: SessionEnd
    tokens: PageTokens
    hints: Hints
  }>

/** Where the token lives; that of the mobile app's webview in memory only, whatever the host (DEC-APP-9). */
export type PageTokens = TokenStore & { hold: (token: string) => void }

type Given = {
  /** What the server wrote into the page. */
  config?: string | null | undefined
  /** The application knows every route; the pages in front of it only their own. */
  routes: RouteTable
  /** The application alone is refused for reasons of every area. */
  loadWords?: ClientOptions['loadWords']
  fetch?: typeof fetch
  now?: () => number
}

/** What is not given is the browser's own. */
export function createServices({ config: text, routes, loadWords, fetch, now = Date.now }: Given): Services {
  const config = readPublicConfig(text)
  const session = createSession()
  const tokens = pageTokens(tokenStore(location.hostname, config.hosts.tokenStorage, localStorage))
  session.subscribe(() => {
    if (session.get().authorized) localStorage.setItem(storageKeys.signedIn, '1')
  })
  const api = createClient({
    routes,
    base: '',
    tokens,
    clientId: clientIdOf(localStorage, randomKey),
    onUnauthorized: (reason) => session.refuse(reason),
    workspace: () => session.get().workspace,
    onOtherWorkspace: () => session.move(),
    ...(loadWords && { loadWords }),
    ...(fetch && { fetch }),
  })
  return {
    api,
    config,
    session,
    sessionEnd: createSessionEnd(),
    tokens,
    hints: createHints(localStorage),
    now,
  }
}

/** The services of the document that stands in the browser. */
export function servicesOfDocument(given: Pick<Given, 'routes' | 'loadWords'>): Services {
  return createServices({
    config: document.getElementById('config')?.textContent,
    ...given,
    fetch: fetchAhead(),
  })
}

function pageTokens(kept: TokenStore): PageTokens {
  let held: string | null = null
  return {
    read: () => held ?? kept.read(),
    write: kept.write,
    clear: () => {
      held = null
      kept.clear()
    },
    hold: (token) => {
      held = token
    },
  }
}
