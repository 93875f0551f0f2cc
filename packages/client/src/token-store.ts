import { storageKeys } from './session-keys.ts'

/**
 * Where the bearer token lives. In local storage only on the hosts the configuration names
 * (SES-03, SES-04); elsewhere in memory for the page's life, with the cookie session beside it (DEC-SES-3).
 */
export interface TokenStore {
  read(): string | null
  write(token: string): void
  clear(): void
}

export function tokenStore(host: string, storageHosts: readonly string[], storage: Storage): TokenStore {
  return storageHosts.includes(host) ? persistentStore(storage) : memoryStore()
}

function persistentStore(storage: Storage): TokenStore {
  return {
    read: () => storage.getItem(storageKeys.authToken),
    write: (token) => storage.setItem(storageKeys.authToken, token),
    clear: () => storage.removeItem(storageKeys.authToken),
  }
}

export function memoryStore(): TokenStore {
  let held: string | null = null
  return {
    read: () => held,
    write: (token) => {
      held = token
    },
    clear: () => {
      held = null
    },
  }
}

/** A random id of this browser, never the account's (REQ-03, DEC-REQ-1). */
export function clientIdOf(storage: Storage, random: () => string): string {
  const known = storage.getItem(storageKeys.clientId)
  if (known) return known
  const fresh = random()
  storage.setItem(storageKeys.clientId, fresh)
  return fresh
}
