import { refuse, pending } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { askForLessMotion } from '@daftar/testkit/page/document'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { walletTypeText } from '@daftar/words/wallet-words'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aCycleChange, aMoneyDetail, aMoneyTransaction, listedMoney } from '../../testing/fixtures/money.ts'
import { ordersAnswers } from '../../testing/fixtures/orders-list.ts'
import { aCardsPage } from '../../testing/fixtures/cards.ts'
import { aCycle } from '../../testing/fixtures/payouts.ts'
import { aTicket } from '../../testing/fixtures/support.ts'
import { looks, phoneWidth, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const now = () => Date.parse('2026-11-24T08:00:00.000Z')
const fee = aMoneyTransaction({
  ...{ id: 'ltx_2', kind: 'wallet', type: 'fee', at: '2026-11-24T07:00:00.000Z' },
  ...{ amount: '-5.00', reference: 'ltx_2' },
})
const withdrawal = aMoneyTransaction({
  ...{ id: 'ltx_1', kind: 'wallet', type: 'withdrawal', status: 'on_its_way' },
  ...{ at: '2026-11-23T18:00:00.000Z', amount: '-300.00', reference: 'ltx_1' },
})

/** Opened as the mobile app does. */
function inApp(path: string, { answers, as, ...options }: PageOptions = {}): Page {
  return renderAt(`/webview/auth#token=of-the-app&path=${encodeURIComponent(path)}`, {
    now,
    width: phoneWidth,
    as: { now: new Date(now()).toISOString(), experiments: ['money_tab_mobile', 'merchant_wallet'], ...as },
    ...options,
    answers: {
      ...ordersAnswers,
      'money.transactions': listedMoney([fee, withdrawal, aMoneyTransaction()]),
      'money.transaction': { transaction: aMoneyDetail() },
      'payouts.cycle': aCycle(),
      'payouts.cycleChanges': { changes: [aCycleChange()], next_page_token: null },
      ...answers,
    },
  })
}
const history = '/money/transactions'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(looks)(
  'the history shows by days what came and went, in %s at %i [MON-05, APP-65, DEC-MON-1]',
  async (language, width) => {
    inApp(history, { language, width })
    await heading(m.money_title())
    await screen.findByText('P-1042')
    const days = within(screen.getByRole('main'))
      .getAllByRole('region')
      .map((region) => within(region))
    expect(days).toHaveLength(3)
    expect(days[0]!.getByRole('heading', { name: m.money_today() })).toBeTruthy()
    expect(days[1]!.getByRole('heading', { name: m.money_yesterday() })).toBeTruthy()
    expect(days[1]!.getByText(walletTypeText('withdrawal'))).toBeTruthy()
    expect(days[1]!.getByText(m.money_status_on_its_way())).toBeTruthy()
    expect(days[1]!.getByText(/300\.00/)).toBeTruthy()
    expect(days[2]!.getByText('P-1042')).toBeTruthy()
    expect(screen.getByText(asRead(m.money_shown({ count: 3, text: countText(3) })))).toBeTruthy()
  },
)

test('a kind that is chosen stands in the address and is asked for alone [DEC-MON-1]', async () => {
  const { user, server, address } = inApp(history)
  await user.click(await screen.findByRole('radio', { name: m.money_kind_wallet() }))
  await waitFor(() => expect(address()).toBe(`${history}?kind=wallet`))
  await waitFor(() =>
    expect(server.callsOf('money.transactions').at(-1)?.query).toEqual({ kinds: ['wallet'] }),
  )
  server.answer({ 'money.transactions': listedMoney([]) })
  await user.click(screen.getByRole('button', { name: m.money_refresh() }))
  expect(await screen.findByText(m.money_none_title())).toBeTruthy()
})

test('who has one kind of money alone is asked for none', async () => {
  inApp(history, {
    answers: { 'money.transactions': listedMoney([aMoneyTransaction()], { kinds: ['payout'] }) },
  })
  await screen.findByText('P-1042')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('while the history is on its way its shape stands there', async () => {
  inApp(history, { answers: { 'money.transactions': pending } })
  await heading(m.money_title())
  expect(screen.getAllByText(m.common_loading()).length).toBeGreaterThan(0)
})

test('a failure says so and is tried again; without any transaction it says what will be there', async () => {
  const { server, user } = inApp(history, { answers: { 'money.transactions': refuse('internal') } })
  expect(await screen.findByText(m.money_failed())).toBeTruthy()
  server.answer({ 'money.transactions': listedMoney([]) })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText(m.money_empty_title())).toBeTruthy()
})

test('the end of the list asks for the next page by its token as it comes near, or by a button [DEC-MON-1]', async () => {
  let come: (() => void) | undefined
  class Watch {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      come = () => seen([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  const first = listedMoney([fee], { next_page_token: 'page-2' })
  const { server, user } = inApp(history, { answers: { 'money.transactions': first } })
  await screen.findByText(walletTypeText('fee'))
  server.answer({ 'money.transactions': listedMoney([withdrawal], { next_page_token: 'page-3' }) })
  come!()
  await screen.findByText(walletTypeText('withdrawal'))
  expect(server.callsOf('money.transactions').at(-1)?.query).toEqual({ page_token: 'page-2' })
  server.answer({ 'money.transactions': listedMoney([aMoneyTransaction()]) })
  await user.click(screen.getByRole('button', { name: m.common_more() }))
  await screen.findByText('P-1042')
  expect(server.callsOf('money.transactions').at(-1)?.query).toEqual({ page_token: 'page-3' })
  vi.unstubAllGlobals()
})

test('pulling the page down and letting go asks anew, a short pull does nothing [DEC-MON-1]', async () => {
  const { server } = inApp(history)
  const row = await screen.findByText('P-1042')
  const asked = () => server.callsOf('money.transactions').length
  await waitFor(() => expect(asked()).toBe(1))
  const at = (clientY: number) => ({ touches: [{ clientY }] as unknown as Touch[] })
  fireEvent.touchStart(row, at(100))
  fireEvent.touchMove(row, at(130))
  fireEvent.touchEnd(row)
  expect(asked()).toBe(1)
  fireEvent.touchStart(row, at(100))
  fireEvent.touchMove(row, at(240))
  expect(await screen.findByText(m.money_pull())).toBeTruthy()
  fireEvent.touchEnd(row)
  await waitFor(() => expect(asked()).toBe(2))
  expect(screen.queryByText(m.money_pull())).toBeNull()
})

test.each(looks)(
  'a transaction shows amount, status, date, type, reference, fee and its payout, in %s at %i [MON-06, APP-66, DEC-MON-2]',
  async (language, width) => {
    const { server } = inApp(`${history}/pyt_1`, { language, width })
    await heading(walletTypeText('payout'))
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/755\.00/)).toBeTruthy()
    expect(main.getByText(m.money_status_done())).toBeTruthy()
    for (const label of [m.money_at(), m.money_type(), m.money_reference(), m.money_fee(), m.money_payout()])
      expect(main.getAllByText(label).length).toBeGreaterThan(0)
    expect(main.getByText(/25\.00/)).toBeTruthy()
    expect(main.getByRole('link', { name: 'P-1042' }).getAttribute('href')).toBe(
      '/finance/payouts/completed/pyt_1',
    )
    expect(main.getByText(/3456/)).toBeTruthy()
    expect(server.callsOf('money.transaction')[0]?.params).toEqual({ id: 'pyt_1' })
  },
)

test('a transaction of one order leads to it, and one that failed says what the bank said [DEC-MON-2]', async () => {
  inApp(`${history}/pyt_1`, {
    answers: {
      'money.transaction': {
        transaction: aMoneyDetail({
          ...{ order: { id: 'ord_1', number: 'A203-96KQ' }, status: 'failed' },
          failed_reason: 'Account closed',
        }),
      },
    },
  })
  const order = await screen.findByRole('link', { name: 'A203-96KQ' })
  expect(order.getAttribute('href')).toBe('/payments/ord_1')
  expect(screen.getByText('Account closed')).toBeTruthy()
})

test('a transaction that is not there says so', async () => {
  inApp(`${history}/pyt_0`, { answers: { 'money.transaction': refuse('not_found') } })
  expect(await screen.findByText(m.money_transaction_failed())).toBeTruthy()
})

test('a problem with a transaction is told in a ticket that names it [MON-06, DEC-MON-2]', async () => {
  const ticket = aTicket({ transaction_id: 'pyt_1', transaction_reference: 'P-1042' })
  const { user, server, address } = inApp(`${history}/pyt_1`, {
    answers: {
      'support.help': { articles: [] },
      'support.create': { ticket },
      'support.read': { ticket },
      'support.thread': { messages: [], read_up_to: 0, has_more: false },
    },
  })
  await user.click(await screen.findByRole('link', { name: m.money_report() }))
  const dialog = within(await screen.findByRole('dialog', { name: m.support_new() }))
  expect(await dialog.findByText('P-1042')).toBeTruthy()
  await user.type(dialog.getByLabelText(m.support_col_subject()), ticket.subject)
  await user.type(dialog.getByLabelText(m.support_description()), ticket.description)
  await user.click(dialog.getByRole('button', { name: m.support_send() }))
  await waitFor(() => expect(address()).toBe('/support/tic_1'))
  expect(server.callsOf('support.create').map(({ body }) => body)).toMatchObject([
    { topic: 'finances', transaction_id: 'pyt_1' },
  ])
  expect((await screen.findAllByText('P-1042')).length).toBeGreaterThan(0)
})

test.each(looks)(
  'both cycles stand with their fees, and an admin chooses the other one, in %s at %i [MON-09, APP-69, DEC-MON-4]',
  async (language, width) => {
    const { user, server } = inApp('/money/payout-options', { language, width })
    await heading(m.money_options())
    const flexible = await screen.findByRole('radio', { name: new RegExp(m.payouts_cycle_flexible()) })
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(m.payouts_cycle_weekly()) }).checked,
    ).toBe(true)
    expect(screen.getByText(m.payouts_fee_title())).toBeTruthy()
    expect(screen.getByText(asRead(m.payouts_fee_flexible()))).toBeTruthy()
    const choose = screen.getByRole('button', { name: m.money_option_choose() })
    expect(choose.hasAttribute('disabled')).toBe(true)
    await user.click(flexible)
    await user.click(choose)
    const dialog = within(await screen.findByRole('alertdialog'))
    server.answer({
      'payouts.setCycle': { ...aCycle(), next: { cycle: 'flexible', from: '2026-11-30' } },
      'payouts.cycle': { ...aCycle(), next: { cycle: 'flexible', from: '2026-11-30' } },
    })
    pressTwice(dialog.getByRole('button', { name: m.money_option_choose() }))
    expect(
      (
        await screen.findAllByText(
          asRead(m.payouts_cycle_next({ cycle: m.payouts_cycle_flexible(), date: '\u206630/11/26\u2069' })),
        )
      ).length,
    ).toBeGreaterThan(0)
    expect(server.callsOf('payouts.setCycle').map(({ body }) => body)).toEqual([{ cycle: 'flexible' }])
  },
)

