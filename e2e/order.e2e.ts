import { readFile } from 'node:fs/promises'
import { act, aed, askToCapture, confirmOf, dialogOf, orderOf, rows, statusIn } from './support/orders.ts'
import { titleOf } from './support/pages.ts'
import { people } from './support/people.ts'
import { waitingOrder, waitingOrders } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test('DEC-ORD-3, DEC-ORD-4, DEC-ORD-5, ORD-04, DEC-ORD-7: an order is captured in part, the rest closed, a part refunded with its reason, and each happens once @everywhere', async ({
  page,
  as,
  say,
  origin,
  isPhone,
}) => {
  test.setTimeout(120_000)
  const owner = await as(people.noorOwner)
  const { id } = await waitingOrder(origin, { amount: '300.00', name: 'هدى منصور' })
  await page.goto(`/payments/${id}`)
  await expect(page.getByText(say.orders_waits_title({ amount: aed('300.00') }))).toBeVisible()
  await expect(page.getByText('عود الليل')).toBeVisible()
  await expect(page.getByText('Al Wasl Road 12')).toBeVisible()

  await askToCapture(page, say, '300.00')
  const amount = dialogOf(page).getByRole('textbox').first()
  await amount.fill('300.01')
  await expect(dialogOf(page).getByText(say.orders_amount_over({ amount: aed('300.00') }))).toBeVisible()
  await amount.fill('12,50')
  await confirmOf(page, say.orders_capture()).click()
  await expect(dialogOf(page).getByText(say.orders_amount_wrong())).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill('١٠٠٫٥٠')
  await expect(dialogOf(page).getByText(say.orders_capture_rest({ amount: aed('199.50') }))).toBeVisible()
  await confirmOf(page, say.orders_capture_amount({ amount: aed('100.50') })).dblclick()
  await expect(page.getByText(say.common_changes_saved())).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
  expect(await orderOf(owner, id)).toMatchObject({ status: 'authorized', captured: '100.50' })
  expect((await orderOf(owner, id)).captures).toHaveLength(1)

  await act(page, say, isPhone, say.orders_close_rest())
  await expect(dialogOf(page)).toContainText('100.50')
  await confirmOf(page, say.orders_close_confirm({ amount: aed('199.50') })).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(statusIn(page, say.orders_status_captured())).toBeVisible()

  await act(page, say, isPhone, say.orders_refund())
  await expect(dialogOf(page).getByRole('textbox').first()).toHaveValue('100.50')
  await dialogOf(page).getByRole('textbox').first().fill('40.25')
  const refund = dialogOf(page).getByRole('button', {
    name: say.orders_refund_amount({ amount: aed('40.25') }),
  })
  await refund.click()
  await expect(dialogOf(page).getByText(say.field_choose_option())).toBeVisible()
  await expect(confirmOf(page, say.orders_refund_reason())).toBeFocused()
  await confirmOf(page, say.orders_refund_reason()).click()
  await page.getByRole('option', { name: say.orders_reason_other() }).click()
  await refund.click()
  await expect(dialogOf(page).getByText(say.field_required())).toBeVisible()
  await expect(dialogOf(page).getByLabel(say.orders_refund_comment())).toBeFocused()
  await dialogOf(page).getByLabel(say.orders_refund_comment()).fill('العبوة مكسورة')
  await expect(dialogOf(page).getByText(say.orders_refund_effect({ amount: aed('40.25') }))).toBeVisible()
  await expect(dialogOf(page).getByText(say.orders_refund_final())).toBeVisible()
  await refund.dblclick()
  await expect(dialogOf(page)).toBeHidden()
  const order = await orderOf(owner, id)
  expect(order).toMatchObject({ status: 'partially_refunded', refunded: '40.25' })
  expect(order.refunds.map(({ reason, comment }) => [reason, comment])).toEqual([['other', 'العبوة مكسورة']])
  await expect(page.getByText('العبوة مكسورة').first()).toBeVisible()
  await expect(page.getByText(say.orders_event_refunded({ amount: aed('40.25') }))).toBeVisible()
  const { captured, refunded, fee, vat, net } = order.amounts
  expect(Number(fee)).toBeGreaterThan(0)
  expect((Number(captured) - Number(refunded) - Number(fee) - Number(vat)).toFixed(2)).toBe(net)
  await expect(page.getByText(net, { exact: false }).first()).toBeVisible()

  await page.getByRole('link', { name: say.orders_trail_payouts() }).click()
  await expect(titleOf(page)).toContainText(order.number)
  await expect(
    page.getByText(new RegExp(say.orders_payouts_expected({ date: '.*\\d\\d/\\d\\d/\\d\\d.*' }))),
  ).toBeVisible()
})

