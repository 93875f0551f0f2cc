import type { DeskDebit } from '@daftar/contract/endpoints/capital/debits'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, fill, question, said } from '../../testing/dialogs.ts'
import { aDebit } from '../../testing/fixtures/direct-debit.ts'
import { noorIn } from '../../testing/fixtures/merchant.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const listed = (...debits: DeskDebit[]) => ({ debits, next_page_token: null })

/** Finance looks at a debit. */
async function open(debit: DeskDebit, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/debits', {
    as: ['finance'],
    ...options,
    answers: { 'debits.list': listed(debit), ...answers },
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
  'finance tells that the bank paid a debit, with its reference, in %s at %i [DEC-LOAN-32]',
  async (language, width) => {
    const page = await open(aDebit(), { language, width })
    const facts = await drawer()
    expect(facts.getByText(m.desk_debit_pending())).toBeTruthy()
    expect(facts.getAllByText(/4,300\.00/).length).toBeGreaterThan(0)
    const verb = m.desk_debit_act_paid()
    const dialog = await ask(page, verb)
    await page.user.click(dialog.getByRole('button', { name: verb }))
    expect(dialog.getByText(m.field_required())).toBeTruthy()
    const paid = aDebit({ status: 'paid', repaid_amount: '4300.00', bank_reference: 'DBT-7001' })
    page.server.answer({ 'debits.settle': { debit: paid }, 'debits.list': listed(paid) })
    await fill(page.user, dialog.getByRole('textbox', { name: m.desk_bank_reference() }), 'DBT-7001')
    pressTwice(dialog.getByRole('button', { name: verb }))
    expect(await said(m.desk_debit_done())).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [told, ...again] = page.server.callsOf('debits.settle')
    expect(told).toMatchObject({
      params: { id: 'ddb_1' },
      body: { outcome: 'paid', bank_reference: 'DBT-7001' },
    })
    expect(again).toEqual([])
    expect(await said(m.desk_debit_paid())).toBe(true)
  },
)

test.each(looks)(
  'that the money of a paid debit has come is told with its day and the bank’s reference, in %s at %i [DEC-LOAN-32]',
  async (language, width) => {
    const page = await open(aDebit({ status: 'paid', bank_reference: 'DBT-7001' }), { language, width })
    const verb = m.desk_debit_act_receive()
    const dialog = await ask(page, verb)
    expect(dialog.getByText(m.desk_debit_received())).toBeTruthy()
    await page.user.click(dialog.getByRole('button', { name: verb }))
    expect(dialog.getByText(m.field_required())).toBeTruthy()
    expect(page.server.callsOf('debits.receive')).toEqual([])
    page.server.answer({ 'debits.receive': { debit: aDebit({ status: 'paid' }) } })
    await fill(page.user, dialog.getByRole('textbox', { name: m.desk_bank_reference() }), 'BNK-7001')
    await page.user.click(dialog.getByRole('button', { name: verb }))
    expect(await said(m.desk_debit_done())).toBe(true)
    // Today, where the currency of the debit lives.
    const received_on = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date())
    expect(page.server.callsOf('debits.receive')).toMatchObject([
      { params: { id: 'ddb_1' }, body: { received_on, bank_reference: 'BNK-7001' } },
    ])
  },
)

test.each([
  ['pending', 'failed', m.desk_debit_act_failed, 'Not enough money in the account'],
  ['paid', 'returned', m.desk_debit_act_returned, 'The account was closed'],
] as const)(
  'that a %s debit is %s is told with its reason [DEC-LOAN-32]',
  async (status, outcome, verb, reason) => {
    const page = await open(aDebit({ status }))
    const dialog = await ask(page, verb())
    const after = aDebit({ status: outcome, reason })
    page.server.answer({ 'debits.settle': { debit: after }, 'debits.list': listed(after) })
    await fill(page.user, dialog.getByRole('textbox', { name: m.desk_reason() }), reason)
    await page.user.click(dialog.getByRole('button', { name: verb() }))
    expect(await said(m.desk_debit_done())).toBe(true)
    expect(page.server.callsOf('debits.settle')).toMatchObject([{ body: { outcome, reason } }])
    await page.user.click(await screen.findByRole('button', { name: /DDB-2001/ }))
    expect((await drawer()).getByText(reason)).toBeTruthy()
  },
)

test('a debit that was chased says so, and finance tells that no answer came [DEC-LOAN-32]', async () => {
  const page = await open(aDebit({ chased_on: '2026-11-18' }))
  expect((await drawer()).getByText(m.desk_debit_late())).toBeTruthy()
  const verb = m.desk_debit_act_unanswered()
  const dialog = await ask(page, verb)
  const after = aDebit({ status: 'unanswered', chased_on: '2026-11-18' })
  page.server.answer({ 'debits.settle': { debit: after }, 'debits.list': listed(after) })
  await fill(page.user, dialog.getByRole('textbox', { name: m.desk_reason() }), 'Asked twice')
  await page.user.click(dialog.getByRole('button', { name: verb }))
  expect(await said(m.desk_debit_unanswered())).toBe(true)
  expect(page.server.callsOf('debits.settle')).toMatchObject([{ body: { outcome: 'unanswered' } }])
})

test('what a colleague told meanwhile is said in the question', async () => {
  const page = await open(aDebit(), { answers: { 'debits.settle': refuse('wrong_status') } })
  const dialog = await ask(page, m.desk_debit_act_failed())
  await fill(page.user, dialog.getByRole('textbox'), 'No money')
  await page.user.click(dialog.getByRole('button', { name: m.desk_debit_act_failed() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('wrong_status'))
})

test('support sees a debit, is led to its advance and tells nothing about it', async () => {
  await open(aDebit(), { as: ['support_agent'] })
  const advance = (await drawer()).getByRole('link', { name: 'lon_1' })
  expect(advance.getAttribute('href')).toBe('/desk/advances/lon_1')
  expect((await drawer()).queryByRole('button', { name: m.desk_debit_act_paid() })).toBeNull()
})

test('a debit is found by its reference, and what finds nothing says so', async () => {
  const answers = { 'debits.list': listed() }
  const { server } = renderAt('/desk/debits?search=DDB-1', { as: ['finance'], answers })
  expect(await screen.findByText(asRead(m.desk_empty_search({ search: 'DDB-1' })))).toBeTruthy()
  expect(server.callsOf('debits.list')).toMatchObject([{ query: { search: 'DDB-1' } }])
})

test('a status of the address narrows the list, which says so while it is empty', async () => {
  const { server } = renderAt('/desk/debits?status=returned', {
    as: ['finance'],
    answers: { 'debits.list': listed() },
  })
  expect(await screen.findByText(m.desk_mandates_empty_filter())).toBeTruthy()
  expect(server.callsOf('debits.list').at(-1)?.query).toEqual({ status: 'returned' })
})

test('while the debits are on their way no row stands there', async () => {
  renderAt('/desk/debits', { as: ['finance'], answers: { 'debits.list': pending } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
