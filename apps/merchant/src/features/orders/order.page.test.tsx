import { asRead } from '@daftar/testkit/page/as-read'
import { pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m } from '@daftar/words'
import { weekdayText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { orderStatusText } from '@daftar/words/order-words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepPaymentLink } from '../../shared/stores/payment-links.ts'
import { aCapturedOrder, anOrder, inNoPayout } from '../../testing/fixtures/orders.ts'
import { noorStores } from '../../testing/fixtures/orders-list.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'
import type { Order } from './queries.ts'

const aed = (amount: string) => moneyText(amount, 'AED')

function orderPage(order: Order = anOrder(), { answers, ...options }: PageOptions = {}): Page {
  return renderAt(`/payments/${order.id}`, {
    ...options,
    answers: {
      'orders.read': { payment: order },
      'merchants.stores': { items: noorStores },
      ...inNoPayout,
      ...answers,
    },
  })
}

/** Presses what opens a dialog, and gives the dialog. */
async function asking(page: Page, name: string) {
  await page.user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('alertdialog'))
}

const captureDialog = (page: Page) => asking(page, m.orders_capture_amount({ amount: aed('120.00') }))

test.each(looks)(
  'an order says what was bought, by whom, what it waits for and what it comes to, in %s at %i [ORD-03, APP-50, DEC-ORD-3]',
  async (language, width) => {
    orderPage(anOrder(), { language, width })
    expect(await screen.findByText(asRead(m.orders_waits_title({ amount: aed('120.00') })))).toBeTruthy()
    expect(screen.getByText('Oud Royal')).toBeTruthy()
    expect(screen.getByText(/Al Wasl Road 12/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('NP-1001')
  },
)

test('while an order is on its way its skeleton stands', async () => {
  orderPage(anOrder(), { answers: { 'orders.read': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
})

test('a capture takes Arabic digits, says what stays, and refuses more than is owed and what is no amount [DEC-ORD-4]', async () => {
  const page = orderPage()
  const dialog = await captureDialog(page)
  const amount = dialog.getByRole('textbox')
  await page.user.clear(amount)
  await page.user.type(amount, '120.01')
  expect(dialog.getByText(asRead(m.orders_amount_over({ amount: aed('120.00') })))).toBeTruthy()
  await page.user.clear(amount)
  await page.user.type(amount, '12,50')
  await page.user.click(dialog.getByRole('button', { name: m.orders_capture() }))
  expect(dialog.getByText(m.orders_amount_wrong())).toBeTruthy()
  expect(document.activeElement).toBe(amount)
  await page.user.clear(amount)
  await page.user.type(amount, '١٠٠٫٥٠')
  expect(dialog.getByText(asRead(m.orders_capture_rest({ amount: aed('19.50') })))).toBeTruthy()
  expect(page.server.callsOf('orders.capture')).toEqual([])
})

test('a capture pressed twice happens once, and the page shows the order as it is answered', async () => {
  let answer: (order: { payment: Order }) => void = () => {}
  const page = orderPage(anOrder(), {
    answers: { 'orders.capture': () => new Promise((resolve) => (answer = resolve)) },
  })
  const dialog = await captureDialog(page)
  pressTwice(dialog.getByRole('button', { name: m.orders_capture_amount({ amount: aed('120.00') }) }))
  await waitFor(() => expect(page.server.callsOf('orders.capture').length).toBeGreaterThan(0))
  answer({ payment: aCapturedOrder() })
  await screen.findByText(m.common_changes_saved())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(page.server.callsOf('orders.capture').map(({ body }) => body)).toMatchObject([{ amount: '120.00' }])
  expect(screen.getByRole('button', { name: m.orders_refund() })).toBeTruthy()
})

test('an order that changed meanwhile is shown as it is now, and the dialog says why nothing was done', async () => {
  const page = orderPage()
  const dialog = await captureDialog(page)
  const { acts } = anOrder()
  page.server.answer({
    'orders.capture': refuse('amount_over_rest'),
    'orders.read': {
      payment: anOrder({ captured: '90.00', acts: { ...acts, capture_up_to: '30.00' } }),
    },
  })
  await page.user.click(
    dialog.getByRole('button', { name: m.orders_capture_amount({ amount: aed('120.00') }) }),
  )
  expect((await dialog.findByRole('alert')).textContent).toContain(m.orders_refreshed())
  expect(await dialog.findByText(asRead(m.orders_amount_over({ amount: aed('30.00') })))).toBeTruthy()
  page.server.answer({ 'orders.capture': { payment: aCapturedOrder() } })
  await page.user.clear(dialog.getByRole('textbox'))
  await page.user.type(dialog.getByRole('textbox'), '30')
  await page.user.click(
    dialog.getByRole('button', { name: m.orders_capture_amount({ amount: aed('30.00') }) }),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('what is not captured is given up in words that say how much, and how much stays [DEC-ORD-4]', async () => {
  const { acts } = anOrder()
  const page = orderPage(
    anOrder({
      captured: '100.50',
      acts: { ...acts, capture_up_to: '19.50', can_cancel: false, can_close: true },
    }),
    { answers: { 'orders.close': { payment: aCapturedOrder() } } },
  )
  const dialog = await asking(page, m.orders_close_rest())
  expect(
    dialog.getByText(asRead(m.orders_close_effect({ amount: aed('19.50'), captured: aed('100.50') }))),
  ).toBeTruthy()
  await page.user.click(
    dialog.getByRole('button', { name: m.orders_close_confirm({ amount: aed('19.50') }) }),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(page.server.callsOf('orders.close')).toHaveLength(1)
})

test('a whole order is cancelled, and then there is nothing to capture or refund [DEC-ORD-4]', async () => {
  const none = { capture_up_to: '0.00', refund_up_to: '0.00', can_cancel: false, can_close: false }
  const cancelled = anOrder({
    status: 'cancelled',
    auto_capture_at: null,
    acts: { ...anOrder().acts, ...none },
  })
  const page = orderPage(anOrder(), { answers: { 'orders.close': { payment: cancelled } } })
  const dialog = await asking(page, m.orders_cancel_order())
  expect(dialog.getByText(asRead(m.orders_cancel_effect({ amount: aed('120.00') })))).toBeTruthy()
  await page.user.click(
    dialog.getByRole('button', { name: m.orders_cancel_confirm({ amount: aed('120.00') }) }),
  )
  expect(await screen.findByText(orderStatusText('cancelled'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.orders_refund() })).toBeNull()
  expect(
    screen.queryByRole('button', { name: m.orders_capture_amount({ amount: aed('120.00') }) }),
  ).toBeNull()
})

test('another reason for a refund needs its words, and the field in want takes the focus [DEC-ORD-5]', async () => {
  const page = orderPage(aCapturedOrder(), {
    answers: { 'orders.refund': { payment: aCapturedOrder() }, 'orders.refundEffect': pending },
  })
  const dialog = await asking(page, m.orders_refund())
  const confirm = dialog.getByRole('button', { name: m.orders_refund_amount({ amount: aed('120.00') }) })
  await page.user.click(confirm)
  const reason = dialog.getByRole('button', { name: new RegExp(m.orders_refund_reason()) })
  await waitFor(() => expect(document.activeElement).toBe(reason))
  await page.user.click(reason)
  await page.user.click(await screen.findByRole('option', { name: m.orders_reason_other() }))
  await page.user.click(confirm)
  expect(dialog.getByText(fieldText('required'))).toBeTruthy()
  const comment = dialog.getByRole('textbox', { name: new RegExp(m.orders_refund_comment()) })
  await waitFor(() => expect(document.activeElement).toBe(comment))
  await page.user.type(comment, 'العبوة مكسورة')
  await page.user.click(confirm)
  await waitFor(() =>
    expect(page.server.callsOf('orders.refund').map(({ body }) => body)).toEqual([
      { amount: '120.00', reason: 'other', comment: 'العبوة مكسورة' },
    ]),
  )
})

test('what was done to an order is told in its timeline, with who and why', async () => {
  orderPage(
    aCapturedOrder({
      refunds: [
        {
          id: 'rfd_1',
          reference: 'r1',
          amount: '40.25',
          at: '2026-11-20T10:00:00.000Z',
          reason: 'other',
          comment: 'العبوة مكسورة',
        },
      ],
      events: [
        {
          id: 'evt_1',
          kind: 'refunded',
          at: '2026-11-20T10:00:00.000Z',
          actor_kind: 'merchant',
          actor_name: 'Mariam Haddad',
          amount: '40.25',
          detail: { reason: 'other', comment: 'العبوة مكسورة' },
        },
      ],
    }),
  )
  expect(await screen.findByText(asRead(m.orders_event_refunded({ amount: aed('40.25') })))).toBeTruthy()
  expect(screen.getAllByText(/العبوة مكسورة/)).toHaveLength(1)
})

test('an order tells its story once, the newest first, with what a capture cost and its reference', async () => {
  const said = { actor_kind: 'merchant', actor_name: 'Mariam Haddad', detail: {} } as const
  const at = '2026-11-20T09:00:00.000Z'
  orderPage(
    aCapturedOrder({
      captures: [{ id: 'cap_1', reference: 'cap-ref-1', amount: '120.00', at, fee: '6.00', vat: '0.30' }],
      events: [
        { ...said, id: 'evt_1', kind: 'created', at: '2026-11-20T08:00:00.000Z', amount: null },
        // At one instant: what was written later happened later.
        { ...said, id: 'evt_2', kind: 'authorized', at, amount: null },
        { ...said, id: 'evt_3', kind: 'captured', at, amount: '120.00' },
      ],
    }),
  )
  const story = within(await screen.findByRole('region', { name: m.orders_timeline_title() }))
  const entries = story.getAllByRole('listitem').map(({ textContent }) => asRead(textContent ?? ''))
  const heads = [
    m.orders_event_captured({ amount: aed('120.00') }),
    m.orders_event_authorized(),
    m.orders_event_created(),
  ]
  for (const [at, head] of heads.entries()) expect(entries[at]).toContain(asRead(head))
  expect(entries[0]).toContain('cap-ref-1')
  expect(entries[0]).toContain(asRead(m.orders_movement_fee({ fee: aed('6.00'), vat: aed('0.30') })))
})

test('the capture of a payment link has no reference of a shop to show', async () => {
  const capture = { id: 'cap_1', amount: '120.00', at: '2026-11-20T09:00:00.000Z', fee: '6.00', vat: '0.30' }
  const reference = 'link-01a21f54-962b-702b-8eab-ea46ba029d3e'
  orderPage(aCapturedOrder({ captures: [{ ...capture, reference }] }))
  const story = within(await screen.findByRole('region', { name: m.orders_timeline_title() }))
  expect(story.getByText(asRead(m.orders_event_captured({ amount: aed('120.00') })))).toBeTruthy()
  expect(story.queryByText(reference)).toBeNull()
})

test('an order says what it comes to after fee and VAT, and leads to its payouts [DEC-ORD-3]', async () => {
  const { user, address } = orderPage(aCapturedOrder(), { answers: { 'orders.payouts': pending } })
  await screen.findByText('Oud Royal')
  const main = screen.getByRole('main')
  for (const amount of ['6.00', '0.30', '113.70']) expect(main.textContent).toContain(amount)
  await user.click(screen.getByRole('link', { name: m.orders_trail_payouts() }))
  await waitFor(() => expect(address()).toBe('/payments/pay_1/payouts'))
})

test('the reference is changed by whoever may, and stands in its place', async () => {
  const page = orderPage(anOrder(), {
    answers: { 'orders.reference': ({ body }) => ({ payment: anOrder({ reference: body.reference }) }) },
  })
  await page.user.click(await screen.findByRole('button', { name: m.orders_edit_reference() }))
  const field = await screen.findByLabelText(m.orders_reference_field())
  await page.user.clear(field)
  await page.user.type(field, 'فاتورة 7{Enter}')
  expect((await screen.findAllByText('فاتورة 7')).length).toBeGreaterThan(0)
})

test('who may not act sees the order and its receipt, and no act [ORD-05, DEC-USR-5]', async () => {
  const { acts } = anOrder()
  orderPage(
    anOrder({ acts: { ...acts, capture_up_to: '0.00', can_cancel: false, can_edit_reference: false } }),
    { as: { role: 'settlements' } },
  )
  expect(await screen.findByRole('button', { name: m.orders_receipt() })).toBeTruthy()
  for (const name of [
    m.orders_cancel_order(),
    m.orders_edit_reference(),
    m.orders_capture_amount({ amount: aed('120.00') }),
  ])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('the payouts of an order say when a movement is expected and where it went [ORD-04, APP-51, DEC-ORD-7]', async () => {
  const answers: Answers = {
    'orders.payouts': {
      payouts: [
        {
          id: 'mov_1',
          payout_id: 'pyt_1',
          payout_number: 'PO-11',
          status: 'paid',
          date: '2026-11-23T08:00:00.000Z',
          kind: 'sale',
          amount: '120.00',
          fee: '6.30',
          net: '113.70',
        },
      ],
      currency: 'AED',
      is_open: true,
      expected_on: '2026-11-30',
      refund_waits: { amount: '379.00', next_on: '2026-12-07' },
    },
  }
  renderAt('/payments/pay_1/payouts', {
    answers: {
      'orders.read': { payment: aCapturedOrder() },
      'merchants.stores': { items: noorStores },
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: /NP-1001/ })
  expect(screen.getAllByText(/PO-11/).length).toBeGreaterThan(0)
  expect(screen.getByText(/30\/11\/26/)).toBeTruthy()
  orderPage(aCapturedOrder(), { answers })
  const paid = await screen.findByRole('link', {
    name: m.orders_trail_in_payout({ date: isolated('23/11/26') }),
  })
  expect(paid.getAttribute('href')).toBe('/finance/payouts/completed/pyt_1')
  const waits = { amount: aed('379.00'), day: `${weekdayText('2026-12-07', 'en')} ${isolated('07/12/26')}` }
  expect(screen.getByText(asRead(m.orders_refund_waits(waits)))).toBeTruthy()
  expect(screen.getByText(/30\/11\/26/)).toBeTruthy()
})

test('while a payment link waits, its order offers to copy it where it was made, and nowhere else [ORD-09, ORD-12, DEC-ORD-13]', async () => {
  const waits = anOrder({
    status: 'created',
    source: 'link',
    auto_capture_at: null,
    link: { status: 'created' },
  })
  const copied: string[] = []
  const here = orderPage(waits, {
    kept: () => keepPaymentLink('pay_1', 'https://daftar.example/pay/one'),
  })
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await screen.findByText(m.orders_link_waits_title())).toBeTruthy()
  await here.user.click(screen.getByRole('button', { name: m.orders_copy_link() }))
  await waitFor(() => expect(copied).toEqual(['https://daftar.example/pay/one']))

  orderPage(waits)
  expect(await screen.findByText(m.orders_link_elsewhere())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.orders_copy_link() })).toBeNull()
})
