import type { ErasedFile, KeptFile } from '@daftar/contract/endpoints/casework/files-kept-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { screen, waitFor, type within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, question, said } from '../../testing/dialogs.ts'
import { aKeptFile, anErasedFile } from '../../testing/fixtures/files.ts'
import { aMerchant, noorIn } from '../../testing/fixtures/merchant.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const kept = (...files: KeptFile[]) => ({ files, next_page_token: null })
const erased = (...files: ErasedFile[]) => ({ files, next_page_token: null })

function atFiles({ answers, ...options }: PageOptions = {}, address = '/desk/files'): Page {
  return renderAt(address, {
    as: ['reviewer'],
    ...options,
    answers: {
      'files.keptForStaff': kept(aKeptFile()),
      'files.erased': erased(anErasedFile()),
      'merchants.list': { merchants: [aMerchant()], next_page_token: null },
      ...answers,
    },
  })
}

const nameOf = (merchant: string) => m.desk_files_of({ purpose: m.files_purpose_identity(), merchant })
const open = async ({ user }: Page, merchant: string = noorIn.en) =>
  user.click(await screen.findByRole('button', { name: nameOf(merchant) }))

test.each(looks)(
  'what is kept says until when and why, and is put on hold with a reason, in %s at %i',
  async (language, width) => {
    const page = atFiles({ language, width })
    await open(page, noorIn[language])
    const facts = await drawer()
    expect(facts.getAllByText(asRead(dateText('2031-11-20'))).length).toBe(1)
    expect(facts.getByText(m.desk_files_because_law())).toBeTruthy()
    await page.user.click(facts.getByRole('button', { name: m.desk_files_hold_one() }))
    const dialog = await question(m.desk_files_hold_one_title())
    const confirm = dialog.getByRole('button', { name: m.desk_files_hold_confirm() })
    await page.user.click(confirm)
    expect(dialog.getByText(fieldText('choose_option'))).toBeTruthy()
    await page.user.click(dialog.getByRole('button', { name: new RegExp(m.desk_files_hold_reason()) }))
    await page.user.click(await screen.findByRole('option', { name: m.desk_files_hold_legal_claim() }))
    await page.user.click(dialog.getByRole('textbox', { name: m.desk_files_note() }))
    await page.user.paste('Claim 12')
    page.server.answer({ 'files.placeHold': { id: 'fhd_1' } })
    pressTwice(confirm)
    expect(await said(m.desk_files_hold_done())).toBe(true)
    expect(page.server.callsOf('files.placeHold').map(({ body }) => body)).toEqual([
      { merchant_id: 'mrc_noor', file_id: 'fil_00000001', reason: 'legal_claim', note: 'Claim 12' },
    ])
  },
)

test('a document of somebody who only applies says so, with the id in small letters', async () => {
  const id = 'mer_applicant'
  const theirs = aKeptFile({ merchant_id: id, merchant_name: id, merchant_name_ar: id })
  const page = atFiles({ answers: { 'files.keptForStaff': kept(theirs) } })
  await open(page, m.desk_files_applicant())
  expect(screen.getByText(m.desk_files_applicant())).toBeTruthy()
  expect(screen.getByText(id)).toBeTruthy()
  expect(screen.queryByRole('link', { name: new RegExp(id) })).toBeNull()
})

test('a hold says who placed it and why, and is lifted with a word', async () => {
  const hold: KeptFile['hold'] = {
    id: 'fhd_1',
    covers: 'merchant',
    reason: 'complaint',
    note: 'Case 7',
    placed_by: 'Rima Fares',
    placed_at: '2026-11-02T08:00:00.000Z',
  }
  const page = atFiles(
    { answers: { 'files.keptForStaff': kept(aKeptFile({ hold })) } },
    '/desk/files?view=held',
  )
  expect((await screen.findAllByText(m.desk_files_held())).length).toBeGreaterThan(0)
  await open(page)
  const facts = await drawer()
  for (const text of ['Case 7', 'Rima Fares', m.desk_files_hold_complaint(), m.desk_files_hold_merchant()])
    expect(facts.getByText(text)).toBeTruthy()
  await page.user.click(facts.getByRole('button', { name: m.desk_files_lift() }))
  const dialog = await question(m.desk_files_lift_title())
  expect(dialog.getByText(m.desk_files_lift_effect_all())).toBeTruthy()
  await page.user.click(dialog.getByRole('textbox', { name: m.desk_files_lift_note() }))
  await page.user.paste('Settled')
  page.server.answer({ 'files.releaseHold': { id: 'fhd_1' } })
  await page.user.click(dialog.getByRole('button', { name: m.desk_files_lift() }))
  expect(await said(m.desk_files_lift_done())).toBe(true)
  expect(page.server.callsOf('files.releaseHold').at(-1)?.body).toEqual({ note: 'Settled' })
  expect(page.server.callsOf('files.keptForStaff')[0]?.query.state).toBe('held')
})

