import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { amountIn, cellsOf, sumOf, thousandths } from './support/amounts.ts'
import { signInThere, type Api } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { entriesOf, openMenu } from './support/pages.ts'
import { people } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'

const completed = '/finance/payouts/completed'
const area = '/finance/payouts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const loaded = (page: Page, say: Say) =>
  expect(page.getByRole('status').filter({ hasText: say.common_loading() })).toHaveCount(0)

async function expectFits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}

async function paidPayouts(api: Api) {
  return (await api.call('payouts.list', { query: { status: 'paid', page_size: 50 } })).payouts
}

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
  await loaded(page, say)
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('link').filter({ hasText: listed.number }).first().click()
  await expect(page).toHaveURL(new RegExp(`${completed}/${listed.id}`))
  const payout = page.getByRole('article')
  await expect(payout.getByRole('heading', { level: 2 }).first()).toContainText(listed.number)
  // Beside the list where there is room for both, alone where there is not.
  await expect(page.getByRole('navigation', { name: say.payouts_completed_label() })).toHaveCount(
    isPhone ? 0 : 1,
  )

  const waterfall = region(page, say.payouts_waterfall_title()).getByRole('table')
  const steps = waterfall.locator('tbody tr')
  const transfer = await amountIn(waterfall.locator('tfoot tr'))
  expect(sumOf(await steps.allInnerTexts())).toBe(transfer)
  expect(transfer).toBe(thousandths(listed.net))
  expect(await amountIn(steps.first())).toBeGreaterThan(0n)

  const changes = region(page, say.payouts_changes_title()).getByRole('listitem')
  const sizes = (await changes.allInnerTexts()).map(thousandths)
  expect(sizes).toEqual(sizes.toSorted((left, right) => Number(right - left)))
  await expect(payout).toContainText('BNK-')

  const movements = region(page, say.payouts_movements_title())
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
  await expectAccessible(page)
  await expectFits(page)
  await order.click()
  await expect(page).toHaveURL(new RegExp(`/payments/${sale.payment_id}`))
})

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
  await page.getByRole('checkbox', { name: say.payouts_status_paid() }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/period=last_month&status=paid/)
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
  const text = await textOf(download)
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
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say.common_close() }).last().click()

  await page.getByRole('button', { name: say.payouts_filter_stores() }).click()
  const [store] = (await api.call('merchants.stores')).items
  await page.getByRole('checkbox', { name: store?.name }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`stores=${store?.id}`))
  const some = await api.call('payouts.list', { query: { store_ids: store?.id, page_size: 100 } })
  const ofStore = new Set(some.payouts.map(({ number }) => number))
  await expect(rows).toHaveCount(numbers.filter((number) => ofStore.has(number ?? '')).length)

  await page.goto(`${completed}?from=2020-01-01&to=2020-01-31`)
  await expect(page.getByText(say.payouts_none_match_title())).toBeVisible()
  await page.getByRole('link', { name: say.payouts_filter_clear_all() }).click()
  await expect(rows.first()).toBeVisible()
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
  expect((await textOf(download)).startsWith('\ufeffpayout number,')).toBe(true)

  // The letter about a file that was made later leads here.
  await page.route('**/payouts/exports/exp_1', (route) =>
    route.fulfill({
      body: '\ufeffpayout number\r\nP-1\r\n',
      headers: { 'content-disposition': "attachment; filename*=UTF-8''payouts_long.csv", 'x-row-count': '1' },
    }),
  )
  const [mailed] = await Promise.all([
    page.waitForEvent('download'),
    page.goto(`${completed}?download=exp_1`),
  ])
  expect(mailed.suggestedFilename()).toBe('payouts_long.csv')
  await expect(dialog).toContainText(say.payouts_export_rows({ count: 1 }))
  await expect(page).toHaveURL(new RegExp(`${completed}$`))
})

