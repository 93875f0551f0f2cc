import type { BankFilePreview } from '@daftar/contract/endpoints/money/reconciliation-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { said } from '../../testing/dialogs.ts'
import { aBankFee, aBankLine, aPreview } from '../../testing/fixtures/bank.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const columns: BankFilePreview['columns'] = ['date', 'reference', 'text', 'debit', 'credit']
const whole = aPreview({ columns, missing: [], lines: 2, first_lines: [aBankLine(), aBankFee()] })
const kept = {
  id: 'bnk_1',
  name: 'november.csv',
  currency: 'AED',
  lines: 2,
  skipped: 0,
  repeated: 0,
  first_on: '2026-11-22',
  last_on: '2026-11-22',
  uploaded_by: 'Rima Fares',
  uploaded_at: '2026-11-22T08:00:00.000Z',
  open: 2,
} as const
const bankFile = new File(['Booked,Reference,Details,Paid out,Paid in'], 'november.csv', { type: 'text/csv' })

async function adding({ answers, ...options }: PageOptions = {}) {
  const page = renderAt('/desk/reconciliation/files', {
    as: ['finance'],
    ...options,
    answers: { 'reconciliation.files': { files: [], next_page_token: null }, ...answers },
  })
  await page.user.click(await screen.findByRole('button', { name: m.desk_reconciliation_add() }))
  const dialog = await screen.findByRole('dialog', { name: m.desk_bank_add_title() })
  return { page, dialog: within(dialog), choose: () => upload(page, dialog) }
}

async function upload({ user }: Page, dialog: HTMLElement): Promise<void> {
  await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, bankFile)
}

test.each(looks)(
  'a person says what a column is that nobody recognised, and the lines are added, in %s at %i',
  async (language, width) => {
    const { page, dialog, choose } = await adding({
      language,
      width,
      answers: {
        'reconciliation.previewFile': ({ query }) => ({ preview: query.columns ? whole : aPreview() }),
        'reconciliation.addFile': { file: kept, known: false },
      },
    })
    await choose()
    expect(await dialog.findByText(m.desk_bank_missing_date())).toBeTruthy()
    await page.user.click(
      dialog.getByRole('button', { name: new RegExp(m.desk_bank_column({ name: 'Booked' })) }),
    )
    await page.user.click(await screen.findByRole('option', { name: m.desk_bank_column_date() }))
    expect(await dialog.findByText(aBankFee().text)).toBeTruthy()
    page.server.answer({ 'reconciliation.files': { files: [kept], next_page_token: null } })
    pressTwice(await dialog.findByRole('button', { name: m.desk_bank_add({ count: 2 }) }))
    expect(await said(m.desk_bank_done({ count: 2 }))).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const reading = { heading: 1, columns: 'date,reference,text,debit,credit', currency: 'AED' }
    expect(page.server.callsOf('reconciliation.previewFile').at(-1)?.query).toEqual(reading)
    expect(page.server.callsOf('reconciliation.addFile').map(({ query }) => query)).toEqual([reading])
    expect(await said('november.csv')).toBe(true)
  },
)

test('rows that were left out are shown as they stand in the file before it is added', async () => {
  const preview = {
    ...whole,
    skipped: 1,
    left_out: [{ row: 5, text: '31/02/2026 · FT9003 · WRONG DAY · 12.00' }],
  }
  const { dialog, choose } = await adding({ answers: { 'reconciliation.previewFile': { preview } } })
  await choose()
  expect(await dialog.findByText(m.desk_bank_left_out())).toBeTruthy()
  expect(dialog.getByText(/WRONG DAY/).closest('li')?.textContent).toContain(
    m.desk_bank_left_out_row({ row: 5 }),
  )
})

test('a file that was added before says so before it is added again', async () => {
  const { page, dialog, choose } = await adding({
    answers: {
      'reconciliation.previewFile': { preview: { ...whole, known: true } },
      'reconciliation.addFile': { file: kept, known: true },
    },
  })
  await choose()
  expect(await dialog.findByText(m.desk_bank_known())).toBeTruthy()
  await page.user.click(dialog.getByRole('button', { name: m.desk_bank_add({ count: 2 }) }))
  expect(await said(m.desk_bank_done_known())).toBe(true)
})

test('a bank file that cannot be read is refused where it was dropped', async () => {
  const reading = await adding({ answers: { 'reconciliation.previewFile': pending } })
  await reading.choose()
  await waitFor(() => expect(reading.page.server.callsOf('reconciliation.previewFile')).toHaveLength(1))
  expect(
    reading.dialog.getByRole('button', { name: m.desk_reconciliation_add() }).hasAttribute('disabled'),
  ).toBe(true)
  const { dialog, choose, page } = await adding({
    answers: { 'reconciliation.previewFile': refuse('file_unreadable') },
  })
  await choose()
  expect(await dialog.findByText(reasonText('file_unreadable'))).toBeTruthy()
  page.server.answer({ 'reconciliation.previewFile': offline })
  await choose()
  expect(await dialog.findByText(m.desk_no_answer())).toBeTruthy()
})
