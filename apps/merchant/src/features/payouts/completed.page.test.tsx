import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aListedPayout, aPayoutList, payoutsAnswers } from '../../testing/fixtures/payouts.ts'
import { looks, type Page, type PageOptions, phoneWidth, renderAt } from '../../testing/render-at.tsx'

const completed = '/finance/payouts/completed'

function listAt(search = '', { answers, ...options }: PageOptions = {}): Page {
  return renderAt(completed + search, { ...options, answers: { ...payoutsAnswers, ...answers } })
}

const nextPayout = () => screen.findByRole('region', { name: new RegExp('23/11/26') })

/** The row of a payout, a card on a phone, once it is there. */
const rowOf = async (number: string) => {
  // The pockets above name payouts too.
  const inHistory = () =>
    screen.getAllByRole('link', { name: new RegExp(number) }).find((link) => link.hasAttribute('data-row'))
  await waitFor(() => expect(inHistory()).toBeDefined())
  return inHistory()?.closest('tr, li')
}
const chip = (name: string) => screen.findByRole('button', { name })
const lastAsked = ({ server }: Page) => server.callsOf('payouts.list').at(-1)?.query

/** Opens a filter by what it says, presses something in its box and closes it. */
async function choose({ user }: Page, filter: string, role: 'button' | 'checkbox', name: string) {
  await user.click(await chip(filter))
  const box = within(await screen.findByRole('dialog'))
  await user.click(await box.findByRole(role, { name }))
  if (role === 'checkbox') await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('payouts stand in the menu of who may see them, and lead nobody else there [PO-01, PO-02]', async () => {
  const menu = () => screen.findByRole('navigation', { name: m.shell_navigation() })
  const { user, address } = renderAt('/account', { as: { role: 'settlements' }, answers: payoutsAnswers })
  await user.click(within(await menu()).getByRole('link', { name: m.shell_item_payouts() }))
  await rowOf('P-1042')
  expect(address()).toBe(completed)

  const other = listAt('', {
    as: { role: 'supervisor' },
    answers: {
      'orders.list': pending,
      'orders.counts': pending,
      'orders.uncaptured': pending,
    },
  })
  expect(within(await menu()).queryByRole('link', { name: m.shell_item_payouts() })).toBeNull()
  await waitFor(() => expect(other.address()).toBe('/payments'))
  expect(other.server.callsOf('payouts.list')).toEqual([])
})

test.each(looks)(
  'the history says period, stores, what was taken and what was paid, in %s at %i [APP-13, DEC-PO-3]',
  async (language, width) => {
    listAt('', { language, width, answers: { 'payouts.list': aPayoutList([aListedPayout()]) } })
    const row = asRead((await rowOf('P-1042'))?.textContent ?? '')
    expect(row).toContain('755.00')
    expect(row).toContain('09/11')
    expect(row).toContain('15/11/26')
    expect(row).toContain(m.payouts_stores_count({ count: 2 }))
    // Paid is said by its day: only what is still open has a badge.
    expect(row).toContain('16/11/26')
    expect(row).not.toContain(m.payouts_status_paid())
    expect(row).toContain(width === phoneWidth ? '1,200.00 − 445.00' : '−220.00')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.payouts_title())
    const tabs = within(screen.getByRole('navigation', { name: m.payouts_tabs() }))
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe(m.payouts_tab_payouts())
  },
)

test('period, state and store stand in the address, come back from it and are asked for [PO-03, PO-04, DEC-PO-7]', async () => {
  const page = listAt('', { as: { now: '2026-11-22T08:00:00.000Z' } })
  await rowOf('P-1042')
  await choose(page, m.payouts_filter_period(), 'button', m.payouts_period_last_month())
  await choose(page, m.payouts_filter_status(), 'checkbox', m.payouts_status_paid())
  expect(page.address()).toBe(`${completed}?period=last_month&status=paid`)
  await choose(page, m.payouts_filter_stores(), 'checkbox', 'Noor Marina')
  expect(page.address()).toBe(`${completed}?period=last_month&stores=sto_noor2&status=paid`)
  await waitFor(() =>
    expect(lastAsked(page)).toMatchObject({
      created_at_gte: '2026-10-01',
      created_at_lte: '2026-10-31',
      store_ids: ['sto_noor2'],
      status: ['paid'],
    }),
  )
  page.reload()
  for (const name of [m.payouts_period_last_month(), m.payouts_status_paid(), 'Noor Marina'])
    expect(await chip(name)).toBeTruthy()
  expect(lastAsked(page)).toMatchObject({ created_at_gte: '2026-10-01', store_ids: ['sto_noor2'] })
  await page.user.click(await chip(m.common_filter_clear({ name: m.payouts_filter_status() })))
  expect(page.address()).toBe(`${completed}?period=last_month&stores=sto_noor2`)
})

test('two days of one’s own are asked for only when both are there [DEC-PO-7]', async () => {
  const { user, address } = listAt()
  await user.click(await chip(m.payouts_filter_period()))
  const box = within(await screen.findByRole('dialog'))
  await user.click(await box.findByRole('button', { name: m.payouts_period_apply() }))
  expect(box.getByText(m.payouts_period_missing())).toBeTruthy()
  expect(address()).toBe(completed)
})

