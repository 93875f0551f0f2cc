import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '../../shared/session/account.ts'
import { stubBrowser } from '../../testing/browser-stub.ts'
import { keepApplication } from '../../shared/capital/capital-queries.ts'
import { servicesOf } from '../../shared/services.ts'
import { pageServices, queryClientOver } from '../../testing/page-services.ts'
import { capitalEntry } from './entry.ts'

/** What each list of the area answers; a list without an answer fails. */
let lists: Record<string, object>
let asked: string[]
let queryClient: QueryClient

beforeEach(() => {
  lists = { loan: { loans: [] }, offers: { offers: [] }, application: { applications: [] } }
  asked = []
  stubBrowser()
  const services = pageServices({
    fetch: async (url) => {
      // Each list is named by the end of its address.
      const name = /[^/?]+(?=\?|$)/.exec(String(url))?.[0] ?? ''
      asked.push(name)
      const list = lists[name]
      return list ? Response.json(list) : Response.error()
    },
  })
  queryClient = queryClientOver(services)
})

const accountWith = (...names: string[]) =>
  ({ experiments: names.map((name) => ({ name, value: 'true' })) }) as unknown as Account
const entryPath = (account = accountWith('capital')) =>
  capitalEntry(queryClientOver(servicesOf(queryClient)), account)

const anOffer = (id: string) => ({
  id,
  amount: '100000.00',
  currency: 'AED',
  tenor: 20,
  tags: [],
  created_at: '2026-11-01T00:00:00.000Z',
})
const anApplication = (application_id: string) => ({ application: { application_id } })

test('with no advance, offer or application the entry of capital leads to completed payouts [CAP-42, PO-12]', async () => {
  expect(await entryPath()).toBe('/finance/payouts/completed')
})

test('one thing alone leads to itself, more to the list [CAP-17, CAP-43, CAP-44, CAP-45, CAP-49]', async () => {
  lists['loan'] = { loans: [{ id: 'lon_1' }] }
  expect(await entryPath()).toBe('/finance/tabby-capital/loans/lon_1')
  lists['application'] = { applications: [anApplication('app_1')] }
  expect(await entryPath()).toBe('/finance/tabby-capital/loans')
  lists['loan'] = { loans: [] }
  expect(await entryPath()).toBe('/finance/tabby-capital/applications/app_1')
  lists['application'] = { applications: [] }
  lists['offers'] = { offers: [{ ...anOffer('ofr_1'), tags: ['full_revenue_flow'] }, anOffer('ofr_2')] }
  expect(await entryPath()).toBe('/finance/tabby-capital/offers/ofr_1')
})

test('behind the fake door the entry leads there, and asks for no list [CAP-39, CAP-17, CAP-23]', async () => {
  lists = {}
  expect(await entryPath(accountWith('capital', 'capital_fake_door'))).toBe(
    '/finance/tabby-capital/fake-door',
  )
  expect(asked).toEqual([])
})

test('all lists failed shows not found; one failed and the others empty, the error page [CAP-41, DEC-CAP-2]', async () => {
  lists = {}
  expect(await entryPath()).toBeNull()
  lists = { loan: { loans: [] }, offers: { offers: [] } }
  expect(await entryPath()).toBe('/finance/tabby-capital/error')
  lists = { offers: { offers: [anOffer('ofr_1')] } }
  expect(await entryPath()).toBe('/finance/tabby-capital/offers/ofr_1')
})

test('lists are fresh for 60 seconds, and dropped by a save in the area [DEC-CAPI-13]', async () => {
  const all = ['application', 'loan', 'offers']
  const askedAt = async (ms: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000 + ms)
    asked = []
    await capitalEntry(queryClient, accountWith('capital'))
    return asked.toSorted()
  }
  expect(await askedAt(0)).toEqual(all)
  expect(await askedAt(59_999)).toEqual([])
  expect(await askedAt(60_000)).toEqual(all)
  keepApplication(queryClient, { id: 'app_1', offer_id: 'ofr_1' } as never)
  expect(await askedAt(60_001)).toEqual(all)
  vi.restoreAllMocks()
})
