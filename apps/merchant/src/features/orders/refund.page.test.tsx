import type { AnswerOf } from '@daftar/contract/table'
import { asRead } from '@daftar/testkit/page/as-read'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText as refusalText } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCapturedOrder, inNoPayout } from '../../testing/fixtures/orders.ts'
import { looks, type Page, type PageOptions, phoneWidth, renderAt } from '../../testing/render-at.tsx'
import { reasonText } from './parts/order/event-words.ts'

type Effect = AnswerOf<'orders.refundEffect'>

/** Of 120.00, all of it covered by the Monday after. */
function anEffect(more: Partial<Effect> = {}): Effect {
  return {
    amount: '120.00',
    fee_back: '6.30',
    net: '113.70',
    covered: '113.70',
    short: '0.00',
    pays_on: '2026-11-23',
    next_on: '2026-11-30',
    payout: { before: '969.40', after: '855.70' },
    ...more,
  }
}

/** The page of an order that was captured, and its refund dialog, open. */
async function refunding(options: PageOptions = {}): Promise<Page & { dialog: HTMLElement }> {
  const page = renderAt('/payments/pay_1', {
    ...options,
    answers: {
      'orders.read': { payment: aCapturedOrder() },
      ...inNoPayout,
      'merchants.stores': { items: [] },
      'orders.refundEffect': ({ query }) => anEffect({ amount: String(query.amount) }),
      ...options.answers,
    },
  })
  if (options.width === phoneWidth) {
    await page.user.click(await screen.findByRole('button', { name: m.shell_more_actions() }))
    await page.user.click(await screen.findByRole('menuitem', { name: m.orders_refund() }))
  } else await page.user.click(await screen.findByRole('button', { name: m.orders_refund() }))
  return { ...page, dialog: await screen.findByRole('alertdialog') }
}

async function chooseReason(user: Page['user'], dialog: HTMLElement): Promise<void> {
  await user.click(within(dialog).getByRole('button', { name: new RegExp(m.orders_refund_reason()) }))
  await user.click(await screen.findByRole('option', { name: reasonText('returned') }))
}

const confirmLabel = (amount: string) => m.orders_refund_amount({ amount: moneyText(amount, 'AED') })

test.each(looks)('before the press a refund says what it does, in %s at %i', async (language, width) => {
  const { dialog } = await refunding({ language, width })
  expect(within(dialog).getByText(m.orders_refund_title({ number: isolated('NP-1001') }))).toBeTruthy()
  expect(
    within(dialog).getByText(asRead(m.orders_refund_effect({ amount: moneyText('120.00', 'AED') }))),
  ).toBeTruthy()
  expect(within(dialog).getByText(m.orders_refund_final())).toBeTruthy()
  // What it costs, and which payout has it.
  await waitFor(() => expect(dialog.textContent).toContain('113.70'))
  const told = asRead(dialog.textContent ?? '')
  const monday = `${language === 'ar' ? 'الاثنين' : 'Monday'} ${isolated('23/11/26')}`
  expect(told).toContain(asRead(m.orders_refund_covered({ day: monday })))
  expect(told).toContain(
    asRead(
      m.orders_refund_payout({
        before: moneyText('969.40', 'AED'),
        after: moneyText('855.70', 'AED'),
      }),
    ),
  )
  const amount = within(dialog).getByRole<HTMLInputElement>('textbox', {
    name: new RegExp(m.orders_refund_field()),
  })
  expect(amount.value).toBe('120.00')
  expect(within(dialog).getByRole('button', { name: confirmLabel('120.00') })).toBeTruthy()
})

test.each(looks)(
  'a refund that is not covered says by how much and until when, in %s at %i',
  async (language, width) => {
    const short = anEffect({ covered: '50.00', short: '63.70', payout: null })
    const { dialog } = await refunding({ language, width, answers: { 'orders.refundEffect': short } })
    const day = `${language === 'ar' ? 'الاثنين' : 'Monday'} ${isolated('30/11/26')}`
    const said = m.orders_refund_short({ amount: moneyText('63.70', 'AED'), day })
    await waitFor(() => expect(asRead(dialog.textContent ?? '')).toContain(asRead(said)))
  },
)

