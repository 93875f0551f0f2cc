import { offline, pending, refuse, streamed, type Answers } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { tabTo } from '@daftar/testkit/page/tab-to'
import { fieldText, m } from '@daftar/words'
import { countText, moneyText } from '@daftar/words/formats/number'
import { orderSourceText, orderStatusText } from '@daftar/words/order-words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCapturedOrder, aListedOrder, anOrder, inNoPayout } from '../../testing/fixtures/orders.ts'
import { aList, noorStores, ordersAnswers } from '../../testing/fixtures/orders-list.ts'
import { looks, type Page, type PageOptions, phoneWidth, renderAt } from '../../testing/render-at.tsx'
import { presetText } from './parts/filter/period-words.ts'

function ordersAt(search = '', { answers, ...options }: PageOptions = {}): Page {
  return renderAt(`/payments${search}`, { ...options, answers: { ...ordersAnswers, ...answers } })
}

const rowNumbers = () =>
  [...document.querySelectorAll('main [data-row]')].map((row) => row.textContent.slice(0, 7))

/** The row of an order, once it is there; on a phone its number stands for a reader and for the eye. */
const shown = async (number: string) => (await screen.findAllByText(number))[0]

/** Opens a filter by its name, does something in its box and closes it. */
async function inFilter(
  { user }: Page,
  name: string,
  work: (box: ReturnType<typeof within>) => Promise<void>,
): Promise<void> {
  await user.click(
    within(await screen.findByRole('group', { name: m.orders_filters() })).getByRole('button', { name }),
  )
  const box = await screen.findByRole('dialog', { name })
  await work(within(box))
  if (box.isConnected) await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test.each(looks)(
  'what was sold is listed with amount, status and shopper, in %s at %i [ORD-01, ORD-02]',
  async (language, width) => {
    ordersAt('', { language, width })
    const row = (await shown('NP-1001'))?.closest('tr, li')
    expect(row?.textContent).toContain('120.00')
    expect(row?.textContent).toContain(orderStatusText('authorized'))
    expect(row?.textContent).toContain('Layla M.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(m.orders_title())
  },
)

test('search, status, amount, period, store and source stand in the address and in what is asked [DEC-ORD-1]', async () => {
  const page = ordersAt()
  const { user, server, address } = page
  await shown('NP-1001')
  await user.keyboard('/')
  expect(document.activeElement).toBe(await screen.findByRole('searchbox', { name: m.orders_search() }))
  await user.keyboard('shop-1001')
  await waitFor(() => expect(address()).toBe('/payments?search=shop-1001'))
  await waitFor(() =>
    expect(server.callsOf('orders.list').at(-1)?.query).toMatchObject({ search: 'shop-1001' }),
  )
  await user.clear(await screen.findByRole('searchbox', { name: m.orders_search() }))
  await waitFor(() => expect(address()).toBe('/payments'))

  await inFilter(page, m.orders_filter_status(), (box) =>
    user.click(box.getByRole('checkbox', { name: orderStatusText('authorized') })),
  )
  await inFilter(page, m.orders_filter_amount(), async (box) => {
    await user.type(await box.findByLabelText(m.orders_amount_from()), '٤٣٢١')
    await user.type(box.getByLabelText(m.orders_amount_to()), '4321.50')
    await user.click(box.getByRole('button', { name: m.orders_apply() }))
  })
  await inFilter(page, m.orders_filter_period(), async (box) =>
    user.click(await box.findByRole('button', { name: presetText('last_7_days') })),
  )
  await inFilter(page, m.orders_filter_store(), (box) =>
    user.click(box.getByRole('checkbox', { name: 'Noor Marina' })),
  )
  await inFilter(page, m.orders_filter_source(), (box) =>
    user.click(box.getByRole('checkbox', { name: orderSourceText('web') })),
  )
  expect(address()).toBe(
    '/payments?period=last_7_days&stores=sto_noor2&status=authorized&source=web&min=4321&max=4321.50',
  )
  await waitFor(() =>
    expect(server.callsOf('orders.list').at(-1)?.query).toMatchObject({
      statuses: ['authorized'],
      store_ids: ['sto_noor2'],
      sources: ['web'],
      amount_from: '4321',
      amount_to: '4321.50',
    }),
  )
})

test('an address with filters shows them set, and a press clears one [DEC-ORD-1]', async () => {
  const { user, address } = ordersAt('?period=last_7_days&status=authorized&source=web')
  const filters = await screen.findByRole('group', { name: m.orders_filters() })
  expect(within(filters).getByRole('button', { name: presetText('last_7_days') })).toBeTruthy()
  await user.click(
    within(filters).getByRole('button', {
      name: m.common_filter_clear({ name: m.orders_filter_source() }),
    }),
  )
  expect(address()).toBe('/payments?period=last_7_days&status=authorized')
})

test('heads sort by amount, one way and the other; more rows come by the token of the page before [DEC-ORD-1]', async () => {
  const { user, server, address } = ordersAt('', {
    answers: {
      'orders.list': ({ query }) =>
        query.page_token === 'two'
          ? aList([aListedOrder({ id: 'pay_3', number: 'NP-1003' })])
          : aList(undefined, { next_page_token: 'two', total: 100 }),
      'orders.total': { total: 2387, is_all: true },
    },
  })
  await shown('NP-1001')
  expect(await screen.findByText(m.orders_count({ count: 2387, text: countText(2387) }))).toBeTruthy()
  await user.click((await screen.findAllByRole('button', { name: m.orders_column_amount() })).at(-1)!)
  await waitFor(() => expect(address()).toBe('/payments?sort=amount_asc'))
  await user.click((await screen.findAllByRole('button', { name: m.orders_column_amount() })).at(-1)!)
  await waitFor(() => expect(address()).toBe('/payments?sort=amount_desc'))
  await waitFor(() =>
    expect(server.callsOf('orders.list').at(-1)?.query).toMatchObject({
      sort_by: 'amount',
      sort_order: 'desc',
    }),
  )
  await user.click(await screen.findByRole('button', { name: m.common_more() }))
  await screen.findByText('NP-1003')
  expect(rowNumbers()).toEqual(['NP-1001', 'NP-1002', 'NP-1003'])
})

test('where nothing is found the list says so, and one press clears the filters', async () => {
  const { user, address } = ordersAt('?search=nothing', {
    answers: { 'orders.list': ({ query }) => (query.search ? aList([]) : aList()) },
  })
  expect(await screen.findByText(m.orders_none_title())).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.orders_clear_filters() }))
  expect(address()).toBe('/payments')
  await shown('NP-1001')
})

