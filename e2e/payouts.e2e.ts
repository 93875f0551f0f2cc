import { amountIn, cellsOf, sumOf, thousandths } from './support/amounts.ts'
import { entriesOf, expectFits, expectLoaded, openMenu, regionOf } from './support/pages.ts'
import { area, completed, csvOf, paidPayouts } from './support/payouts.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('PO-01, PO-02: payouts stand in the menu of who may see them, and lead nobody else there', async ({
  page,
  say,
  as,
  isPhone,
}) => {
  await as(people.noorSettlements)
  await page.goto('/account')
  const menu = await openMenu(page, say, isPhone, say.shell_menu_open())
  expect(await entriesOf(menu)).toContain(say.shell_item_payouts())
  await menu.getByRole('link', { name: say.shell_item_payouts() }).click()
  await expect(page).toHaveURL(new RegExp(`${completed}$`))
  await page.context().clearCookies()
  await as(people.noorSupervisor)
  await page.goto(completed)
  await expect(page).not.toHaveURL(/payouts/)
})

test('PO-09, APP-44, DEC-PO-3, DEC-PO-4: a payout explains itself to the last minor unit @everywhere', async ({
  page,
  say,
  as,
  isPhone,
}) => {
  test.setTimeout(120_000)
  const api = await as(people.noorOwner)
  const [listed] = await paidPayouts(api)
  if (!listed) throw new Error('the demo has paid payouts')
  await page.goto(completed)
  await expectLoaded(page, say)
  await expectFits(page)
  await page.getByRole('link').filter({ hasText: listed.number }).first().click()
  await expect(page).toHaveURL(new RegExp(`${completed}/${listed.id}`))
  const payout = page.getByRole('article')
  await expect(payout.getByRole('heading', { level: 2 }).first()).toContainText(listed.number)
  // Beside the list where there is room for both, alone where there is not.
  await expect(page.getByRole('navigation', { name: say.payouts_completed_label() })).toHaveCount(
    isPhone ? 0 : 1,
  )

  const waterfall = regionOf(page, say.payouts_waterfall_title()).getByRole('table')
  const steps = waterfall.locator('tbody tr')
  const transfer = await amountIn(waterfall.locator('tfoot tr'))
  expect(sumOf(await steps.allInnerTexts())).toBe(transfer)
  expect(transfer).toBe(thousandths(listed.net))
  expect(await amountIn(steps.first())).toBeGreaterThan(0n)

  const changes = regionOf(page, say.payouts_changes_title()).getByRole('listitem')
  const sizes = (await changes.allInnerTexts()).map(thousandths)
  expect(sizes).toEqual(sizes.toSorted((left, right) => Number(right - left)))
  await expect(payout).toContainText('BNK-')

  const movements = regionOf(page, say.payouts_movements_title())
  await waterfall
    .getByRole('button', { name: say.payouts_open_step({ step: say.payouts_step_refunds() }) })
    .click()
  await expect(page).toHaveURL(/step=refunds/)
  const answer = await api.call('payouts.transactions', {
    params: { id: listed.id },
    query: { kinds: 'refund' },
  })
  const rows = isPhone ? movements.getByRole('listitem') : movements.locator('tbody tr')
  await expect(rows).toHaveCount(answer.transactions.length)
  await expect(rows.filter({ hasText: say.payouts_kind_refund() })).toHaveCount(answer.transactions.length)
  await movements
    .getByRole('button', { name: say.payouts_movements_only({ step: say.payouts_step_refunds() }) })
    .click()

  const sale = (
    await api.call('payouts.transactions', { params: { id: listed.id }, query: { kinds: 'sale' } })
  ).transactions[0]
  if (!sale?.order_number) throw new Error('the payout holds a sale')
  await movements.getByRole('searchbox').fill(sale.order_number)
  await expect(page).toHaveURL(new RegExp(`q=${sale.order_number}`))
  const order = movements
    .getByRole('link', { name: say.payouts_open_order({ number: sale.order_number }) })
    .first()
  await expect(order).toHaveAttribute('href', `/payments/${sale.payment_id}`)
  await expect(rows.first()).toContainText(sale.order_number)
  await expectFits(page)
  await order.click()
  await expect(page).toHaveURL(new RegExp(`/payments/${sale.payment_id}`))
})

