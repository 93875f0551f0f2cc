import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser, type BrowserStub } from '../testing/browser-stub.ts'

type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>

let browser: BrowserStub
let change: (event: StorageChange) => void

beforeEach(async () => {
  vi.resetModules()
  browser = stubBrowser()
  vi.stubGlobal('window', {
    addEventListener: (_: 'storage', listener: (event: StorageChange) => void) => void (change = listener),
  })
  vi.stubGlobal('fetch', async () => Response.json({ details: { reason: 'not_signed_in' } }, { status: 401 }))
  const { watchSession } = await import('./watch-session.ts')
  watchSession()
})
afterEach(() => vi.unstubAllGlobals())

test('DEC-SES-7, DEC-SES-8: a logout in another tab leads to sign-in, and what still asks here brings no way back along', async () => {
  const { session } = await import('../shared/session.ts')
  const { client } = await import('../shared/page.ts')
  session.authorize()
  change({ key: null, newValue: null })
  expect(session.get().authorized).toBe(false)
  await client.call('account.read').catch(() => {})
  expect(session.get().refused).toBe('not_signed_in')
  const { queryClient } = await import('./query-client.ts')
  await vi.waitUntil(() => queryClient.isFetching() === 0)
  await new Promise((resolve) => setTimeout(resolve))
  expect(browser.left).toEqual(['/auth'])
})

test('a change of anything else that is kept leads nowhere', () => {
  change({ key: 'merchant.remote_config', newValue: '{}' })
  change({ key: 'merchant.signed_in', newValue: '1' })
  expect(browser.left).toEqual([])
})