test.each([
  ['the server breaks', refuse('internal')],
  ['the network is gone', offline],
])('when %s the list says so and can be asked for again', async (_, failure) => {
  const { user, server } = ordersAt('', { answers: { 'orders.list': failure } })
  expect(await screen.findByText(m.orders_failed())).toBeTruthy()
  server.answer({ 'orders.list': aList() })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  await shown('NP-1001')
})

test('while a filter is being answered the rows before it stay, and no skeleton takes their place [DEC-ORD-1, DEC-PO-7]', async () => {
  const page = ordersAt()
  await shown('NP-1001')
  page.server.answer({ 'orders.list': pending })
  await page.user.click(
    within(screen.getByRole('navigation', { name: m.orders_views() })).getByRole('link', {
      name: m.orders_view_refunded(),
    }),
  )
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"] [data-row]')).not.toBeNull())
  expect(rowNumbers()).toEqual(['NP-1001', 'NP-1002'])
  expect(screen.queryByText(m.common_loading())).toBeNull()
})

test('rows are walked with j and k, and Enter opens the one in focus', async () => {
  const { user, address } = ordersAt('', {
    answers: { 'orders.read': { payment: anOrder({ id: 'pay_1' }) }, ...inNoPayout },
  })
  await shown('NP-1001')
  const rows = document.querySelectorAll<HTMLElement>('main [data-row]')
  rows[0]?.focus()
  await user.keyboard('j')
  expect(document.activeElement).toBe(rows[1])
  await user.keyboard('k{Enter}')
  await waitFor(() => expect(address()).toBe('/payments/pay_1'))
  await screen.findByRole('heading', { level: 1, name: /NP-1001/ })
})