test('an order that changed meanwhile is shown as it is now, and says why nothing was done', async ({
  page,
  as,
  say,
  origin,
}) => {
  const owner = await as(people.noorOwner)
  const order = await waitingOrder(origin, { amount: '90.00' })
  const params = { id: order.id }
  await page.goto(`/payments/${params.id}`)
  await askToCapture(page, say, '90.00')
  await owner.call('orders.capture', { params, body: { amount: '60.00' } })
  await confirmOf(page, say.orders_capture_amount({ amount: aed('90.00') })).click()
  await expect(dialogOf(page).getByText(say.orders_refreshed())).toBeVisible()
  await expect(dialogOf(page).getByText(say.orders_amount_over({ amount: aed('30.00') }))).toBeVisible()
  await dialogOf(page).getByRole('textbox').fill('30')
  await confirmOf(page, say.orders_capture_amount({ amount: aed('30.00') })).click()
  await expect(dialogOf(page)).toBeHidden()
  expect(await orderOf(owner, params.id)).toMatchObject({ status: 'captured', captured: '90.00' })

  await page.getByRole('button', { name: say.orders_edit_reference() }).click()
  await page.getByLabel(say.orders_reference_field()).fill('فاتورة 7')
  await page.getByRole('button', { name: say.common_save() }).click()
  await expect(page.getByText('فاتورة 7').first()).toBeVisible()
  expect((await orderOf(owner, params.id)).reference).toBe('فاتورة 7')

  const receipt = page.waitForEvent('download')
  await page.getByRole('button', { name: say.orders_receipt() }).click()
  const file = await (await receipt).path()
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
})

test('DEC-ORD-4: a whole order is cancelled; nothing of it can be captured any more', async ({
  page,
  as,
  say,
  origin,
}) => {
  const owner = await as(people.noorOwner)
  const order = await waitingOrder(origin, { amount: '55.00' })
  await page.goto(`/payments/${order.id}`)
  await page.getByRole('button', { name: say.orders_cancel_order() }).click()
  await expect(dialogOf(page).getByText(say.orders_cancel_effect({ amount: aed('55.00') }))).toBeVisible()
  await confirmOf(page, say.orders_cancel_confirm({ amount: aed('55.00') })).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(statusIn(page, say.orders_status_cancelled())).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Capture|Refund)/ })).toHaveCount(0)
  expect((await orderOf(owner, order.id)).status).toBe('cancelled')
})

test('ORD-05, DEC-ORD-4, DEC-USR-5: sales staff capture but do not refund; settlements staff only look; the server refuses as well', async ({
  page,
  context,
  as,
  say,
  origin,
}) => {
  const owner = await as(people.noorOwner)
  const [waiting, sold] = await waitingOrders(origin, { amount: '40.00' }, { amount: '50.00' })
  const soldIt = { params: { id: sold.id } }
  await owner.call('orders.capture', { ...soldIt, body: { amount: '50.00' } })

  await context.clearCookies()
  const sales = await as(people.noorSales)
  await page.goto(`/payments/${waiting.id}`)
  await expect(
    page.getByRole('button', { name: say.orders_capture_amount({ amount: aed('40.00') }) }),
  ).toBeVisible()
  await page.goto(`/payments/${sold.id}`)
  await expect(page.getByRole('button', { name: say.orders_receipt() })).toBeVisible()
  await expect(page.getByRole('button', { name: say.orders_refund() })).toHaveCount(0)
  await expect(
    sales.call('orders.refund', { ...soldIt, body: { amount: '1.00', reason: 'returned' } }),
  ).rejects.toMatchObject({ status: 403 })

  await context.clearCookies()
  const settlements = await as(people.noorSettlements)
  await page.goto('/payments?status=authorized')
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: say.orders_create_link() })).toHaveCount(0)
  await page.goto(`/payments/${waiting.id}`)
  await expect(page.getByRole('button', { name: say.orders_receipt() })).toBeVisible()
  for (const name of [say.orders_cancel_order(), say.orders_edit_reference()])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: say.orders_capture_amount({ amount: aed('40.00') }) }),
  ).toHaveCount(0)
  await expect(
    settlements.call('orders.capture', { params: { id: waiting.id }, body: { amount: '1.00' } }),
  ).rejects.toMatchObject({ status: 403 })
})

test('ORD-09, ORD-12, DEC-ORD-13: while a payment link waits, its order offers to copy it where it was made', async ({
  page,
  context,
  as,
  say,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await as(people.noorSales)
  await page.goto('/payments')
  await page.getByRole('link', { name: say.orders_create_link() }).click()
  await page.getByLabel(say.links_amount()).fill('80')
  await page.getByLabel(say.links_phone()).fill('551234567')
  await page.getByRole('button', { name: say.links_create_and_send() }).click()
  await expect(page).toHaveURL(/\/created$/)
  const id = /links\/([\w-]{36})/.exec(page.url())?.[1] ?? ''
  await page.goto(`/payments/${id}`)
  await expect(page.getByText(say.orders_link_waits_title())).toBeVisible()
  await page.getByRole('button', { name: say.orders_copy_link() }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/pay\/[\w-]{43}$/)
  await page.evaluate(() => localStorage.removeItem('merchant.payment_links'))
  await page.reload()
  await expect(page.getByText(say.orders_link_elsewhere())).toBeVisible()
  await expect(page.getByRole('button', { name: say.orders_copy_link() })).toHaveCount(0)
})