test('this week is the merchant’s week, whatever day the reader has [PO-05, DEC-PO-7]', async () => {
  // Half past midnight of Monday in Dubai; Sunday in most of the world.
  const page = listAt('?period=this_week', { as: { now: '2026-11-22T20:30:00.000Z' } })
  await rowOf('P-1042')
  expect(lastAsked(page)).toMatchObject({ created_at_gte: '2026-11-23', created_at_lte: '2026-11-29' })
})

test('while a filter is being answered the rows before it stay, and no skeleton takes their place [DEC-PO-7]', async () => {
  const page = listAt()
  await rowOf('P-1042')
  page.server.answer({ 'payouts.list': pending })
  await choose(page, m.payouts_filter_status(), 'checkbox', m.payouts_status_failed())
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"] [data-row]')).not.toBeNull())
  expect(document.querySelectorAll('main [data-row]')).toHaveLength(2)
  expect(screen.queryByText(m.common_loading())).toBeNull()
})

test('where no payout matches, one press clears the filters', async () => {
  const { user, address } = listAt('?from=2020-01-01&to=2020-01-31', {
    answers: { 'payouts.list': ({ query }) => aPayoutList(query.created_at_gte ? [] : undefined) },
  })
  expect(await screen.findByText(m.payouts_none_match_title())).toBeTruthy()
  await user.click(screen.getByRole('link', { name: m.payouts_filter_clear_all() }))
  await rowOf('P-1042')
  expect(address()).toBe(completed)
})

test('before the first payout the history says when there is one, below the payout to come', async () => {
  listAt('', { answers: { 'payouts.list': aPayoutList([]) } })
  expect(await screen.findByText(m.payouts_empty_title())).toBeTruthy()
  expect((await nextPayout()).textContent).toContain('969.40')
})

test('more payouts come by the token of the page before, under those that stand there', async () => {
  const { user } = listAt('', {
    answers: {
      'payouts.list': ({ query }) =>
        query.page_token === 'two'
          ? aPayoutList([aListedPayout({ id: 'pyt_9', number: 'P-1009' })], { total: 3 })
          : aPayoutList(undefined, { next_page_token: 'two', total: 3 }),
    },
  })
  await rowOf('P-1042')
  expect(screen.getByText(m.payouts_shown({ shown: 2, total: 3 }))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.common_more() }))
  await rowOf('P-1009')
  expect(document.querySelectorAll('main [data-row]')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: m.common_more() })).toBeNull()
})

test('rows add up to the foot of the history; a column that nothing fell into is left out [DEC-PO-3]', async () => {
  const held = aListedPayout({
    id: 'pyt_0',
    number: 'P-1041',
    status: 'held',
    paid_at: null,
    ...{ sales: '500.00', refunds: '0.00', fees: '-50.00', advance: '0.00', other: '0.00', net: '450.00' },
  })
  const paid = aListedPayout({ refunds: '0.00', fees: '-225.00', other: '0.00' })
  listAt('', { answers: { 'payouts.list': aPayoutList([paid, held]) } })
  expect((await rowOf('P-1041'))?.textContent).toContain(m.payouts_status_held())
  const table = screen.getByRole('table', { name: m.payouts_completed_label() })
  const cells = (line: string) =>
    [...table.querySelectorAll(`${line} > *`)].map(({ textContent }) => textContent)
  expect(cells('thead tr')).toEqual([
    m.payouts_column_payout(),
    m.payouts_column_paid(),
    m.payouts_column_sales(),
    m.payouts_column_fees(),
    m.payouts_column_advance(),
    m.payouts_column_to_you({ currency: 'AED' }),
    m.payouts_statement(),
  ])
  expect(cells('tfoot tr')).toEqual([
    m.payouts_shown_sum({ count: 2 }),
    ...['', '1,700.00', '−275.00', '−220.00', '1,205.00', ''],
  ])
})

test('a skeleton stands where the list will, and no word says that there is nothing', async () => {
  listAt('', { answers: { 'payouts.list': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
  expect(screen.queryByText(m.payouts_empty_title())).toBeNull()
})

test.each([
  ['a list', '', 'payouts.list', m.payouts_list_failed],
  ['a payout', '/pyt_1', 'payouts.read', m.payouts_one_failed],
] as const)(
  '%s that cannot be loaded says so in its place and can be tried again',
  async (_, path, call, title) => {
    const { user, server } = listAt(path, { answers: { [call]: refuse('internal') } })
    const alert = (await screen.findByText(title())).closest<HTMLElement>('[role="alert"]')
    expect(alert).not.toBeNull()
    server.answer({ [call]: payoutsAnswers[call] })
    await user.click(within(alert ?? document.body).getByRole('button', { name: m.common_try_again() }))
    await waitFor(() => expect(screen.queryByText(title())).toBeNull())
    expect((await screen.findAllByText(/P-1042/)).length).toBeGreaterThan(0)
  },
)

test('without the cycle the facts below the list say so, and the list stands', async () => {
  const { user, server } = listAt('', { answers: { 'payouts.cycle': offline } })
  await rowOf('P-1042')
  expect(await screen.findByText(m.payouts_cycle_failed())).toBeTruthy()
  server.answer({ 'payouts.cycle': payoutsAnswers['payouts.cycle'] })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText(m.payouts_cycle_weekly())).toBeTruthy()
})
