import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QueryClient } from '@tanstack/react-query'
import type { Services } from '../../shared/page.ts'
import { pageServices, queryClientOver } from '../../testing/page-services.ts'
import { watchSession } from './watch-session.ts'
import { stubBrowser, type BrowserStub } from '../../testing/browser-stub.ts'

type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>

let browser: BrowserStub
let change: (event: StorageChange) => void

let services: Services
let queryClient: QueryClient

beforeEach(() => {
  browser = stubBrowser()
  const listeners: ((event: StorageChange) => void)[] = []
  change = (event) => listeners.forEach((listener) => listener(event))
  vi.stubGlobal('window', {
    addEventListener: (_: 'storage', listener: (event: StorageChange) => void) => listeners.push(listener),
  })
  services = pageServices({
    fetch: async () => Response.json({ details: { reason: 'not_signed_in' } }, { status: 401 }),
  })
  queryClient = queryClientOver(services)
  watchSession(queryClient)
})
afterEach(() => vi.unstubAllGlobals())

test('a logout in another tab leads to sign-in, and what still asks here brings no way back along [DEC-SES-7, DEC-SES-8]', async () => {
  const { session, api } = services
  session.authorize()
  change({ key: null, newValue: null })
  expect(session.get().authorized).toBe(false)
  await api.call('accounts.read').catch(() => {})
  expect(session.get().refused).toBe('not_signed_in')
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await new Promise((resolve) => setTimeout(resolve))
  expect(browser.left).toEqual(['/auth'])
})

test('a change of anything else that is kept leads nowhere', () => {
  change({ key: 'merchant.remote_config', newValue: '{}' })
  change({ key: 'merchant.signed_in', newValue: '1' })
  expect(browser.left).toEqual([])
})
