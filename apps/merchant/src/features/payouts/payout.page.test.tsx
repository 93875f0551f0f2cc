import type { Payout } from '@daftar/contract/endpoints/money/payouts-shapes'
import { refuse } from '@daftar/testkit/page/answers'
import { sumOf, thousandths } from '@daftar/testkit/page/amounts'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOrder, inNoPayout } from '../../testing/fixtures/orders.ts'
import { aMovement, aClosing, aPayout, movementsFor, payoutsAnswers } from '../../testing/fixtures/payouts.ts'
import { looks, type Page, type PageOptions, phoneWidth, renderAt } from '../../testing/render-at.tsx'

const completed = '/finance/payouts/completed'

function payoutAt(more: Partial<Payout> = {}, { answers, ...options }: PageOptions = {}, search = ''): Page {
  return renderAt(`${completed}/pyt_1${search}`, {
    ...options,
    answers: { ...payoutsAnswers, 'payouts.read': { payout: aPayout(more) }, ...answers },
  })
}

const article = async () => within(await screen.findByRole('article'))
const card = async (title: string) => within(await screen.findByRole('region', { name: title }))
const rowsIn = (place: HTMLElement | undefined) => [...(place?.querySelectorAll('tbody tr') ?? [])]

test.each(looks)(
  'a payout of the list explains itself to the last minor unit, in %s at %i [PO-09, APP-13, APP-44, DEC-PO-3, DEC-PO-4]',
  async (language, width) => {
    const { user, address } = renderAt(completed, { language, width, answers: payoutsAnswers })
    await user.click((await screen.findAllByRole('link', { name: /P-1042/ }))[0]!)
    const payout = await screen.findByRole('article')
    expect(address()).toBe(`${completed}/pyt_1`)
    expect(within(payout).getAllByRole('heading', { level: 2 })[0]?.textContent).toContain('P-1042')
    // Beside the list where there is room for both, alone where there is not.
    const beside = screen.queryByRole('navigation', { name: m.payouts_completed_label() })
    expect(beside === null).toBe(width === phoneWidth)

    const waterfall = (await card(m.payouts_waterfall_title())).getByRole('table')
    const steps = rowsIn(waterfall)
    expect(steps).toHaveLength(12)
    expect(thousandths(waterfall.querySelector('tfoot')?.textContent)).toBe(755_000n)
    expect(sumOf(steps)).toBe(755_000n)
    expect(thousandths(steps[0]?.textContent)).toBe(1_200_000n)
    expect(payout.textContent).toContain('BNK-5501')
    expect(payout.textContent).toContain('•••• 4410')

    const stores = await card(m.payouts_stores_title())
    expect(stores.getByText(language === 'ar' ? 'نور مارينا' : 'Noor Marina')).toBeTruthy()
    expect(stores.getByText('585.00', { exact: false })).toBeTruthy()
  },
)

test('what changed since the payout before is told step by step, the largest change first [DEC-PO-4]', async () => {
  payoutAt()
  const changes = await card(m.payouts_changes_title())
  const amount = (decimal: string) => moneyText(decimal, 'AED')
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    m.payouts_change_sales_better({ amount: amount('100.00') }),
    m.payouts_change_disputes_worse({ amount: amount('50.00') }),
    m.payouts_change_refunds_better({ amount: amount('30.00') }),
    m.payouts_change_capital_worse({ amount: amount('20.00') }),
  ])
  expect(changes.getByText(/60\.00/).textContent).toContain('P\u2060-\u20601041')
  const previous = changes.getByRole('link', { name: m.payouts_changes_open_previous() })
  expect(previous.getAttribute('href')).toBe(`${completed}/pyt_0`)
})

test('of a merchant’s first payout nothing has changed', async () => {
  payoutAt({ previous: null })
  expect((await card(m.payouts_changes_title())).getByText(m.payouts_changes_first())).toBeTruthy()
})