test('who is no admin, or repays an advance, sees why nothing can be chosen [DEC-MON-4]', async () => {
  inApp('/money/payout-options', {
    as: { role: 'settlements' },
    answers: { 'payouts.cycle': { ...aCycle(), fixed_because: 'role' } },
  })
  expect(await screen.findByText(m.payouts_cycle_fixed_role())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.money_option_choose() })).toBeNull()
})

test('a change that an advance forbids meanwhile is refused in the dialog', async () => {
  const { user } = inApp('/money/payout-options', { answers: { 'payouts.setCycle': refuse('cycle_fixed') } })
  await user.click(await screen.findByRole('radio', { name: new RegExp(m.payouts_cycle_flexible()) }))
  await user.click(screen.getByRole('button', { name: m.money_option_choose() }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: m.money_option_choose() }))
  expect(await dialog.findByText(reasonText('cycle_fixed'))).toBeTruthy()
})

test.each(looks)(
  'changes stand with date and state, those that are planned and those that are over, in %s at %i [MON-08, APP-68, DEC-MON-4]',
  async (language, width) => {
    inApp('/money/payout-changes', {
      ...{ language, width },
      answers: {
        'payouts.cycleChanges': {
          changes: [
            aCycleChange(),
            aCycleChange({ id: 'cyc_2', cycle: 'weekly', state: 'current', from: '2026-10-05' }),
            aCycleChange({ id: 'cyc_3', state: 'taken_back', from: '2026-09-07' }),
          ],
          next_page_token: null,
        },
      },
    })
    await heading(m.money_changes())
    await screen.findByText(m.money_change_planned())
    const cards = within(screen.getByRole('main')).getAllByRole('region')
    expect(cards).toHaveLength(3)
    expect(within(cards[0]!).getByText(m.money_change_planned())).toBeTruthy()
    expect(within(cards[0]!).getByText('30/11/26')).toBeTruthy()
    expect(within(cards[1]!).getByText(m.money_change_current())).toBeTruthy()
    expect(within(cards[2]!).getByText(m.money_change_taken_back())).toBeTruthy()
  },
)

