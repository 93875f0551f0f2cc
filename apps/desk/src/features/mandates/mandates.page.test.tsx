import type { DeskMandate } from '@daftar/contract/endpoints/capital/mandates'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, fill, question, said } from '../../testing/dialogs.ts'
import { aMandate } from '../../testing/fixtures/direct-debit.ts'
import { noorIn } from '../../testing/fixtures/merchant.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const listed = (...mandates: DeskMandate[]) => ({ mandates, next_page_token: null })

/** Support looks at a mandate. */
async function open(mandate: DeskMandate, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/mandates', {
    as: ['support_agent'],
    ...options,
    answers: { 'mandates.list': listed(mandate), ...answers },
  })
  const name = new RegExp(noorIn[options.language ?? 'en'])
  await page.user.click(await screen.findByRole('button', { name }))
  await drawer()
  return page
}

async function ask(page: Page, verb: string) {
  await page.user.click((await drawer()).getByRole('button', { name: verb }))
  return question(verb)
}

test.each(looks)(
  'support tells that the bank has approved a mandate, with the bank’s reference, in %s at %i [DEC-LOAN-30]',
  async (language, width) => {
    const page = await open(aMandate(), { language, width })
    const facts = await drawer()
    for (const text of ['DDM-1001', 'lon_1', '+971 50 123 4567', m.desk_mandate_waiting()])
      expect(facts.getAllByText(text).length).toBeGreaterThan(0)
    const verb = m.desk_mandate_act_active()
    const dialog = await ask(page, verb)
    const confirm = dialog.getByRole('button', { name: verb })
    await page.user.click(confirm)
    expect(dialog.getByText(m.field_required())).toBeTruthy()
    expect(page.server.callsOf('mandates.answer')).toEqual([])
    const active = aMandate({ status: 'active', bank_reference: 'MND-0001' })
    page.server.answer({ 'mandates.answer': { mandate: active }, 'mandates.list': listed(active) })
    await fill(page.user, dialog.getByRole('textbox', { name: m.desk_bank_reference() }), 'MND-0001')
    pressTwice(confirm)
    expect(await said(m.desk_mandate_done())).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [told, ...again] = page.server.callsOf('mandates.answer')
    expect(told).toMatchObject({
      params: { id: 'ddm_1' },
      body: { status: 'active', bank_reference: 'MND-0001' },
    })
    expect(again).toEqual([])
    expect(await said(m.desk_mandate_active())).toBe(true)
  },
)

test('that the bank revoked a mandate is told with its reason [LOAN-46]', async () => {
  const page = await open(aMandate({ status: 'active' }))
  const verb = m.desk_mandate_act_closed()
  const dialog = await ask(page, verb)
  expect(dialog.getByText(m.desk_mandate_effect_closed())).toBeTruthy()
  const closed = aMandate({ status: 'closed', ended_reason: 'The owner revoked it at the branch' })
  page.server.answer({ 'mandates.answer': { mandate: closed } })
  await fill(page.user, dialog.getByRole('textbox'), 'The owner revoked it at the branch')
  await page.user.click(dialog.getByRole('button', { name: verb }))
  expect(await said(m.desk_mandate_done())).toBe(true)
  expect(page.server.callsOf('mandates.answer')).toMatchObject([
    { body: { status: 'closed', reason: 'The owner revoked it at the branch' } },
  ])
})

test('after an end support starts a new mandate at the signatory’s corrected phone [LOAN-47, DEC-LOAN-30]', async () => {
  const page = await open(aMandate({ status: 'closed', can_start_new: true }))
  const verb = m.desk_mandate_act_start()
  const dialog = await ask(page, verb)
  const phone = dialog.getByRole<HTMLInputElement>('textbox', { name: m.desk_mandate_phone() })
  expect(phone.value).toBe('+971501234567')
  await fill(page.user, phone, '055')
  await page.user.click(dialog.getByRole('button', { name: verb }))
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText(fieldText('phone_invalid'))).toBeTruthy()
  expect(page.server.callsOf('mandates.start')).toEqual([])
  page.server.answer({ 'mandates.start': { mandate: aMandate({ id: 'ddm_2', status: 'pending' }) } })
  await fill(page.user, phone, '+971501119988')
  await page.user.click(dialog.getByRole('button', { name: verb }))
  expect(await said(m.desk_mandate_done())).toBe(true)
  expect(page.server.callsOf('mandates.start')).toMatchObject([
    { params: { id: 'lon_1' }, body: { phone: '+971501119988' } },
  ])
})

test('the signing SMS is sent once more while one is left [DEC-LOAN-30]', async () => {
  const page = await open(aMandate({ status: 'pending', signed_at: null, can_resend: true }))
  const verb = m.desk_mandate_act_resend()
  const dialog = await ask(page, verb)
  expect(dialog.queryByRole('textbox')).toBeNull()
  page.server.answer({ 'mandates.resend': refuse('no_sms_left') })
  await page.user.click(dialog.getByRole('button', { name: verb }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('no_sms_left'))
  page.server.answer({ 'mandates.resend': { mandate: aMandate({ status: 'pending' }) } })
  await page.user.click(dialog.getByRole('button', { name: verb }))
  expect(await said(m.desk_mandate_done())).toBe(true)
})

test('what a colleague told meanwhile is said in the question', async () => {
  const page = await open(aMandate(), { answers: { 'mandates.answer': refuse('wrong_status') } })
  const verb = m.desk_mandate_act_rejected()
  const dialog = await ask(page, verb)
  await fill(page.user, dialog.getByRole('textbox', { name: m.desk_reason() }), 'Signature differs')
  await page.user.click(dialog.getByRole('button', { name: verb }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('wrong_status'))
})

test('who may only look at mandates sees no act', async () => {
  await open(aMandate(), { as: ['underwriter'] })
  expect((await drawer()).queryByRole('button', { name: m.desk_mandate_act_active() })).toBeNull()
})

test('a status of the address narrows the list, which says so while it is empty', async () => {
  const { server } = renderAt('/desk/mandates?status=active', {
    as: ['support_agent'],
    answers: { 'mandates.list': listed() },
  })
  expect(await screen.findByText(m.desk_mandates_empty_filter())).toBeTruthy()
  expect(server.callsOf('mandates.list').at(-1)?.query).toEqual({ status: 'active' })
})

test('while the mandates are on their way no row stands there', async () => {
  renderAt('/desk/mandates', { as: ['support_agent'], answers: { 'mandates.list': pending } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test.each([
  ['/desk/mandates', 'mandates.list', listed(), m.desk_mandates_empty_text],
  ['/desk/debits', 'debits.list', { debits: [], next_page_token: null }, m.desk_debits_empty_text],
] as const)(
  'what cannot be read at %s says so, and trying again brings it',
  async (path, id, answer, text) => {
    const { user, server } = renderAt(path, { as: ['finance'], answers: { [id]: offline } })
    const again = await screen.findByRole('button', { name: m.common_try_again() })
    server.answer({ [id]: answer })
    await user.click(again)
    expect(await screen.findByText(text())).toBeTruthy()
  },
)

test('who may not see direct debits asks for none', async () => {
  const { server } = renderAt('/desk/mandates', { as: ['reviewer'] })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(server.callsOf('mandates.list')).toEqual([])
})
