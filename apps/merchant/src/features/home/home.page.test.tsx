import { refuse, pending } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aHome, atHomeAs, homeAnswers, homeDays, theNextPayout } from '../../testing/fixtures/home.ts'
import { somePockets } from '../../testing/fixtures/payouts.ts'
import { aStore } from '../../testing/fixtures/stores.ts'
import { phoneWidth, renderAt, type PageOptions } from '../../testing/render-at.tsx'

/** Lands at home; its own fixtures answer unless a test says otherwise. */
function atHome({ as = {}, answers = {}, ...more }: PageOptions = {}) {
  return renderAt('/', {
    now: () => Date.parse('2026-11-22T11:53:00Z'),
    answers: { ...homeAnswers, 'accounts.read': atHomeAs(as), ...answers },
    ...more,
  })
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

const bothLanguages = ['en', 'ar'] as const
test.each(bothLanguages)(
  'home is where one lands, and says when and how much is paid and of what, in %s [APP-71, OTH-01, NAV-15]',
  async (language) => {
    const { address } = atHome({ language })
    const hero = await region(m.home_next_payout())
    expect(address()).toBe('/dashboard')
    expect(hero.getAllByText('20,357.60').length).toBeGreaterThan(0)
    expect(
      await hero.findByText((text) => text.includes('Mashreq') && text.includes('23/11/26')),
    ).toBeTruthy()
    expect(
      hero.getByText(
        m.payouts_left_two({
          first: m.payouts_hours({ count: 8 }),
          second: m.payouts_minutes({ count: 7 }),
        }),
      ),
    ).toBeTruthy()
    const lines = within(hero.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(lines.find((line) => line?.includes(m.home_line_fees()))).toContain('−1,678.63')
    expect(lines.find((line) => line?.includes(m.home_line_advance()))).toContain('−5,741.89')
  },
)

test('what capturing would add to the payout is said, with the way to it, to who may capture', async () => {
  atHome()
  const hero = await region(m.home_next_payout())
  expect(hero.getByText((text) => text.includes('2,834.63'))).toBeTruthy()
  const way = hero.getByRole('link', { name: m.home_capture_orders({ count: 7 }) })
  expect(way.getAttribute('href')).toBe('/payments?status=authorized')
})

test('sales stand against the week before, say what they are, and open the orders that make them [DEC-OTH-1]', async () => {
  const { user } = atHome()
  const sales = await region(m.home_sales())
  expect(sales.getByText(m.home_today_above({ percent: '\u206614%\u2069' }))).toBeTruthy()
  expect(sales.getByText(m.home_week_below({ percent: '\u20667%\u2069' }))).toBeTruthy()
  await user.click(sales.getByRole('button', { name: m.home_what_is({ name: m.home_sales_week() }) }))
  const told = within(await screen.findByRole('dialog'))
  expect(told.getByText(m.home_sales_week_is())).toBeTruthy()
  expect(told.getByText((text) => text.includes('Asia/Dubai'))).toBeTruthy()
  expect(told.getByRole('link', { name: m.home_sales_rows({ count: 93 }) }).getAttribute('href')).toBe(
    '/payments?from=2026-11-16&to=2026-11-22&status=authorized%2Ccaptured%2Cpartially_refunded%2Crefunded',
  )
})

test('what waits is a list of ways to it, and nothing is said as nothing [DEC-OTH-1]', async () => {
  const { server, user } = atHome({ width: phoneWidth })
  const waits = await region(m.home_waits())
  expect(waits.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/finance/tabby-capital/applications/app_1',
    '/payments?status=authorized',
  ])
  expect(waits.getByText(m.home_task_capture_late({ count: 1, days: '21' }))).toBeTruthy()
  server.answer({ 'home.read': { ...aHome, tasks: [] }, 'orders.list': pending })
  await user.keyboard('{Escape}')
  expect(waits.getByText(m.home_waits_count({ count: 2 }))).toBeTruthy()
})

test.each(['en', 'ar'] as const)(
  'a licence that ends leads to its company, suspended or not yet, in %s',
  async (language) => {
    const licence = { kind: 'licence', legal_entity_id: 'leg_1', expires_on: '2026-12-04' } as const
    const tasks = [
      { ...licence, is_suspended: true },
      { ...licence, legal_entity_id: 'leg_2', is_suspended: false },
    ]
    atHome({ language, answers: { 'home.read': { ...aHome, tasks } } })
    const waits = await region(m.home_waits())
    expect(waits.getByText(m.home_task_licence_suspended())).toBeTruthy()
    expect(waits.getByText(m.home_task_licence())).toBeTruthy()
    expect(waits.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/legal-entities/leg_1',
      '/legal-entities/leg_2',
    ])
  },
)

