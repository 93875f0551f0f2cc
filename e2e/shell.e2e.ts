import type { Page } from '@playwright/test'
import { signInThere } from './support/api.ts'
import { openMenu } from './support/pages.ts'
import { aNewcomer } from './support/people.ts'
import { takeOver } from './support/session.ts'
import { signInOnPage } from './support/sign-in-page.ts'
import { expect, test } from './support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('NAV-39, FMT-02: the language changes in place, and the choice outlives signing out @everywhere', async ({
  page,
  context,
  say,
  language,
  isPhone,
  origin,
}) => {
  const api = await signInThere(origin, aNewcomer(), 'auth')
  await takeOver(context, api)
  await page.goto('/account')
  await openMenu(page, say, isPhone, say.shell_menu_open())
  await page.getByRole('button', { name: say.common_language_other() }).click()
  const other = language === 'ar' ? 'en' : 'ar'
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})

test('APP-22, SES-07, SES-23, SES-27, SES-28, REQ-07: a session that the server ended leads to sign-in and back again', async ({
  page,
  context,
  say,
  origin,
}) => {
  const person = aNewcomer()
  const mine = await signInThere(origin, person, 'auth')
  await takeOver(context, mine)
  await page.goto('/account')
  await expect(title(page)).toHaveText(say.account_title())
  const elsewhere = await signInThere(origin, person, 'auth')
  await elsewhere.call('auth.endSessions')
  const asked: string[] = []
  const visited: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  await page.getByRole('main').getByRole('link', { name: say.account_sessions_link() }).click()
  await expect(page).toHaveURL(/\/auth\?redirect=%2Faccount/)
  expect(visited.some((url) => url.includes('/logout?source=server'))).toBe(true)
  expect(asked.some((url) => url.includes('/api/v1/auth/logout'))).toBe(false)
  await signInOnPage(page, say, origin, person)
  await expect(page).toHaveURL(/\/account/)
})
