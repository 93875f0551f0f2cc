import { sumOf, thousandths } from './support/amounts.ts'
import { signInThere } from './support/api.ts'
import { expectFits, regionOf } from './support/pages.ts'
import { area } from './support/payouts.ts'
import { people } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('PO-10, APP-45, DEC-PO-2: the upcoming payout adds up, says when it closes, and lists its movements @everywhere', async ({
  page,
  say,
  language,
  as,
}) => {
  const api = await as(people.rawaaOwner)
  const { upcoming } = await api.call('payouts.upcoming')
  const [next] = upcoming
  if (!next) throw new Error('the demo sells every day')
  await page.goto(`${area}/upcoming`)
  const card = regionOf(page, language === 'ar' ? next.merchant_name_ar : next.merchant_name)
  await expect(card).toContainText(say.payouts_upcoming_cut_off())
  await expect(card.getByText(/\d|يوم|ساع/).first()).toBeVisible()
  const facts = await card.locator('dl > div').allInnerTexts()
  expect(sumOf(facts.slice(0, -1))).toBe(thousandths(facts.at(-1) ?? ''))
  await card.getByRole('link', { name: say.payouts_upcoming_details() }).click()
  await expect(page).toHaveURL(new RegExp(`${area}/upcoming/${next.merchant_id}$`))
  const movements = regionOf(page, say.payouts_movements_title())
  await expect(movements.getByText(say.payouts_kind_sale(), { exact: false }).first()).toBeVisible()
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
  const cycles = regionOf(page, say.payouts_cycles_title())
  await expect(cycles).toContainText(say.payouts_cycle_weekly())
  await expect(cycles).toContainText(say.payouts_cycle_flexible())
  await expectFits(page)
})

test('PO-07, DEC-PO-8: while an advance is repaid the weekly cycle is fixed, with the reason @everywhere', async ({
  page,
  say,
  as,
}) => {
  const noor = await as(people.noorOwner)
  await page.goto(`${area}/upcoming`)
  const panel = regionOf(page, say.payouts_cycle_title())
  await expect(panel).toContainText(say.payouts_cycle_weekly())
  await expect(panel.getByRole('button', { name: say.payouts_cycle_change() })).toBeDisabled()
  await expect(panel).toContainText(say.payouts_cycle_fixed_advance())
  await expect(regionOf(page, say.payouts_account_title())).toContainText(/•••• \d{4}/)
  const refused = noor.call('payouts.setCycle', { params: { id: 'mer_noor' }, body: { cycle: 'flexible' } })
  await expect(refused).rejects.toMatchObject({ status: 409, reason: 'cycle_fixed' })
})

test('PO-07, DEC-PO-8: an admin changes the payout cycle from next week on, told what it costs', async ({
  page,
  say,
}) => {
  test.setTimeout(120_000)
  // Of its own: elsewhere this merchant takes an advance.
  const product = await startOwnProduct()
  try {
    await takeOver(page.context(), await signInThere(product.origin, people.bahriOwner, 'auth'))
    await page.goto(`${product.origin}${area}/upcoming`)
    const panel = regionOf(page, say.payouts_cycle_title())
    await panel.getByRole('button', { name: say.payouts_cycle_change() }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: say.payouts_cycle_keep() })).toBeDisabled()
    await dialog.getByRole('radio', { name: say.payouts_cycle_flexible() }).check()
    await expect(dialog.getByRole('status')).toContainText(/BHD.*\d+\.\d{3}/)
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
