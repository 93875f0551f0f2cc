import { refuse, pending, streamed } from '@daftar/testkit/page/answers'
import { metrics } from '@daftar/rules/analytics/metrics'
import { m } from '@daftar/words'
import { metricName } from '@daftar/words/analytics-words'
import { productText } from '@daftar/words/order-words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApprovalRate, aProductMix, someAnalytics, someDays } from '../../testing/fixtures/analytics.ts'
import { phoneWidth, renderAt, type PageOptions } from '../../testing/render-at.tsx'
import { metricDefinition } from './words.ts'

const noon = () => Date.parse('2026-11-22T08:00:00Z')
const now = '2026-11-22T08:00:00.000Z'

/** What the links that a pointer rests on ask ahead. */
const askedAhead = {
  'merchants.stores': pending,
  'orders.list': pending,
  'orders.counts': pending,
  'orders.uncaptured': pending,
}

function at(path: string, { as = {}, answers = {}, ...more }: PageOptions = {}) {
  return renderAt(path, {
    now: noon,
    as: { now, ...as },
    answers: {
      'analytics.read': someAnalytics,
      'analytics.metric': anApprovalRate,
      ...askedAhead,
      ...answers,
    },
    ...more,
  })
}

const tiles = async () => within(await screen.findByRole('list', { name: m.analytics_metrics() }))

const languages = ['en', 'ar'] as const
test.each(languages)(
  'eight figures stand against the period before, each leads to its page, in %s [ANA-01, DEC-ANA-1, DEC-ANA-2]',
  async (language) => {
    const { server } = at('/analytics', { language })
    const list = await tiles()
    const links = list.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(metrics.map((metric) => metricName(metric)))
    expect(links[0]?.getAttribute('href')).toBe('/analytics/ARE/gmv')
    expect(server.callsOf('analytics.read')[0]).toMatchObject({
      params: { country: 'ARE' },
      query: { from: '2026-10-23', to: '2026-11-21', granularity: 'day' },
    })
    expect(list.getAllByText(m.analytics_above({ change: '\u206623.4%\u2069' })).length).toBe(2)
    expect(
      list.getAllByText(m.analytics_above({ change: m.analytics_points({ points: '\u20662.2\u2069' }) }))
        .length,
    ).toBe(3)
    expect(list.getByText(m.analytics_no_data())).toBeTruthy()
    expect(list.getByText(productText('installments'))).toBeTruthy()
    expect(
      screen.getByRole('listbox', { name: m.analytics_by_day({ metric: metricName('gmv') }) }),
    ).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.shell_item_analytics())
  },
)

const readers = ['workspace_admin', 'supervisor', 'settlements'] as const
test.each(readers)(
  'the item stands behind orders, for the role %s [NAV-17, PERM-28, DEC-USR-5]',
  async (role) => {
    at('/analytics', { as: { role } })
    await tiles()
    const items = within(screen.getByRole('navigation', { name: m.shell_navigation() })).getAllByRole('link')
    const names = items.map(({ textContent }) => textContent)
    expect(names.indexOf(m.shell_item_analytics())).toBe(names.indexOf(m.shell_item_orders()) + 1)
  },
)

test('a seller finds no item, and is led to orders from both pages [ANA-03, PERM-28]', async () => {
  const { address } = at('/analytics/ARE/gmv', { as: { role: 'sales_manager' } })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(m.shell_item_orders())
  expect(address()).toBe('/payments')
  expect(screen.queryByRole('link', { name: m.shell_item_analytics() })).toBeNull()
})

test('what a figure is, is told when asked, with the orders that make it [DEC-ANA-1]', async () => {
  const { user } = at('/analytics')
  const list = await tiles()
  await user.click(list.getByRole('button', { name: m.analytics_what_is({ name: metricName('gmv') }) }))
  const told = within(await screen.findByRole('dialog'))
  expect(told.getByText(metricDefinition('gmv'))).toBeTruthy()
  expect(told.getByRole('link', { name: m.analytics_rows() }).getAttribute('href')).toBe(
    '/payments?from=2026-10-23&to=2026-11-21&status=authorized%2Ccaptured%2Cpartially_refunded%2Crefunded',
  )
})

test('stores stand by what they sold, as cards on a phone in Arabic [DEC-ANA-2]', async () => {
  at('/analytics', { language: 'ar', width: phoneWidth })
  await tiles()
  const top = within(screen.getByRole('region', { name: m.analytics_top_stores() }))
  expect(top.getByText('نور أونلاين')).toBeTruthy()
  expect(top.getAllByText('9,340.50').length).toBe(1)
})

test('period and stores stand in the address, go with a press on a tile, and back to the usual [DEC-ANA-2]', async () => {
  const { user, address, server } = at('/analytics')
  await tiles()
  await user.click(screen.getByRole('button', { name: m.analytics_last_days({ count: 30 }) }))
  await user.click(await screen.findByRole('button', { name: m.analytics_last_days({ count: 7 }) }))
  await waitFor(() => expect(address()).toBe('/analytics?period=7'))
  await user.click(screen.getByRole('button', { name: m.analytics_filter_stores() }))
  await user.click(await screen.findByRole('checkbox', { name: 'Noor Mall' }))
  await waitFor(() => expect(address()).toBe('/analytics?period=7&stores=sto_noor2'))
  await waitFor(() =>
    expect(server.callsOf('analytics.read').at(-1)?.query).toEqual({
      ...{ from: '2026-11-15', to: '2026-11-21', granularity: 'day', store_ids: ['sto_noor2'] },
    }),
  )
  await user.keyboard('{Escape}')
  const list = await tiles()
  expect(list.getAllByRole('link')[3]?.getAttribute('href')).toBe(
    '/analytics/ARE/approval_rate?period=7&stores=sto_noor2',
  )
})

