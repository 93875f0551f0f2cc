import type { DeskAdvance, DeskAdvanceWhole } from '@daftar/contract/endpoints/capital/advances-shapes'
import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { paidOffText, transferRefusedText } from '@daftar/words/told'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question, said } from '../../testing/dialogs.ts'
import { aListedAdvance, anAdvance, aReceipt, aWriteOff } from '../../testing/fixtures/advances.ts'
import { noorIn, ofNoor } from '../../testing/fixtures/merchant.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const listed = (advances: DeskAdvance[], counts: { flagged?: number; differences?: number } = {}) => ({
  advances,
  counts: { flagged: 0, stopped: 0, differences: 0, ...counts },
  next_page_token: null,
})
const region = (name: string) => within(screen.getByRole('region', { name }))

/** Finance opens an advance. */
async function open(advance: DeskAdvanceWhole, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/advances/lon_1', {
    as: ['finance'],
    ...options,
    answers: { 'advances.readForStaff': { advance }, ...answers },
  })
  await screen.findByRole('region', { name: m.desk_advance_terms() })
  return page
}

test.each([
  [
    'refused transfer',
    { refused_transfer: { amount: '50000.00', on: '2026-11-16' } },
    () => transferRefusedText({ amount: '50000.00', on: '2026-11-16', currency: 'AED' }),
  ],
  [
    'early pay-off',
    { status: 'closed', paid_off_by: 'lon_2', completed_at: '2026-11-16T06:00:00Z' },
    () => paidOffText({ at: '2026-11-16T06:00:00Z', currency: 'AED' }),
  ],
] as const)(
  'of a %s the console says what the merchant reads [DEC-LOAN-8, DEC-LOAN-27]',
  async (_, given, says) => {
    await open(anAdvance(given))
    expect(screen.getByText(asRead(says()))).toBeTruthy()
  },
)

/** What an act answers, and what is read of the advance from then on. */
const now = (id: keyof Answers, advance: DeskAdvanceWhole): Answers => ({
  [id]: { advance },
  'advances.readForStaff': { advance },
})

test.each(looks)(
  'finance finds an advance by its merchant and opens it, in %s at %i [DEC-LOAN-29]',
  async (language, width) => {
    const { user, address } = renderAt('/desk/advances', {
      as: ['finance'],
      language,
      width,
      answers: {
        'advances.listForStaff': ({ query }) => listed(query.search === 'nobody' ? [] : [aListedAdvance()]),
        'advances.readForStaff': { advance: anAdvance() },
      },
    })
    const search = await screen.findByRole('searchbox', { name: m.desk_advances_search() })
    await fill(user, search, 'nobody')
    expect(await screen.findByText(m.desk_advances_empty_filter())).toBeTruthy()
    await fill(user, search, 'Noor')
    await waitFor(() => expect(address()).toBe('/desk/advances?search=Noor'))
    await user.click(
      await screen.findByRole('link', { name: m.desk_opens_advance({ name: noorIn[language] }) }),
    )
    expect(await screen.findByRole('region', { name: m.desk_advance_terms() })).toBeTruthy()
    expect(address()).toBe('/desk/advances/lon_1')
  },
)

test('what somebody has to look at stands above the list [DEC-LOAN-36]', async () => {
  renderAt('/desk/advances', {
    as: ['finance'],
    answers: { 'advances.listForStaff': listed([aListedAdvance()], { flagged: 2, differences: 1 }) },
  })
  expect(await screen.findByText(asRead(m.desk_advances_notice_flagged({ count: 2 })))).toBeTruthy()
  expect(screen.getByText(asRead(m.desk_advances_notice_differences({ count: 1 })))).toBeTruthy()
})

