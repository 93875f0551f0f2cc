import type { Page } from '@playwright/test'
import { confirmWith, regionOf } from './pages.ts'
import type { Say } from './test.ts'

/** Brings a pane of the opened case into sight: on a phone they are tabs. */
export async function toPane(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true })
  if (await tab.isVisible()) await tab.click()
}

/** Approves the opened case, with a reason: some of its checks may have failed. */
export async function approveHere(page: Page, say: Say, amount: RegExp): Promise<void> {
  await toPane(page, say.desk_decision())
  const decision = regionOf(page, say.desk_decision())
  await decision.getByRole('radio', { name: say.desk_approve(), exact: true }).check({ force: true })
  const note = decision.getByRole('textbox', {
    name: new RegExp(`^(${say.desk_note()}|${say.desk_approval_reason()})`),
  })
  await note.fill('Seen with the merchant on the phone')
  await decision.getByRole('button', { name: amount }).click()
  await confirmWith(page, amount)
}
