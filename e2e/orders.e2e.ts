import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { moneyText } from '@daftar/words/formats/number'
import type { Api } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { people } from './support/people.ts'
import { waitingOrders } from './support/shop.ts'
import { expect, test, type Say } from './support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const aed = (amount: string) => moneyText(amount, 'AED')
/** A row of the list, or its card on a phone. */
const rowOf = (page: Page, number: string) =>
  page.locator('tbody tr, main ul > li').filter({ has: page.getByRole('link', { name: number }) })
const rows = (page: Page) => page.locator('main [data-row]')
const dialogOf = (page: Page) => page.getByRole('alertdialog')

/** Opens a filter by its name, does something in its box, and closes it. */
async function inFilter(page: Page, say: Say, name: string, work: (box: Locator) => Promise<unknown>) {
  await page.getByRole('group', { name: say.orders_filters() }).getByRole('button', { name }).click()
  const box = page.getByRole('dialog', { name })
  await expect(box).toBeVisible()
  await work(box)
  if (await box.isVisible()) await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
}

async function orderOf(api: Api, id: string) {
  return (await api.call('orders.read', { params: { id } })).payment
}

/** An act of the order's page: a button on a desk, behind the menu on a phone. */
async function act(page: Page, say: Say, isPhone: boolean, name: string): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: say.orders_more_actions() }).click()
  await page.getByRole(isPhone ? 'menuitem' : 'button', { name, exact: true }).click()
}

test('ORD-01, ORD-02, ORD-03, DEC-ORD-1: an order is found, the list is filtered, and its address brings all of it back @everywhere', async ({
  page,
  context,
  as,
  say,
  origin,
  isPhone,
}) => {
  test.setTimeout(90_000)
  await as(people.noorOwner)
  const cents = String(Math.floor(Math.random() * 90) + 10)
  const [order] = await waitingOrders(origin, { amount: `4321.${cents}` })
  if (!order) throw new Error('no order')
  await page.goto('/')
  await expect(page).toHaveURL(/\/payments$/)
  await expect(title(page)).toHaveText(say.shell_item_orders())
  await expect(rows(page)).toHaveCount(20)
  await expectAccessible(page)

  const search = page.getByRole('searchbox', { name: say.orders_search() })
  if (!isPhone) {
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
  }
  await search.fill(order.reference)
  await expect(page).toHaveURL(new RegExp(`search=${order.reference}`))
  await expect(rows(page)).toHaveCount(1)
  await expect(rowOf(page, order.number)).toContainText(`4,321.${cents}`)
  await expect(rowOf(page, order.number)).toContainText(say.orders_status_authorized())
  await expect(rowOf(page, order.number)).toContainText('Huda M.')
  await search.fill('')
  await expect(page).toHaveURL(/\/payments$/)

  await inFilter(page, say, say.orders_filter_status(), (box) =>
    box.getByRole('checkbox', { name: say.orders_status_authorized() }).check(),
  )
  await expect(page).toHaveURL(/status=authorized/)
  await inFilter(page, say, say.orders_filter_amount(), async (box) => {
    await box.getByLabel(say.orders_amount_from()).fill('٤٣٢١')
    await box.getByLabel(say.orders_amount_to()).fill(`4321.${cents}`)
    await box.getByRole('button', { name: say.orders_apply() }).click()
  })
  await inFilter(page, say, say.orders_filter_period(), (box) =>
    box.getByRole('button', { name: say.orders_period_last_7_days() }).click(),
  )
  await inFilter(page, say, say.orders_filter_store(), (box) => box.getByRole('checkbox').last().check())
  await inFilter(page, say, say.orders_filter_source(), (box) =>
    box.getByRole('checkbox', { name: say.orders_source_web() }).check(),
  )
  await expect(page).toHaveURL(
    new RegExp(`period=last_7_days.*stores=.*status=authorized.*source=web.*min=4321.*max=4321.${cents}`),
  )
  await expect(rowOf(page, order.number)).toHaveCount(1)
  await expectAccessible(page)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(rowOf(other, order.number)).toHaveCount(1)
  const filters = other.getByRole('group', { name: say.orders_filters() })
  await expect(filters.getByRole('button', { name: say.orders_period_last_7_days() })).toBeVisible()
  await expect(
    filters.getByRole('button', { name: say.orders_filter_clear({ name: say.orders_filter_source() }) }),
  ).toBeVisible()
  await other.close()

  await rowOf(page, order.number).getByRole('link').click()
  await expect(title(page)).toHaveText(order.number)
  await page.goBack()
  await expect(rowOf(page, order.number)).toHaveCount(1)
  await page.goBack()
  await expect(page).not.toHaveURL(/source=web/)
  await expect(page).toHaveURL(/stores=/)
})