test('what covers a refund is asked for the amount that stands there; unknown, it says the rule', async () => {
  const { user, server, dialog } = await refunding()
  const field = within(dialog).getByRole('textbox', { name: new RegExp(m.orders_refund_field()) })
  await user.clear(field)
  await user.type(field, '50')
  await waitFor(() => expect(server.callsOf('orders.refundEffect').at(-1)?.query.amount).toBe('50.00'))

  const unknown = await refunding({ answers: { 'orders.refundEffect': refuse('internal') } })
  expect(await within(unknown.dialog).findByText(m.orders_refund_unknown())).toBeTruthy()
  expect(within(unknown.dialog).getByRole('button', { name: confirmLabel('120.00') })).toBeTruthy()
})

test('without a reason nothing is sent, and the field says so', async () => {
  const { user, server, dialog } = await refunding()
  await user.click(within(dialog).getByRole('button', { name: confirmLabel('120.00') }))
  expect(within(dialog).getByText(fieldText('choose_option'))).toBeTruthy()
  expect(server.callsOf('orders.refund')).toEqual([])
})

test('more than was captured is told at the amount while it is typed', async () => {
  const { user, dialog } = await refunding()
  const field = within(dialog).getByRole('textbox', { name: new RegExp(m.orders_refund_field()) })
  await user.clear(field)
  await user.type(field, '120.01')
  expect(
    within(dialog).getByText(asRead(m.orders_amount_over({ amount: moneyText('120.00', 'AED') }))),
  ).toBeTruthy()
})

test('pressed twice while it is under way, one refund is sent', async () => {
  const { user, server, dialog } = await refunding({ answers: { 'orders.refund': pending } })
  await chooseReason(user, dialog)
  pressTwice(within(dialog).getByRole('button', { name: confirmLabel('120.00') }))
  await waitFor(() => expect(server.callsOf('orders.refund').length).toBeGreaterThan(0))
  expect(server.callsOf('orders.refund')).toMatchObject([
    { params: { id: 'pay_1' }, body: { amount: '120.00', reason: 'returned' } },
  ])
})

test('after a lost answer the same refund carries the same key, so that it cannot happen twice', async () => {
  const { user, server, dialog } = await refunding({ answers: { 'orders.refund': offline } })
  await chooseReason(user, dialog)
  await user.click(within(dialog).getByRole('button', { name: confirmLabel('120.00') }))
  await within(dialog).findByRole('alert')
  server.answer({
    'orders.refund': { payment: aCapturedOrder() },
    'orders.list': { payments: [], next_page_token: null } as never,
  })
  await user.click(within(dialog).getByRole('button', { name: confirmLabel('120.00') }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const [first, second] = server.callsOf('orders.refund').map(({ key }) => key)
  expect(first).toBe(second)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
})

test('somebody refunded meanwhile: the dialog says so and the order is asked for again', async () => {
  const { user, server, dialog } = await refunding({
    answers: { 'orders.refund': refuse('amount_over_rest') },
  })
  await chooseReason(user, dialog)
  const before = server.callsOf('orders.read').length
  await user.click(within(dialog).getByRole('button', { name: confirmLabel('120.00') }))
  const told = asRead((await within(dialog).findByRole('alert')).textContent)
  expect(told).toContain(asRead(refusalText('amount_over_rest')))
  expect(told).toContain(asRead(m.orders_refreshed()))
  await waitFor(() => expect(server.callsOf('orders.read').length).toBeGreaterThan(before))
})

test('an order the server lets nobody refund has no such button', async () => {
  const order = aCapturedOrder()
  renderAt('/payments/pay_1', {
    answers: {
      'orders.read': { payment: { ...order, acts: { ...order.acts, refund_up_to: '0.00' } } },
      ...inNoPayout,
      'merchants.stores': { items: [] },
    },
  })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: m.orders_refund() })).toBeNull()
})
