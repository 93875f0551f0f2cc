import { routes } from '@daftar/client/routes'
import { createClient, memoryStore, type Client } from '@daftar/client'
import { currentLanguage } from '@daftar/words'
import { leaveForSignIn } from './addresses.ts'
import { readConfig } from './public-config.ts'

/** What one page of the browser has once: its configuration and the client of the API. */
export const config = readConfig(document.getElementById('config')?.textContent)

/** Staff are known by their cookie alone; no token is ever kept by the page. */
export const client: Client = createClient({
  routes,
  base: '',
  tokens: memoryStore(),
  clientId: 'desk',
  onUnauthorized: () => leaveForSignIn(),
})

export function brandName(): string {
  return currentLanguage() === 'ar' ? config.brand.nameAr : config.brand.name
}
