import type { Hold } from '@daftar/contract/endpoints/money/settlement-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, question, said } from '../../testing/dialogs.ts'
import { aMerchant, noorIn } from '../../testing/fixtures/merchant.ts'
import { aHold } from '../../testing/fixtures/money.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const listed = (...holds: Hold[]) => ({ holds, next_page_token: null })

function atHolds({ answers, ...options }: PageOptions = {}, address = '/desk/holds'): Page {
  return renderAt(address, {
    as: ['finance'],
    ...options,
    answers: {
      'settlement.holds': listed(),
      'merchants.list': { merchants: [aMerchant()], next_page_token: null },
      ...answers,
    },
  })
}

async function placing(page: Page) {
  await page.user.click(await screen.findByRole('button', { name: m.desk_hold_place() }))
  return question(m.desk_hold_place_title())
}

/** Fills in all three fields. */
async function fillIn({ user }: Page, merchant: string): Promise<void> {
  const dialog = within(screen.getByRole('alertdialog'))
  await user.type(dialog.getByRole('combobox', { name: m.desk_merchant_field() }), merchant.slice(0, 4))
  await user.click(await screen.findByRole('option', { name: merchant }))
  await user.click(dialog.getByRole('button', { name: new RegExp(m.desk_hold_reason()) }))
  await user.click(await screen.findByRole('option', { name: m.desk_hold_reason_bank_details() }))
  await user.click(dialog.getByRole('textbox', { name: m.desk_hold_note() }))
  await user.paste(aHold().note)
}

test.each(looks)(
  'finance keeps back every payout of a merchant, with a reason and a word, in %s at %i',
  async (language, width) => {
    const page = atHolds({ language, width })
    expect(await screen.findByText(m.desk_holds_empty_title())).toBeTruthy()
    const dialog = await placing(page)
    const confirm = dialog.getByRole('button', { name: m.desk_hold_place_confirm() })
    await page.user.click(confirm)
    expect(dialog.getAllByText(fieldText('required')).length).toBeGreaterThan(0)
    expect(dialog.getByText(fieldText('choose_option'))).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: m.desk_merchant_field() })),
    )
    expect(page.server.callsOf('settlement.placeHold')).toEqual([])
    await fillIn(page, noorIn[language])
    page.server.answer({ 'settlement.placeHold': { hold: aHold() }, 'settlement.holds': listed(aHold()) })
    pressTwice(confirm)
    expect(await said(m.desk_hold_done_placed())).toBe(true)
    expect(await said(noorIn[language])).toBe(true)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(page.server.callsOf('settlement.placeHold').map(({ body }) => body)).toEqual([
      { merchant_id: 'mrc_noor', reason: 'bank_details', note: 'A new IBAN came by mail' },
    ])
  },
)

test('a hold tried again after a lost answer carries the same key', async () => {
  const page = atHolds({ answers: { 'settlement.placeHold': refuse('merchant_on_hold') } })
  const dialog = await placing(page)
  await fillIn(page, noorIn.en)
  const confirm = dialog.getByRole('button', { name: m.desk_hold_place_confirm() })
  await page.user.click(confirm)
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('merchant_on_hold'))
  page.server.answer({ 'settlement.placeHold': offline })
  await page.user.click(confirm)
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(m.desk_no_answer()))
  const keys = page.server.callsOf('settlement.placeHold').map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
})

test('lifting a hold says how many payouts it sends, and asks for no more than a word', async () => {
  const page = atHolds({ answers: { 'settlement.holds': listed(aHold()) } })
  await page.user.click(await screen.findByRole('button', { name: noorIn.en }))
  const facts = await drawer()
  for (const text of [m.desk_hold_reason_bank_details(), aHold().note, 'Rima Fares'])
    expect(facts.getByText(text)).toBeTruthy()
  await page.user.click(facts.getByRole('button', { name: m.desk_hold_release() }))
  const dialog = await question(m.desk_hold_release_title())
  expect(dialog.getByText(asRead(m.desk_hold_release_effect({ count: 1 })))).toBeTruthy()
  page.server.answer({ 'settlement.releaseHold': { hold: aHold() }, 'settlement.holds': listed() })
  await page.user.click(dialog.getByRole('button', { name: m.desk_hold_release() }))
  expect(await said(m.desk_hold_done_released())).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.server.callsOf('settlement.releaseHold')).toMatchObject([
    { params: { id: 'hld_1' }, body: { note: '' } },
  ])
})

test('a hold that somebody lifted meanwhile cannot be lifted again', async () => {
  const page = atHolds({
    answers: { 'settlement.holds': listed(aHold()), 'settlement.releaseHold': refuse('wrong_status') },
  })
  await page.user.click(await screen.findByRole('button', { name: noorIn.en }))
  await page.user.click((await drawer()).getByRole('button', { name: m.desk_hold_release() }))
  const dialog = await question()
  const before = page.server.callsOf('settlement.holds').length
  await page.user.click(dialog.getByRole('button', { name: m.desk_hold_release() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('wrong_status'))
  await waitFor(() => expect(page.server.callsOf('settlement.holds').length).toBeGreaterThan(before))
})

test('who does not pay sees the holds, places none and lifts none', async () => {
  const { user } = atHolds({ as: ['underwriter'], answers: { 'settlement.holds': listed(aHold()) } })
  await user.click(await screen.findByRole('button', { name: noorIn.en }))
  const facts = await drawer()
  expect(facts.queryByRole('button', { name: m.desk_hold_release() })).toBeNull()
  expect(screen.queryByRole('button', { name: m.desk_hold_place() })).toBeNull()
})

test('the address says which holds are asked for: those in force, those lifted, or all', async () => {
  const lifted = aHold({ released_by: 'Omar Said', released_at: '2026-11-21T08:00:00.000Z' })
  const { server, user, address } = atHolds(
    {
      answers: {
        'settlement.holds': ({ query }) => (query.state === 'released' ? listed() : listed(lifted)),
      },
    },
    '/desk/holds?state=all',
  )
  expect(await said(m.desk_holds_released())).toBe(true)
  expect(server.callsOf('settlement.holds').at(-1)?.query.state).toBeUndefined()
  await user.click(screen.getByRole('button', { name: new RegExp(m.desk_status()) }))
  await user.click(await screen.findByRole('option', { name: m.desk_holds_released() }))
  expect(await screen.findByText(m.desk_holds_empty_filter())).toBeTruthy()
  expect(address()).toBe('/desk/holds?state=released')
})

test('while the holds are on their way none stands there; when they do not come trying again brings them', async () => {
  atHolds({ answers: { 'settlement.holds': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_holds() })).toBeTruthy()
  expect(screen.queryByText(m.desk_holds_empty_title())).toBeNull()
  const { user, server } = atHolds({ answers: { 'settlement.holds': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'settlement.holds': listed(aHold()) })
  await user.click(again)
  expect(await screen.findByText(noorIn.en)).toBeTruthy()
})
