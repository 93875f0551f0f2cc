import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { sumOf, thousandths } from '@daftar/testkit/page/amounts'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCycle, anUpcomingPayout, aWaterfall, payoutsAnswers } from '../../testing/fixtures/payouts.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const upcoming = '/finance/payouts/upcoming'
/** Friday in Dubai: two days and more than twelve hours before the week is closed. */
const friday = '2026-11-20T07:30:00.000Z'
const monday = isolated('23/11/26')

function upcomingAt(path = '', { answers, as, ...options }: PageOptions = {}): Page {
  return renderAt(upcoming + path, {
    ...options,
    as: { now: friday, ...as },
    answers: { ...payoutsAnswers, ...answers },
  })
}

const card = (title: string) => screen.findByRole('region', { name: title })

/** The panel of the cycle, once it says it: the account comes with it. */
async function cyclePanel(): Promise<HTMLElement> {
  await card(m.payouts_account_title())
  return card(m.payouts_cycle_title())
}

test.each(looks)(
  'the upcoming payout adds up, says when it closes, and lists its movements, in %s at %i [PO-10, APP-45, DEC-PO-2]',
  async (language, width) => {
    const { user, address } = upcomingAt('', { language, width })
    const payout = await card(language === 'ar' ? 'عطور نور' : 'Noor Perfumes')
    expect(payout.textContent).toContain(m.payouts_upcoming_cut_off())
    const left = { first: m.payouts_days({ count: 2 }), second: m.payouts_hours({ count: 12 }) }
    expect(asRead(payout.textContent)).toContain(asRead(m.payouts_left_two(left)))
    const facts = [...payout.querySelectorAll('dl > div')]
    expect(thousandths(facts.at(-1)?.textContent)).toBe(969_400n)
    expect(sumOf(facts.slice(0, -1))).toBe(969_400n)

    await user.click(within(payout).getByRole('link', { name: m.payouts_upcoming_details() }))
    await waitFor(() => expect(address()).toBe(`${upcoming}/mrc_noor`))
    const movements = within(await card(m.payouts_movements_title()))
    expect((await movements.findAllByText(new RegExp(m.payouts_kind_sale()))).length).toBe(2)
  },
)

test('what a payout is made of is named before anything was sold [DEC-PO-2]', async () => {
  upcomingAt('', { answers: { 'payouts.upcoming': { upcoming: [nothingYet] } } })
  const lines = (await card('Noor Perfumes')).querySelectorAll('dl > div')
  expect([...lines].map((line) => line.querySelector('dt')?.textContent)).toEqual([
    m.payouts_step_sales(),
    m.payouts_step_refunds(),
    m.payouts_step_commission_percent(),
    m.payouts_step_commission_vat(),
    m.payouts_step_disputes(),
    m.payouts_step_payout_fee(),
    m.payouts_step_capital_repayment(),
    m.payouts_upcoming_so_far(),
  ])

  const returned = anUpcomingPayout({
    estimate: '755.00',
    waterfall: aWaterfall({ returned_payouts: '755.00' }),
  })
  upcomingAt('', { answers: { 'payouts.upcoming': { upcoming: [returned] } } })
  const line = within(await card('Noor Perfumes')).getByText(m.payouts_step_returned_payouts())
  expect(thousandths(line.parentElement?.textContent)).toBe(755_000n)
})

const nothingYet = anUpcomingPayout({ estimate: '0.00', waterfall: aWaterfall({}) })

test('of a merchant nobody knows it says so, and the page leads to all of them', async () => {
  upcomingAt('/mer_nobody')
  expect(await screen.findByText(m.payouts_upcoming_unknown_text())).toBeTruthy()
  expect(screen.getByRole('link', { name: m.payouts_upcoming_all() }).getAttribute('href')).toBe(upcoming)
})

test('after its cut-off a payout is being closed', async () => {
  upcomingAt('', { as: { now: '2026-11-22T20:00:01.000Z' } })
  expect((await card('Noor Perfumes')).textContent).toContain(m.payouts_upcoming_closing())
})