test('with the keyboard alone an order is found, read and refunded [DEC-ORD-1, DEC-ORD-5]', async () => {
  const captured = aCapturedOrder({ id: 'pay_9', number: 'NP-9009' })
  const { user, server, address } = ordersAt('', {
    answers: {
      'orders.list': ({ query }) =>
        query.search ? aList([aListedOrder({ id: 'pay_9', number: 'NP-9009' })]) : aList(),
      'orders.read': { payment: captured },
      'orders.refundEffect': pending,
      'orders.refund': { payment: captured },
      ...inNoPayout,
    },
  })
  await shown('NP-1001')
  await user.keyboard('/NP-9009')
  await shown('NP-9009')
  await waitFor(() => expect(rowNumbers()).toEqual(['NP-9009']))
  await tabTo(user, document.querySelector<HTMLElement>('main [data-row]')!)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/payments/pay_9'))
  await tabTo(user, await screen.findByRole('button', { name: m.orders_refund() }))
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('alertdialog'))
  await tabTo(user, dialog.getByRole('button', { name: new RegExp(m.orders_refund_reason()) }))
  await user.keyboard('{Enter}')
  await tabTo(user, (await screen.findAllByRole('option'))[0]!)
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  const amount = moneyText('120.00', 'AED')
  await tabTo(user, dialog.getByRole('button', { name: m.orders_refund_amount({ amount }) }))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(server.callsOf('orders.refund')).toMatchObject([
      { params: { id: 'pay_9' }, body: { amount: '120.00', reason: 'out_of_stock' } },
    ]),
  )
})

