import { readFile } from 'node:fs/promises'
import { thousandths } from './support/amounts.ts'
import { area, completed, csvOf, paidPayouts } from './support/payouts.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('DEC-PO-4: the statement of a payout and the tax invoice of a month are PDFs; invoices add up', async ({
  page,
  say,
  as,
}) => {
  test.setTimeout(120_000)
  const api = await as(people.noorOwner)
  const [listed] = await paidPayouts(api)
  await page.goto(`${completed}/${listed?.id}`)
  const pdfBehind = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 45_000 }),
      page.getByRole('main').getByRole('button', { name }).first().click(),
    ])
    return (await readFile(await download.path())).subarray(0, 5).toString()
  }
  expect(await pdfBehind(say.payouts_statement())).toBe('%PDF-')
  await page.goto(`${area}/invoices`)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all()) {
    const [fees = '', vat = '', total = ''] = (await row.locator('td').allInnerTexts()).slice(2)
    expect(thousandths(fees) + thousandths(vat)).toBe(thousandths(total))
  }
  expect(await pdfBehind(say.payouts_invoices_pdf())).toBe('%PDF-')
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
