import type { Page } from '@playwright/test'
import { inFilter, rows, unfoldFilters } from './support/orders.ts'
import { completed } from './support/payouts.ts'
import { people } from './support/people.ts'
import { expect, test, type Say } from './support/test.ts'

/** Longer than a page of the router waits before a skeleton takes its place. */
const skeletonAfterMs = 600

test('DEC-ORD-1: on a phone the first order stands well inside the first screen, and one button holds the filters and counts them @everywhere', async ({
  page,
  as,
  say,
  isPhone,
}) => {
  await as(people.noorOwner)
  await page.goto('/payments')
  const first = rows(page).first().locator('xpath=ancestor::*[self::li or self::tr]')
  await expect(page.getByRole('region', { name: say.orders_waiting_label() })).toBeVisible()
  await expect(first).toBeVisible()
  const { y = Infinity, height = 0 } = (await first.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(isPhone ? 500 : 640)
  const button = page.getByRole('button', { name: say.orders_filters() })
  await expect(button).toHaveCount(isPhone ? 1 : 0)
  await inFilter(page, say, say.orders_filter_status(), (box) =>
    box.getByRole('checkbox', { name: say.orders_status_refunded(), exact: true }).check(),
  )
  await expect(page).toHaveURL(/status=refunded$/)
  if (isPhone) await expect(button).toHaveAccessibleName(new RegExp(say.orders_filters_set({ count: 1 })))
  const filters = await unfoldFilters(page, say)
  await filters
    .getByRole('button', { name: say.orders_filter_clear({ name: say.orders_filter_status() }) })
    .click()
  await expect(page).toHaveURL(/\/payments$/)
  if (!isPhone) return
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(filters).toHaveCount(0)
  await expect(button).toHaveAccessibleName(say.orders_filters())
})

test('DEC-ORD-1, DEC-PO-7: while a filter is being answered the rows before it stay, and no skeleton takes their place', async ({
  page,
  as,
  say,
}) => {
  await as(people.noorOwner)
  await page.goto('/payments')
  await expect(rows(page)).toHaveCount(20)
  const orders = await heldBack(page, '**/merchant/api/v1/payments?*')
  await page
    .getByRole('navigation', { name: say.orders_views() })
    .getByText(say.orders_view_refunded())
    .click()
  await expectStanding(page, say, orders)
  await page.getByRole('searchbox', { name: say.orders_search() }).fill('+9715')
  await expectStanding(page, say, orders)

  await page.goto(completed)
  await expect(rows(page).first()).toBeVisible()
  const payouts = await heldBack(page, '**/merchant/api/v1/payouts?*')
  await page.getByRole('button', { name: say.payouts_filter_status() }).click()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: say.payouts_status_paid(), exact: true })
    .check()
  await expectStanding(page, say, payouts)
})

test.describe('read far from the shop', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('DEC-ORD-1, PO-05, DEC-PO-7: a preset asks for the days of the merchant, around midnight too', async ({
    page,
    as,
  }) => {
    await as(people.noorOwner)
    // A Sunday afternoon in New York, half past midnight of Monday in Dubai.
    await page.route('**/merchant/api/v1/account*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), now: '2026-11-22T20:30:00.000Z' },
      })
    })
    const orders = page.waitForRequest(/\/v1\/payments\?/)
    await page.goto('/payments?period=today')
    expect(askedBy((await orders).url())).toMatchObject({ from: '2026-11-23', to: '2026-11-23' })
    const payouts = page.waitForRequest(/\/v1\/payouts\?/)
    await page.goto(`${completed}?period=this_week`)
    expect(askedBy((await payouts).url())).toMatchObject({
      created_at_gte: '2026-11-23',
      created_at_lte: '2026-11-29',
    })
  })
})

/** Holds back what that address answers from now on; gives the function that lets go of what waits. */
async function heldBack(page: Page, address: string): Promise<() => void> {
  const waiting: (() => void)[] = []
  await page.route(address, async (route) => {
    const answer = await route.fetch()
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.fulfill({ response: answer })
  })
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('main [data-row]')) document.body.dataset['emptied'] = 'true'
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => waiting.splice(0).forEach((letGo) => letGo())
}

async function expectStanding(page: Page, say: Say, letGo: () => void): Promise<void> {
  const busy = page.locator('main [aria-busy="true"]').filter({ has: page.locator('[data-row]') })
  await expect(busy).toHaveCount(1)
  await new Promise((resolve) => setTimeout(resolve, skeletonAfterMs))
  await expect(busy).toHaveCount(1)
  await expect(page.getByText(say.common_loading())).toHaveCount(0)
  letGo()
  await expect(busy).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveAttribute('data-emptied')
}

function askedBy(url: string): Record<string, string> {
  return Object.fromEntries(new URL(url).searchParams)
}