test.each(looks)(
  'a transfer of the merchant is recorded with sum, day and reference, and stands beside the advance, in %s at %i [DEC-LOAN-29]',
  async (language, width) => {
    const { user, server } = await open(anAdvance(), { language, width })
    await user.click(screen.getByRole('button', { name: m.desk_advance_receipt() }))
    const dialog = await question(m.desk_advance_receipt_title())
    await user.click(dialog.getByRole('button', { name: m.desk_advance_receipt() }))
    expect(dialog.getAllByText(m.field_required())).toHaveLength(3)
    expect(server.callsOf('advances.recordReceipt')).toEqual([])
    await fill(user, dialog.getByRole('textbox', { name: m.desk_advance_receipt_sum() }), '250')
    await fill(user, dialog.getByRole('textbox', { name: m.desk_bank_reference() }), 'IN-7788')
    for (const [type, digits] of [
      ['day', '20'],
      ['month', '11'],
      ['year', '2026'],
    ]) {
      screen.getByRole('alertdialog').querySelector<HTMLElement>(`[data-type=${type}]`)?.focus()
      await user.keyboard(digits!)
    }
    server.answer(now('advances.recordReceipt', anAdvance({ receipts: [aReceipt()] })))
    pressTwice(dialog.getByRole('button', { name: /250/ }))
    expect(await said(m.desk_advance_done_receipt())).toBe(true)
    expect(region(m.desk_advance_receipts()).getByText('IN-7788')).toBeTruthy()
    expect(server.callsOf('advances.recordReceipt')).toMatchObject([
      {
        params: { id: 'lon_1' },
        body: { amount: '250', received_on: '2026-11-20', bank_reference: 'IN-7788' },
      },
    ])
  },
)

test('what is the merchant’s of a transfer above the limit says that it waits for a second person [DEC-LOAN-35]', async () => {
  const waiting = aReceipt({ to_merchant: '150000.00', waits_for_second: true })
  await open(anAdvance({ receipts: [waiting] }))
  const amount = moneyText('150000.00', 'AED')
  expect(
    region(m.desk_advance_receipts()).getByText(asRead(m.desk_advance_to_merchant_waits({ amount }))),
  ).toBeTruthy()
})

const overdue = (more: Partial<DeskAdvanceWhole> = {}) => anAdvance({ status: 'overdue', ...more })
const left = moneyText('60000.00', 'AED')

test.each(looks)(
  'what is left is proposed to be given up with a reason, and who proposed cannot approve it, in %s at %i [DEC-LOAN-25]',
  async (language, width) => {
    const { user, server } = await open(overdue(), { language, width })
    const isPhone = width < 768
    if (isPhone) await user.click(screen.getByRole('button', { name: m.desk_advance_more() }))
    const act = { name: m.desk_advance_propose() }
    await user.click(await screen.findByRole(isPhone ? 'menuitem' : 'button', act))
    const dialog = await question(m.desk_advance_propose_title())
    const confirm = dialog.getByRole('button', { name: m.desk_advance_propose_amount({ amount: left }) })
    await user.click(confirm)
    expect(dialog.getByText(m.field_required())).toBeTruthy()
    expect(server.callsOf('advances.proposeWriteOff')).toEqual([])
    const own = aWriteOff({ proposed_by: 'Huda Saleh', proposed_by_id: 'stf_1' })
    server.answer(now('advances.proposeWriteOff', overdue({ write_offs: [own] })))
    const reason = dialog.getByRole('textbox', { name: m.desk_advance_propose_reason() })
    await fill(user, reason, 'The shop closed for good')
    await user.click(confirm)
    expect(await said(m.desk_advance_done_proposed())).toBe(true)
    const card = region(m.desk_advance_write_offs())
    expect(card.getByText(m.desk_advance_write_off_own())).toBeTruthy()
    expect(card.queryByRole('button', { name: m.desk_advance_approve() })).toBeNull()
    expect(server.callsOf('advances.proposeWriteOff')).toMatchObject([
      { params: { id: 'lon_1' }, body: { reason: 'The shop closed for good' } },
    ])
  },
)

