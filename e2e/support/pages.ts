import { expect, type Locator, type Page } from '@playwright/test'
import type { Say } from './test.ts'

/** What the page is called. */
export function titleOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** A part of the page by its name, such as a card. */
export function regionOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** Nothing has to be scrolled sideways for. */
export async function expectFits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** The main menu, opened first where it is a drawer; works the same in the back-office and in the console. */
export async function openMenu(page: Page, say: Say, isPhone: boolean, opener: string): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: say.shell_navigation(), exact: true })
  if (isPhone && !(await menu.isVisible())) await page.getByRole('button', { name: opener }).click()
  await expect(menu).toBeVisible()
  return menu
}

/** An act of a page: a button on a desk, behind the menu of its head on a phone. */
export async function act(page: Page, say: Say, isPhone: boolean, name: string): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: say.shell_more_actions() }).click()
  await page.getByRole(isPhone ? 'menuitem' : 'button', { name, exact: true }).click()
}

/** A button of a dialog that asks for confirmation, pressed. */
export async function confirmWith(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name }).click()
}
