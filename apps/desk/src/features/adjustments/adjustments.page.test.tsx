import type { Adjustment } from '@daftar/contract/endpoints/money/settlement-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, question, said } from '../../testing/dialogs.ts'
import { aMerchant, noorIn } from '../../testing/fixtures/merchant.ts'
import { anAdjustment } from '../../testing/fixtures/money.ts'
import { aSession, looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const listed = (...adjustments: Adjustment[]) => ({ adjustments, next_page_token: null })
const amount = () => moneyText('125.00', 'AED')
/** As the button says it while it is typed. */
const typed = () => moneyText('125', 'AED')
const approveText = () => m.desk_adjustment_approve_give({ amount: amount() })
const rima = aSession(['finance'], { id: 'stf_rima', name: 'Rima Fares' })

function atAdjustments({ answers, ...options }: PageOptions = {}): Page {
  return renderAt('/desk/adjustments', {
    as: ['finance'],
    ...options,
    answers: {
      'settlement.adjustments': listed(),
      'merchants.list': { merchants: [aMerchant()], next_page_token: null },
      ...answers,
    },
  })
}

async function open(options: PageOptions = {}): Promise<Page> {
  const page = atAdjustments({
    ...options,
    answers: { 'settlement.adjustments': listed(anAdjustment()), ...options.answers },
  })
  await page.user.click(await screen.findByRole('button', { name: noorIn[options.language ?? 'en'] }))
  await drawer()
  return page
}

async function fillIn({ user }: Page, merchant: string): Promise<void> {
  const dialog = within(screen.getByRole('alertdialog'))
  await user.type(dialog.getByRole('combobox', { name: m.desk_merchant_field() }), merchant.slice(0, 4))
  await user.click(await screen.findByRole('option', { name: merchant }))
  await user.type(dialog.getByRole('textbox', { name: m.desk_adjustment_amount() }), '125')
  await user.click(dialog.getByRole('button', { name: new RegExp(m.desk_adjustment_reason()) }))
  await user.click(await screen.findByRole('option', { name: m.desk_adjustment_fee_correction() }))
  await user.click(dialog.getByRole('textbox', { name: m.desk_adjustment_note() }))
  await user.paste(anAdjustment().note)
}

test.each(looks)(
  'a sum is proposed by the first of two people, who cannot approve it, in %s at %i',
  async (language, width) => {
    const page = atAdjustments({ as: rima, language, width })
    await page.user.click(await screen.findByRole('button', { name: m.desk_adjustment_propose() }))
    const dialog = await question(m.desk_adjustment_propose_title())
    await page.user.click(dialog.getByRole('button', { name: m.desk_adjustment_propose() }))
    expect(dialog.getAllByText(fieldText('required')).length).toBe(3)
    expect(dialog.getByText(fieldText('choose_option'))).toBeTruthy()
    expect(page.server.callsOf('settlement.proposeAdjustment')).toEqual([])
    await fillIn(page, noorIn[language])
    const proposal = anAdjustment()
    page.server.answer({
      'settlement.proposeAdjustment': { adjustment: proposal },
      'settlement.adjustments': listed(proposal),
    })
    pressTwice(dialog.getByRole('button', { name: m.desk_adjustment_propose_give({ amount: typed() }) }))
    expect(await said(m.desk_adjustment_done_proposed())).toBe(true)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(page.server.callsOf('settlement.proposeAdjustment').map(({ body }) => body)).toEqual([
      { merchant_id: 'mrc_noor', amount: '125', reason: 'fee_correction', note: anAdjustment().note },
    ])
    await page.user.click(await screen.findByRole('button', { name: noorIn[language] }))
    expect((await drawer()).getByText(m.desk_adjustment_own())).toBeTruthy()
    expect(screen.queryByRole('button', { name: m.desk_adjustment_approve() })).toBeNull()
    expect(screen.getByRole('button', { name: m.desk_adjustment_withdraw() })).toBeTruthy()
  },
)

test.each(looks)(
  'the second person sees what was proposed by whom and approves it, in %s at %i',
  async (language, width) => {
    const page = await open({ language, width })
    await page.user.click((await drawer()).getByRole('button', { name: m.desk_adjustment_approve() }))
    const dialog = await question()
    for (const text of ['Rima Fares', anAdjustment().note]) expect(dialog.getByText(text)).toBeTruthy()
    const approved = anAdjustment({ status: 'approved', decided_by: 'Omar Said' })
    page.server.answer({
      'settlement.approveAdjustment': { adjustment: approved },
      'settlement.adjustments': listed(approved),
    })
    await page.user.click(dialog.getByRole('button', { name: approveText() }))
    expect(await said(m.desk_adjustment_done_approved())).toBe(true)
    expect(page.server.callsOf('settlement.approveAdjustment')).toMatchObject([{ params: { id: 'adj_1' } }])
    expect((await drawer()).getByText(m.desk_adjustment_payout_next())).toBeTruthy()
  },
)

test('to take a sum is sent with a minus, and a sum that is no sum is refused at its field', async () => {
  const page = atAdjustments()
  await page.user.click(await screen.findByRole('button', { name: m.desk_adjustment_propose() }))
  const dialog = await question()
  await fillIn(page, noorIn.en)
  await page.user.click(dialog.getByRole('radio', { name: m.desk_adjustment_take() }))
  const take = dialog.getByRole('button', { name: m.desk_adjustment_propose_take({ amount: typed() }) })
  page.server.answer({
    'settlement.proposeAdjustment': refuse('invalid_input', { fields: { amount: 'above_maximum' } }),
  })
  await page.user.click(take)
  expect(await dialog.findByText(fieldText('above_maximum'))).toBeTruthy()
  expect(page.server.callsOf('settlement.proposeAdjustment')[0]?.body.amount).toBe('-125')
})

test.each([
  ['was decided meanwhile', refuse('wrong_status'), () => reasonText('wrong_status')],
  ['is the own one of another session', refuse('own_proposal'), () => reasonText('own_proposal')],
  ['gets no answer', offline, m.desk_no_answer],
] as const)('an approval that %s says so and stays', async (_, failure, text) => {
  const page = await open({ answers: { 'settlement.approveAdjustment': failure } })
  await page.user.click((await drawer()).getByRole('button', { name: m.desk_adjustment_approve() }))
  const dialog = await question()
  await page.user.click(dialog.getByRole('button', { name: approveText() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(text())
})

test('an adjustment is rejected with a word alone', async () => {
  const page = await open()
  await page.user.click((await drawer()).getByRole('button', { name: m.desk_adjustment_reject() }))
  const dialog = await question()
  const confirm = dialog.getByRole('button', {
    name: m.desk_adjustment_reject_confirm({ amount: amount() }),
  })
  await page.user.click(confirm)
  expect(dialog.getByText(fieldText('required'))).toBeTruthy()
  expect(page.server.callsOf('settlement.rejectAdjustment')).toEqual([])
  await page.user.type(dialog.getByRole('textbox'), 'Not ours')
  const rejected = anAdjustment({ status: 'rejected', decision_note: 'Not ours' })
  page.server.answer({
    'settlement.rejectAdjustment': { adjustment: rejected },
    'settlement.adjustments': listed(rejected),
  })
  await page.user.click(confirm)
  expect(await said('Not ours')).toBe(true)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(page.server.callsOf('settlement.rejectAdjustment')).toMatchObject([{ body: { note: 'Not ours' } }])
})

test('who does not pay reads adjustments and decides none', async () => {
  await open({ as: ['desk_admin'] })
  expect(screen.queryByRole('button', { name: m.desk_adjustment_approve() })).toBeNull()
  expect(screen.queryByRole('button', { name: m.desk_adjustment_reject() })).toBeNull()
  expect(screen.queryByRole('button', { name: m.desk_adjustment_propose() })).toBeNull()
})

test('a status narrows the list by its address; loading, empty and failed each say so', async () => {
  const { user, address } = atAdjustments({
    answers: { 'settlement.adjustments': ({ query }) => (query.status ? listed() : listed(anAdjustment())) },
  })
  await screen.findByText(noorIn.en)
  await user.click(screen.getByRole('button', { name: new RegExp(m.desk_status()) }))
  await user.click(await screen.findByRole('option', { name: m.desk_adjustment_status_rejected() }))
  expect(await screen.findByText(m.desk_adjustments_empty_filter())).toBeTruthy()
  expect(address()).toBe('/desk/adjustments?status=rejected')
  atAdjustments({ answers: { 'settlement.adjustments': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_adjustments() })).toBeTruthy()
  expect(screen.queryByText(noorIn.en)).toBeNull()
  const failed = atAdjustments({ answers: { 'settlement.adjustments': refuse('internal') } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  failed.server.answer({ 'settlement.adjustments': listed() })
  await failed.user.click(again)
  expect(await screen.findByText(m.desk_adjustments_empty_text())).toBeTruthy()
})
