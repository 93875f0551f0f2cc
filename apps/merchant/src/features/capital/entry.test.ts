import { routes } from '@daftar/contract/routes'
import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '../../shared/account.ts'
import { stubBrowser } from '../../testing/browser-stub.ts'
import type * as EntryModule from './entry.ts'

/** The page's own modules look at the browser when they load. */
let entry: typeof EntryModule
/** What each list of the area answers; a list without an answer fails. */
let lists: Record<string, object>

beforeAll(async () => {
  stubBrowser()
  const { fetch: outside } = globalThis
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const path = /^\/(?:merchant|partners)\/[^?]+/.exec(url)?.[0]
    if (!path) return outside(url, init)
    // Each list is named by the end of its address.
    const list = lists[path.split('/').at(-1) ?? '']
    return Promise.resolve(list ? Response.json(list) : Response.error())
  })
  const { learnRoutes } = await import('../../shared/page.ts')
  learnRoutes(routes)
  entry = await import('./entry.ts')
})

beforeEach(() => {
  lists = { loan: { loans: [] }, offers: { offers: [] }, application: { applications: [] } }
})

const account = { experiments: [] } as unknown as Account
const entryPath = () => entry.capitalEntry(new QueryClient(), account)

test('PO-12: with no advance, offer or application the entry of capital leads to completed payouts', async () => {
  expect(await entryPath()).toBe('/finance/payouts/completed')
})

test('PO-12: an advance alone still leads to itself, and a list that failed to the error page', async () => {
  lists['loan'] = { loans: [{ id: 'lon_1' }] }
  expect(await entryPath()).toBe('/finance/tabby-capital/loans/lon_1')
  lists = { loan: { loans: [] }, offers: { offers: [] } }
  expect(await entryPath()).toBe('/finance/tabby-capital/error')
})
