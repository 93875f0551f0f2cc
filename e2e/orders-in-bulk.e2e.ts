import { readFile } from 'node:fs/promises'
import { act, rows } from './support/orders.ts'
import { people } from './support/people.ts'
import { waitingOrder } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test('DEC-ORD-8: what the filters show is exported, opens clean in a spreadsheet and keeps its Arabic @everywhere', async ({
  page,
  as,
  say,
  origin,
  isPhone,
}) => {
  await as(people.noorOwner)
  const order = await waitingOrder(origin, { amount: '1234.50', reference: '=SUM(1) طلب' })
  await page.goto(`/payments?search=${order.number}`)
  await expect(rows(page)).toHaveCount(1)
  const download = page.waitForEvent('download')
  await act(page, say, isPhone, say.orders_export())
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const bytes = await readFile(await file.path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, row, ...more] = bytes.subarray(3).toString('utf8').trimEnd().split(/\r?\n/)
  expect(head?.split(',').map((name) => name.replaceAll('"', ''))).toEqual([
    say.order_csv_number(),
    say.order_csv_reference(),
    say.order_csv_created_at(),
    say.order_csv_captured_at(),
    say.order_csv_store(),
    say.order_csv_product(),
    say.order_csv_status(),
    say.order_csv_amount(),
    say.order_csv_captured(),
    say.order_csv_refunded(),
    say.order_csv_fee(),
    say.order_csv_vat(),
    say.order_csv_net(),
    say.order_csv_currency(),
    say.order_csv_source(),
  ])
  expect(row).toContain(order.number)
  expect(row).toContain("'=SUM(1) طلب")
  expect(row).toContain('1234.50')
  expect(row).toContain(say.orders_status_authorized())
  expect(more).toEqual([])
  await expect(page.getByText(say.orders_export_done())).toBeVisible()
})
