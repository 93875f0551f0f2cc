import { inFilter, rowOf, rows, unfoldFilters } from './support/orders.ts'
import { titleOf } from './support/pages.ts'
import { people } from './support/people.ts'
import { waitingOrder } from './support/shop.ts'
import { expect, test } from './support/test.ts'

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
  const order = await waitingOrder(origin, { amount: `4321.${cents}` })
  await page.goto('/')
  await expect(page).toHaveURL(/\/payments$/)
  await expect(titleOf(page)).toHaveText(say.shell_item_orders())
  await expect(rows(page)).toHaveCount(20)

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

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(rowOf(other, order.number)).toHaveCount(1)
  const filters = await unfoldFilters(other, say)
  await expect(filters.getByRole('button', { name: say.orders_period_last_7_days() })).toBeVisible()
  await expect(
    filters.getByRole('button', { name: say.orders_filter_clear({ name: say.orders_filter_source() }) }),
  ).toBeVisible()
  await other.close()

  await rowOf(page, order.number).getByRole('link').click()
  await expect(titleOf(page)).toHaveText(order.number)
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
  const order = await waitingOrder(origin, { amount: '75.00' })
  await page.goto('/payments')
  await rows(page).first().focus()
  await page.keyboard.press('j')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/payments\/[\w-]{36}$/)

  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('dialog', { name: say.shell_palette_title() })).toBeVisible()
  await page.keyboard.type(order.number)
  await expect(page.getByRole('menuitem', { name: order.number }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/payments/${order.id}$`))
  await expect(titleOf(page)).toHaveText(order.number)

  await page.route('**/merchant/api/v1/payments?*', (route) => route.abort())
  await page.goto('/payments?status=refunded')
  await expect(page.getByText(say.orders_failed())).toBeVisible()
  await page.unroute('**/merchant/api/v1/payments?*')
  await page.getByRole('button', { name: say.common_try_again() }).click()
  await expect(rows(page).first()).toBeVisible()

  await page.goto('/payments/01a1fd45-42f7-740a-9e08-000000000000')
  await expect(titleOf(page)).toHaveText(say.shell_not_found_title())
})

test('a view is saved under a name, is there after a reload, and goes again @everywhere', async ({
  page,
  as,
  say,
}) => {
  await as(people.noorOwner)
  await page.goto('/payments?status=refunded&sort=amount_desc')
  await expect(rows(page).first()).toBeVisible()
  await unfoldFilters(page, say)
  await page.getByRole('button', { name: say.orders_view_save() }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
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
  await unfoldFilters(page, say)
  await page.getByRole('button', { name: say.orders_view_remove({ name: 'عمليات الاسترداد' }) }).click()
  await expect(own).toHaveCount(0)
  await page.reload()
  await expect(views).toBeVisible()
  await expect(own).toHaveCount(0)
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