test('PO-10, APP-45, DEC-PO-2: the upcoming payout adds up, says when it closes, and lists its movements @everywhere', async ({
  page,
  say,
  as,
}) => {
  const api = await as(people.rawaaOwner)
  const { upcoming } = await api.call('payouts.upcoming')
  const [next] = upcoming
  if (!next) throw new Error('the demo sells every day')
  await page.goto(`${area}/upcoming`)
  const card = region(page, next.merchant_name)
  await expect(card).toContainText(say.payouts_upcoming_cut_off())
  await expect(card.getByText(/\d|يوم|ساع/).first()).toBeVisible()
  const facts = await card.locator('dl > div').allInnerTexts()
  expect(sumOf(facts.slice(0, -1))).toBe(thousandths(facts.at(-1) ?? ''))
  await expectAccessible(page)
  await card.getByRole('link', { name: say.payouts_upcoming_details() }).click()
  await expect(page).toHaveURL(new RegExp(`${area}/upcoming/${next.merchant_id}$`))
  const movements = region(page, say.payouts_movements_title())
  await expect(movements.getByText(say.payouts_kind_sale(), { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.goto(`${area}/upcoming/mer_nobody`)
  await expect(page.getByText(say.payouts_upcoming_empty_title())).toBeVisible()
})

test('the forecast of the next four payouts adds up and weighs the cycles in money @everywhere', async ({
  page,
  say,
  as,
  isPhone,
}) => {
  await as(people.noorOwner)
  await page.goto(`${area}/forecast`)
  await expect(page.getByRole('figure', { name: say.payouts_forecast_heading() })).toBeVisible()
  if (isPhone) {
    const cards = page.locator('section').filter({ has: page.locator('dl') })
    for (const facts of await cards.locator('dl').all()) {
      const lines = (await facts.locator('> div').allInnerTexts()).filter((line) => /\d\.\d\d/.test(line))
      if (!lines.at(-1)?.includes(say.payouts_forecast_net())) continue
      expect(sumOf(lines.slice(0, -1))).toBe(thousandths(lines.at(-1) ?? ''))
    }
  } else {
    const rows = page.getByRole('table', { name: say.payouts_forecast_table() }).locator('tbody tr')
    const cells = await Promise.all((await rows.all()).map((row) => row.locator('td').allInnerTexts()))
    for (const column of [1, 2, 3, 4]) {
      const amounts = cells.map((row) => row[column] ?? '')
      expect(sumOf(amounts.slice(0, -1))).toBe(thousandths(amounts.at(-1) ?? ''))
    }
  }
  await expect(page.getByText(say.payouts_forecast_estimate_mark(), { exact: true }).first()).toBeVisible()
  const cycles = region(page, say.payouts_cycles_title())
  await expect(cycles).toContainText(say.payouts_cycle_weekly())
  await expect(cycles).toContainText(say.payouts_cycle_flexible())
  await expectAccessible(page)
  await expectFits(page)
})

test('the bank check tells arrived, late, short and unknown apart, and nothing of the file leaves the browser @everywhere', async ({
  page,
  say,
  as,
  language,
}) => {
  const api = await as(people.noorOwner)
  const [first, second, third] = (await paidPayouts(api)).filter(({ net }) => thousandths(net) > 0n).slice(2)
  if (!first || !second || !third) throw new Error('the demo has paid payouts')
  const payout = (await api.call('payouts.read', { params: { id: first.id } })).payout
  const from = third.created_at.slice(0, 10)
  const lines = [
    [daysAfter(from, 0), 'SECRET opening', '', '0.01'],
    [daysAfter(from, 1), third.number.replace('-', ' '), '', amountText(thousandths(third.net) - 25_000n)],
    [
      daysAfter(first.created_at.slice(0, 10), 1),
      `TRF ${payout.bank_reference}`,
      '',
      amountText(thousandths(first.net)),
    ],
    [daysAfter(first.created_at.slice(0, 10), 9), 'Rent', '4,000.00', ''],
  ]
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(`${area}/match`)
  await expect(page.getByText(say.payouts_match_private_title())).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: language === 'ar' ? arabicStatement(lines) : englishStatement(lines),
  })
  const results = page.getByRole('group', { name: say.payouts_match_summary() })
  const tile = (name: string) => results.getByRole('button').filter({ hasText: name })
  await expect(tile(say.payouts_match_arrived())).toContainText('1')
  await expect(tile(say.payouts_match_late())).toContainText('1')
  await expect(tile(say.payouts_match_short())).toContainText('\u221225.00')
  await expect(tile(say.payouts_match_unknown())).toContainText('0.01')
  await expectAccessible(page)
  await expectFits(page)
  await tile(say.payouts_match_late()).click()
  await expect(page.getByRole('link', { name: second.number })).toBeVisible()
  await expect(page.getByRole('link', { name: first.number })).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.payouts_csv(), exact: true }).click(),
  ])
  const table = cellsOf(await textOf(download))
  const kinds = (kind: string) => table.filter(([result]) => result === kind).map((cells) => cells[1])
  expect(kinds('arrived')).toEqual([first.number])
  expect(kinds('late')).toEqual([second.number])
  expect(kinds('short')).toEqual([third.number])
  expect(kinds('unknown deposit')).toEqual([''])
  expect(sent.filter((request) => /SECRET|TRF|Rent/.test(request))).toEqual([])
})