test('without a change it says so and leads to the options; a failure is tried again', async () => {
  const { server, user } = inApp('/money/payout-changes', {
    answers: { 'payouts.cycleChanges': refuse('internal') },
  })
  expect(await screen.findByText(m.money_changes_failed())).toBeTruthy()
  server.answer({ 'payouts.cycleChanges': { changes: [], next_page_token: null } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText(m.money_changes_none_title())).toBeTruthy()
  expect(screen.getByRole('link', { name: m.money_options() }).getAttribute('href')).toBe(
    '/money/payout-options',
  )
})

test.each(looks)(
  'what cards bring stands there with Apply, and the application is sent once, in %s at %i [MON-07, APP-67, DEC-MON-3]',
  async (language, width) => {
    const { user, server } = inApp('/money/card', {
      ...{ language, width, as: { hasVirtualCards: true } },
      answers: { 'cards.read': aCardsPage({ program: null, cards: [] }) },
    })
    await heading(m.shell_item_card())
    expect(await screen.findByText(m.card_benefits())).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: m.card_accept() }))
    const applied = aCardsPage({
      ...{ cards: [], program: { status: 'applied', applied_at: '2026-11-24T08:00:00.000Z', reason: '' } },
    })
    server.answer({ 'cards.apply': applied, 'cards.read': applied })
    pressTwice(screen.getByRole('button', { name: m.card_apply() }))
    expect((await screen.findAllByText(m.card_applied_title())).length).toBeGreaterThan(0)
    expect(server.callsOf('cards.apply').map(({ body }) => body)).toEqual([{ accepts_terms: true }])
  },
)

