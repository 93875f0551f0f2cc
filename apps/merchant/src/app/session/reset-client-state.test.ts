import { storageKeys } from '@daftar/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageServices, queryClientOver } from '../../testing/page-services.ts'
import { resetClientState, resetTab } from './reset-client-state.ts'
import { stubBrowser, type BrowserStub } from '../../testing/browser-stub.ts'

let browser: BrowserStub

beforeEach(() => {
  browser = stubBrowser()
})
afterEach(() => vi.unstubAllGlobals())

/** Somebody signed in, with a token, an account in the cache, a hint and something typed into the wizard. */
function aUsedPage() {
  const services = pageServices({ config: { hosts: { tokenStorage: ['localhost'] } } })
  const queryClient = queryClientOver(services)
  const { session, tokens, hints } = services
  tokens.write('token-of-the-first')
  session.authorizeWebview()
  queryClient.setQueryData(['account'], { id: 'per_1' })
  hints.remember('capitalVisited')
  sessionStorage.setItem('daftar.wizard.app_1.social_networks', '{"instagram":"first"}')
  return { queryClient, session, tokens }
}

test('deauthorizing leaves neither token nor cache, neither hints nor drafts nor flags [SES-24, SES-25]', () => {
  const { queryClient, session, tokens } = aUsedPage()
  expect(browser.stored.size).toBeGreaterThan(0)
  expect(browser.tab.size).toBeGreaterThan(0)
  resetClientState(queryClient)
  expect(tokens.read()).toBeNull()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(session.get()).toEqual({
    authorized: false,
    webviewAuthorized: false,
    refused: null,
    workspace: null,
    hasMoved: false,
  })
  expect([...browser.stored.keys(), ...browser.tab.keys()]).toEqual([])
})

test('another tab forgets what it holds, and leaves alone what the next person may have begun to keep [DEC-SES-8]', () => {
  const { queryClient, session } = aUsedPage()
  browser.stored.clear()
  browser.stored.set(storageKeys.signedIn, '1')
  resetTab(queryClient)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(session.get().authorized).toBe(false)
  expect([...browser.tab.keys()]).toEqual([])
  expect([...browser.stored.keys()]).toEqual([storageKeys.signedIn])
})
