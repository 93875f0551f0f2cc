import { readFile } from 'node:fs/promises'
import { act, aed, askToCapture, confirmOf, dialogOf, orderOf, statusIn } from './support/orders.ts'
import { titleOf } from './support/pages.ts'
import { people } from './support/people.ts'
import { waitingOrder } from './support/shop.ts'
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
