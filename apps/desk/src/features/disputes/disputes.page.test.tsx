import type { DeskDispute } from '@daftar/contract/endpoints/disputes/disputes-shapes'
import { offline, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m, reasonText } from '@daftar/words'
import { challengeReasonText, evidenceText } from '@daftar/words/dispute-words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question, said } from '../../testing/dialogs.ts'
import { aDeskDispute, aQueuedDispute } from '../../testing/fixtures/disputes.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const agent = { as: ['support_agent'] as const }
const queue = (disputes = [aQueuedDispute()], total = disputes.length) => ({
  ...{ disputes, total, next_page_token: null },
})
const figures = {
  ...{ currency: 'AED' as const, orders: 200, disputes: 5, open: 1, won: 2, lost: 1, unanswered: 1 },
  disputed_amount: '4100.00',
  types: [{ type: 'not_delivered' as const, count: 5 }],
  risks: ['often' as const],
}

async function open(dispute: DeskDispute, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/disputes/dsp_1', {
    ...agent,
    ...options,
    answers: { 'disputes.readForStaff': { dispute }, 'disputes.ofMerchant': figures, ...answers },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

const button = (name: string) => screen.findByRole('button', { name })

/** Marks what nobody has marked yet. */
async function markAll(user: Page['user']) {
  for (const item of ['order', 'address', 'tracking', 'proof', 'history'] as const) {
    const group = within(screen.getByRole('group', { name: evidenceText(item) }))
    await user.click(group.getByRole('radio', { name: m.desk_dispute_mark_counted() }))
  }
}

test.each(looks)(
  'the queue leads to a dispute with both sides beside each other, in %s at %i',
  async (language, width) => {
    const { user } = renderAt('/desk/disputes', {
      ...{ ...agent, language, width },
      answers: {
        'disputes.queue': queue([aQueuedDispute()], 7),
        'disputes.readForStaff': { dispute: aDeskDispute() },
        'disputes.ofMerchant': figures,
      },
    })
    expect(await said(m.desk_disputes_total({ count: 7 }))).toBe(true)
    await user.click(screen.getByRole('link', { name: m.desk_dispute_opens({ number: 'D-1042' }) }))
    expect(await said('It never came.')).toBe(true)
    expect(screen.getByText('Handed over on the 8th.')).toBeTruthy()
    expect(screen.getByText(challengeReasonText('already_delivered'))).toBeTruthy()
    const photo = screen.getByRole('link', { name: 'photo.png' })
    expect(photo.getAttribute('href')).toContain('/desk/api/v1/disputes/dsp_1/files/fil_photo')
    expect(screen.getByRole('link', { name: 'door.png' })).toBeTruthy()
    expect(await said(m.desk_dispute_unanswered())).toBe(true)
    expect(screen.getByText(m.desk_dispute_risk_often())).toBeTruthy()
  },
)

test('disputes to decide are taken together, and the bar is gone', async () => {
  const rows = [aQueuedDispute({ id: 'dsp_1' }), aQueuedDispute({ id: 'dsp_2', number: 'D-1043' })]
  const { user, server } = renderAt('/desk/disputes', {
    ...agent,
    answers: {
      'disputes.queue': queue(rows),
      'work.people': { people: [{ id: 'stf_1', name: 'Huda Saleh' }] },
      'work.assign': { assignee: { id: 'stf_1', name: 'Huda Saleh' }, count: 2 },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: m.desk_assign_select_all() }))
  const bar = within(await screen.findByRole('region', { name: m.desk_assign() }))
  await user.click(bar.getByRole('button', { name: m.desk_assign_take() }))
  await waitFor(() => expect(screen.queryByRole('region', { name: m.desk_assign() })).toBeNull())
  const pieces = ['dsp_1', 'dsp_2'].map((id) => ({ id, held_by: null }))
  expect(server.callsOf('work.assign')).toMatchObject([{ body: { subject: 'dispute', pieces } }])
})

test('what the address asks narrows the queue, and an empty one says so', async () => {
  const { server } = renderAt('/desk/disputes?state=done&type=product_issue&search=A203', {
    ...agent,
    answers: { 'disputes.queue': queue([]) },
  })
  expect(await screen.findByText(m.desk_disputes_empty_title())).toBeTruthy()
  expect(server.callsOf('disputes.queue')).toMatchObject([
    { query: { state: 'done', type: 'product_issue', query: 'A203' } },
  ])
})

test('a queue that cannot be read is asked for again', async () => {
  const { user, server } = renderAt('/desk/disputes', { ...agent, answers: { 'disputes.queue': offline } })
  const again = await button(m.common_try_again())
  server.answer({ 'disputes.queue': queue() })
  await user.click(again)
  expect(await said('D-1042')).toBe(true)
})

test('the evidence opens as the paper that its merchant has', async () => {
  await open(aDeskDispute())
  const link = await screen.findByRole('link', {
    name: new RegExp(m.desk_dispute_pack().replace(/[()]/g, '\\$&')),
  })
  expect(link.getAttribute('href')).toBe(`/desk/api/v1/disputes/${aDeskDispute().id}/pack`)
})

test('nobody decides before every item is marked; then it is decided for the merchant, with a reason', async () => {
  const { user, server } = await open(aDeskDispute())
  await user.click(await button(m.desk_dispute_decide_merchant()))
  expect(screen.getByText(m.desk_dispute_mark_all())).toBeTruthy()
  await markAll(user)
  await user.click(await button(m.desk_dispute_decide_merchant()))
  const dialog = await question(m.desk_dispute_decide_merchant())
  await fill(user, dialog.getByLabelText(m.desk_dispute_why()), 'The courier handed it over.')
  const verdict = aDeskDispute().evidence.map(({ item }) => ({
    item,
    mark: item === 'messages' ? ('missing' as const) : ('counted' as const),
  }))
  const reason = 'The courier handed it over.'
  server.answer({
    'disputes.decide': {
      dispute: aDeskDispute({
        ...{ status: 'declined', ending: 'arbiter', may_decide: false },
        verdict: { items: verdict, reason, at: '2026-11-20T08:00:00.000Z' },
      }),
    },
  })
  await user.click(dialog.getByRole('button', { name: m.desk_dispute_decide() }))
  expect(await said(m.desk_dispute_ended_arbiter())).toBe(true)
  expect(server.callsOf('disputes.decide')).toMatchObject([{ body: { outcome: 'shop', reason, verdict } }])
})

test('decided for the shopper, a part goes back and never more than is disputed', async () => {
  const { user, server } = await open(aDeskDispute())
  await markAll(user)
  await user.click(await button(m.desk_dispute_decide_shopper()))
  const dialog = await question(m.desk_dispute_decide_shopper())
  await fill(user, dialog.getByLabelText(m.desk_dispute_refund()), '1240.01')
  await fill(user, dialog.getByLabelText(m.desk_dispute_why()), 'Half of it was missing.')
  await user.click(dialog.getByRole('button', { name: m.desk_dispute_decide() }))
  expect(server.callsOf('disputes.decide')).toHaveLength(0)
  await fill(user, dialog.getByLabelText(m.desk_dispute_refund()), '620')
  server.answer({
    'disputes.decide': {
      dispute: aDeskDispute({
        ...{ status: 'approved', ending: 'arbiter', refunded_amount: '620.00', may_decide: false },
      }),
    },
  })
  await user.click(dialog.getByRole('button', { name: m.desk_dispute_decide() }))
  expect(await said(m.desk_dispute_for_shopper())).toBe(true)
  expect(server.callsOf('disputes.decide')).toMatchObject([
    { body: { outcome: 'shopper', amount: '620.00' } },
  ])
})

const proposal = {
  ...{ outcome: 'shop' as const, amount: null, reason: 'The photo shows it.', by: 'Omar Nasser' },
  ...{ verdict: [{ item: 'order' as const, mark: 'counted' as const }], at: '2026-11-20T08:00:00.000Z' },
  may_confirm: true,
}
const waiting = { needs_second: true, may_decide: false }

test('above the limit a second person confirms what somebody else proposed', async () => {
  const forShopper = { ...proposal, outcome: 'shopper' as const, amount: '310.00' }
  const { user, server } = await open(aDeskDispute({ ...waiting, proposal: forShopper }))
  await user.click(await button(m.desk_dispute_confirm()))
  const dialog = await question(m.desk_dispute_confirm())
  expect(
    dialog.getByText(asRead(m.desk_dispute_shopper_gets({ amount: moneyText('310.00', 'AED') }))),
  ).toBeTruthy()
  server.answer({
    'disputes.confirm': {
      dispute: aDeskDispute({ status: 'declined', ending: 'arbiter', may_decide: false }),
    },
  })
  await user.click(dialog.getByRole('button', { name: m.desk_dispute_confirm() }))
  expect(await said(m.desk_dispute_ended_arbiter())).toBe(true)
  expect(server.callsOf('disputes.confirm')).toMatchObject([
    { body: { agrees: true, proposed_at: proposal.at } },
  ])
})

test('who proposed does not confirm, is told so, and may take it back', async () => {
  const mine = { ...proposal, may_confirm: false }
  const { user, server } = await open(aDeskDispute({ ...waiting, proposal: mine }))
  expect(await said(m.desk_dispute_second_not_you())).toBe(true)
  expect(screen.queryByRole('button', { name: m.desk_dispute_confirm() })).toBeNull()
  await user.click(await button(m.desk_dispute_take_back()))
  const dialog = await question()
  server.answer({ 'disputes.confirm': { dispute: aDeskDispute({ needs_second: true }) } })
  await user.click(dialog.getByRole('button', { name: m.desk_dispute_take_back() }))
  expect(await button(m.desk_dispute_decide_merchant())).toBeTruthy()
  expect(server.callsOf('disputes.confirm')).toMatchObject([{ body: { agrees: false } }])
})

test('whoever was too late is told, and sees how it ended', async () => {
  const { user, server } = await open(aDeskDispute(), {
    answers: { 'disputes.withdraw': refuse('wrong_status') },
  })
  await user.click(await button(m.desk_dispute_withdraw()))
  const dialog = await question()
  server.answer({
    'disputes.readForStaff': {
      dispute: aDeskDispute({ status: 'cancelled', ending: 'withdrawn', may_decide: false }),
    },
  })
  await user.click(dialog.getByRole('button', { name: m.desk_dispute_withdraw() }))
  expect(await dialog.findByText(reasonText('wrong_status'))).toBeTruthy()
  expect(await said(m.desk_dispute_ended_withdrawn())).toBe(true)
})

test('a dispute is opened for a shopper who called, and leads to its page', async () => {
  const { user, server, address } = renderAt('/desk/disputes', {
    ...agent,
    answers: {
      'disputes.queue': queue([]),
      'disputes.open': { dispute: aDeskDispute({ status: 'pending', challenge: null, may_decide: false }) },
      'disputes.readForStaff': { dispute: aDeskDispute() },
      'disputes.ofMerchant': figures,
    },
  })
  await user.click(await button(m.desk_dispute_open()))
  const dialog = await question(m.desk_dispute_open())
  await fill(user, dialog.getByLabelText(m.desk_dispute_order_number()), 'A203-96KQ')
  await user.click(dialog.getByRole('button', { name: (name) => name.includes(m.desk_dispute_type()) }))
  await user.click((await screen.findAllByRole('option'))[0]!)
  await fill(user, dialog.getByLabelText(m.desk_dispute_said()), 'It never came.')
  await user.click(dialog.getByRole('button', { name: m.desk_dispute_open() }))
  expect(await said(m.desk_dispute_no_answer())).toBe(true)
  expect(address()).toBe('/desk/disputes/dsp_1')
  expect(server.callsOf('disputes.open')).toMatchObject([{ body: { order_number: 'A203-96KQ' } }])
})

test('who may only look decides nothing', async () => {
  await open(aDeskDispute({ may_decide: false }), { as: ['desk_admin'] })
  expect(screen.queryByRole('button', { name: m.desk_dispute_decide_merchant() })).toBeNull()
  expect(screen.queryByRole('button', { name: m.desk_dispute_withdraw() })).toBeNull()
})