test.each(looks)(
  'a step opens its movements, an order number finds its own, and each leads to its order, in %s at %i [PO-09, DEC-PO-4]',
  async (language, width) => {
    const page = payoutAt(
      {},
      {
        language,
        width,
        answers: {
          'orders.read': { payment: anOrder({ id: 'pay_2', number: 'NP-1002' }) },
          ...inNoPayout,
        },
      },
    )
    const { user, address, server } = page
    const movements = await card(m.payouts_movements_title())
    const rows = () =>
      width === phoneWidth
        ? movements.queryAllByRole('listitem')
        : rowsIn(movements.getByRole('table')).filter(Boolean)
    await waitFor(() => expect(rows()).toHaveLength(3))
    const refunds = m.payouts_step_refunds()
    await user.click(screen.getByRole('button', { name: m.payouts_open_step({ step: refunds }) }))
    expect(address()).toBe(`${completed}/pyt_1?step=refunds`)
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]?.textContent).toContain(m.payouts_kind_refund())
    expect(server.callsOf('payouts.transactions').at(-1)?.query.kinds).toEqual(['refund'])
    await user.click(movements.getByRole('button', { name: m.payouts_movements_only({ step: refunds }) }))
    await waitFor(() => expect(rows()).toHaveLength(3))

    await user.type(movements.getByRole('searchbox'), 'NP-1002')
    await waitFor(() => expect(address()).toBe(`${completed}/pyt_1?q=NP-1002`))
    await waitFor(() => expect(rows()).toHaveLength(1))
    const order = movements.getByRole('link', { name: m.payouts_open_order({ number: 'NP-1002' }) })
    expect(order.getAttribute('href')).toBe('/payments/pay_2')
    await user.click(order)
    await waitFor(() => expect(address()).toBe('/payments/pay_2'))
    await screen.findByRole('heading', { level: 1, name: /NP-1002/ })
  },
)

test('a movement says its amount, what was taken off and what is left; without an order, its note', async () => {
  payoutAt(
    {},
    {
      answers: {
        'payouts.transactions': movementsFor({}, [
          aMovement(),
          aMovement({
            id: 'lin_4',
            kind: 'adjustment',
            payment_id: null,
            order_number: null,
            order_reference: null,
            store_id: null,
            amount: '10.00',
            fee: '0.00',
            vat: '0.00',
            net: '10.00',
            note: 'Goodwill',
          }),
        ]),
      },
    },
  )
  const movements = await card(m.payouts_movements_title())
  const [sale, adjustment] = rowsIn(await movements.findByRole('table'))
  for (const text of ['700.00', '−15.00', '−0.75', '684.25', 'shop-1001', 'Noor Mall'])
    expect(sale?.textContent).toContain(text)
  expect(adjustment?.textContent).toContain('Goodwill')
  expect(adjustment?.textContent).toContain(m.payouts_kind_adjustment())
})

test('movements that a search does not find, and movements that cannot be loaded, are told in their card', async () => {
  const { server, user } = payoutAt({}, {}, '?q=nothing')
  const movements = await card(m.payouts_movements_title())
  expect(await movements.findByText(m.payouts_movements_none_match())).toBeTruthy()
  server.answer({ 'payouts.transactions': refuse('internal') })
  await user.type(movements.getByRole('searchbox'), '!')
  expect(await movements.findByText(m.payouts_movements_failed())).toBeTruthy()
  server.answer({ 'payouts.transactions': movementsFor({}) })
  await user.click(movements.getByRole('button', { name: m.common_try_again() }))
  expect(await movements.findByText('NP-1002')).toBeTruthy()
})

test('a payout that does not exist is not found', async () => {
  payoutAt({}, { answers: { 'payouts.read': refuse('not_found') } })
  expect(await screen.findByText(m.payouts_not_found_title())).toBeTruthy()
})

const held: Partial<Payout> = {
  status: 'held',
  held_reason: 'bank_details',
  issued_at: null,
  paid_at: null,
  bank_name: '',
  iban_last_four: '',
  bank_reference: null,
  events: [
    { status: 'pending', at: '2026-11-16T04:00:00.000Z', actor: '', reason: '' },
    { status: 'held', at: '2026-11-16T04:00:01.000Z', actor: '', reason: 'bank_details' },
  ],
}

