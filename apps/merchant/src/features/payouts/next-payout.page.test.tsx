import { pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aListedOrder } from '../../testing/fixtures/orders.ts'
import { aCycle, anUpcomingPayout, payoutsAnswers } from '../../testing/fixtures/payouts.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const at = '/finance/payouts/completed'
/** Sunday in Dubai, 8 hours and 7 minutes before midnight. */
const sunday = '2026-11-22T11:52:30.000Z'

function openAt({ answers, as, ...options }: PageOptions = {}): Page {
  return renderAt(at, {
    ...options,
    as: { now: sunday, ...as },
    answers: { ...payoutsAnswers, ...answers },
  })
}

const upcoming = (more: Parameters<typeof anUpcomingPayout>[0]) => ({
  'payouts.upcoming': { upcoming: [anUpcomingPayout(more)] },
})
const sure = () => screen.findByRole('region', { name: /23\/11\/26/ })
const captured = () => screen.findByRole('region', { name: m.payouts_next_if_captured() })
const steps = () => screen.findByRole('list', { name: m.payouts_next_steps() })
const capture = () => screen.findByRole('button', { name: m.payouts_next_capture({ count: 7 }) })

test.each(looks)(
  'the page lands on the next payout: certain, if captured today, and when, in %s at %i [DEC-PO-2]',
  async (language, width) => {
    openAt({ language, width })
    const region = await sure()
    expect(region.textContent).toContain('969.40')
    expect(region.textContent).toContain(m.payouts_next_certain_text())
    expect(within(region).getByRole('link').getAttribute('href')).toBe('/finance/payouts/upcoming/mrc_noor')
    const more = (await captured()).textContent
    expect(more).toContain('3,012.70')
    expect(asRead(more ?? '')).toContain('+2,043.30')
    await waitFor(async () => expect((await steps()).textContent).toContain('•••• 4410'))
    const [counts, sent, arrives] = within(await steps()).getAllByRole('listitem')
    const left = m.payouts_left_two({
      first: m.payouts_hours({ count: 8 }),
      second: m.payouts_minutes({ count: 7 }),
    })
    expect(asRead(counts?.textContent ?? '')).toContain(asRead(left))
    expect(counts?.textContent).toContain('22/11')
    expect(sent?.textContent).toContain('06:00')
    expect(arrives?.textContent).toContain('Emirates NBD')
    const bar = screen.getByRole('figure', { name: m.payouts_next_bar() })
    expect(asRead(bar.textContent ?? '')).toContain(
      asRead(m.payouts_next_bar_last({ amount: moneyText('755.00', 'AED') })),
    )
  },
)

test('what waits is captured from here, once, and the next payout is asked for again [DEC-ORD-4]', async () => {
  const orders = [aListedOrder({ id: 'ord_1', status: 'authorized', amount: '2150.00', captured: '0.00' })]
  const { user, server } = openAt({
    answers: {
      'orders.list': { payments: orders, next_page_token: null, total: 1 },
      'orders.captureMany': {
        results: [{ id: 'ord_1', number: 'NP-1', outcome: 'captured', amount: '2150.00', reason: null }],
      },
    },
  })
  await user.click(await capture())
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(server.callsOf('orders.list').map(({ query }) => query.statuses)).toEqual([['authorized']])
  server.answer(upcoming({ estimate: '3012.70', if_captured: null }))
  pressTwice(
    dialog.getByRole('button', {
      name: m.orders_capture_amount({ amount: moneyText('2150.00', 'AED') }),
    }),
  )
  expect(await screen.findByText(m.orders_bulk_all_done({ count: 1 }))).toBeTruthy()
  await waitFor(() => expect(document.body.textContent).toContain(m.payouts_next_nothing_waits()))
  expect(server.callsOf('orders.captureMany').map(({ body }) => body.ids)).toEqual([['ord_1']])
  await user.click(screen.getByRole('button', { name: m.orders_done() }))
  expect((await sure()).textContent).toContain('3,012.70')
})

test('waiting orders that cannot be loaded are said beside the button, which tries again', async () => {
  const { user, server } = openAt({ answers: { 'orders.list': refuse('internal') } })
  await user.click(await capture())
  expect((await screen.findByRole('alert')).textContent).toBe(m.payouts_next_orders_failed())
  server.answer({ 'orders.list': { payments: [aListedOrder()], next_page_token: null, total: 1 } })
  await user.click(await capture())
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})

test('who may not capture sees the figure, and who may instead of a button [DEC-USR-5]', async () => {
  openAt({ as: { role: 'settlements' } })
  expect((await captured()).textContent).toContain(m.payouts_next_capture_role())
  expect(screen.queryByRole('button', { name: m.payouts_next_capture({ count: 7 }) })).toBeNull()
})

test('between cut-off and run nothing changes the payout any more, and the page says so', async () => {
  openAt({ as: { now: '2026-11-22T21:00:00.000Z' }, answers: upcoming({ if_captured: null }) })
  expect((await sure()).textContent).toContain(m.payouts_next_closed_text())
  expect(screen.getByText(m.payouts_next_too_late())).toBeTruthy()
  expect((await steps()).textContent).toContain(m.payouts_upcoming_closing())
})

test('before anything is captured it says so; a payout one asks for has its button and no steps [PO-13]', async () => {
  openAt({ answers: upcoming({ estimate: '0.00', previous: null }) })
  expect((await sure()).textContent).toContain(m.payouts_next_nothing_text())

  openAt({
    answers: upcoming({
      cycle: 'flexible',
      runs_at: null,
      request: { can: true, minimum: '1000.00', reason: null },
    }),
  })
  expect(await screen.findByRole('button', { name: m.payouts_request() })).toBeTruthy()
})

test('the next payout has a skeleton, and a failure of its own above a history that stands', async () => {
  openAt({ answers: { 'payouts.upcoming': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)

  const failed = openAt({ answers: { 'payouts.upcoming': refuse('internal') } })
  const title = await screen.findByText(m.payouts_upcoming_failed())
  expect((await screen.findAllByText('P-1042')).length).toBeGreaterThan(0)
  failed.server.answer({ 'payouts.upcoming': payoutsAnswers['payouts.upcoming'] })
  await failed.user.click(
    within(title.closest<HTMLElement>('[role="alert"]') ?? document.body).getByRole('button', {
      name: m.common_try_again(),
    }),
  )
  expect(await sure()).toBeTruthy()
})

test('while an advance runs the facts say the cycle is fixed, and what a transfer costs [PO-07, DEC-PO-8]', async () => {
  openAt({ answers: { 'payouts.cycle': aCycle({ fixed_because: 'advance' }) } })
  const facts = await screen.findByRole('complementary', { name: m.payouts_facts_label() })
  await waitFor(() => expect(facts.textContent).toContain(m.payouts_facts_fixed()))
  expect(within(facts).queryByRole('button')).toBeNull()
  expect(asRead(facts.textContent ?? '')).toContain(
    asRead(
      m.payouts_facts_fee_text({
        from: moneyText('6.00', 'AED'),
        amount: moneyText('2500.00', 'AED', { trim: true }),
        below: moneyText('25.00', 'AED'),
      }),
    ),
  )
})
