import type { Transfer } from '@daftar/contract/endpoints/money/transfers'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, fill, question, said } from '../../testing/dialogs.ts'
import { noorIn } from '../../testing/fixtures/merchant.ts'
import { aTransfer } from '../../testing/fixtures/transfers.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const amount = moneyText('80000.00', 'AED')
const listed = (...transfers: Transfer[]) => ({ transfers, next_page_token: null })
const first = {
  proposed_by: 'Rima Fares',
  proposed_by_id: 'stf_2',
  proposed_reference: 'BNK-12000',
  proposed_at: '2026-11-21T10:00:00Z',
  needs_second: true,
}

/** Finance looks at a transfer. */
async function open(transfer: Transfer, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/transfers', {
    as: ['finance'],
    ...options,
    answers: { 'transfers.list': listed(transfer), ...answers },
  })
  const name = new RegExp(noorIn[options.language ?? 'en'])
  await page.user.click(await screen.findByRole('button', { name }))
  await drawer()
  return page
}

async function ask({ user }: Page, verb: string, title: string) {
  await user.click((await drawer()).getByRole('button', { name: verb }))
  return question(title)
}

test('a transfer is found by what a statement says of it, and what finds nothing says so', async () => {
  const answers = { 'transfers.list': listed() }
  const { server } = renderAt('/desk/transfers?search=TRF-7001', { as: ['finance'], answers })
  expect(await screen.findByText(asRead(m.desk_empty_search({ search: 'TRF-7001' })))).toBeTruthy()
  expect(server.callsOf('transfers.list')).toMatchObject([{ query: { search: 'TRF-7001' } }])
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('TRF-7001')
})

test.each(looks)(
  'the bank has paid: finance confirms with the bank’s reference, once, in %s at %i [DEC-LOAN-8]',
  async (language, width) => {
    const page = await open(aTransfer(), { language, width })
    const dialog = await ask(page, m.desk_transfer_confirm(), m.desk_transfer_confirm_title())
    const confirm = dialog.getByRole('button', { name: m.desk_transfer_confirm_amount({ amount }) })
    await page.user.click(confirm)
    expect(dialog.getByText(m.field_required())).toBeTruthy()
    expect(page.server.callsOf('transfers.confirm')).toEqual([])
    const confirmed = aTransfer({ status: 'confirmed', bank_reference: 'TRF-7001' })
    page.server.answer({ 'transfers.confirm': { transfer: confirmed } })
    await fill(page.user, dialog.getByRole('textbox', { name: m.desk_bank_reference() }), 'TRF-7001')
    pressTwice(confirm)
    expect(await said(m.desk_transfer_done_confirmed())).toBe(true)
    const [told, ...again] = page.server.callsOf('transfers.confirm')
    expect(told).toMatchObject({ params: { id: 'trf_1' }, body: { bank_reference: 'TRF-7001' } })
    expect(again).toEqual([])
  },
)

test('above the limit a confirmation is a proposal, and whoever made it waits for a second person [DEC-LOAN-8]', async () => {
  const page = await open(aTransfer({ needs_second: true }))
  expect((await drawer()).getByText(m.desk_transfer_needs_second())).toBeTruthy()
  const dialog = await ask(page, m.desk_transfer_confirm(), m.desk_transfer_confirm_title())
  const own = aTransfer({ ...first, proposed_by: 'Huda Saleh', proposed_by_id: 'stf_1' })
  page.server.answer({ 'transfers.confirm': { transfer: own }, 'transfers.list': listed(own) })
  await fill(page.user, dialog.getByRole('textbox', { name: m.desk_bank_reference() }), 'BNK-12000')
  await page.user.click(dialog.getByRole('button', { name: m.desk_transfer_propose({ amount }) }))
  expect(await said(m.desk_transfer_done_proposed())).toBe(true)
  expect(await screen.findByText(m.desk_transfer_own_proposal())).toBeTruthy()
  expect((await drawer()).queryByRole('button', { name: m.desk_transfer_confirm() })).toBeNull()
})