test.each(looks)(
  'a payout that is kept back says why, and names no account and no reference yet, in %s at %i [DEC-PO-3, DEC-PO-4]',
  async (language, width) => {
    payoutAt(held, { language, width })
    const payout = await article()
    expect(payout.getAllByText(m.payouts_status_held()).length).toBeGreaterThan(0)
    expect(payout.getByText(m.payouts_held_title())).toBeTruthy()
    // In the notice, and at the state in the history.
    expect(payout.getAllByText(m.payouts_held_bank_details())).toHaveLength(2)
    expect(payout.getByText(m.payouts_not_issued())).toBeTruthy()
    expect(payout.getByText(m.payouts_no_reference())).toBeTruthy()
    expect(payout.queryByText(/••••/)).toBeNull()
  },
)

test.each(looks)(
  'a payout on its way names the account and no longer why it was kept back, in %s at %i [DEC-PO-4]',
  async (language, width) => {
    payoutAt({ status: 'in_transit', paid_at: null, bank_reference: null }, { language, width })
    const payout = await article()
    expect(payout.getAllByText(m.payouts_status_in_transit()).length).toBeGreaterThan(0)
    expect(payout.queryByText(m.payouts_held_title())).toBeNull()
    expect(payout.getByText(/•••• 4410/)).toBeTruthy()
    expect(payout.getByText(m.payouts_issued_on())).toBeTruthy()
  },
)

test.each(looks)(
  'a payout that the bank refused says in the bank’s words why, in %s at %i [DEC-PO-4]',
  async (language, width) => {
    payoutAt({ status: 'failed', failed_reason: 'Account closed', paid_at: null }, { language, width })
    const payout = await article()
    expect(payout.getByText(m.payouts_status_failed())).toBeTruthy()
    expect(payout.getByText(m.payouts_failed_title())).toBeTruthy()
    expect(payout.getByText(m.payouts_failed_text({ reason: '\u2068Account closed\u2069' }))).toBeTruthy()
  },
)

test('a reissued payout tells the new account and reference, and its states, the newest first [DEC-PO-4]', async () => {
  const at = (minute: number) => `2026-11-16T04:0${minute}:00.000Z`
  payoutAt({
    bank_reference: 'BNK-7711',
    iban_last_four: '3456',
    events: [
      { status: 'pending', at: at(0), actor: '', reason: '' },
      { status: 'held', at: at(1), actor: 'Salma', reason: 'bank_details' },
      { status: 'pending', at: at(2), actor: 'Salma', reason: '' },
      { status: 'in_transit', at: at(3), actor: '', reason: '' },
      { status: 'failed', at: at(4), actor: 'Salma', reason: 'Account closed' },
      { status: 'in_transit', at: at(5), actor: 'Salma', reason: '' },
      { status: 'paid', at: at(6), actor: 'Salma', reason: '' },
    ],
  })
  const payout = await article()
  expect(payout.queryByText(m.payouts_failed_title())).toBeNull()
  expect(payout.getByText('BNK-7711')).toBeTruthy()
  expect(payout.getByText(/•••• 3456/)).toBeTruthy()
  const states = (await card(m.payouts_events_title())).getAllByRole('listitem')
  const told = [
    m.payouts_status_paid(),
    m.payouts_status_in_transit(),
    '\u2068Account closed\u2069',
    m.payouts_status_in_transit(),
    m.payouts_status_pending(),
    m.payouts_held_bank_details(),
    m.payouts_status_pending(),
  ]
  expect(states).toHaveLength(told.length)
  states.forEach(({ textContent }, at) => expect(textContent).toContain(told[at]))
  expect(states.at(-1)?.textContent).toContain(m.payouts_events_automatic())
  expect(states[0]?.textContent).toContain('Salma')
})

