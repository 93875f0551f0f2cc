import type { Locator, Page } from '@playwright/test'
import { signInThere } from './support/api.ts'
import { codeFor, seenBy } from './support/inbox.ts'
import { aNewcomer } from './support/people.ts'
import { takeOver } from './support/session.ts'
import { codeField, continueOf } from './support/sign-in-page.ts'
import { expect, test, type Say } from './support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('AUTH-02, AUTH-03, AUTH-09, AUTH-10, AUTH-11, AUTH-12, AUTH-19, AUTH-25, AUTH-26, AUTH-30, SES-02: somebody signs in with the keyboard alone, by e-mail and then by phone @everywhere', async ({
  page,
  say,
  origin,
  language,
}) => {
  const person = aNewcomer()
  await signInThere(origin, person, 'auth')
  await page.goto('/auth')
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await expect(title(page)).toHaveText(say.sign_in_title())
  await expect(page.getByRole('link', { name: say.sign_in_terms() })).toBeVisible()
  await expect(page.getByRole('link', { name: say.sign_in_privacy() })).toBeVisible()
  await expect(page.getByRole('link', { name: say.sign_in_shoppers() })).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('radio', { name: say.sign_in_by_email() })).toBeChecked()
  await expect(continueOf(page, say)).toBeEnabled()

  const seen = await seenBy(origin, person.email, person.phone)
  await tabTo(page, page.getByLabel(say.sign_in_email()))
  await page.keyboard.type(person.email)
  await tabTo(page, continueOf(page, say))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(say.sign_in_code_title())
  await expect(page).toHaveURL(/step=sign_in_verify_email/)
  expect(await sessionIdOf(page)).not.toBeNull()
  await expect(codeField(page, say)).toBeFocused()
  await page.keyboard.type(await codeFor(origin, person.email, seen))

  await expect(title(page)).toHaveText(say.sign_in_second_title())
  await expect(page).toHaveURL(/step=challenge_verify_phone/)
  await expect(page.getByText(person.phone)).toHaveCount(0)
  await expect(page.getByText(new RegExp(`[*•]+${person.phone.slice(-2)}`))).toBeVisible()
  await expect(codeField(page, say)).toBeFocused()
  await page.keyboard.type(await codeFor(origin, person.phone, seen))
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  await expect(page.getByRole('main')).toBeVisible()
  expect(await sessionIdOf(page)).toBeNull()
})

test('AUTH-01, AUTH-14, AUTH-16, AUTH-20, AUTH-24, AUTH-27, AUTH-29: somebody new signs up by phone and adds an e-mail', async ({
  page,
  say,
  origin,
}) => {
  const person = aNewcomer()
  await page.goto('/auth')
  await page.getByRole('radio', { name: say.sign_in_by_phone() }).check({ force: true })
  await page.getByLabel(say.sign_in_phone()).fill(person.phone)
  await continueOf(page, say).click()
  await expect(page).toHaveURL(/step=sign_in_verify_phone/)
  await enter(page, say, await codeFor(origin, person.phone))

  await expect(title(page)).toHaveText(say.sign_in_setup_email_title())
  await page.getByRole('button', { name: say.sign_in_back() }).click()
  await expect(title(page)).toHaveText(say.sign_in_title())
  const seen = await seenBy(origin, person.phone)
  await continueOf(page, say).click()
  await enter(page, say, await codeFor(origin, person.phone, seen))
  await page.getByLabel(say.sign_in_email()).fill(person.email)
  await continueOf(page, say).click()
  await expect(page).toHaveURL(/step=challenge_setup_verify_email/)
  await page.getByRole('button', { name: say.sign_in_back() }).click()
  await expect(title(page)).toHaveText(say.sign_in_setup_email_title())
  await expect(page.getByLabel(say.sign_in_email())).toHaveValue(person.email)
  await continueOf(page, say).click()
  await enter(page, say, await codeFor(origin, person.email))
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  await page.goto('/account')
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible()
})

test('SES-06, SES-08, SES-10: whoever is not signed in comes back after signing in, whoever is goes on at once', async ({
  page,
  context,
  say,
  origin,
}) => {
  const person = aNewcomer()
  const api = await signInThere(origin, person, 'auth')
  await page.goto('/account/sessions?from=mail')
  await expect(page).toHaveURL(/\/auth\?redirect=%2Faccount%2Fsessions%3Ffrom%3Dmail/)
  const seen = await seenBy(origin, person.email, person.phone)
  await page.getByLabel(say.sign_in_email()).fill(person.email)
  await continueOf(page, say).click()
  await enter(page, say, await codeFor(origin, person.email, seen))
  await expect(title(page)).toHaveText(say.sign_in_second_title())
  await enter(page, say, await codeFor(origin, person.phone, seen))
  await expect(page).toHaveURL(`${origin}/account/sessions?from=mail`)
  await takeOver(context, api)
  await page.goto('/auth?redirect=%2Faccount%2Fphone')
  await expect(page).toHaveURL(`${origin}/account/phone`)
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/(account|finance)/)
})

function sessionIdOf(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('merchant.session_id'))
}

async function enter(page: Page, say: Say, code: string): Promise<void> {
  await codeField(page, say).fill(code)
}

/** Moves the focus forward until it stands where it should. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach it')
}