test('all documents of a merchant are held, and the end of a relation is told or taken back', async () => {
  const page = atFiles()
  const choose = async (dialog: ReturnType<typeof within>) => {
    await page.user.type(dialog.getByRole('combobox', { name: m.desk_merchant_field() }), 'Noor')
    await page.user.click(await screen.findByRole('option', { name: noorIn.en }))
    await page.user.click(dialog.getByRole('textbox', { name: m.desk_files_note() }))
    await page.user.paste('They closed their shop')
  }
  await page.user.click(await screen.findByRole('button', { name: m.desk_files_hold_all() }))
  const hold = await question(m.desk_files_hold_all_title())
  await choose(hold)
  await page.user.click(hold.getByRole('button', { name: new RegExp(m.desk_files_hold_reason()) }))
  await page.user.click(await screen.findByRole('option', { name: m.desk_files_hold_authority_order() }))
  page.server.answer({ 'files.placeHold': { id: 'fhd_1' } })
  await page.user.click(hold.getByRole('button', { name: m.desk_files_hold_confirm() }))
  expect(await said(m.desk_files_hold_done())).toBe(true)
  expect(page.server.callsOf('files.placeHold').at(-1)?.body).toMatchObject({ file_id: null })
  await page.user.click(screen.getByRole('button', { name: m.desk_files_end() }))
  const end = await question(m.desk_files_end_title())
  await choose(end)
  const confirm = end.getByRole('button', { name: m.desk_files_end_confirm() })
  await page.user.click(confirm)
  expect(end.getAllByText(fieldText('required')).length).toBeGreaterThan(0)
  await page.user.click(end.getByRole('checkbox', { name: m.desk_files_end_goes_on() }))
  page.server.answer({ 'files.endRelation': { first_until: null } })
  await page.user.click(confirm)
  expect(await said(m.desk_files_end_done())).toBe(true)
  expect(page.server.callsOf('files.endRelation').at(-1)?.body).toEqual({
    ended_on: null,
    note: 'They closed their shop',
  })
})

test.each(looks)('what was deleted leaves its proof, in %s at %i', async (language, width) => {
  const page = atFiles({ language, width }, '/desk/files?view=erased')
  await open(page, noorIn[language])
  const facts = await drawer()
  for (const text of [
    m.desk_files_event_relation_ended(),
    m.desk_files_erased_by_clock(),
    m.desk_files_key_destroyed(),
    'ab'.repeat(32),
  ])
    expect(facts.getByText(text)).toBeTruthy()
})

test('a list without rows says what it would hold', async () => {
  const page = atFiles({ answers: { 'files.keptForStaff': kept(), 'files.erased': erased() } })
  expect(await screen.findByText(m.desk_files_empty_due())).toBeTruthy()
  await page.user.click(screen.getByRole('link', { name: m.desk_files_view_erased() }))
  expect(await screen.findByText(m.desk_files_empty_erased())).toBeTruthy()
  expect(page.address()).toBe('/desk/files?view=erased')
})

test('while the list is on its way its heading stands already', async () => {
  atFiles({ answers: { 'files.keptForStaff': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_files() })).toBeTruthy()
})

test.each([
  ['the server breaks', refuse('internal')],
  ['the network is gone', offline],
])('when %s the list says so, and trying again brings it', async (_, failure) => {
  const { user, server } = atFiles({ answers: { 'files.keptForStaff': failure } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'files.keptForStaff': kept(aKeptFile()) })
  await user.click(again)
  await waitFor(() => expect(screen.getByRole('button', { name: nameOf(noorIn.en) })).toBeTruthy())
})

test('who may not see documents is told so, and nothing is asked', async () => {
  const { server } = atFiles({ as: ['finance'] })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(server.callsOf('files.keptForStaff')).toEqual([])
})
