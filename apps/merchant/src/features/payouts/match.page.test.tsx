import type { Deposit } from '@daftar/contract/endpoints/money/payouts-shapes'
import { refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { payoutsAnswers } from '../../testing/fixtures/payouts.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'
import { savedFiles } from '../../testing/saved-files.ts'
import { readLines } from './match/read-lines.ts'

/** A document of tests has no workers: the one that reads statements runs beside the page. */
class StatementReader {
  onerror: (() => void) | null = null
  terminate(): void {}
  postMessage(file: File, [answers]: MessagePort[]): void {
    void file.arrayBuffer().then((bytes) => answers?.postMessage(readLines(new Uint8Array(bytes)), []))
  }
}

function aDeposit(more: Partial<Deposit> = {}): Deposit {
  return {
    payout_id: 'pyt_1',
    number: 'P-1042',
    amount: '755.00',
    currency: 'AED',
    issued_on: '2026-11-16',
    status: 'paid',
    bank_reference: 'BNK-5501',
    iban_last_four: '4410',
    ...more,
  }
}

function matchAt({ answers, ...options }: PageOptions = {}, deposits = [aDeposit()]): Page {
  vi.stubGlobal('Worker', StatementReader)
  onTestFinished(() => void vi.unstubAllGlobals())
  return renderAt('/finance/payouts/match', {
    ...options,
    as: { now: '2026-11-22T08:00:00.000Z' },
    answers: { ...payoutsAnswers, 'payouts.deposits': { deposits, holidays: {} }, ...answers },
  })
}

/** Gives the page a bank's file, as one does who picks it. */
async function give({ user }: Page, text: string): Promise<void> {
  const picker = await screen.findByLabelText(m.payouts_match_file())
  await user.upload(picker, new File([text], 'auszug.csv', { type: 'text/csv' }))
}

const german = 'Tag;Zweck;Betrag\n17.11.2026;P-1042;755,00\n'
const columnOf = (heading: string) => screen.findByRole('button', { name: new RegExp(heading) })
const payout = () => screen.findByRole('link', { name: 'P-1042' })

test.each(looks)(
  'a bank’s file is read here alone, and columns no bank has named before are asked for, in %s at %i',
  async (language, width) => {
    const page = matchAt({ language, width })
    expect(await screen.findByText(m.payouts_match_private_title())).toBeTruthy()
    await give(page, german)
    const mapping = within(await screen.findByRole('region', { name: m.payouts_map_title() }))
    expect(mapping.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('17.11.2026'),
      expect.stringContaining('P-1042'),
      expect.stringContaining('755,00'),
    ])
    await page.user.click(mapping.getByRole('button', { name: m.payouts_map_done() }))
    expect(mapping.getByRole('alert').textContent).toBe(m.payouts_map_incomplete())
  },
)

test('columns are mapped once by hand and known the next time', async () => {
  const page = matchAt()
  const { user } = page
  await give(page, german)
  for (const [heading, role] of [
    ['Tag', m.payouts_map_date()],
    ['Zweck', m.payouts_map_reference()],
    ['Betrag', m.payouts_map_amount()],
  ] as const) {
    await user.click(await columnOf(heading))
    await user.click(await screen.findByRole('option', { name: role }))
  }
  await user.click(screen.getByRole('button', { name: m.payouts_map_done() }))
  await payout()
  await user.click(screen.getByRole('button', { name: m.payouts_match_another() }))
  await give(page, german)
  await payout()

  // Looked at again they stand as they were mapped, and leaving them as they are leaves the result.
  await user.click(screen.getByRole('button', { name: m.payouts_match_columns() }))
  expect((await columnOf('Betrag')).textContent).toContain(m.payouts_map_amount())
  await user.click(screen.getByRole('button', { name: m.common_cancel() }))
  await payout()
})

const statement = [
  'Date,Description,Debit,Credit',
  '16/11/2026,Opening,,0.01',
  '17/11/2026,TRF BNK-5501,,755.00',
  '17/11/2026,P 1043,,975.00',
  '19/11/2026,Rent,4000.00,',
].join('\r\n')

test('what arrived, is late, came short and belongs to no payout is counted, filtered and saved', async () => {
  const saved = savedFiles()
  const page = matchAt({}, [
    aDeposit(),
    aDeposit({ payout_id: 'pyt_2', number: 'P-1043', amount: '1000.00', bank_reference: 'BNK-5502' }),
    aDeposit({ payout_id: 'pyt_3', number: 'P-1044', amount: '300.00', bank_reference: 'BNK-5503' }),
  ])
  await give(page, statement)
  const tiles = within(await screen.findByRole('group', { name: m.payouts_match_summary() }))
  const tile = (name: string) => tiles.getByRole('button', { name: new RegExp(`^${name}`) })
  expect(tile(m.payouts_match_arrived()).textContent).toBe(`${m.payouts_match_arrived()}1AED755.00`)
  expect(tile(m.payouts_match_late()).textContent).toBe(`${m.payouts_match_late()}1AED300.00`)
  expect(tile(m.payouts_match_short()).textContent).toBe(`${m.payouts_match_short()}1AED\u221225.00`)
  expect(tile(m.payouts_match_unknown()).textContent).toBe(`${m.payouts_match_unknown()}1AED0.01`)

  await page.user.click(tile(m.payouts_match_late()))
  expect(screen.getByRole('link', { name: 'P-1044' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'P-1042' })).toBeNull()

  await page.user.click(screen.getByRole('button', { name: m.payouts_csv() }))
  const [file] = saved
  const lines = ((await file?.blob.text()) ?? '').trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(',').slice(0, 2).join(' ')).toSorted()).toEqual([
    'arrived P-1042',
    'late P-1044',
    'short P-1043',
    'unknown deposit ',
  ])
})

test.each([
  ['no table', 'Dear customer', m.payouts_match_no_table],
  ['no dates', 'Date,Credit\nsoon,1.00', m.payouts_match_no_dates],
])('a file with %s says so at the field', async (_, text, problem) => {
  const page = matchAt()
  await give(page, text)
  expect(await screen.findByText(problem())).toBeTruthy()
})

test('payouts that cannot be loaded are asked for again without another file', async () => {
  const page = matchAt({ answers: { 'payouts.deposits': refuse('internal') } })
  await give(page, statement)
  expect(await screen.findByText(m.payouts_match_failed())).toBeTruthy()
  page.server.answer({ 'payouts.deposits': { deposits: [aDeposit()], holidays: {} } })
  await page.user.click(screen.getByRole('button', { name: m.common_try_again() }))
  await payout()
  await waitFor(() => expect(screen.queryByText(m.payouts_match_failed())).toBeNull())
})
