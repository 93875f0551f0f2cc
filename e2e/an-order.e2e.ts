import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  aed,
  askToCapture,
  confirmOf,
  dialogOf,
  inFilter,
  orderOf,
  rowOf,
  rows,
  unfoldFilters,
} from './support/orders.ts'
import { act, titleOf } from './support/pages.ts'
import { people } from './support/people.ts'
import { waitingOrder } from './support/shop.ts'
import { expect, test } from './support/test.ts'

// A real sale: an address that another window understands, a double press that captures once, files as they
// are saved.
test('an order is found by its filters, captured in part once, and saved as CSV and PDF [ORD-01, ORD-02, ORD-03, DEC-ORD-1, DEC-ORD-3, DEC-ORD-4, DEC-ORD-8]', async ({
  page,
  context,
  as,
  say,
  origin,
  isPhone,
}) => {
  const owner = await as(people.noorOwner)
  const cents = String(Math.floor(Math.random() * 90) + 10)
  const order = await waitingOrder(origin, { amount: `4321.${cents}`, reference: '=SUM(1) طلب' })
  await page.goto('/payments')
  await expect(page).toHaveURL(/\/payments$/)
  await expect(rows(page)).toHaveCount(20)
  await page.getByRole('searchbox', { name: say.orders_search() }).fill(order.number)
  await inFilter(page, say, say.orders_filter_status(), (box) =>
    box.getByRole('checkbox', { name: say.orders_status_authorized() }).check(),
  )
  await inFilter(page, say, say.orders_filter_amount(), async (box) => {
    await box.getByLabel(say.orders_amount_from()).fill('٤٣٢١')
    await box.getByLabel(say.orders_amount_to()).fill(`4321.${cents}`)
    await box.getByRole('button', { name: say.orders_apply() }).click()
  })
  const filtered = new RegExp(`search=${order.number}&status=authorized&min=4321.*&max=4321.${cents}`)
  await expect(page).toHaveURL(filtered)
  await expect(rows(page)).toHaveCount(1)
  await expect(rowOf(page, order.number)).toContainText(`4,321.${cents}`)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(rowOf(other, order.number)).toHaveCount(1)
  const filters = await unfoldFilters(other, say)
  await expect(
    filters.getByRole('button', { name: say.common_filter_clear({ name: say.orders_filter_amount() }) }),
  ).toBeVisible()
  await other.close()

  const csv = await saved(page, () => act(page, say, isPhone, say.orders_export()))
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head = '', row, ...more] = csv.bytes.subarray(3).toString('utf8').trimEnd().split(/\r?\n/)
  expect(csv.name).toMatch(/\.csv$/)
  expect(head).toContain(say.order_csv_reference())
  expect(row).toContain(`4321.${cents}`)
  expect(row).toContain("'=SUM(1) طلب")
  expect(more).toEqual([])
  await expect(page.getByText(say.orders_export_done())).toBeVisible()

  await rowOf(page, order.number).getByRole('link').click()
  await expect(titleOf(page)).toHaveText(order.number)
  await askToCapture(page, say, `4,321.${cents}`)
  await dialogOf(page).getByRole('textbox').first().fill('100.50')
  await confirmOf(page, say.orders_capture_amount({ amount: aed('100.50') })).dblclick()
  await expect(page.getByText(say.common_changes_saved())).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
  const { status, captured, captures } = await orderOf(owner, order.id)
  expect({ status, captured, captures: captures.length }).toEqual({
    status: 'authorized',
    captured: '100.50',
    captures: 1,
  })
  const receipt = await saved(page, () => act(page, say, isPhone, say.orders_receipt()))
  expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await expect(rowOf(page, order.number)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`search=${order.number}&status=authorized$`))
})

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
