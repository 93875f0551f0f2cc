import { freshStatementPdf } from '@daftar/testkit/pdf/statement'
import { expect, type Page } from '@playwright/test'
import { someIban } from './application.ts'
import type { Say } from './test.ts'

/** Amount and duration of the first step, typed, and on. */
export async function customise(page: Page, say: Say, amount: string, tenor: string): Promise<void> {
  await fillNumber(page, say.wizard_amount(), amount)
  await fillNumber(page, say.wizard_tenor(), tenor)
  await expect(page.getByText(say.wizard_weekly_minimum(), { exact: true })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Picks a fresh statement and waits until the server has looked at it. */
export async function addStatement(
  page: Page,
  say: Say,
  holder: string,
  now: Date = new Date(),
): Promise<void> {
  const bytes = freshStatementPdf({ holder, iban: someIban }, now)
  await page.getByLabel(say.wizard_statements_label()).setInputFiles({
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  })
  await expect(page.getByText('statement.pdf').first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: say.wizard_file_remove({ name: 'statement.pdf' }) }),
  ).toBeVisible()
}

/** The dialog before the statements are handed over. */
export async function confirmRequirements(page: Page, say: Say): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: say.wizard_requirements_confirm() }).click()
}

/** A licence for the last step, where none is on file. */
export async function addLicence(page: Page, say: Say): Promise<void> {
  const field = page.getByLabel(say.wizard_licence_file(), { exact: true })
  if ((await field.count()) === 0) return
  const bytes = freshStatementPdf({ holder: 'Licence', iban: someIban }, new Date())
  await field.setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
  await expect(
    page.getByRole('button', { name: say.wizard_file_remove({ name: 'licence.pdf' }) }),
  ).toBeVisible()
}

export async function next(page: Page, say: Say): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: say.common_continue(), exact: true }).click()
}

async function fillNumber(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true })
  await field.fill(value)
  await field.press('Tab')
}