test('who has cards goes on to them, and a failure is tried again [MON-07, DEC-MON-3]', async () => {
  const { user, server } = inApp('/money/card', {
    as: { hasVirtualCards: true },
    answers: { 'cards.read': refuse('internal') },
  })
  expect(await screen.findByText(m.card_failed())).toBeTruthy()
  server.answer({ 'cards.read': aCardsPage() })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  const link = await screen.findByRole('link', { name: m.money_card_open() })
  expect(link.getAttribute('href')).toBe('/finance/card')
})

test('what a card took stands with its shop and card, and the way to cards where they are switched on [DEC-MON-1]', async () => {
  const charge = aMoneyTransaction({
    ...{
      id: 'cch_1',
      kind: 'card',
      type: 'card',
      status: 'waiting',
      amount: '-320.50',
      reference: 'Instagram',
    },
  })
  const { user } = inApp(history, {
    as: { hasVirtualCards: true },
    answers: {
      'money.transactions': listedMoney([charge], { kinds: ['payout', 'wallet', 'card'] }),
      'money.transaction': {
        transaction: aMoneyDetail({
          ...{ ...charge, fee: null, payout: null, bank: null, bank_reference: null, ended_at: null },
          card: { nickname: 'Ads', last4: '4821' },
        }),
      },
    },
  })
  expect(await screen.findByRole('radio', { name: m.money_kind_card() })).toBeTruthy()
  expect(screen.getByRole('link', { name: m.shell_item_card() }).getAttribute('href')).toBe('/money/card')
  await user.click(screen.getByText('Instagram'))
  await heading(walletTypeText('card'))
  expect(screen.getAllByText(m.money_card()).length).toBeGreaterThan(0)
  expect(screen.getByText(/4821/)).toBeTruthy()
})