test('columns no bank has named before are mapped once by hand and known the next time', async ({
  page,
  say,
  as,
}) => {
  const api = await as(people.noorOwner)
  const [payout] = await paidPayouts(api)
  if (!payout) throw new Error('the demo has paid payouts')
  const day = payout.created_at.slice(0, 10).split('-').toReversed().join('.')
  const amount = payout.net.replace('.', ',')
  const file = {
    name: 'auszug.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Tag;Zweck;Betrag\n${day};${payout.number};${amount}\n`),
  }
  await page.goto(`${area}/match`)
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: say.payouts_map_title() })).toBeVisible()
  await page.getByRole('button', { name: say.payouts_map_done() }).click()
  await expect(page.getByText(say.payouts_map_incomplete())).toBeVisible()
  for (const [column, role] of [
    ['Tag', say.payouts_map_date()],
    ['Zweck', say.payouts_map_reference()],
    ['Betrag', say.payouts_map_amount()],
  ] as const) {
    await page.getByRole('button', { name: column }).click()
    await page.getByRole('option', { name: role, exact: true }).click()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: say.payouts_map_done() }).click()
  await expect(page.getByRole('link', { name: payout.number })).toBeVisible()
  await page.getByRole('button', { name: say.payouts_match_another() }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('link', { name: payout.number })).toBeVisible()
})

test('PO-07, DEC-PO-8: while an advance is repaid the weekly cycle is fixed, with the reason @everywhere', async ({
  page,
  say,
  as,
}) => {
  const noor = await as(people.noorOwner)
  await page.goto(`${area}/upcoming`)
  const panel = region(page, say.payouts_cycle_title())
  await expect(panel).toContainText(say.payouts_cycle_weekly())
  await expect(panel.getByRole('button', { name: say.payouts_cycle_change() })).toBeDisabled()
  await expect(panel).toContainText(say.payouts_cycle_fixed_advance())
  await expect(region(page, say.payouts_account_title())).toContainText(/•••• \d{4}/)
  const refused = noor.call('payouts.setCycle', { params: { id: 'mer_noor' }, body: { cycle: 'flexible' } })
  await expect(refused).rejects.toMatchObject({ status: 409, reason: 'cycle_fixed' })
})

test('PO-07, DEC-PO-8: an admin changes the payout cycle from next week on, told what it costs', async ({
  page,
  say,
}) => {
  // Of its own: elsewhere this merchant takes an advance.
  const product = await startOwnProduct()
  try {
    await takeOver(page.context(), await signInThere(product.origin, people.bahriOwner, 'auth'))
    await page.goto(`${product.origin}${area}/upcoming`)
    const panel = region(page, say.payouts_cycle_title())
    await panel.getByRole('button', { name: say.payouts_cycle_change() }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: say.payouts_cycle_keep() })).toBeDisabled()
    await dialog.getByRole('radio', { name: say.payouts_cycle_flexible() }).check()
    await expect(dialog.getByRole('status')).toContainText(/BHD.*\d+\.\d{3}/)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /\d\d\/\d\d\/\d\d/ }).click()
    await expect(dialog).toBeHidden()
    await expect(panel).toContainText(say.payouts_cycle_flexible())
    await panel.getByRole('button', { name: say.payouts_cycle_change() }).click()
    await dialog.getByRole('radio', { name: say.payouts_cycle_weekly() }).check()
    await dialog.getByRole('button', { name: /\d\d\/\d\d\/\d\d/ }).click()
    await expect(dialog).toBeHidden()
    await expect(panel).not.toContainText(say.payouts_cycle_flexible())
  } finally {
    await product.stop()
  }
})

