import { readFile } from 'node:fs/promises'
import { act, aed, confirmOf, dialogOf, orderOf, rowOf, rows } from './support/orders.ts'
import { people } from './support/people.ts'
import { waitingOrder, waitingOrders } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test('many orders are captured at once, and each says how it went @everywhere', async ({
  page,
  as,
  say,
  origin,
}) => {
  test.setTimeout(90_000)
  const owner = await as(people.noorOwner)
  const reference = `bulk-${Date.now()}`
  const [first, second, third] = await waitingOrders(
    origin,
    { amount: '10.10', reference },
    { amount: '20.20', reference },
    { amount: '30.30', reference },
  )
  await page.goto(`/payments?search=${reference}`)
  await expect(rows(page)).toHaveCount(3)
  for (const { number } of [first, second, third])
    await page.getByRole('checkbox', { name: say.orders_select_one({ number }) }).check()
  const bar = page.getByRole('region', { name: say.orders_selected_bar() })
  await expect(bar).toContainText('60.60')
  await bar.getByRole('button', { name: say.orders_bulk_button({ count: 3 }) }).click()
  await expect(dialogOf(page)).toContainText('30.30')
  await owner.call('orders.close', { params: { id: second.id } })
  await confirmOf(page, say.orders_capture_amount({ amount: aed('60.60') })).dblclick()
  const results = page.getByRole('dialog')
  await expect(results.getByText(say.orders_bulk_some_done({ captured: 2, refused: 1 }))).toBeVisible()
  const refused = results.getByRole('listitem').filter({ hasText: second.number })
  await expect(refused).toContainText(say.orders_bulk_refused())
  await expect(refused).toContainText(say.error_wrong_status())
  await results.getByRole('button', { name: say.orders_done() }).click()
  await expect(rowOf(page, first.number)).toContainText(say.orders_status_captured())
  await expect(rowOf(page, second.number)).toContainText(say.orders_status_cancelled())
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  for (const [{ id }, status] of [
    [first, 'captured'],
    [second, 'cancelled'],
    [third, 'captured'],
  ] as const)
    expect((await orderOf(owner, id)).status).toBe(status)
})

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

test('an export tells how far it is, can be given up, and says where one looks when it fails', async ({
  page,
  as,
  say,
}) => {
  await as(people.noorOwner)
  await page.goto('/payments')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/payments/export', async (route) => {
    await held
    await route.abort().catch(() => {})
  })
  await page.getByRole('button', { name: say.orders_export() }).click()
  await expect(page.getByRole('progressbar', { name: say.orders_export_progress() })).toBeVisible()
  await page.getByRole('button', { name: say.orders_export_cancel() }).click()
  await expect(page.getByText(say.orders_export_cancelled())).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  letGo()
  await page.unrouteAll({ behavior: 'wait' })

  await page.route('**/payments/export', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({
        status: 'error',
        errorType: 'conflict',
        error: 'export too large',
        details: { reason: 'export_too_large' },
      }),
    }),
  )
  await page.getByRole('button', { name: say.orders_export() }).click()
  const failed = page.getByRole('alert').filter({ hasText: say.orders_export_failed() })
  await expect(failed).toContainText(say.error_export_too_large())
  await page.unroute('**/payments/export')
  const download = page.waitForEvent('download')
  await failed.getByRole('button', { name: say.common_try_again() }).click()
  await download
  await expect(page.getByText(say.orders_export_done())).toBeVisible()
})
