import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { cardStatusText, chargeStatusText, declineText } from '@daftar/words/card-words'
import { moneyText } from '@daftar/words/formats/number'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aCard, aCardsPage, aCharge, secrets } from '../../testing/fixtures/cards.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const charged = (...charges: ReturnType<typeof aCharge>[]) => ({ charges, next_page_token: null })

function at({ answers, as, ...options }: PageOptions = {}, address = ''): Page {
  return renderAt(`/finance/card${address}`, {
    as: { hasVirtualCards: true, ...as },
    ...options,
    answers: { 'cards.read': aCardsPage(), 'cards.charges': charged(aCharge()), ...answers },
  })
}

const button = (name: string) => screen.findByRole('button', { name })
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const drawer = () => dialogNamed('Instagram ads')
const proven = {
  'accounts.phoneProof': { resend_at: '2026-11-22T08:01:00.000Z' },
  'accounts.phoneProve': { proof: 'a.b', expires_at: '2026-11-22T08:15:00.000Z' },
}

test.each(looks)(
  'the cards with what is left of their month, in %s at %i [APP-09, APP-48, CRD-01, DEC-CRD-1]',
  async (language, width) => {
    at({
      language,
      width,
      answers: {
        'cards.read': aCardsPage({
          cards: [aCard(), aCard({ id: 'crd_2', nickname: 'Software', status: 'cancelled' })],
        }),
      },
    })
    expect(await screen.findByText('Software')).toBeTruthy()
    expect(screen.getByText(m.card_money_wallet())).toBeTruthy()
    expect(
      screen.getAllByText(asRead(m.card_left({ amount: moneyText('1179.50', 'AED') }))).length,
    ).toBeGreaterThan(0)
    expect(screen.getByText(cardStatusText('active'))).toBeTruthy()
    expect(screen.getByText(cardStatusText('cancelled'))).toBeTruthy()
    expect(screen.getAllByText(/•••• 4821/)).toHaveLength(2)
  },
)

test('it stands last in the finance group, where payouts and cards are allowed [NAV-31, CRD-02]', async () => {
  at()
  const menu = within(await screen.findByRole('navigation', { name: m.shell_navigation() }))
  const link = menu.getByRole('link', { name: m.shell_item_card() })
  expect(link.getAttribute('href')).toBe('/finance/card')
})

test('where cards are not enabled there is no item and no page [NAV-31, CRD-02]', async () => {
  const { server } = at({
    as: { hasVirtualCards: false },
    answers: {
      'orders.list': pending,
      'orders.counts': pending,
      'orders.uncaptured': pending,
      'merchants.stores': pending,
    },
  })
  const menu = within(await screen.findByRole('navigation', { name: m.shell_navigation() }))
  expect(menu.queryByRole('link', { name: m.shell_item_card() })).toBeNull()
  expect(server.callsOf('cards.read')).toEqual([])
})

test.each(looks)(
  'before applying: benefits, terms and Apply, once they are accepted, in %s at %i [DEC-CRD-1]',
  async (language, width) => {
    const none = aCardsPage({ program: null, source: 'payout', cards: [] })
    const applied = { status: 'applied', applied_at: '2026-11-22T08:00:00.000Z', reason: '' } as const
    const { user, server } = at({
      language,
      width,
      answers: { 'cards.read': none, 'cards.apply': { ...none, program: applied } },
    })
    expect(await screen.findByText(m.card_benefit_limits_title())).toBeTruthy()
    expect(screen.getByText(m.card_terms_payout())).toBeTruthy()
    await user.click(await button(m.card_apply()))
    expect(screen.getByText(fieldText('must_be_true'))).toBeTruthy()
    expect(server.callsOf('cards.apply')).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: m.card_accept() }))
    pressTwice(await button(m.card_apply()))
    expect(await screen.findByText(m.card_applied_text())).toBeTruthy()
    expect(server.callsOf('cards.apply')).toMatchObject([{ body: { accepts_terms: true } }])
    expect(screen.queryByRole('button', { name: m.card_apply() })).toBeNull()
  },
)

test('whoever was declined reads why and may apply again; where no cards are issued it is said', async () => {
  const reason = 'Sales are too few as yet.'
  at({
    answers: {
      'cards.read': aCardsPage({
        program: { status: 'declined', applied_at: '2026-11-01T08:00:00.000Z', reason },
        is_offered: false,
        cards: [],
      }),
    },
  })
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(screen.getByText(m.card_off())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.card_apply() })).toBeNull()
})

test('who works on settlements looks, and neither applies nor acts', async () => {
  at({ as: { role: 'settlements' } }, '?open=crd_1')
  const open = await drawer()
  expect(await open.findByText('Instagram')).toBeTruthy()
  for (const name of [m.card_show_details(), m.card_change_limit(), m.card_cancel()])
    expect(open.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('button', { name: m.card_create() })).toBeNull()
})