test('one whose money is in the next payout says so, with what the bank said [DEC-PO-4]', async () => {
  payoutAt({ status: 'rolled_over', failed_reason: 'Unknown beneficiary' })
  const said = { reason: '\u2068Unknown beneficiary\u2069' }
  expect((await article()).getByText(m.payouts_rolled_over_text(said))).toBeTruthy()
})

test('on a phone a payout leads back to the list with its filters', async () => {
  payoutAt({}, { width: phoneWidth }, '?status=paid')
  const back = await screen.findByRole('link', { name: m.payouts_back_to_list() })
  expect(back.getAttribute('href')).toBe(`${completed}?status=paid`)

  payoutAt({}, {}, '?status=paid')
  const list = within(await screen.findByRole('navigation', { name: m.payouts_completed_label() }))
  const chosen = await list.findByRole('link', { current: true })
  expect(asRead(chosen.textContent)).toContain('P-1042')
  expect(list.getByRole('link', { name: /P-1041/ }).getAttribute('href')).toBe(
    `${completed}/pyt_0?status=paid`,
  )
  expect(screen.getByRole('article').getAttribute('aria-label')).toBe(m.payouts_number({ number: 'P-1042' }))
  expect((await article()).getByRole('heading', { name: /P-1042/ }).textContent).toContain(isolated('P-1042'))
})

test.each(looks)(
  'closing the week ticks off what is in order and says what waits, in %s at %i',
  async (language, width) => {
    renderAt('/finance/payouts/completed/pyt_1', { language, width, answers: payoutsAnswers })
    const card = await screen.findByRole('region', { name: m.payouts_closing_title() })
    const ticks = await within(card).findAllByRole('listitem')
    expect(ticks.map((tick) => within(tick).getByRole('img').getAttribute('aria-label'))).toEqual([
      m.payouts_closing_done(),
      m.payouts_closing_done(),
      m.payouts_closing_done(),
      m.payouts_closing_waits(),
    ])
    expect(ticks[0]?.textContent).toContain('BNK-5501')
    expect(ticks[2]?.textContent).toContain('27.00')
    expect(ticks[3]?.textContent).toContain('01/12/26')
    expect(within(card).getByRole('button', { name: m.payouts_closing_bundle() })).toBeTruthy()
  },
)

test('what is missing of a week asks to be looked at; a held payout does, too', async () => {
  renderAt('/finance/payouts/completed/pyt_1', {
    answers: {
      ...payoutsAnswers,
      'payouts.read': { payout: aPayout({ status: 'held', held_reason: 'compliance_review' }) },
      'payouts.closing': aClosing({
        missing: 2,
        invoice: { month: '2026-10', number: 'INV-1', from: '2026-11-01' },
      }),
    },
  })
  const card = await screen.findByRole('region', { name: m.payouts_closing_title() })
  const [arrived, missing, , invoice] = await within(card).findAllByRole('listitem')
  expect(arrived?.textContent).toContain(m.payouts_closing_not_paid())
  expect(missing?.textContent).toContain(m.payouts_closing_missing({ count: 2 }))
  expect(invoice?.textContent).toContain('INV-1')
})

test('sales that are disputed since say so, and which payout keeps their amount back', async () => {
  const disputed = {
    id: 'dsp_1',
    number: 'D-1042',
    status: 'pending' as const,
    order_number: 'A203-96KQ',
    currency: 'AED' as const,
    disputed_amount: '1240.00',
  }
  payoutAt(
    {},
    {
      answers: {
        'disputes.ofPayout': {
          disputes: [
            { ...disputed, held_in: { id: 'pyt_2', number: 'P-1043' } },
            { ...disputed, id: 'dsp_2', number: 'D-1043', held_in: null },
          ],
        },
      },
    },
  )
  const sales = await card(m.payouts_disputed_title())
  expect(sales.getByRole('link', { name: 'D-1042' }).getAttribute('href')).toBe('/disputes/dsp_1')
  expect(sales.getByText(/P-1043/)).toBeTruthy()
  expect(sales.getByText(new RegExp(m.payouts_disputed_next()))).toBeTruthy()
})