test.each(looks)(
  'the second person reads why and gives up what is left, in %s at %i [DEC-LOAN-25]',
  async (language, width) => {
    const { user, server } = await open(overdue({ write_offs: [aWriteOff()] }), { language, width })
    const card = () => region(m.desk_advance_write_offs())
    expect(card().getByText('The shop closed for good')).toBeTruthy()
    await user.click(card().getByRole('button', { name: m.desk_advance_approve() }))
    const dialog = await question(m.desk_advance_approve_title())
    const decided = { decided_by: 'Huda Saleh', decided_at: '2026-11-21T11:00:00Z' }
    const approved = aWriteOff({ ...decided, status: 'approved' })
    server.answer(now('advances.decideWriteOff', anAdvance({ status: 'closed', write_offs: [approved] })))
    await user.click(dialog.getByRole('button', { name: m.desk_advance_approve_amount({ amount: left }) }))
    expect(await card().findByText(m.desk_advance_write_off_approved())).toBeTruthy()
    expect(await said(m.desk_advance_done_written_off())).toBe(true)
    expect(server.callsOf('advances.decideWriteOff')).toMatchObject([
      { params: { id: 'wof_1' }, body: { decision: 'approve' } },
    ])
  },
)

test('a write-off that may not be approved says why in its question [DEC-LOAN-25]', async () => {
  const { user } = await open(overdue({ write_offs: [aWriteOff()] }), {
    answers: { 'advances.decideWriteOff': refuse('debit_pending') },
  })
  await user.click(screen.getByRole('button', { name: m.desk_advance_approve() }))
  const dialog = await question(m.desk_advance_approve_title())
  await user.click(dialog.getByRole('button', { name: m.desk_advance_approve_amount({ amount: left }) }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('debit_pending'))
})

test('support sees an advance and changes nothing about it', async () => {
  await open(overdue({ write_offs: [aWriteOff()] }), { as: ['support_agent'] })
  for (const name of [m.desk_advance_receipt(), m.desk_advance_propose(), m.desk_advance_approve()])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each(looks)(
  'a difference of the books stands with what was expected and what was found, in %s at %i [DEC-LOAN-36]',
  async (language, width) => {
    const difference = {
      id: 'dif_1',
      merchant_id: ofNoor.merchant_id,
      merchant_name: ofNoor.merchant_name,
      merchant_name_ar: ofNoor.merchant_name_ar,
      loan_id: 'lon_1',
      kind: 'outstanding',
      currency: 'AED',
      expected: '60000.00',
      found: '59999.00',
      found_at: '2026-11-21T02:00:00Z',
      last_seen_at: '2026-11-22T02:00:00Z',
    } as const
    renderAt('/desk/advances/book-differences', {
      as: ['finance'],
      language,
      width,
      answers: { 'advances.bookDifferences': { differences: [difference], next_page_token: null } },
    })
    const name = await screen.findByRole('link', { name: noorIn[language] })
    expect(name.getAttribute('href')).toBe('/desk/merchants/mrc_noor')
    const link = screen.getByRole('link', { name: m.desk_advances_difference_advance() })
    expect(link.getAttribute('href')).toBe('/desk/advances/lon_1')
    expect(screen.getByText(/60,000\.00/)).toBeTruthy()
    expect(screen.getByText(/59,999\.00/)).toBeTruthy()
  },
)

test('where the books agree the list of differences says so; one that cannot be read is asked for again [DEC-LOAN-36]', async () => {
  const { server, user } = renderAt('/desk/advances/book-differences', {
    as: ['finance'],
    answers: { 'advances.bookDifferences': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'advances.bookDifferences': { differences: [], next_page_token: null } })
  await user.click(again)
  expect(await screen.findByText(m.desk_advances_differences_empty_title())).toBeTruthy()
})

test('advances that cannot be read say so, and trying again brings them', async () => {
  const { user, server } = renderAt('/desk/advances', {
    as: ['finance'],
    answers: { 'advances.listForStaff': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'advances.listForStaff': listed([]) })
  await user.click(again)
  expect(await screen.findByText(m.desk_advances_empty_text())).toBeTruthy()
})

test('while the advances are on their way no row stands there', async () => {
  renderAt('/desk/advances', { as: ['finance'], answers: { 'advances.listForStaff': pending } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
