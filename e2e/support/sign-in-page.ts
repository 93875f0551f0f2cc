import { expect, type Locator, type Page } from '@playwright/test'
import { codeFor, seenBy } from './inbox.ts'
import type { Person } from './people.ts'
import type { Say } from './test.ts'

/** The field of a code; the picture of the app is named a code too. */
export function codeField(page: Page, say: Say): Locator {
  return page.getByRole('textbox', { name: say.sign_in_code(), exact: true })
}

export function continueOf(page: Page, say: Say): Locator {
  return page.getByRole('button', { name: say.common_continue(), exact: true })
}

/** Signs somebody in by e-mail and phone on the sign-in page that stands there. */
export async function signInOnPage(page: Page, say: Say, origin: string, person: Person): Promise<void> {
  const seen = await seenBy(origin, person.email, person.phone)
  await page.getByLabel(say.sign_in_email()).fill(person.email)
  await continueOf(page, say).click()
  await expect(page).toHaveURL(/step=sign_in_verify_email/)
  await codeField(page, say).fill(await codeFor(origin, person.email, seen))
  await expect(page).toHaveURL(/step=challenge_verify_phone/)
  await codeField(page, say).fill(await codeFor(origin, person.phone, seen))
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}