test('DEC-ORD-1: sorted by amount and by date, page by page, with counts that are true', async ({
  page,
  as,
  say,
}) => {
  const owner = await as(people.noorOwner)
  await page.goto('/payments')
  await expect(page.getByText(say.orders_count_many(), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: say.orders_column_amount() }).last().click()
  await expect(page).toHaveURL(/sort=amount_asc/)
  await page.getByRole('button', { name: say.orders_column_amount() }).last().click()
  await expect(page).toHaveURL(/sort=amount_desc/)
  const { payments, next_page_token } = await owner.call('orders.list', {
    query: { sort_by: 'amount', sort_order: 'desc' },
  })
  await expect(rows(page).first()).toContainText(payments[0]?.number ?? 'none')
  await page.getByRole('button', { name: say.common_more() }).click()
  await expect(rows(page)).toHaveCount(40)
  const next = await owner.call('orders.list', {
    query: { sort_by: 'amount', sort_order: 'desc', page_token: next_page_token ?? '' },
  })
  await expect(rows(page).nth(20)).toContainText(next.payments[0]?.number ?? 'none')
  await page.goto('/payments?search=nothing-is-called-so')
  await expect(page.getByText(say.orders_none_title())).toBeVisible()
  await page.getByRole('button', { name: say.orders_clear_filters() }).click()
  await expect(page).toHaveURL(/\/payments$/)
  await expect(rows(page)).toHaveCount(20)
})