test.each(looks)(
  'while an advance is repaid the weekly cycle is fixed, with the reason, in %s at %i [PO-07, DEC-PO-8]',
  async (language, width) => {
    upcomingAt('', { language, width, answers: { 'payouts.cycle': aCycle({ fixed_because: 'advance' }) } })
    const panel = await cyclePanel()
    expect(panel.textContent).toContain(m.payouts_cycle_weekly())
    expect(panel.textContent).toContain(m.payouts_cycle_fixed_advance())
    const change = within(panel).getByRole('button', { name: m.payouts_cycle_change() })
    expect((change as HTMLButtonElement).disabled).toBe(true)
    expect((await card(m.payouts_account_title())).textContent).toContain('•••• 4410')
  },
)

test('the cycle is shown with its next date and its fees, and says who may change it [PO-07, PO-15, PO-16]', async () => {
  upcomingAt('', {
    as: { role: 'settlements' },
    answers: { 'payouts.cycle': aCycle({ fixed_because: 'role', bank_account: null }) },
  })
  const panel = await cyclePanel()
  const trimmed = (amount: string) => moneyText(amount, 'AED', { trim: true })
  const facts = [...panel.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(facts[0]).toContain('23/11/26')
  expect(facts.slice(1)).toEqual([
    `${m.payouts_fee_below({ amount: trimmed('2500.00') })}AED25.00`,
    `${m.payouts_fee_from({ amount: trimmed('2500.00') })}AED6.00`,
    `${m.payouts_fee_flexible()}AED+10.00`,
  ])
  expect(panel.textContent).toContain(m.payouts_cycle_fixed_role())
  expect((await card(m.payouts_account_title())).textContent).toContain(m.payouts_account_none())
})

/** The dialog in which the cycle is changed. */
async function changing(options: PageOptions = {}) {
  const page = upcomingAt('', options)
  const panel = await cyclePanel()
  const open = async () => {
    await page.user.click(within(panel).getByRole('button', { name: m.payouts_cycle_change() }))
    return within(await screen.findByRole('alertdialog'))
  }
  return { ...page, panel, open }
}

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

test('an admin changes the payout cycle from next week on, told what it costs, and back again [PO-07, DEC-PO-8]', async () => {
  const { user, server, panel, open } = await changing()
  const dialog = await open()
  const keep = dialog.getByRole('button', { name: m.payouts_cycle_keep() }) as HTMLButtonElement
  expect(keep.disabled).toBe(true)
  await user.click(dialog.getByRole('radio', { name: new RegExp(m.payouts_cycle_flexible()) }))
  const cost = m.payouts_effect_weekly_cheaper_later({
    amount: moneyText('75.00', 'AED'),
    sooner: m.payouts_days_sooner({ count: 3 }),
  })
  expect(await dialog.findByText(asRead(cost))).toBeTruthy()
  const changed = aCycle({ next: { cycle: 'flexible', from: '2026-11-23' } })
  server.answer({ 'payouts.setCycle': changed, 'payouts.cycle': changed })
  await user.click(dialog.getByRole('button', { name: m.payouts_cycle_switch_flexible({ date: monday }) }))
  await closed()
  const next = m.payouts_cycle_next({ cycle: m.payouts_cycle_flexible(), date: monday })
  expect(panel.textContent).toContain(next)
  expect(await screen.findByText(m.payouts_cycle_now_flexible({ date: monday }))).toBeTruthy()

  const again = await open()
  await user.click(again.getByRole('radio', { name: new RegExp(m.payouts_cycle_weekly()) }))
  server.answer({ 'payouts.setCycle': aCycle(), 'payouts.cycle': aCycle() })
  await user.click(again.getByRole('button', { name: m.payouts_cycle_switch_weekly({ date: monday }) }))
  await closed()
  expect(panel.textContent).not.toContain(next)
  expect(server.callsOf('payouts.setCycle').map(({ params, body }) => [params.id, body.cycle])).toEqual([
    ['mrc_noor', 'flexible'],
    ['mrc_noor', 'weekly'],
  ])
})

test('a change refused because an advance was taken meanwhile says so in place [DEC-PO-8]', async () => {
  const { user, server, open } = await changing({ answers: { 'payouts.setCycle': pending } })
  const dialog = await open()
  await user.click(dialog.getByRole('radio', { name: new RegExp(m.payouts_cycle_flexible()) }))
  const confirm = () =>
    dialog.getByRole('button', { name: m.payouts_cycle_switch_flexible({ date: monday }) })
  pressTwice(confirm())
  await waitFor(() => expect(server.callsOf('payouts.setCycle').length).toBeGreaterThan(0))
  expect(server.callsOf('payouts.setCycle')).toHaveLength(1)

  const other = await changing({ answers: { 'payouts.setCycle': refuse('cycle_fixed') } })
  const refused = await other.open()
  await other.user.click(refused.getByRole('radio', { name: new RegExp(m.payouts_cycle_flexible()) }))
  await other.user.click(
    refused.getByRole('button', { name: m.payouts_cycle_switch_flexible({ date: monday }) }),
  )
  expect((await refused.findByRole('alert')).textContent).toBe(reasonText('cycle_fixed'))
})

test('without a forecast the change can be made all the same; its cost is not known', async () => {
  const { open } = await changing({ answers: { 'payouts.forecast': offline } })
  const dialog = await open()
  expect(await dialog.findByText(m.payouts_forecast_failed())).toBeTruthy()
  expect(dialog.getByRole('radio', { name: new RegExp(m.payouts_cycle_flexible()) })).toBeTruthy()
})

type Request = NonNullable<ReturnType<typeof anUpcomingPayout>['request']>

/** The upcoming payout of the flexible cycle. */
function flexible(request: Partial<Request> = {}, { answers, ...options }: PageOptions = {}): Page {
  const payout = anUpcomingPayout({
    cycle: 'flexible',
    request: { can: true, minimum: '1000.00', reason: null, ...request },
  })
  return upcomingAt('', {
    ...options,
    answers: { 'payouts.upcoming': { upcoming: [payout] }, ...answers },
  })
}

const ask = () => screen.findByRole<HTMLButtonElement>('button', { name: m.payouts_request() })
const arrives = moneyText('969.40', 'AED')

async function asking(options: PageOptions = {}) {
  const page = flexible({}, options)
  await page.user.click(await ask())
  const dialog = within(await screen.findByRole('alertdialog'))
  const confirm = dialog.getByRole('button', { name: m.payouts_request_confirm({ amount: arrives }) })
  return { ...page, dialog, confirm }
}

test.each(looks)(
  'a flexible payout is asked for once, with its fee and what arrives, in %s at %i [PO-13, DEC-PO-8]',
  async (language, width) => {
    const { server, confirm } = await asking({
      language,
      width,
      answers: { 'payouts.request': { payout_id: 'pyt_9' } },
    })
    const [before, fee, arriving] = [...document.querySelectorAll('[role="alertdialog"] dl > div')].map(
      ({ textContent }) => thousandths(textContent),
    )
    expect([before, fee, arriving]).toEqual([994_400n, -25_000n, 969_400n])
    const asked = server.callsOf('payouts.upcoming').length
    pressTwice(confirm)
    await closed()
    expect(await screen.findByText(asRead(m.payouts_request_done({ amount: arrives })))).toBeTruthy()
    expect(server.callsOf('payouts.request').map(({ params }) => params.id)).toEqual(['mrc_noor'])
    await waitFor(() => expect(server.callsOf('payouts.upcoming').length).toBeGreaterThan(asked))
  },
)

test('a refused request is told where one looks; after a lost answer the same request carries the same key [DEC-PO-8]', async () => {
  const { user, server, dialog, confirm } = await asking({
    answers: { 'payouts.request': refuse('wrong_status') },
  })
  await user.click(confirm)
  expect((await dialog.findByRole('alert')).textContent).toBe(reasonText('wrong_status'))
  server.answer({ 'payouts.request': offline })
  await user.click(confirm)
  await waitFor(() => expect(server.callsOf('payouts.request')).toHaveLength(2))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(reasonText('wrong_status')))
  server.answer({ 'payouts.request': { payout_id: 'pyt_9' } })
  await user.click(confirm)
  await closed()
  expect(new Set(server.callsOf('payouts.request').map(({ key }) => key)).size).toBe(1)
})

test('what cannot be asked for says why [PO-13, DEC-PO-8]', async () => {
  const cases = [
    [flexible, { can: false, reason: 'too_small' }, {}, m.payouts_request_too_small({ amount: least })],
    [flexible, { can: false, reason: 'once_a_day' }, {}, m.payouts_request_once_a_day()],
    [flexible, {}, { as: { role: 'settlements' } }, m.payouts_request_role()],
  ] as const
  for (const [open, request, options, text] of cases) {
    open(request, options)
    expect((await ask()).disabled).toBe(true)
    expect(screen.getByText(asRead(text))).toBeTruthy()
  }
})

const least = moneyText('1000.00', 'AED', { trim: true })