test('with nothing to do, nothing sold and no advance home says so [DEC-OTH-1]', async () => {
  const quiet = { amount: '0.00', orders: 0, before: '0.00' }
  const none = homeDays.map((day) => ({ ...day, amount: '0.00', before: '0.00' }))
  atHome({
    answers: {
      'home.read': {
        ...aHome,
        sales: { ...aHome.sales!, today: quiet, week: quiet, days: none },
        tasks: [],
        advance: null,
      },
      'offers.list': { offers: [] },
      'advances.list': { loans: [] },
    },
  })
  expect(await screen.findByText(m.home_waits_nothing())).toBeTruthy()
  expect(screen.getByText(m.home_sales_empty())).toBeTruthy()
  expect(screen.queryByText(m.home_advance_left())).toBeNull()
})

test('the advance says what is left, what comes next and how its weeks went [DEC-OTH-1]', async () => {
  atHome()
  const advance = await region(m.home_advance_from({ date: '25 August' }))
  expect(advance.getByText('33,066.00')).toBeTruthy()
  expect(advance.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('69')
  expect(advance.getByText(m.home_weeks_said({ count: 2, short: '1' }))).toBeTruthy()
  expect(advance.getByRole('link', { name: m.home_advance_open() }).getAttribute('href')).toBe(
    '/finance/tabby-capital/loans/lon_1',
  )
})

test('money that waits in other places than the next payout is named in one line, with the way to it', async () => {
  const { server } = atHome()
  const line = await region(m.payouts_pockets_title())
  expect(line.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    m.payouts_pocket_available(),
    m.payouts_pocket_on_its_way(),
    m.payouts_pocket_held(),
    m.payouts_pocket_reserved(),
    m.payouts_pocket_owed_to_advance(),
  ])
  expect(line.getByRole('link', { name: /2,199\.40/ }).getAttribute('href')).toBe(
    '/finance/payouts/completed',
  )
  expect(server.callsOf('payouts.pockets').length).toBeGreaterThan(0)
})

test('where all of it is in the next payout, no line says the same again', async () => {
  const [available] = somePockets().pockets
  const merchant_id = theNextPayout.merchant_id
  const { server } = atHome({
    answers: { 'payouts.pockets': { merchants: [somePockets({ merchant_id, pockets: [available!] })] } },
  })
  await region(m.home_sales())
  await waitFor(() => expect(server.callsOf('payouts.pockets').length).toBeGreaterThan(0))
  expect(screen.queryByRole('region', { name: m.payouts_pockets_title() })).toBeNull()
})

test('who may not see payouts and capital is asked for neither and shown neither [NAV-06, APP-72]', async () => {
  const { server } = atHome({
    as: { role: 'sales_manager' },
    answers: { 'home.read': { ...aHome, advance: null, bank: null } },
  })
  expect(await screen.findByRole('region', { name: m.home_sales() })).toBeTruthy()
  expect(screen.queryByRole('region', { name: m.home_next_payout() })).toBeNull()
  expect(server.callsOf('payouts.upcoming')).toHaveLength(0)
  expect(server.callsOf('payouts.pockets')).toHaveLength(0)
  expect(server.callsOf('offers.list')).toHaveLength(0)
})

test('the payout and the rest load, fail and are asked again each by itself', async () => {
  const { server, user } = atHome({
    answers: { 'home.read': refuse('not_found'), 'payouts.upcoming': refuse('not_found') },
  })
  expect(await screen.findByText(m.payouts_upcoming_failed())).toBeTruthy()
  expect(await screen.findByText(m.home_failed())).toBeTruthy()
  server.answer({ 'home.read': aHome, 'payouts.upcoming': { upcoming: [theNextPayout] } })
  for (const again of screen.getAllByRole('button', { name: m.common_try_again() })) await user.click(again)
  expect(await screen.findByRole('region', { name: m.home_next_payout() })).toBeTruthy()
  expect(await screen.findByRole('region', { name: m.home_sales() })).toBeTruthy()
})

test('a store of the address narrows sales, and the strip says which', async () => {
  const { server, address } = renderAt('/dashboard?stores=sto_auh', {
    answers: {
      'accounts.read': atHomeAs(),
      'home.read': aHome,
      'payouts.upcoming': { upcoming: [theNextPayout] },
      'payouts.pockets': { merchants: [] },
      'merchants.stores': {
        items: [aStore({ id: 'sto_auh', name: 'Yas', name_ar: 'ياس' })],
      },
    },
  })
  expect(await screen.findByText('Yas')).toBeTruthy()
  expect(address()).toBe('/dashboard?stores=sto_auh')
  await waitFor(() => expect(server.callsOf('home.read')[0]?.query).toEqual({ store_id: 'sto_auh' }))
})

test('where every store is in Kuwait, home says that it is not there yet [OTH-02, DEC-OTH-3, APP-104]', async () => {
  const { address } = atHome({ as: { country: 'KWT' } })
  expect(await screen.findByText(m.home_blocked_text())).toBeTruthy()
  expect(address()).toBe('/dashboard/blocked')
  expect(screen.getByRole('navigation', { name: m.shell_navigation() })).toBeTruthy()
})