test.each(looks)(
  'the second person sees who entered which reference, and is told where the own one differs, in %s at %i [DEC-LOAN-8]',
  async (language, width) => {
    const page = await open(aTransfer(first), { language, width })
    const dialog = await ask(page, m.desk_transfer_confirm(), m.desk_transfer_confirm_title())
    expect(dialog.getByText('BNK-12000')).toBeTruthy()
    expect(dialog.getByText('Rima Fares')).toBeTruthy()
    const reference = dialog.getByRole('textbox', { name: m.desk_bank_reference() })
    await fill(page.user, reference, 'BNK-1200')
    expect(dialog.getByRole('status').textContent).toContain('BNK-12000')
    await fill(page.user, reference, 'BNK-12000')
    expect(dialog.queryByRole('status')).toBeNull()
    const confirmed = aTransfer({ ...first, status: 'confirmed', bank_reference: 'BNK-12000' })
    page.server.answer({ 'transfers.confirm': { transfer: confirmed } })
    await page.user.click(dialog.getByRole('button', { name: m.desk_transfer_confirm_amount({ amount }) }))
    expect(await said(m.desk_transfer_done_confirmed())).toBe(true)
  },
)

test('a transfer the bank refused is taken back with its reason, which stands beside it from then on', async () => {
  const page = await open(aTransfer())
  const dialog = await ask(page, m.desk_transfer_reject(), m.desk_transfer_reject_title())
  const confirm = dialog.getByRole('button', { name: m.desk_transfer_reject() })
  await page.user.click(confirm)
  expect(dialog.getByText(m.field_required())).toBeTruthy()
  expect(dialog.getByText(m.desk_transfer_reject_advance())).toBeTruthy()
  const rejected = aTransfer({ status: 'rejected', reject_reason: 'Account closed' })
  page.server.answer({ 'transfers.reject': { transfer: rejected }, 'transfers.list': listed(rejected) })
  await fill(
    page.user,
    dialog.getByRole('textbox', { name: m.desk_transfer_reject_reason() }),
    'Account closed',
  )
  await page.user.click(confirm)
  expect(await said(m.desk_transfer_done_rejected())).toBe(true)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByText('Account closed')).toBeTruthy()
  expect((await drawer()).getByText(m.desk_transfer_rejected())).toBeTruthy()
  expect(page.server.callsOf('transfers.reject')).toMatchObject([
    { params: { id: 'trf_1' }, body: { reason: 'Account closed' } },
  ])
})

test.each(looks)(
  'what the bank refused is ordered again to a corrected IBAN, by somebody else than who said so, in %s at %i [DEC-LOAN-8]',
  async (language, width) => {
    const page = await open(aTransfer({ status: 'rejected', reject_reason: 'Account closed' }), {
      language,
      width,
      answers: { 'transfers.reorder': refuse('own_proposal') },
    })
    const dialog = await ask(page, m.desk_transfer_reorder(), m.desk_transfer_reorder_title())
    const iban = dialog.getByRole('textbox', { name: m.desk_transfer_corrected_iban() })
    const confirm = dialog.getByRole('button', { name: m.desk_transfer_reorder_amount({ amount }) })
    await fill(page.user, iban, 'BH02 CITI 0000 1077 1816 12')
    await page.user.click(confirm)
    expect(dialog.getByText(asRead(m.desk_iban_wrong()))).toBeTruthy()
    expect(page.server.callsOf('transfers.reorder')).toEqual([])
    await fill(page.user, iban, 'BH02CITI00001077181611')
    await page.user.click(confirm)
    expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('own_proposal'))
    page.server.answer({ 'transfers.reorder': { transfer: aTransfer({ id: 'trf_2' }) } })
    await page.user.click(confirm)
    expect(await said(m.desk_transfer_done_reordered())).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.server.callsOf('transfers.reorder').at(-1)).toMatchObject({
      params: { id: 'lon_1' },
      body: { iban: 'BH02CITI00001077181611' },
    })
  },
)

test('who may only look at transfers sees no act', async () => {
  await open(aTransfer(), { as: ['underwriter'] })
  expect((await drawer()).queryByRole('button', { name: m.desk_transfer_confirm() })).toBeNull()
})

test('a status of the address narrows the list, which says so while it is empty', async () => {
  const { server } = renderAt('/desk/transfers?status=ordered', {
    as: ['finance'],
    answers: { 'transfers.list': listed() },
  })
  expect(await screen.findByText(m.desk_transfers_empty_filter())).toBeTruthy()
  expect(server.callsOf('transfers.list').at(-1)?.query).toEqual({ status: 'ordered' })
})

test('transfers that cannot be read say so, and trying again brings them', async () => {
  const { user, server } = renderAt('/desk/transfers', {
    as: ['finance'],
    answers: { 'transfers.list': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'transfers.list': listed() })
  await user.click(again)
  expect(await screen.findByText(m.desk_transfers_empty_text())).toBeTruthy()
})

test('while the transfers are on their way no row stands there', async () => {
  renderAt('/desk/transfers', { as: ['finance'], answers: { 'transfers.list': pending } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
