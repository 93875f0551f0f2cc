import { expect, type Locator, type Page } from '@playwright/test'
import { moneyText } from '@daftar/words/formats/number'
import type { Api } from './api.ts'
import type { Say } from './test.ts'

/** Steps of the orders area that its tests share. */

export const aed = (amount: string) => moneyText(amount, 'AED')

/** The rows of the list, or its cards on a phone. */
export function rows(page: Page): Locator {
  return page.locator('main [data-row]')
}

/** The row of an order, or its card. */
export function rowOf(page: Page, number: string): Locator {
  return page.locator('tbody tr, main ul > li').filter({ has: page.getByRole('link', { name: number }) })
}

/** What an act asks before it is done. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('alertdialog')
}

/** On a phone the filters stand behind a button, in `page` or another of its windows. */
export async function unfoldFilters(page: Page, say: Say): Promise<Locator> {
  const filters = page.getByRole('group', { name: say.orders_filters() })
  const unfold = page.getByRole('button', { name: say.orders_filters(), expanded: false })
  await expect(filters.or(unfold)).toBeVisible()
  if (await unfold.isVisible()) await unfold.click()
  await expect(filters).toBeVisible()
  return filters
}

/** Opens a filter by its name, does something in its box, and closes it. */
export async function inFilter(
  page: Page,
  say: Say,
  name: string,
  work: (box: Locator) => Promise<unknown>,
): Promise<void> {
  const filters = await unfoldFilters(page, say)
  await filters.getByRole('button', { name }).click()
  const box = page.getByRole('dialog', { name })
  await expect(box).toBeVisible()
  await work(box)
  if (await box.isVisible()) await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
}

/** Opens what is asked before the rest of an order is captured. */
export async function askToCapture(page: Page, say: Say, rest: string): Promise<void> {
  await page.getByRole('button', { name: say.orders_capture_amount({ amount: aed(rest) }) }).click()
  await expect(dialogOf(page)).toBeVisible()
}

/** The button of the open dialog that does it. */
export function confirmOf(page: Page, name: string): Locator {
  return dialogOf(page).getByRole('button', { name })
}

/** The order as the server has it. */
export async function orderOf(api: Api, id: string) {
  return (await api.call('orders.read', { params: { id } })).payment
}