test('the palette finds an order by its number and leads to it', async () => {
  const { user, address } = ordersAt('', {
    answers: {
      'orders.list': ({ query }) =>
        query.search ? aList([aListedOrder({ id: 'pay_9', number: 'NP-9009' })]) : aList(),
      'orders.read': { payment: anOrder({ id: 'pay_9', number: 'NP-9009' }) },
      ...inNoPayout,
    },
  })
  await shown('NP-1001')
  await user.keyboard('{Control>}k{/Control}')
  const palette = await screen.findByRole('dialog', { name: m.shell_palette_title() })
  await user.type(within(palette).getByRole('searchbox'), 'NP-9009')
  await screen.findAllByRole('menuitem', { name: /^NP-9009/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/payments/pay_9'))
})

test('an order that does not exist is not found', async () => {
  renderAt('/payments/pay_none', {
    answers: { ...ordersAnswers, 'orders.read': refuse('not_found') },
    mayComplain: true,
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(m.shell_not_found_title())
})

test('a view is kept under a name that is asked for, is there on the next page, and goes again', async () => {
  const search = '?status=refunded&sort=amount_desc'
  const first = ordersAt(search)
  await shown('NP-1001')
  await first.user.click(screen.getByRole('button', { name: m.orders_view_save() }))
  const dialog = within(await screen.findByRole('dialog'))
  await first.user.click(dialog.getByRole('button', { name: m.common_save() }))
  expect(dialog.getByText(fieldText('required'))).toBeTruthy()
  await first.user.type(dialog.getByLabelText(m.orders_view_name()), 'عمليات الاسترداد{Enter}')
  const views = screen.getByRole('navigation', { name: m.orders_views() })
  const own = await within(views).findByRole('link', { name: 'عمليات الاسترداد' })
  expect(own.getAttribute('aria-current')).toBe('page')
  const kept = { ...localStorage }

  const next = ordersAt('', {
    kept: () => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(name, String(value))),
  })
  await next.user.click(await screen.findByRole('link', { name: 'عمليات الاسترداد' }))
  expect(next.address()).toBe(`/payments${search}`)
  await next.user.click(
    await screen.findByRole('button', { name: m.orders_view_remove({ name: 'عمليات الاسترداد' }) }),
  )
  await waitFor(() => expect(screen.queryByRole('link', { name: 'عمليات الاسترداد' })).toBeNull())
})

const waiting: Answers = {
  'orders.uncaptured': {
    bands: [
      { band: 'fresh', count: 3, amount: '300.00', currency: 'AED' },
      { band: 'late', count: 1, amount: '1250.00', currency: 'AED' },
    ],
    warn_days: [7, 14, 19],
    auto_capture_days: 21,
  },
}

test('what waits for its capture stands above the list by age; a press shows exactly those orders', async () => {
  const { user, server, address } = ordersAt('', { answers: waiting })
  const guard = within(await screen.findByRole('region', { name: m.orders_waiting_label() }))
  expect(guard.getByText(m.orders_waiting_text({ count: 21 }))).toBeTruthy()
  await user.click(guard.getByRole('link', { name: /1,250\.00/ }))
  expect(address()).toBe('/payments?status=authorized&waiting=late')
  await waitFor(() => expect(server.callsOf('orders.list').at(-1)?.query).toMatchObject({ waiting: 'late' }))
  await user.click(
    await screen.findByRole('button', { name: m.common_filter_clear({ name: m.orders_filter_waiting() }) }),
  )
  expect(address()).toBe('/payments?status=authorized')
})

test('on a phone one button holds the filters and counts them [DEC-ORD-1]', async () => {
  const { user } = ordersAt('?status=refunded', { language: 'ar', width: phoneWidth })
  await shown('NP-1001')
  const counted = m.orders_filters_set({ count: 1 })
  const button = screen.getByRole('button', { name: new RegExp(`${m.orders_filters()}.*${counted}`) })
  expect(screen.queryByRole('group', { name: m.orders_filters() })).toBeNull()
  await user.click(button)
  const filters = within(screen.getByRole('group', { name: m.orders_filters() }))
  await user.click(
    filters.getByRole('button', { name: m.common_filter_clear({ name: m.orders_filter_status() }) }),
  )
  button.focus()
  await user.keyboard('{Enter}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('group', { name: m.orders_filters() })).toBeNull()
})

test('a preset asks for the days where the merchant sells, whatever hour the reader has [DEC-ORD-1, PO-05]', async () => {
  // Half past midnight of Monday in Dubai.
  const { server } = ordersAt('?period=today', { as: { now: '2026-11-22T20:30:00.000Z' } })
  await shown('NP-1001')
  await waitFor(() =>
    expect(server.callsOf('orders.list').at(-1)?.query).toMatchObject({
      from: '2026-11-23',
      to: '2026-11-23',
    }),
  )
})

test('settlements staff look, and neither select rows nor make links [ORD-05, DEC-USR-5]', async () => {
  ordersAt('', { as: { role: 'settlements' } })
  await shown('NP-1001')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('link', { name: m.orders_create_link() })).toBeNull()
})

test('rows are chosen where the list is of what waits, and among all orders there is no column of choices', async () => {
  const answers = { 'orders.list': aList([aListedOrder({ id: 'pay_1', number: 'NP-1001' })]) }
  const { user } = ordersAt('', { answers })
  await shown('NP-1001')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('link', { name: new RegExp(m.orders_view_waiting()) }))
  expect(
    await screen.findByRole('checkbox', { name: m.orders_select_one({ number: 'NP-1001' }) }),
  ).toBeTruthy()
})

/** Three waiting orders, of which two are chosen; the dialog that asks before they are captured. */
async function capturingMany(answers: Answers = {}) {
  const rows = [
    aListedOrder({ id: 'pay_1', number: 'NP-1001', amount: '10.10' }),
    aListedOrder({ id: 'pay_2', number: 'NP-1002', amount: '20.20' }),
  ]
  const page = ordersAt('?status=authorized', { answers: { 'orders.list': aList(rows), ...answers } })
  await shown('NP-1001')
  for (const { number } of rows)
    await page.user.click(screen.getByRole('checkbox', { name: m.orders_select_one({ number }) }))
  const bar = within(screen.getByRole('region', { name: m.orders_selected_bar() }))
  expect(bar.getByText(/30\.30/)).toBeTruthy()
  await page.user.click(bar.getByRole('button', { name: m.orders_bulk_button({ count: 2 }) }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const confirm = dialog.getByRole('button', {
    name: m.orders_capture_amount({ amount: moneyText('30.30', 'AED') }),
  })
  return { ...page, dialog, confirm }
}

test('many orders are captured with one press, and each says how it went', async () => {
  const { user, server, confirm } = await capturingMany({
    'orders.captureMany': {
      results: [
        { id: 'pay_1', number: 'NP-1001', outcome: 'captured', amount: '10.10', reason: null },
        { id: 'pay_2', number: 'NP-1002', outcome: 'refused', amount: null, reason: 'wrong_status' },
      ],
    },
  })
  pressTwice(confirm)
  const results = within(await screen.findByRole('dialog', { name: m.orders_bulk_done_title() }))
  expect(results.getByText(m.orders_bulk_some_done({ captured: 1, refused: 1 }))).toBeTruthy()
  const refused = results.getByText('NP-1002').closest('li')
  expect(refused?.textContent).toContain(m.orders_bulk_refused())
  expect(refused?.textContent).toContain(m.error_wrong_status())
  expect(server.callsOf('orders.captureMany').map(({ body }) => body)).toEqual([{ ids: ['pay_1', 'pay_2'] }])
  await user.click(results.getByRole('button', { name: m.orders_done() }))
  await waitFor(() => expect(screen.queryByRole('region', { name: m.orders_selected_bar() })).toBeNull())
})

test('when the answer to many captures is lost, the same press again carries the same key', async () => {
  const { user, server, dialog, confirm } = await capturingMany({ 'orders.captureMany': offline })
  await user.click(confirm)
  await dialog.findByRole('alert')
  await user.click(confirm)
  await waitFor(() => expect(server.callsOf('orders.captureMany')).toHaveLength(2))
  const [first, second] = server.callsOf('orders.captureMany').map(({ key }) => key)
  expect(first).toBe(second)
})

test('an export under way can be given up, and one that is too large says so where one looks [DEC-ORD-8]', async () => {
  const { user, server } = ordersAt('', { answers: { 'orders.export': pending } })
  await shown('NP-1001')
  await user.click(screen.getByRole('button', { name: m.orders_export() }))
  expect(await screen.findByRole('progressbar', { name: m.orders_export_progress() })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.orders_export_cancel() }))
  expect(await screen.findByText(m.orders_export_cancelled())).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()

  server.answer({ 'orders.export': refuse('export_too_large') })
  await user.click(screen.getByRole('button', { name: m.orders_export() }))
  const failed = await screen.findByRole('alert')
  expect(failed.textContent).toContain(m.orders_export_failed())
  expect(failed.textContent).toContain(m.error_export_too_large())
  server.answer({ 'orders.export': streamed('number\nNP-1001\n') })
  await user.click(within(failed).getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText(m.orders_export_done())).toBeTruthy()
  expect(server.callsOf('orders.export').at(-1)?.body).toMatchObject({ language: 'en' })
})

test('the stores a merchant has one of are no filter', async () => {
  ordersAt('', { answers: { 'merchants.stores': { items: noorStores.slice(0, 1) } } })
  await shown('NP-1001')
  expect(screen.queryByRole('button', { name: m.orders_filter_store() })).toBeNull()
})
