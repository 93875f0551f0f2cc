import type { BankLine } from '@daftar/contract/endpoints/money/reconciliation-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawer, question, said } from '../../testing/dialogs.ts'
import { aBankFee, aBankLine, anOrderedPayout, aReconciliation } from '../../testing/fixtures/bank.ts'
import { aSession, looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const listed = (...lines: BankLine[]) => ({
  lines,
  counts: { proposed: lines.length, waiting: 0, unknown: 1 },
  next_page_token: null,
})

function atLines(lines: BankLine[], { answers, ...options }: PageOptions = {}, view = 'proposed'): Page {
  return renderAt(`/desk/reconciliation?view=${view}`, {
    as: ['finance'],
    ...options,
    answers: {
      'reconciliation.summary': { reconciliations: [aReconciliation()] },
      'reconciliation.lines': listed(...lines),
      ...answers,
    },
  })
}

async function open(line: BankLine, options: PageOptions = {}, view = 'proposed'): Promise<Page> {
  const page = atLines([line], options, view)
  await page.user.click((await screen.findAllByText(line.text))[0]!)
  await drawer()
  return page
}

test.each(looks)(
  'lines that fit their transfers are confirmed together, with what became of each, in %s at %i',
  async (language, width) => {
    const other = aBankLine({
      id: 'bln_3',
      transfer: anOrderedPayout({ id: 'trf_3', reference: 'DFT-1003' }),
    })
    const page = atLines([aBankLine(), other], { language, width })
    expect(await screen.findByText(m.desk_reconciliation_explained())).toBeTruthy()
    for (const reference of ['DFT-1001', 'DFT-1003'])
      await page.user.click(
        await screen.findByRole('checkbox', { name: m.desk_reconciliation_select_line({ reference }) }),
      )
    const verb = m.desk_reconciliation_many({ count: 2 })
    await page.user.click(screen.getByRole('button', { name: verb }))
    const dialog = await question(m.desk_reconciliation_many_title())
    expect(dialog.getByText('20,000.00')).toBeTruthy()
    page.server.answer({
      'reconciliation.match': ({ params }) =>
        params.id === 'bln_1' ? { line: aBankLine({ state: 'matched' }) } : refuse('line_differs'),
      'reconciliation.lines': listed(),
    })
    pressTwice(dialog.getByRole('button', { name: verb }))
    expect(await dialog.findByText(m.desk_reconciliation_row_done())).toBeTruthy()
    expect(await dialog.findByText(reasonText('line_differs'))).toBeTruthy()
    await page.user.click(dialog.getAllByRole('button', { name: m.common_close() }).at(-1)!)
    expect(await screen.findByText(m.desk_reconciliation_empty_proposed_title())).toBeTruthy()
    const sent = page.server.callsOf('reconciliation.match')
    expect(sent.map(({ params, body }) => `${params.id} ${body.transfer_id}`)).toEqual([
      'bln_1 trf_1',
      'bln_3 trf_3',
    ])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  },
)

test('every line shown is chosen by one press', async () => {
  const { user } = atLines([aBankLine()])
  await user.click(await screen.findByRole('checkbox', { name: m.desk_reconciliation_select_all() }))
  expect(await screen.findByRole('button', { name: m.desk_reconciliation_many({ count: 1 }) })).toBeTruthy()
})

test('one line is confirmed beside its transfer; somebody else was first: it says so and stays', async () => {
  const page = await open(aBankLine(), { answers: { 'reconciliation.match': refuse('wrong_status') } })
  await page.user.click((await drawer()).getByRole('button', { name: m.desk_reconciliation_confirm() }))
  const dialog = await question(m.desk_reconciliation_confirm_title())
  const confirm = dialog.getByRole('button', {
    name: m.desk_reconciliation_confirm_amount({ amount: moneyText('10000.00', 'AED') }),
  })
  await page.user.click(confirm)
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('wrong_status'))
  page.server.answer({ 'reconciliation.match': { line: aBankLine({ state: 'matched' }) } })
  await page.user.click(confirm)
  expect(await said(m.desk_reconciliation_done_matched())).toBe(true)
})

test.each(looks)(
  'a line that concerns no transfer is set aside with a word, in %s at %i',
  async (language, width) => {
    const page = await open(aBankFee(), { language, width }, 'unknown')
    expect(page.server.callsOf('reconciliation.lines').at(-1)?.query.view).toBe('unknown')
    await page.user.click((await drawer()).getByRole('button', { name: m.desk_reconciliation_aside() }))
    const dialog = await question(m.desk_reconciliation_aside_title())
    const confirm = dialog.getByRole('button', {
      name: m.desk_reconciliation_aside_confirm({ amount: moneyText('-3.50', 'AED') }),
    })
    await page.user.click(confirm)
    expect(dialog.getByText(fieldText('required'))).toBeTruthy()
    expect(page.server.callsOf('reconciliation.setAside')).toEqual([])
    const note = dialog.getByRole('textbox', { name: m.desk_reconciliation_aside_note() })
    await page.user.type(note, 'Fee of the bank')
    page.server.answer({
      'reconciliation.setAside': { line: aBankFee({ state: 'aside' }) },
      'reconciliation.lines': listed(),
    })
    await page.user.click(confirm)
    expect(await said(m.desk_reconciliation_done_aside())).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.server.callsOf('reconciliation.setAside')).toMatchObject([
      { params: { id: 'bln_2' }, body: { note: 'Fee of the bank' } },
    ])
  },
)