const main = () => screen.getByRole('main')

test.each(looks)(
  'a page further in slides forward for 0.3 s and one further out slides back, in %s at %i [MON-04, APP-64, APP-70]',
  async (language, width) => {
    const { user, address } = inApp(history, { language, width })
    await user.click(await screen.findByText('P-1042'))
    await heading(walletTypeText('payout'))
    expect([main().dataset['slide'], main().style.animationDuration]).toEqual(['forward', '0.3s'])
    await user.click(screen.getByRole('link', { name: m.money_back() }))
    await heading(m.money_title())
    expect(address()).toBe(history)
    expect([main().dataset['slide'], main().style.animationDuration]).toEqual(['back', '0.3s'])
  },
)

test('nothing slides where the system asks for less motion [MON-04, DEC-APP-16]', async () => {
  const { user } = inApp(history)
  askForLessMotion(true)
  await user.click(await screen.findByText('P-1042'))
  await heading(walletTypeText('payout'))
  expect([main().dataset['slide'], main().style.animationDuration]).toEqual([undefined, ''])
})

test('the area opens at its history, under /money [MON-03, APP-62]', async () => {
  const { address } = inApp('/money')
  await heading(m.money_title())
  expect(address()).toBe(history)
  expect(screen.queryByRole('navigation', { name: m.shell_navigation() })).toBeNull()
})

test.each([
  '/money',
  history,
  `${history}/pyt_1`,
  '/money/card',
  '/money/payout-options',
  '/money/payout-changes',
])(
  'outside the mobile app %s leads to root, and nothing of it is asked for [MON-02, APP-63, PERM-56]',
  async (path) => {
    const { address, server } = renderAt(path, {
      as: { experiments: ['money_tab_mobile', 'merchant_wallet'] },
      answers: ordersAnswers,
    })
    await screen.findAllByText('NP-1001')
    expect(address()).toBe('/payments')
    expect(server.callsOf('money.transactions')).toEqual([])
    expect(server.callsOf('money.transaction')).toEqual([])
  },
)

test('its entry stands in the mobile app where the flag is on, for who may see payouts [MON-01, PERM-52]', async () => {
  const { user, address } = inApp('/payments')
  await user.click(await screen.findByRole('link', { name: m.money_title() }))
  await heading(m.money_title())
  expect(address()).toBe(history)
  for (const as of [{ experiments: [] }, { role: 'sales_manager' as const }]) {
    inApp('/payments', { as })
    await screen.findAllByText('NP-1001')
    await screen.findAllByRole('main')
    expect(screen.queryByRole('link', { name: m.money_title() })).toBeNull()
  }
})

test('outside the mobile app there is no entry, whatever is switched on [MON-02, PERM-56]', async () => {
  renderAt('/payments', { as: { experiments: ['money_tab_mobile'] }, answers: ordersAnswers })
  await screen.findAllByText('NP-1001')
  expect(screen.queryByRole('link', { name: m.money_title() })).toBeNull()
})
