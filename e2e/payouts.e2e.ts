import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { countText } from '@daftar/words/formats/number'
import { cellsOf, sumOf, thousandths } from './support/amounts.ts'
import { act, regionOf } from './support/pages.ts'
import { area, completed, csvOf } from './support/payouts.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Files as a browser saves them, over half a year of real payouts, to the last minor unit.
test('the CSV holds what the filters leave, and statement and tax invoice are PDFs [PO-03, PO-04, PO-06, DEC-PO-4, DEC-PO-5, DEC-PO-7]', async ({
  page,
  say,
  as,
  isPhone,
}) => {
  const api = await as(people.noorOwner)
  await page.goto(`${completed}?period=last_month&status=paid`)
  await expect(page.getByRole('button', { name: say.payouts_period_last_month(), exact: true })).toBeVisible()
  const { payouts } = await api.call('payouts.list', { query: { page_size: 100 } })
  const links = page.getByRole('main').getByRole('link').filter({ hasText: /P-\d/ })
  await expect(links.first()).toBeVisible()
  const shown = (await links.allInnerTexts()).map((text) => /P-[\w-]+/.exec(text)?.[0])
  const numbers = [...new Set(shown)]

  const csv = await saved(page, () => act(page, say, isPhone, say.payouts_export()))
  expect(csv.suggestedFilename()).toMatch(/^payouts_\d{4}-\d{2}-01_\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await csvOf(csv)
  expect(text.startsWith('\ufeff')).toBe(true)
  const [headings = [], ...lines] = cellsOf(text)
  const at = (name: string) => headings.indexOf(name)
  expect(new Set(lines.map((cells) => cells[at('payout number')]))).toEqual(new Set(numbers))
  for (const number of numbers) {
    const own = lines.filter((cells) => cells[at('payout number')] === number)
    const net = sumOf(own.map((cells) => cells[at('net amount')] ?? ''))
    expect(net, number).toBe(thousandths(payouts.find((each) => each.number === number)?.net ?? ''))
  }
  const dialog = page.getByRole('dialog', { name: say.payouts_export_title() })
  await expect(dialog).toContainText(
    say.payouts_export_rows({ count: lines.length, text: countText(lines.length) }),
  )
  await dialog.getByRole('button', { name: say.common_close() }).last().click()

  await links.first().click()
  const waterfall = regionOf(page, say.payouts_waterfall_title()).getByRole('table')
  const transfer = thousandths(await waterfall.locator('tfoot tr').innerText())
  expect(sumOf(await waterfall.locator('tbody tr').allInnerTexts())).toBe(transfer)
  const press = (name: string) => page.getByRole('main').getByRole('button', { name }).first().click()
  expect(await kindOf(await saved(page, () => press(say.payouts_statement())))).toBe('%PDF-')
  await page.goto(`${area}/invoices`)
  expect(await kindOf(await saved(page, () => press(say.payouts_invoices_pdf())))).toBe('%PDF-')
})

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 45_000 }), press()])
  return download
}

async function kindOf(download: Download): Promise<string> {
  return (await readFile(await download.path())).subarray(0, 5).toString()
}
