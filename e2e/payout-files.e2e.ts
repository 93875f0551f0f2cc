import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { cellsOf, sumOf, thousandths } from './support/amounts.ts'
import { regionOf } from './support/pages.ts'
import { area, completed, csvOf } from './support/payouts.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Files as a browser saves them, over half a year of real payouts, to the last minor unit.
test('PO-03, PO-04, PO-06, DEC-PO-4, DEC-PO-5, DEC-PO-7: the CSV holds what the filters of the address leave and adds up, and a payout’s statement and a month’s tax invoice are PDFs', async ({
  page,
  say,
  as,
}) => {
  test.setTimeout(120_000)
  const api = await as(people.noorOwner)
  await page.goto(`${completed}?period=last_month&status=paid`)
  await expect(page.getByRole('button', { name: say.payouts_period_last_month(), exact: true })).toBeVisible()
  const { payouts } = await api.call('payouts.list', { query: { page_size: 100 } })
  const links = page.getByRole('main').getByRole('link').filter({ hasText: /P-\d/ })
  await expect(links.first()).toBeVisible()
  const shown = (await links.allInnerTexts()).map((text) => /P-[\w-]+/.exec(text)?.[0])
  const numbers = [...new Set(shown)]

  const csv = await saved(page, () => page.getByRole('button', { name: say.payouts_export() }).click())
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
  await expect(dialog).toContainText(say.payouts_export_rows({ count: lines.length }))
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

test('an export that fails says so and can be tried again, and one under way can be stopped', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await page.goto(completed)
  let held = true
  await page.route('**/payouts/export', async (route) => {
    if (held) return
    await route.fulfill({ status: 202, json: { mailed_to: 'owner@noor.example' } })
  })
  const start = page.getByRole('button', { name: say.payouts_export() })
  await start.click()
  const dialog = page.getByRole('dialog', { name: say.payouts_export_title() })
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: say.payouts_export_cancel() }).click()
  await expect(dialog).toBeHidden()
  held = false
  await start.click()
  await expect(dialog).toContainText(say.payouts_export_mailed_title())
  await expect(dialog).toContainText('owner@noor.example')
  await dialog.getByRole('button', { name: say.common_close() }).last().click()
  await page.unroute('**/payouts/export')
  await page.route('**/payouts/export', (route) => route.abort())
  await start.click()
  await expect(dialog).toContainText(say.payouts_export_failed_title())
  await page.unroute('**/payouts/export')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: say.common_try_again() }).click(),
  ])
  expect((await csvOf(download)).startsWith('\ufeffpayout number,')).toBe(true)

  // The letter about a file that was made later leads here; trying again asks for that file again.
  const long = {
    body: '\ufeffpayout number\r\nP-1\r\n',
    headers: { 'content-disposition': "attachment; filename*=UTF-8''payouts_long.csv", 'x-row-count': '1' },
  }
  let lost = true
  await page.route('**/payouts/exports/exp_1', (route) => (lost ? route.abort() : route.fulfill(long)))
  await page.goto(`${completed}?download=exp_1`)
  await expect(dialog).toContainText(say.payouts_export_failed_title())
  lost = false
  const [mailed] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: say.common_try_again() }).click(),
  ])
  expect(mailed.suggestedFilename()).toBe('payouts_long.csv')
  await expect(dialog).toContainText(say.payouts_export_rows({ count: 1 }))
  await expect(page).toHaveURL(new RegExp(`${completed}$`))
})

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 45_000 }), press()])
  return download
}

async function kindOf(download: Download): Promise<string> {
  return (await readFile(await download.path())).subarray(0, 5).toString()
}