test('keyboard rows and the palette lead to an order; a list that fails can be asked for again', async ({
  page,
  as,
  say,
  origin,
}) => {
  await as(people.noorOwner)
  const [order] = await waitingOrders(origin, { amount: '75.00' })
  await page.goto('/payments')
  await rows(page).first().focus()
  await page.keyboard.press('j')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/payments\/[\w-]{36}$/)

  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('dialog', { name: say.shell_palette_title() })).toBeVisible()
  await page.keyboard.type(order?.number ?? '')
  await expect(page.getByRole('menuitem', { name: order?.number ?? '' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/payments/${order?.id}$`))
  await expect(title(page)).toHaveText(order?.number ?? '')

  await page.route('**/merchant/api/v1/payments?*', (route) => route.abort())
  await page.goto('/payments?status=refunded')
  await expect(page.getByText(say.orders_failed())).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/merchant/api/v1/payments?*')
  await page.getByRole('button', { name: say.common_try_again() }).click()
  await expect(rows(page).first()).toBeVisible()

  await page.goto('/payments/01a1fd45-42f7-740a-9e08-000000000000')
  await expect(title(page)).toHaveText(say.shell_not_found_title())
})

test('a view is saved under a name, is there after a reload, and goes again @everywhere', async ({
  page,
  as,
  say,
}) => {
  await as(people.noorOwner)
  await page.goto('/payments?status=refunded&sort=amount_desc')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: say.orders_view_save() }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say.common_save() }).click()
  await expect(dialog.getByText(say.field_required())).toBeVisible()
  await dialog.getByLabel(say.orders_view_name()).fill('عمليات الاسترداد')
  await dialog.getByLabel(say.orders_view_name()).press('Enter')
  const views = page.getByRole('navigation', { name: say.orders_views() })
  const own = views.getByRole('link', { name: 'عمليات الاسترداد' })
  await expect(own).toHaveAttribute('aria-current', 'page')
  await views.getByRole('link', { name: say.orders_view_all(), exact: true }).click()
  await expect(page).toHaveURL(/\/payments$/)
  await page.reload()
  await own.click()
  await expect(page).toHaveURL(/status=refunded&sort=amount_desc/)
  await page.getByRole('button', { name: say.orders_view_remove({ name: 'عمليات الاسترداد' }) }).click()
  await expect(own).toHaveCount(0)
  await page.reload()
  await expect(views).toBeVisible()
  await expect(own).toHaveCount(0)
})

test('DEC-ORD-3, DEC-ORD-4, DEC-ORD-5, ORD-04, DEC-ORD-7: an order is captured in part, the rest closed, a part refunded with its reason, and each happens once @everywhere', async ({
  page,
  as,
  say,
  origin,
  isPhone,
}) => {
  test.setTimeout(120_000)
  const owner = await as(people.noorOwner)
  const [made] = await waitingOrders(origin, { amount: '300.00', name: 'هدى منصور' })
  const id = made?.id ?? ''
  await page.goto(`/payments/${id}`)
  await expect(page.getByText(say.orders_waits_title({ amount: aed('300.00') }))).toBeVisible()
  await expect(page.getByText('عود الليل')).toBeVisible()
  await expect(page.getByText('Al Wasl Road 12')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: say.orders_capture_amount({ amount: aed('300.00') }) }).click()
  const amount = dialogOf(page).getByRole('textbox').first()
  await amount.fill('300.01')
  await expect(dialogOf(page).getByText(say.orders_amount_over({ amount: aed('300.00') }))).toBeVisible()
  await amount.fill('100.50')
  await expect(dialogOf(page).getByText(say.orders_capture_rest({ amount: aed('199.50') }))).toBeVisible()
  await expectAccessible(page)
  await dialogOf(page)
    .getByRole('button', { name: say.orders_capture_amount({ amount: aed('100.50') }) })
    .dblclick()
  await expect(page.getByText(say.common_changes_saved())).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
  expect(await orderOf(owner, id)).toMatchObject({ status: 'authorized', captured: '100.50' })
  expect((await orderOf(owner, id)).captures).toHaveLength(1)

  await act(page, say, isPhone, say.orders_close_rest())
  await expect(dialogOf(page)).toContainText('100.50')
  await dialogOf(page)
    .getByRole('button', { name: say.orders_close_confirm({ amount: aed('199.50') }) })
    .click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.locator('header').getByText(say.orders_status_captured(), { exact: true })).toBeVisible()

  await act(page, say, isPhone, say.orders_refund())
  await expect(dialogOf(page).getByRole('textbox').first()).toHaveValue('100.50')
  await dialogOf(page).getByRole('textbox').first().fill('40.25')
  const refund = dialogOf(page).getByRole('button', {
    name: say.orders_refund_amount({ amount: aed('40.25') }),
  })
  await refund.click()
  await expect(dialogOf(page).getByText(say.field_choose_option())).toBeVisible()
  await dialogOf(page).getByRole('button', { name: say.orders_refund_reason() }).click()
  await page.getByRole('option', { name: say.orders_reason_other() }).click()
  await refund.click()
  await expect(dialogOf(page).getByText(say.field_required())).toBeVisible()
  await dialogOf(page).getByLabel(say.orders_refund_comment()).fill('العبوة مكسورة')
  await expect(dialogOf(page).getByText(say.orders_refund_effect({ amount: aed('40.25') }))).toBeVisible()
  await expect(dialogOf(page).getByText(say.orders_refund_final())).toBeVisible()
  await expectAccessible(page)
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
  await expect(title(page)).toContainText(order.number)
  await expect(
    page.getByText(new RegExp(say.orders_payouts_expected({ date: '.*\\d\\d/\\d\\d/\\d\\d.*' }))),
  ).toBeVisible()
  await expectAccessible(page)
})

test('an order that changed meanwhile is shown as it is now, and says why nothing was done', async ({
  page,
  as,
  say,
  origin,
}) => {
  const owner = await as(people.noorOwner)
  const [order] = await waitingOrders(origin, { amount: '90.00' })
  const params = { id: order?.id ?? '' }
  await page.goto(`/payments/${params.id}`)
  await page.getByRole('button', { name: say.orders_capture_amount({ amount: aed('90.00') }) }).click()
  await owner.call('orders.capture', { params, body: { amount: '60.00' } })
  await dialogOf(page)
    .getByRole('button', { name: say.orders_capture_amount({ amount: aed('90.00') }) })
    .click()
  await expect(dialogOf(page).getByText(say.orders_refreshed())).toBeVisible()
  await expect(dialogOf(page).getByText(say.orders_amount_over({ amount: aed('30.00') }))).toBeVisible()
  await dialogOf(page).getByRole('textbox').fill('30')
  await dialogOf(page)
    .getByRole('button', { name: say.orders_capture_amount({ amount: aed('30.00') }) })
    .click()
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
  const [order] = await waitingOrders(origin, { amount: '55.00' })
  await page.goto(`/payments/${order?.id}`)
  await page.getByRole('button', { name: say.orders_cancel_order() }).click()
  await expect(dialogOf(page).getByText(say.orders_cancel_effect({ amount: aed('55.00') }))).toBeVisible()
  await dialogOf(page)
    .getByRole('button', { name: say.orders_cancel_confirm({ amount: aed('55.00') }) })
    .click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.locator('header').getByText(say.orders_status_cancelled())).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Capture|Refund)/ })).toHaveCount(0)
  expect((await orderOf(owner, order?.id ?? '')).status).toBe('cancelled')
})

test('many orders are captured at once, and each says how it went @everywhere', async ({
  page,
  as,
  say,
  origin,
}) => {
  test.setTimeout(90_000)
  const owner = await as(people.noorOwner)
  const reference = `bulk-${Date.now()}`
  const made = await waitingOrders(
    origin,
    ...['10.10', '20.20', '30.30'].map((amount) => ({ amount, reference })),
  )
  await page.goto(`/payments?search=${reference}`)
  await expect(rows(page)).toHaveCount(3)
  for (const { number } of made)
    await page.getByRole('checkbox', { name: say.orders_select_one({ number }) }).check()
  const bar = page.getByRole('region', { name: say.orders_selected_bar() })
  await expect(bar).toContainText('60.60')
  await expectAccessible(page)
  await bar.getByRole('button', { name: say.orders_bulk_button({ count: 3 }) }).click()
  await expect(dialogOf(page)).toContainText('30.30')
  await owner.call('orders.close', { params: { id: made[1]?.id ?? '' } })
  await dialogOf(page)
    .getByRole('button', { name: say.orders_capture_amount({ amount: aed('60.60') }) })
    .dblclick()
  const results = page.getByRole('dialog')
  await expect(results.getByText(say.orders_bulk_some_done({ captured: 2, refused: 1 }))).toBeVisible()
  const refused = results.getByRole('listitem').filter({ hasText: made[1]?.number ?? 'none' })
  await expect(refused).toContainText(say.orders_bulk_refused())
  await expect(refused).toContainText(say.error_wrong_status())
  await expectAccessible(page)
  await results.getByRole('button', { name: say.orders_done() }).click()
  await expect(rowOf(page, made[0]?.number ?? '')).toContainText(say.orders_status_captured())
  await expect(rowOf(page, made[1]?.number ?? '')).toContainText(say.orders_status_cancelled())
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  for (const [at, status] of [
    [0, 'captured'],
    [1, 'cancelled'],
    [2, 'captured'],
  ] as const)
    expect((await orderOf(owner, made[at]?.id ?? '')).status).toBe(status)
})

test('DEC-ORD-8: what the filters show is exported, opens clean in a spreadsheet and keeps its Arabic @everywhere', async ({
  page,
  as,
  say,
  origin,
  isPhone,
}) => {
  await as(people.noorOwner)
  const [order] = await waitingOrders(origin, { amount: '1234.50', reference: '=SUM(1) طلب' })
  await page.goto(`/payments?search=${order?.number}`)
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
  expect(row).toContain(order?.number)
  expect(row).toContain("'=SUM(1) طلب")
  expect(row).toContain('1234.50')
  expect(row).toContain(say.orders_status_authorized())
  expect(more).toEqual([])
  await expect(page.getByText(say.orders_export_done())).toBeVisible()
  await expectAccessible(page)
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
  await expectAccessible(page)
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
  await expectAccessible(page)
  await page.unroute('**/payments/export')
  const download = page.waitForEvent('download')
  await failed.getByRole('button', { name: say.common_try_again() }).click()
  await download
  await expect(page.getByText(say.orders_export_done())).toBeVisible()
})

test('the money that waits for its capture stands above the list by age; a press shows exactly those orders', async ({
  page,
  as,
  say,
}) => {
  const owner = await as(people.bahriOwner)
  const { bands } = await owner.call('orders.uncaptured')
  const late = bands.find(({ count }) => count > 0)
  if (!late) throw new Error('nothing waits in the demo')
  await page.goto('/payments')
  const guard = page.getByRole('region', { name: say.orders_waiting_label() })
  await expect(guard).toContainText(say.orders_waiting_text({ count: 21 }))
  await guard
    .getByRole('link')
    .filter({ hasText: late.amount.replace(/\B(?=(\d{3})+\.)/g, ',') })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`status=authorized&waiting=${late.band}`))
  await expect(rows(page)).toHaveCount(Math.min(late.count, 20))
  const chip = page.getByRole('button', {
    name: say.orders_filter_clear({ name: say.orders_filter_waiting() }),
  })
  await chip.click()
  await expect(page).toHaveURL(/status=authorized$/)
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
  const soldIt = { params: { id: sold?.id ?? '' } }
  await owner.call('orders.capture', { ...soldIt, body: { amount: '50.00' } })

  await context.clearCookies()
  const sales = await as(people.noorSales)
  await page.goto(`/payments/${waiting?.id}`)
  await expect(
    page.getByRole('button', { name: say.orders_capture_amount({ amount: aed('40.00') }) }),
  ).toBeVisible()
  await page.goto(`/payments/${sold?.id}`)
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
  await page.goto(`/payments/${waiting?.id}`)
  await expect(page.getByRole('button', { name: say.orders_receipt() })).toBeVisible()
  for (const name of [say.orders_cancel_order(), say.orders_edit_reference()])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: say.orders_capture_amount({ amount: aed('40.00') }) }),
  ).toHaveCount(0)
  await expect(
    settlements.call('orders.capture', { params: { id: waiting?.id ?? '' }, body: { amount: '1.00' } }),
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
  await expectAccessible(page)
  await page.getByRole('button', { name: say.orders_copy_link() }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/pay\/[\w-]{43}$/)
  await page.evaluate(() => localStorage.removeItem('merchant.payment_links'))
  await page.reload()
  await expect(page.getByText(say.orders_link_elsewhere())).toBeVisible()
  await expect(page.getByRole('button', { name: say.orders_copy_link() })).toHaveCount(0)
})