test('PO-03, PO-04, PO-06, DEC-PO-5, DEC-PO-7: filters come back from the address, and the CSV holds what they leave', async ({
  page,
  say,
  as,
}) => {
  test.setTimeout(90_000)
  const api = await as(people.noorOwner)
  await page.goto(completed)
  await page.getByRole('button', { name: say.payouts_filter_period() }).click()
  await page.getByRole('button', { name: say.payouts_period_last_month() }).click()
  await page.getByRole('button', { name: say.payouts_filter_status() }).click()
  // What is chosen goes into the address, and from there into the box.
  await page.getByRole('checkbox', { name: say.payouts_status_paid() }).click()
  await expect(page).toHaveURL(/period=last_month&status=paid/)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('button', { name: say.payouts_period_last_month(), exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: say.payouts_status_paid(), exact: true })).toBeVisible()

  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const numbers = (await rows.allInnerTexts()).map((text) => /P-[\w-]+/.exec(text)?.[0])
  expect(numbers.length).toBeGreaterThan(0)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.payouts_export() }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^payouts_\d{4}-\d{2}-01_\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await csvOf(download)
  expect(text.startsWith('\ufeff')).toBe(true)
  const [headings = [], ...lines] = cellsOf(text)
  expect(headings.slice(0, 3)).toEqual(['payout number', 'payout date', 'merchant'])
  const at = (name: string) => headings.indexOf(name)
  expect(new Set(lines.map((cells) => cells[at('payout number')]))).toEqual(new Set(numbers))
  const { payouts } = await api.call('payouts.list', { query: { page_size: 100 } })
  for (const number of numbers) {
    const own = lines.filter((cells) => cells[at('payout number')] === number)
    const net = sumOf(own.map((cells) => cells[at('net amount')] ?? ''))
    expect(net, number).toBe(thousandths(payouts.find((each) => each.number === number)?.net ?? ''))
  }
  const dialog = page.getByRole('dialog', { name: say.payouts_export_title() })
  await expect(dialog).toContainText(say.payouts_export_rows({ count: lines.length }))
  await dialog.getByRole('button', { name: say.common_close() }).last().click()

  await page.getByRole('button', { name: say.payouts_filter_stores() }).click()
  const [store] = (await api.call('merchants.stores')).items
  await page.getByRole('checkbox', { name: store?.name }).click()
  await expect(page).toHaveURL(new RegExp(`stores=${store?.id}`))
  await page.keyboard.press('Escape')
  const some = await api.call('payouts.list', { query: { store_ids: store?.id, page_size: 100 } })
  const ofStore = new Set(some.payouts.map(({ number }) => number))
  await expect(rows).toHaveCount(numbers.filter((number) => ofStore.has(number ?? '')).length)

  await page.goto(`${completed}?from=2020-01-01&to=2020-01-31`)
  await expect(page.getByText(say.payouts_none_match_title())).toBeVisible()
  await page.getByRole('link', { name: say.payouts_filter_clear_all() }).click()
  await expect(rows.first()).toBeVisible()
})

test('PO-08, PO-11, APP-46, DEC-PO-10, DEC-PO-11: seven questions are answered, and the sample report adds up @everywhere', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorSettlements)
  await page.goto(completed)
  await page.getByRole('link', { name: say.payouts_faq_link() }).click()
  const questions = page.getByRole('main').locator('details')
  await expect(questions).toHaveCount(7)
  await questions.last().locator('summary').click()
  await expect(page.getByText(say.payouts_faq_failed_text())).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: say.payouts_reports_title() }).click()
  await expect(page).toHaveURL(/how-reports-work$/)
  const columns = page.getByRole('table').first().locator('thead th')
  await expect(columns).toHaveCount(17)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'net amount' })).toContainText(
    say.payouts_report_net(),
  )
  const example = page.getByRole('table', { name: say.payouts_reports_example() })
  const net = await amountIn(example.locator('tfoot tr'))
  expect(sumOf(await example.locator('tbody tr').allInnerTexts())).toBe(net)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.payouts_reports_download() }).click(),
  ])
  const [headings = [], ...lines] = cellsOf(await csvOf(download))
  expect(sumOf(lines.map((cells) => cells[headings.indexOf('net amount')] ?? ''))).toBe(net)
  await expectFits(page)
})

test('what cannot be loaded says so in its place and can be tried again', async ({ page, say, as }) => {
  await as(people.noorOwner)
  const failing = /\/merchant\/api\/v1\/(payouts|merchants\/[^/]+\/payout-cycle)/
  await page.route(failing, (route) =>
    route.fulfill({
      status: 500,
      json: { status: 'error', errorType: 'internal', error: 'internal', details: { reason: 'internal' } },
    }),
  )
  for (const [path, title] of [
    [completed, say.payouts_list_failed()],
    [`${completed}/pyt_x`, say.payouts_one_failed()],
    [`${area}/upcoming`, say.payouts_upcoming_failed()],
    [`${area}/forecast`, say.payouts_forecast_failed()],
    [`${area}/invoices`, say.payouts_invoices_failed()],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible()
  }
  await page.unroute(failing)
  await page.getByRole('button', { name: say.common_try_again() }).first().click()
  await expect(page.getByRole('table', { name: say.payouts_invoices_title() })).toBeVisible()
  await page.goto(`${completed}/pyt_nobody`)
  await expect(page.getByText(say.payouts_not_found_title())).toBeVisible()
})
