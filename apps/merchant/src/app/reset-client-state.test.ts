import { storageKeys } from '@daftar/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser, type BrowserStub } from '../testing/browser-stub.ts'

let browser: BrowserStub

beforeEach(() => {
  vi.resetModules()
  browser = stubBrowser({ hosts: { tokenStorage: ['localhost'] } })
})
afterEach(() => vi.unstubAllGlobals())

/** Somebody signed in, with a token, an account in the cache, a hint and something typed into the wizard. */
async function aUsedPage() {
  const { queryClient } = await import('./query-client.ts')
  const { session } = await import('../shared/session.ts')
  const { tokens } = await import('../shared/page.ts')
  const { rememberHint } = await import('../shared/hints.ts')
  tokens.write('token-of-the-first')
  session.authorizeWebview()
  queryClient.setQueryData(['account'], { id: 'per_1' })
  rememberHint('capitalVisited')
  sessionStorage.setItem('daftar.wizard.app_1.social_networks', '{"instagram":"first"}')
  return { queryClient, session, tokens, reset: await import('./reset-client-state.ts') }
}

test('SES-24, SES-25: deauthorizing leaves neither token nor cache, neither hints nor drafts nor flags', async () => {
  const { queryClient, session, tokens, reset } = await aUsedPage()
  expect(browser.stored.size).toBeGreaterThan(0)
  expect(browser.tab.size).toBeGreaterThan(0)
  reset.resetClientState()
  expect(tokens.read()).toBeNull()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(session.get()).toEqual({ authorized: false, webviewAuthorized: false, refused: null })
  expect([...browser.stored.keys(), ...browser.tab.keys()]).toEqual([])
})

test('DEC-SES-8: another tab forgets what it holds, and leaves alone what the next person may have begun to keep', async () => {
  const { queryClient, session, reset } = await aUsedPage()
  browser.stored.clear()
  browser.stored.set(storageKeys.signedIn, '1')
  reset.resetTab()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(session.get().authorized).toBe(false)
  expect([...browser.tab.keys()]).toEqual([])
  expect([...browser.stored.keys()]).toEqual([storageKeys.signedIn])
})