test('a card is made with a name and a limit of its own [DEC-CRD-1]', async () => {
  const { user, server } = at({ answers: { 'cards.create': { card: aCard({ status: 'ordered' }) } } })
  await user.click(await button(m.card_create()))
  const form = await dialogNamed(m.card_create())
  await user.click(form.getByRole('button', { name: m.card_create() }))
  expect(form.getAllByText(fieldText('required')).length).toBeGreaterThan(1)
  await user.type(form.getByLabelText(m.card_nickname()), ' Travel ')
  await user.type(form.getByLabelText(m.card_limit()), '750')
  pressTwice(form.getByRole('button', { name: m.card_create() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.callsOf('cards.create')).toMatchObject([{ body: { nickname: 'Travel', limit: '750.00' } }])
})

test('one press freezes a card and another takes that back [DEC-CRD-1]', async () => {
  const frozen = aCard({ status: 'frozen', frozen_by: 'merchant' })
  const { user, server } = at({
    answers: { 'cards.freeze': { card: frozen }, 'cards.unfreeze': { card: aCard() } },
  })
  const freeze = await button(m.card_freeze_named({ name: 'Instagram ads' }))
  server.answer({ 'cards.read': aCardsPage({ cards: [frozen] }) })
  pressTwice(freeze)
  const unfreeze = await button(m.card_unfreeze_named({ name: 'Instagram ads' }))
  expect(server.callsOf('cards.freeze')).toHaveLength(1)
  server.answer({ 'cards.unfreeze': refuse('card_frozen_by_staff') })
  await user.click(unfreeze)
  expect((await screen.findByRole('alert')).textContent).toContain(reasonText('card_frozen_by_staff'))
})

test('a card that staff froze says why, and offers no way to unfreeze it', async () => {
  const frozen = aCard({ status: 'frozen', frozen_by: 'staff', frozen_reason: 'Charges from abroad' })
  at({ answers: { 'cards.read': aCardsPage({ cards: [frozen] }) } }, '?open=crd_1')
  expect(await (await drawer()).findByText('Charges from abroad')).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.card_unfreeze_named({ name: 'Instagram ads' }) })).toBeNull()
})

test('its limit is changed, and it is cancelled after a question [DEC-CRD-1]', async () => {
  const { user, server } = at(
    { answers: { 'cards.changeLimit': { card: aCard() }, 'cards.cancel': { card: aCard() } } },
    '?open=crd_1',
  )
  await user.click((await drawer()).getByRole('button', { name: m.card_change_limit() }))
  const form = await dialogNamed(m.card_change_limit())
  const limit = form.getByLabelText(m.card_limit())
  await user.clear(limit)
  await user.type(limit, '900')
  await user.click(form.getByRole('button', { name: m.card_change_limit() }))
  await waitFor(() =>
    expect(server.callsOf('cards.changeLimit')).toMatchObject([{ body: { limit: '900.00' } }]),
  )
  await user.click((await drawer()).getByRole('button', { name: m.card_cancel() }))
  const name = m.card_cancel_title({ name: 'Instagram ads' })
  const question = within(await screen.findByRole('alertdialog', { name }))
  expect(question.getByText(m.card_cancel_text())).toBeTruthy()
  expect(server.callsOf('cards.cancel')).toEqual([])
  expect(question.queryByRole('button', { name: m.common_cancel() })).toBeNull()
  expect(question.getByRole('button', { name: m.card_keep() })).toBeTruthy()
  await user.click(question.getByRole('button', { name: m.card_cancel() }))
  await waitFor(() => expect(server.callsOf('cards.cancel')).toHaveLength(1))
})

test('its details show after a code and are masked again after a minute [DEC-CRD-1]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { user, server } = at(
      { answers: { ...proven, 'cards.reveal': { details: secrets } } },
      '?open=crd_1',
    )
    await user.click((await drawer()).getByRole('button', { name: m.card_show_details() }))
    const form = await dialogNamed(m.card_show_details())
    await user.click(form.getByRole('button', { name: m.account_send_code() }))
    await user.type(await form.findByLabelText(m.account_code()), '1234')
    expect(await screen.findByText('4000 1212 3456 4821')).toBeTruthy()
    expect(screen.getByText('123')).toBeTruthy()
    expect(server.callsOf('cards.reveal')).toMatchObject([{ body: { proof: 'a.b' } }])
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(screen.queryByText('4000 1212 3456 4821')).toBeNull()
    expect(screen.queryByText('123')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('its transactions say how each ended and why one was declined, and lead to a ticket about it [DEC-CRD-1]', async () => {
  at(
    {
      answers: {
        'cards.charges': charged(
          aCharge({ id: 'cch_2', status: 'declined', declined_reason: 'above_limit', captured: '0.00' }),
          aCharge({ refunded: '49.00' }),
        ),
      },
    },
    '?open=crd_1',
  )
  const open = await drawer()
  expect(await open.findByText(declineText('above_limit'))).toBeTruthy()
  expect(open.getByText(chargeStatusText('captured'))).toBeTruthy()
  expect(
    open.getByText(asRead(m.card_charge_refunded_part({ amount: moneyText('49.00', 'AED') }))),
  ).toBeTruthy()
  const links = open.getAllByRole('link', { name: m.card_report() })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/support?new=yes&charge=cch_2',
    '/support?new=yes&charge=cch_1',
  ])
})

test('without a wallet the page says how much of the next payout may be spent [DEC-CRD-2]', async () => {
  at({
    answers: {
      'cards.read': aCardsPage({
        source: 'payout',
        payout_limit: '5000.00',
        available: '1800.00',
        cards: [],
      }),
    },
  })
  expect(
    await screen.findByText(asRead(m.card_money_payout({ amount: moneyText('5000.00', 'AED') }))),
  ).toBeTruthy()
  expect(screen.getByText(asRead('1,800.00'))).toBeTruthy()
  expect(screen.getByText(m.card_empty_title())).toBeTruthy()
})

test('cards that cannot be had say so, and so do transactions; trying again brings them', async () => {
  const { user, server } = at({ answers: { 'cards.read': offline, 'cards.charges': offline } })
  await screen.findByText(m.card_failed())
  server.answer({ 'cards.read': aCardsPage() })
  await user.click(await button(m.common_try_again()))
  await user.click(await button(m.card_open_named({ name: 'Instagram ads' })))
  expect(await (await drawer()).findByText(m.card_charges_failed())).toBeTruthy()
})
