import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, fill, question, said } from '../../testing/dialogs.ts'
import { aMerchant, noorIn } from '../../testing/fixtures/merchant.ts'
import { anEndedTopUp, aProposal, aTopUp } from '../../testing/fixtures/top-ups.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const listed = (...lines: ReturnType<typeof aTopUp>[]) => ({ lines, next_page_token: null })

function at({ answers, ...options }: PageOptions = {}, address = '/desk/top-ups'): Page {
  return renderAt(address, {
    as: ['finance'],
    ...options,
    answers: {
      'wallet.topUps': listed(aTopUp()),
      'wallet.endedTopUps': { lines: [anEndedTopUp()], next_page_token: null },
      'merchants.list': { merchants: [aMerchant()], next_page_token: null },
      ...answers,
    },
  })
}

async function open({ user }: Page, name = 'IN-9') {
  await user.click(await screen.findByRole('button', { name }))
  return drawer()
}

test.each(looks)(
  'money that names a wallet is given to it with one question, in %s at %i',
  async (language, width) => {
    const page = at({ language, width })
    expect(await said(noorIn[language])).toBe(true)
    await page.user.click((await screen.findAllByRole('button', { name: /IN-9|2,500/ }))[0]!)
    const facts = await drawer()
    await page.user.click(facts.getByRole('button', { name: m.desk_top_up_give() }))
    const dialog = await question(m.desk_top_up_give_title())
    page.server.answer({ 'wallet.matchTopUp': { state: 'done' }, 'wallet.topUps': listed() })
    pressTwice(dialog.getByRole('button', { name: m.desk_top_up_give() }))
    expect(await said(m.desk_top_up_done_given())).toBe(true)
    expect(await said(m.desk_top_ups_empty_title())).toBe(true)
    expect(page.server.callsOf('wallet.matchTopUp')).toMatchObject([
      { params: { id: 'bln_9' }, body: { merchant_id: 'mrc_noor', note: '' } },
    ])
  },
)

test('money that names nobody is given by hand, with a word, and may wait for a second person', async () => {
  const page = at({ answers: { 'wallet.topUps': listed(aTopUp({ named: null })) } })
  const facts = await open(page)
  await page.user.click(facts.getByRole('button', { name: m.desk_top_up_give() }))
  const dialog = await question()
  await page.user.click(dialog.getByRole('button', { name: m.desk_top_up_give() }))
  expect(dialog.getAllByText(fieldText('required')).length).toBeGreaterThan(0)
  await page.user.type(dialog.getByRole('combobox', { name: m.desk_merchant_field() }), noorIn.en.slice(0, 4))
  await page.user.click(await screen.findByRole('option', { name: noorIn.en }))
  await page.user.click(dialog.getByRole('textbox', { name: m.desk_top_up_note() }))
  await fill(page.user, dialog.getByRole('textbox', { name: m.desk_top_up_note() }), 'They called about it')
  page.server.answer({ 'wallet.matchTopUp': { state: 'proposed' } })
  await page.user.click(dialog.getByRole('button', { name: m.desk_top_up_give() }))
  expect(await said(m.desk_top_up_done_proposed())).toBe(true)
  expect(page.server.callsOf('wallet.matchTopUp')).toMatchObject([
    { body: { merchant_id: 'mrc_noor', note: 'They called about it' } },
  ])
})

test('nobody’s money is recorded as sent back, to an account that can be one', async () => {
  const page = at()
  await page.user.click((await open(page)).getByRole('button', { name: m.desk_top_up_send_back() }))
  const dialog = await question(m.desk_top_up_back_title())
  const iban = dialog.getByRole('textbox', { name: m.desk_top_up_back_to() })
  await page.user.click(iban)
  await fill(page.user, iban, 'AE1')
  await page.user.click(dialog.getByRole('button', { name: m.desk_top_up_send_back() }))
  expect(dialog.getAllByText(m.desk_iban_wrong()).length).toBeGreaterThan(0)
  await page.user.click(iban)
  await fill(page.user, iban, 'AE070331234567890123456')
  const note = dialog.getByRole('textbox', { name: m.desk_top_up_note() })
  await page.user.click(note)
  await fill(page.user, note, 'Sent by mistake')
  page.server.answer({ 'wallet.sendBackTopUp': { state: 'done' } })
  await page.user.click(dialog.getByRole('button', { name: m.desk_top_up_send_back() }))
  expect(await said(m.desk_top_up_done_sent_back())).toBe(true)
})

