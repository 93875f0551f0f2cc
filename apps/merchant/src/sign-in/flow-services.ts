import type { Client } from '@daftar/client'
import type { PublicConfig } from '@daftar/contract/public-config'
import type { LoginError } from '@daftar/rules/shell/sign-in/login-errors'
import type { Language } from '@daftar/words'

/** What the sign-in needs of the world. */
export interface FlowServices {
  call: Client['call']
  config: () => PublicConfig
  /** Session storage. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The query part of the page's address. */
  address: { search: () => string; push: (search: string) => void; replace: (search: string) => void }
  now: () => number
  language: () => Language
  /** A token that proves that a person's browser asks; rejects when the check fails. */
  botCheck: () => Promise<string>
  /** Runs something after some time. */
  later: (work: () => void, afterMs: number) => void
  notify: (error: LoginError) => void
  /** Loads the application while the user waits for the code. */
  prefetchApplication: () => void
  /** Keeps the token where it belongs and leaves for the application. */
  signedIn: (token: string) => void
}
