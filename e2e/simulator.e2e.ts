import { storageKeys } from '@daftar/client'
import { moneyText, percentText } from '@daftar/words/formats/number'
import type { Locator, Page } from '@playwright/test'
import { signInThere } from './support/api.ts'
import { expectFits, regionOf } from './support/pages.ts'
import { people } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'

const capital = '/finance/tabby-capital'

/** Level weeks in the server's place. */
async function withWeeks(page: Page, count: number, sales_payout: string): Promise<void> {
  await page.route('**/merchant/api/v1/capital/offer/*/weeks?*', async (route) => {
    const history = (await (await route.fetch()).json()) as object
    const weeks = Array.from({ length: count }, (_, at) => ({
      week_start: new Date(Date.UTC(2025, 10, 17) + at * 7 * 86_400_000).toISOString().slice(0, 10),
      sales_payout,
    }))
    await route.fulfill({ json: { ...history, weeks } })
  })
}

/** The offer page asks for an opinion after ten seconds, once: here it has. */
async function openOffer(page: Page): Promise<void> {
  await page.addInitScript((key) => sessionStorage.setItem(key, '1'), storageKeys.capitalFeedback)
  await page.goto(`${capital}/offers/ofr_noor1`)
}

async function figure(card: Locator, term: string): Promise<string> {
  return card.locator('dl > div').filter({ hasText: term }).locator('dd').innerText()
}

async function fallBy(card: Locator, say: Say, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1)
    await card.getByRole('button', { name: say.simulator_fall_more() }).click()
}

test('the simulator replays the merchant’s own weeks against the offer, and lets sales fall @everywhere', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await openOffer(page)
  const card = regionOf(page, say.simulator_title())
  await expect(card.getByRole('status')).not.toBeEmpty()
  const before = await card.getByRole('status').innerText()
  const cost = await figure(card, say.simulator_cost())
  await fallBy(card, say, 16)
  await expect(card.getByRole('textbox', { name: say.simulator_fall() })).toHaveValue('80')
  await expect(card.getByRole('button', { name: say.simulator_fall_more() })).toBeDisabled()
  await expect(card.getByRole('status')).not.toHaveText(before)
  expect(await figure(card, say.simulator_cost())).toBe(cost)
  expect(await figure(card, say.simulator_short())).not.toBe(say.capital_weeks({ count: 0 }))
  await card.getByText(say.simulator_chart_table()).click()
  await expect(card.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expectFits(page)
})

test('a year of weeks can be replayed too, and the figures are those of the weekly rule', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  // Far above any minimum: 22 percent of the weeks decides.
  await withWeeks(page, 52, '1000000.00')
  await openOffer(page)
  const card = regionOf(page, say.simulator_title())
  await expect(card.getByText(say.simulator_lead({ count: 26 }))).toBeVisible()
  expect(await figure(card, say.simulator_short())).toBe(say.capital_weeks({ count: 0 }))
  expect(await figure(card, say.simulator_minimum())).toBe(say.capital_weeks({ count: 0 }))
  await card.getByRole('radio', { name: say.simulator_last_weeks({ count: 52 }) }).check()
  await expect(card.getByText(say.simulator_lead({ count: 52 }))).toBeVisible()
})

test('level weeks that only reach the minimum: each is raised to it, none falls short, and it is repaid as agreed', async ({
  page,
  say,
  as,
}) => {
  const owner = await as(people.noorOwner)
  const { offers } = await owner.call('capital.offers')
  const { id, amount, tenor, currency } = offers.find((one) => one.id === 'ofr_noor1')!
  const estimate = await owner.call('capital.calculate', { params: { offerId: id }, body: { amount, tenor } })
  await withWeeks(page, 26, estimate.min_repayment_amount)
  await openOffer(page)
  const card = regionOf(page, say.simulator_title())
  await expect(card.getByRole('status')).toHaveText(say.simulator_answer_time({ count: tenor }))
  const weeks = (count: number) => say.capital_weeks({ count })
  expect(await figure(card, say.simulator_time())).toBe(weeks(tenor))
  expect(await figure(card, say.simulator_above({ rate: percentText(22) }))).toBe(weeks(tenor))
  expect(await figure(card, say.simulator_minimum())).toBe(weeks(tenor))
  expect(await figure(card, say.simulator_short())).toBe(weeks(0))
  expect(await figure(card, say.simulator_cost())).toContain(
    moneyText(estimate.fee_amount, currency)
      .replace(/[\u2066-\u2069]/g, '')
      .split(/\s/)
      .at(-1)!,
  )
  expect(await figure(card, say.simulator_annual())).toMatch(/^\u2066\d{2}(\.\d)?%\u2069$/)
  await fallBy(card, say, 1)
  await expect(card.getByRole('status')).not.toHaveText(say.simulator_answer_time({ count: tenor }))
  expect(await figure(card, say.simulator_short())).not.toBe(weeks(0))
})

test('with fewer than eight weeks the customise step says so and takes an assumed average @everywhere', async ({
  page,
  context,
  say,
}) => {
  test.setTimeout(150_000)
  const product = await startOwnProduct()
  try {
    await takeOver(context, await signInThere(product.origin, people.bahriOwner, 'auth'))
    await withWeeks(page, 3, '1000.000')
    await page.goto(`${product.origin}/application-preapproved/customize_your_offer/ofr_bahri1/mer_bahri`)
    const card = regionOf(page, say.simulator_title())
    await expect(card.getByText(say.simulator_little_text({ count: 3 }))).toBeVisible()
    const average = card.getByRole('textbox', { name: say.simulator_average() })
    await expect(average).toHaveValue('1000.000')
    const before = await card.getByRole('status').innerText()
    await average.fill('9000')
    await expect(card.getByRole('status')).not.toHaveText(before)
    await average.fill('')
    await expect(card.getByRole('status')).toHaveCount(0)
    await expectFits(page)
  } finally {
    await product.stop()
  }
})

test('weeks that cannot be loaded are asked for again', async ({ page, say, as }) => {
  await as(people.noorOwner)
  let fails = true
  await page.route('**/merchant/api/v1/capital/offer/*/weeks?*', (route) =>
    fails ? route.abort('failed') : route.fallback(),
  )
  await openOffer(page)
  const card = regionOf(page, say.simulator_title())
  await expect(card.getByText(say.simulator_failed())).toBeVisible({ timeout: 30_000 })
  fails = false
  await card.getByRole('button', { name: say.common_try_again() }).click()
  await expect(card.getByRole('status')).not.toBeEmpty()
})