test('a second person confirms what the first one proposed, or drops it', async () => {
  const page = at({ answers: { 'wallet.topUps': listed(aTopUp({ named: null, proposal: aProposal() })) } })
  const facts = await open(page)
  expect(facts.getByText(m.desk_top_up_second_lead({ name: 'Omar Said' }))).toBeTruthy()
  await page.user.click(facts.getByRole('button', { name: m.desk_top_up_confirm() }))
  const dialog = await question()
  page.server.answer({ 'wallet.matchTopUp': refuse('wrong_status') })
  await page.user.click(dialog.getByRole('button', { name: m.desk_top_up_confirm() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('wrong_status'))
  await page.user.click(dialog.getByRole('button', { name: m.common_cancel() }))
  await page.user.click((await drawer()).getByRole('button', { name: m.desk_top_up_drop() }))
  page.server.answer({ 'wallet.declineTopUp': undefined })
  await page.user.click((await question()).getByRole('button', { name: m.desk_top_up_drop() }))
  expect(await said(m.desk_top_up_done_dropped())).toBe(true)
})

test('what was decided is asked for by the address', async () => {
  const sentBack = anEndedTopUp({
    id: 'bln_8',
    act: 'send_back',
    merchant: null,
    iban: 'AE07',
    note: 'Mistake',
  })
  const { address, user } = at({
    answers: { 'wallet.endedTopUps': { lines: [sentBack], next_page_token: null } },
  })
  await user.click(await screen.findByRole('button', { name: new RegExp(m.desk_status()) }))
  await user.click(await screen.findByRole('option', { name: m.desk_top_ups_ended() }))
  expect(await screen.findByText('AE07')).toBeTruthy()
  expect(address()).toBe('/desk/top-ups?view=ended')
})

test('while they are on their way none stands there; trying again brings what did not come', async () => {
  at({ answers: { 'wallet.topUps': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_top_ups() })).toBeTruthy()
  expect(screen.queryByText(m.desk_top_ups_empty_title())).toBeNull()
  const { user, server } = at({ answers: { 'wallet.topUps': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'wallet.topUps': listed(aTopUp()) })
  await user.click(again)
  await waitFor(() => expect(screen.getByText('IN-9')).toBeTruthy())
})

const atEnded = (undo: ReturnType<typeof anEndedTopUp>['undo'] = null, options: PageOptions = {}) =>
  at(
    { ...options, answers: { 'wallet.endedTopUps': endedOnly(anEndedTopUp({ undo })), ...options.answers } },
    '/desk/top-ups?view=ended',
  )
const endedOnly = (line: ReturnType<typeof anEndedTopUp>) => ({ lines: [line], next_page_token: null })
const omars = { note: 'It is of Bahri', by: 'Omar Said', by_id: 'stf_omar', at: '2026-11-22T10:00:00.000Z' }

test.each(looks)(
  'a top-up in the wrong wallet is proposed to be taken out, with the reason, in %s at %i',
  async (language, width) => {
    const page = atEnded(null, { language, width })
    await page.user.click((await screen.findAllByRole('button', { name: /IN-9|2,500/ }))[0]!)
    await page.user.click((await drawer()).getByRole('button', { name: m.desk_top_up_undo() }))
    const dialog = await question(m.desk_top_up_undo_title())
    await page.user.click(dialog.getByRole('button', { name: m.desk_top_up_undo() }))
    expect(dialog.getAllByText(fieldText('required')).length).toBeGreaterThan(0)
    await fill(page.user, dialog.getByRole('textbox'), 'It is of Bahri')
    page.server.answer({ 'wallet.undoTopUp': { state: 'proposed' } })
    pressTwice(dialog.getByRole('button', { name: m.desk_top_up_undo() }))
    expect(await said(m.desk_top_up_undo_proposed())).toBe(true)
    expect(page.server.callsOf('wallet.undoTopUp')).toMatchObject([
      { params: { id: 'bln_9' }, body: { note: 'It is of Bahri' } },
    ])
  },
)

test('another person confirms it, or is told that the money was spent', async () => {
  const page = atEnded(omars, { answers: { 'wallet.undoTopUp': refuse('top_up_spent') } })
  const facts = await open(page)
  expect(facts.getByText(m.desk_waits_for_second())).toBeTruthy()
  expect(facts.getByText('It is of Bahri')).toBeTruthy()
  await page.user.click(facts.getByRole('button', { name: m.desk_top_up_undo() }))
  const dialog = await question(m.desk_top_up_undo_title())
  await page.user.click(dialog.getByRole('button', { name: m.desk_top_up_undo() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('top_up_spent'))
  page.server.answer({ 'wallet.undoTopUp': { state: 'done' } })
  await page.user.click(dialog.getByRole('button', { name: m.desk_top_up_undo() }))
  expect(await said(m.desk_top_up_undo_done())).toBe(true)
})

test('what was proposed is dropped, and what was sent back has nothing to be taken out of', async () => {
  const page = atEnded(omars, { answers: { 'wallet.declineUndo': undefined } })
  await page.user.click((await open(page)).getByRole('button', { name: m.desk_top_up_undo_keep() }))
  const dialog = await question(m.desk_top_up_undo_keep_title())
  await page.user.click(dialog.getByRole('button', { name: m.desk_top_up_undo_keep() }))
  expect(await said(m.desk_top_up_undo_kept())).toBe(true)
  const back = atEnded(null, {
    answers: {
      'wallet.endedTopUps': endedOnly(anEndedTopUp({ act: 'send_back', merchant: null, iban: 'AE07' })),
    },
  })
  expect((await open(back)).queryByRole('button', { name: m.desk_top_up_undo() })).toBeNull()
})