test('PO-13, DEC-PO-8: a flexible payout is asked for with its fee and what arrives, or says why it cannot be', async ({
  page,
  say,
  as,
}) => {
  const api = await as(people.bahriOwner)
  const [next] = (await api.call('payouts.upcoming')).upcoming
  if (!next) throw new Error('the demo sells every day')
  const request = { can: true, minimum: '100.000', reason: null as string | null }
  await page.route('**/payouts/upcoming?*', (route) =>
    route.fulfill({ json: { upcoming: [{ ...next, cycle: 'flexible', request }] } }),
  )
  await page.goto(`${area}/upcoming`)
  const ask = page.getByRole('button', { name: say.payouts_request(), exact: true })
  await ask.click()
  const dialog = page.getByRole('alertdialog')
  const [before = '', fee = '', arrives = ''] = await dialog.locator('dl > div').allInnerTexts()
  expect(thousandths(fee)).toBeLessThan(0n)
  expect(thousandths(before) + thousandths(fee)).toBe(thousandths(arrives))
  expect(thousandths(arrives)).toBe(thousandths(next.estimate))
  await expectAccessible(page)
  // The merchant's cycle is weekly in truth, so the server refuses; it says so where one is looking.
  await dialog.getByRole('button', { name: next.estimate.replace(/\B(?=(\d{3})+\.)/g, ',') }).click()
  await expect(dialog.getByRole('alert')).toContainText(say.error_wrong_status())
  await dialog.getByRole('button', { name: say.common_cancel() }).click()

  Object.assign(request, { can: false, reason: 'too_small' })
  await page.reload()
  await expect(ask).toBeDisabled()
  await expect(page.getByRole('main')).toContainText('100')
  Object.assign(request, { reason: 'once_a_day' })
  await page.reload()
  await expect(page.getByText(say.payouts_request_once_a_day())).toBeVisible()
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
  await expectAccessible(page)
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
  const [headings = [], ...lines] = cellsOf(await textOf(download))
  expect(sumOf(lines.map((cells) => cells[headings.indexOf('net amount')] ?? ''))).toBe(net)
  await expectAccessible(page)
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

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function amountText(amount: bigint): string {
  const cents = amount / 10n
  const whole = String(cents / 100n).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${whole}.${String(cents % 100n).padStart(2, '0')}`
}

function dayFirst(date: string): string {
  return date.split('-').toReversed().join('/')
}

function englishStatement(lines: readonly (readonly string[])[]): Buffer {
  const body = lines.map(([date = '', ...rest]) =>
    [dayFirst(date), ...rest].map((cell) => `"${cell}"`).join(','),
  )
  return Buffer.from(['Noor Perfumes,,,', 'Date,Description,Debit,Credit', ...body].join('\r\n'))
}

/** As an Arabic bank writes it: Windows-1256, semicolons, Arabic headings. */
function arabicStatement(lines: readonly (readonly string[])[]): Buffer {
  const body = lines.map(([date = '', ...rest]) => [dayFirst(date), ...rest].join(';'))
  const text = ['التاريخ;البيان;مدين;دائن', ...body].join('\r\n')
  return Buffer.from([...text].map((sign) => in1256.get(sign) ?? sign.charCodeAt(0)))
}

/** As much of Windows-1256 as the headings need. */
const in1256 = new Map(
  [...'ابتخدرلمني'].map((sign, at) => [
    sign,
    [0xc7, 0xc8, 0xca, 0xce, 0xcf, 0xd1, 0xe1, 0xe3, 0xe4, 0xed][at] ?? 0,
  ]),
).set('ئ', 0xc6)
