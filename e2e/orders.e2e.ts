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
