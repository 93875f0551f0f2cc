import {
  clientIdOf,
  createClient,
  randomKey,
  storageKeys,
  tokenStore,
  type Client,
  type RouteTable,
  type TokenStore,
} from '@daftar/client'
import { frontRoutes } from '@daftar/contract/front-routes'
import { currentLanguage } from '@daftar/words'
import { readPublicConfig } from './public-config.ts'
import { session } from './session.ts'

/** What one page of the browser has once: configuration, tokens and the client of the API. */
export const config = readPublicConfig(document.getElementById('config')?.textContent)

const kept = tokenStore(location.hostname, config.hosts.tokenStorage, localStorage)
let heldToken: string | null = null

export const tokens: TokenStore = {
  read: () => heldToken ?? kept.read(),
  write: kept.write,
  clear: () => {
    heldToken = null
    kept.clear()
  },
}

/** The token of the mobile app's webview: in memory only, whatever the host (DEC-APP-9). */
export function holdToken(token: string): void {
  heldToken = token
}

const table: RouteTable = { ...frontRoutes }

/** The application knows every route; the pages in front of it only their own. */
export function learnRoutes(routes: RouteTable): void {
  Object.assign(table, routes)
}

export const client: Client = createClient({
  routes: table,
  base: '',
  tokens,
  clientId: clientIdOf(localStorage, randomKey),
  onUnauthorized: (reason) => session.refuse(reason),
})

session.subscribe(() => {
  if (session.get().authorized) localStorage.setItem(storageKeys.signedIn, '1')
})

/** The product's name in the language of the page. */
export function brandName(): string {
  return currentLanguage() === 'ar' ? config.brand.nameAr : config.brand.name
}
