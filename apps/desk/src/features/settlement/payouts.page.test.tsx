import type { DeskPayoutWhole } from '@daftar/contract/endpoints/money/settlement-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { fieldText, m, reasonText } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, question, said } from '../../testing/dialogs.ts'
import { noorIn } from '../../testing/fixtures/merchant.ts'
import { aPayout } from '../../testing/fixtures/money.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'
import { actText } from './words.ts'

const listed = (...payouts: DeskPayoutWhole[]) => ({
  payouts,
  counts: { pending: 0, held: payouts.length, failed: 0 },
  next_page_token: null,
})
const amount = () => ({ amount: moneyText('1234.568', 'BHD') })
const none = aPayout().may

async function open(payout: DeskPayoutWhole, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/settlement/payouts?status=held', {
    as: ['finance'],
    ...options,
    answers: { 'settlement.payouts': listed(payout), 'settlement.payout': { payout }, ...answers },
  })
  const name = new RegExp(`P-1001|${noorIn[options.language ?? 'en']}`)
  await page.user.click(await screen.findByRole('button', { name }))
  await drawer()
  return page
}

async function ask({ user }: Page, verb: string) {
  await user.click(await (await drawer()).findByRole('button', { name: verb }))
  return question()
}

test.each(looks)(
  'a payout that is kept back shows how it came about and why it waits, in %s at %i',
  async (language, width) => {
    const page = await open(aPayout(), { language, width })
    const facts = await drawer()
    expect(await facts.findByRole('table', { name: m.desk_settlement_waterfall() })).toBeTruthy()
    expect(facts.getAllByText(m.desk_hold_reason_bank_details()).length).toBeGreaterThan(0)
    expect(page.server.callsOf('settlement.payouts').at(-1)?.query.status).toBe('held')
    expect(page.address()).toBe('/desk/settlement/payouts?status=held&open=pyo_1')
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(page.address()).toBe('/desk/settlement/payouts?status=held'))
  },
)

test('a payout that is kept back by hand is released, and says so when its merchant is still on hold', async () => {
  const page = await open(aPayout({ may: { ...none, release: true } }))
  const dialog = await ask(page, actText('release'))
  const confirm = dialog.getByRole('button', { name: m.desk_payout_release_confirm(amount()) })
  page.server.answer({ 'settlement.releasePayout': refuse('merchant_on_hold') })
  await page.user.click(confirm)
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('merchant_on_hold'))
  page.server.answer({
    'settlement.releasePayout': { payout: aPayout({ status: 'in_transit', held_reason: null }) },
  })
  await page.user.click(confirm)
  expect(await said(m.desk_payout_done_release())).toBe(true)
  expect(page.server.callsOf('settlement.releasePayout').at(-1)).toMatchObject({
    params: { id: 'pyo_1' },
    body: { note: '' },
  })
})

test('one payout is kept back with a reason', async () => {
  const page = await open(aPayout({ status: 'pending', held_reason: null, may: { ...none, hold: true } }))
  const dialog = await ask(page, actText('hold'))
  const confirm = dialog.getByRole('button', { name: m.desk_payout_hold_confirm(amount()) })
  await page.user.click(confirm)
  expect(dialog.getByText(fieldText('choose_option'))).toBeTruthy()
  expect(page.server.callsOf('settlement.holdPayout')).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: new RegExp(m.desk_hold_reason()) }))
  await page.user.click(await screen.findByRole('option', { name: m.desk_hold_reason_suspected_fraud() }))
  page.server.answer({ 'settlement.holdPayout': { payout: aPayout({ held_reason: 'suspected_fraud' }) } })
  await page.user.click(confirm)
  expect(await said(m.desk_payout_done_hold())).toBe(true)
  expect(page.server.callsOf('settlement.holdPayout')).toMatchObject([
    { body: { reason: 'suspected_fraud', note: '' } },
  ])
})

test('a payout sent again refuses a wrong IBAN at its field', async () => {
  const page = await open(
    aPayout({
      status: 'failed',
      held_reason: null,
      iban: 'BH02CITI00001077181611',
      may: { ...none, reissue: true },
    }),
  )
  const dialog = await ask(page, actText('reissue'))
  const iban = dialog.getByRole('textbox', { name: m.desk_payout_reissue_iban() })
  const confirm = dialog.getByRole('button', { name: m.desk_payout_reissue_confirm(amount()) })
  await page.user.clear(iban)
  await page.user.type(iban, 'BH02CITI00001077181612')
  await page.user.click(confirm)
  expect(dialog.getByText(m.desk_iban_wrong())).toBeTruthy()
  expect(page.server.callsOf('settlement.reissuePayout')).toEqual([])
  await page.user.clear(iban)
  await page.user.type(iban, 'BH02CITI00001077181611')
  page.server.answer({ 'settlement.reissuePayout': refuse('own_proposal') })
  await page.user.click(confirm)
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('own_proposal'))
})

test('who does not pay reads a payout and does nothing with it', async () => {
  const may = { hold: true, release: true, reissue: true, roll_over: true, mark_returned: true }
  await open(aPayout({ may }), { as: ['desk_admin'] })
  const facts = await drawer()
  await facts.findByRole('table', { name: m.desk_settlement_waterfall() })
  expect(facts.queryByRole('button', { name: actText('release') })).toBeNull()
})

test('loading, empty and failed each say so, of the list and of one payout', async () => {
  renderAt('/desk/settlement/payouts', { as: ['finance'], answers: { 'settlement.payouts': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_settlement() })).toBeTruthy()
  expect(screen.queryByText('P-1001')).toBeNull()
  const failed = renderAt('/desk/settlement/payouts', {
    as: ['finance'],
    answers: { 'settlement.payouts': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  failed.server.answer({ 'settlement.payouts': listed() })
  await failed.user.click(again)
  expect(await screen.findByText(m.desk_payouts_empty_text())).toBeTruthy()
  const page = await open(aPayout(), { answers: { 'settlement.payout': refuse('internal') } })
  const once = await (await drawer()).findByRole('button', { name: m.common_try_again() })
  page.server.answer({ 'settlement.payout': { payout: aPayout() } })
  await page.user.click(once)
  expect(await screen.findByRole('table', { name: m.desk_settlement_waterfall() })).toBeTruthy()
})