test('where nothing fits by itself the list leads on to what fits nothing', async () => {
  const { user, address } = atLines([])
  await user.click(
    await screen.findByRole('link', { name: asRead(m.desk_reconciliation_to_unknown({ count: 1 })) }),
  )
  await waitFor(() => expect(address()).toBe('/desk/reconciliation?view=unknown'))
})

test('money that came in leads to the wallets, money that went out does not', async () => {
  const line = aBankFee({ id: 'bln_4', amount: '730.00', text: 'CASH DEPOSIT' })
  await open(line, {}, 'unknown')
  const link = (await drawer()).getByRole('link', { name: m.desk_reconciliation_to_top_ups() })
  expect(link.getAttribute('href')).toBe('/desk/top-ups')
})

test('a line nothing fits is matched by hand among the transfers of its amount', async () => {
  const candidate = { transfer: anOrderedPayout({ reference: 'DFT-1009' }), grounds: ['amount' as const] }
  const page = await open(
    aBankFee(),
    { answers: { 'reconciliation.candidates': { candidates: [candidate] } } },
    'unknown',
  )
  await page.user.click((await drawer()).getByRole('button', { name: m.desk_reconciliation_find() }))
  expect(await said('DFT-1009')).toBe(true)
  await page.user.click(screen.getByRole('button', { name: m.desk_reconciliation_find_choose() }))
  expect(await question(m.desk_reconciliation_confirm_title())).toBeTruthy()
})

test('who matched a line above the limit first cannot confirm it', async () => {
  const transfer = anOrderedPayout({
    needs_second: true,
    proposed_by: 'Rima Fares',
    proposed_by_id: 'stf_rima',
  })
  const waiting = aBankLine({ state: 'waiting', transfer })
  await open(waiting, { as: aSession(['finance'], { id: 'stf_rima' }) }, 'waiting')
  expect((await drawer()).getByText(m.desk_reconciliation_own())).toBeTruthy()
  expect((await drawer()).queryByRole('button', { name: m.desk_reconciliation_confirm() })).toBeNull()
})

test('who only reads the books decides about no line and adds no file', async () => {
  await open(aBankLine(), { as: ['desk_admin'] })
  expect((await drawer()).queryByRole('button', { name: m.desk_reconciliation_confirm() })).toBeNull()
  expect(screen.queryByRole('button', { name: m.desk_reconciliation_add() })).toBeNull()
  expect(screen.queryByRole('checkbox', { name: m.desk_reconciliation_select_all() })).toBeNull()
})

test('money that no transfer explains is an alarm beside its currency', async () => {
  atLines([], {
    answers: { 'reconciliation.summary': { reconciliations: [aReconciliation({ difference: '0.01' })] } },
  })
  expect(await screen.findByText(m.desk_reconciliation_unexplained())).toBeTruthy()
  expect(screen.queryByText(m.desk_reconciliation_explained())).toBeNull()
})

test('while the lines are on their way none stands there; when they do not come trying again brings them', async () => {
  atLines([], { answers: { 'reconciliation.lines': pending, 'reconciliation.summary': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_reconciliation() })).toBeTruthy()
  expect(screen.queryByText(m.desk_reconciliation_empty_proposed_title())).toBeNull()
  const { user, server } = atLines([], { answers: { 'reconciliation.lines': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'reconciliation.lines': listed(aBankLine()) })
  await user.click(again)
  expect(await said(aBankLine().text)).toBe(true)
})

test('while nothing is on its way one empty page offers a sample of a bank’s file, and to add one', async () => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sample')
  onTestFinished(() => save.mockRestore())
  const none = { count: 0, amount: '0.00' }
  const quiet = aReconciliation({
    ordered: none,
    on_statement: none,
    open_out: none,
    transit: '0.00',
    last_on: null,
  })
  const { user } = atLines([], {
    answers: {
      'reconciliation.summary': { reconciliations: [quiet] },
      'reconciliation.lines': { ...listed(), counts: { proposed: 0, waiting: 0, unknown: 0 } },
    },
  })
  await user.click(await screen.findByRole('button', { name: m.desk_reconciliation_sample() }))
  const [[file]] = save.mock.calls as [[Blob]]
  expect(await file.text()).toContain('Date,Reference,Description,Debit,Credit')
  expect(screen.queryByText(m.desk_reconciliation_empty_proposed_title())).toBeNull()
  expect(screen.getAllByRole('button', { name: m.desk_reconciliation_add() }).length).toBeGreaterThan(0)
})