test('days of one’s own are asked for; with today nothing is compared [DEC-ANA-2]', async () => {
  const answer = { ...someAnalytics, from: '2026-11-20', to: '2026-11-22', is_running: true } as const
  const { server } = at('/analytics?from=2026-11-20&to=2026-11-22', {
    answers: { 'analytics.read': { ...answer, sales: someDays.slice(0, 3) } },
  })
  const list = await tiles()
  expect(list.getAllByText(m.analytics_running())).toHaveLength(8)
  expect(server.callsOf('analytics.read')[0]?.query).toMatchObject({ from: '2026-11-20', to: '2026-11-22' })
})

test('each country is a tab of its own, in its own money [DEC-ANA-2]', async () => {
  const both = { countries: ['ARE', 'SAU'] }
  const { user, address } = at('/analytics?period=7&stores=sto_noor2', {
    answers: {
      'analytics.read': ({ params }) => ({
        ...someAnalytics,
        ...both,
        ...(params.country === 'SAU' && { country: 'SAU', currency: 'SAR' as const }),
      }),
    },
  })
  const tabs = within(await screen.findByRole('navigation', { name: m.analytics_countries() }))
  await user.click(tabs.getByRole('link', { name: m.shell_country_sau() }))
  await waitFor(() => expect(address()).toBe('/analytics?country=SAU&period=7'))
  await waitFor(async () => expect((await tiles()).getAllByText('SAR').length).toBeGreaterThan(0))
  expect((await tiles()).getAllByRole('link')[0]?.getAttribute('href')).toBe('/analytics/SAU/gmv?period=7')
})

test('a skeleton stands before the answer', async () => {
  at('/analytics', { answers: { 'analytics.read': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
})

test('nothing sold says so', async () => {
  const none = { value: '0', before: '0', change: null }
  const quiet = {
    ...someAnalytics,
    tiles: someAnalytics.tiles.map((tile) => ({ ...tile, ...none })),
    top_stores: [],
  }
  at('/analytics', { answers: { 'analytics.read': quiet } })
  expect(await screen.findAllByText(m.analytics_empty())).toHaveLength(2)
})

test('a failure says so, and is tried again', async () => {
  const { user, server } = at('/analytics', { answers: { 'analytics.read': refuse('unavailable') } })
  expect(await screen.findByText(m.analytics_failed())).toBeTruthy()
  server.answer({ 'analytics.read': someAnalytics })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  await tiles()
})

test.each(languages)(
  'a metric says what it is, and its numbers by time, store and product, in %s [ANA-02, APP-49, DEC-ANA-3]',
  async (language) => {
    at('/analytics/ARE/approval_rate?granularity=week', { language })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(metricName('approval_rate'))
    expect(screen.getByText(metricDefinition('approval_rate'))).toBeTruthy()
    const rows = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
    const numbers = rows(m.analytics_numbers())
    expect(numbers).toHaveLength(4)
    expect(numbers[1]).toContain(m.analytics_no_data())
    expect(numbers[2]).toContain(m.analytics_points({ points: '\u2066\u22122\u2069' }))
    expect(rows(m.analytics_by_store())).toHaveLength(3)
    expect(rows(m.analytics_by_product())[1]).toContain(productText('installments'))
    expect(
      screen.getByRole('listbox', { name: m.analytics_by_week({ metric: metricName('approval_rate') }) }),
    ).toBeTruthy()
  },
)

test('day, week or month is asked for, and stands in the address [DEC-ANA-3]', async () => {
  const { user, address, server } = at('/analytics/ARE/approval_rate')
  await user.click(await screen.findByRole('radio', { name: m.analytics_by_months() }))
  await waitFor(() => expect(address()).toBe('/analytics/ARE/approval_rate?granularity=month'))
  await waitFor(() =>
    expect(server.callsOf('analytics.metric').at(-1)?.query).toMatchObject({ granularity: 'month' }),
  )
})

test('the product mix is drawn in amounts, product on product [DEC-ANA-3]', async () => {
  at('/analytics/ARE/product_mix?granularity=month', { answers: { 'analytics.metric': aProductMix } })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(metricName('product_mix'))
  expect(screen.getAllByText(productText('pay_later')).length).toBeGreaterThan(0)
})

test.each(['/analytics/ARE/profit', '/analytics/SAU/gmv'])(
  'an unknown metric and a country that is not one’s own are not found: %s [DEC-ANA-3]',
  async (path) => {
    at(path, { answers: { 'analytics.metric': refuse('not_found') }, mayComplain: true })
    expect(await screen.findByRole('heading', { name: m.shell_not_found_title() })).toBeTruthy()
  },
)

test('a metric that could not be loaded says so in its place', async () => {
  at('/analytics/ARE/gmv', { answers: { 'analytics.metric': refuse('unavailable') } })
  expect(await screen.findByText(m.analytics_failed())).toBeTruthy()
})

test('the numbers are downloaded as CSV of the days and stores shown; a refusal is told [DEC-ANA-3]', async () => {
  const { user, server } = at('/analytics/ARE/approval_rate?period=7', {
    answers: { 'analytics.export': streamed('First day,Last day\n') },
  })
  await user.click(await screen.findByRole('button', { name: m.analytics_download() }))
  await waitFor(() =>
    expect(server.callsOf('analytics.export')[0]).toMatchObject({
      params: { country: 'ARE', metric: 'approval_rate' },
      query: { from: '2026-11-15', to: '2026-11-21', granularity: 'day', language: 'en' },
    }),
  )
  server.answer({ 'analytics.export': refuse('too_many_requests') })
  await user.click(await screen.findByRole('button', { name: m.analytics_download() }))
  expect(await screen.findByRole('alert')).toBeTruthy()
})
