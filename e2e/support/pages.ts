import { expect, type Locator, type Page } from '@playwright/test'
import type { Say } from './test.ts'

/** The main menu, opened first where it is a drawer; works the same in the back-office and in the console. */
export async function openMenu(page: Page, say: Say, isPhone: boolean, opener: string): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: say.shell_navigation(), exact: true })
  if (isPhone && !(await menu.isVisible())) await page.getByRole('button', { name: opener }).click()
  await expect(menu).toBeVisible()
  return menu
}

/** Names of what a menu offers, in its order, without what badges add. */
export async function entriesOf(menu: Locator): Promise<string[]> {
  const items = menu.getByRole('listitem')
  return (await items.allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '')
}

/** A button of a dialog that asks for confirmation, pressed. */
export async function confirmWith(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name }).click()
}
