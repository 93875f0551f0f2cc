import type { Page } from '@playwright/test'
import { signInThere } from './support/api.ts'
import { codeFor, seenBy } from './support/inbox.ts'
import { entriesOf, openMenu } from './support/pages.ts'
import { aNewcomer, people } from './support/people.ts'
import { takeOver } from './support/session.ts'
import { signInOnPage } from './support/sign-in-page.ts'
import { expect, test } from './support/test.ts'

const capital = '/finance/tabby-capital'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [name, seesFinance] of [
  ['noorOwner', true],
  ['noorSettlements', true],
  ['noorSales', false],
] as const)
  test(`NAV-06, NAV-38, NAV-41: the sidebar of ${name} holds what the role may open, and the rest leads away`, async ({
    page,
    say,
    as,
    isPhone,
  }) => {
    await as(people[name])
    await page.goto('/account')
    const menu = await openMenu(page, say, isPhone, say.shell_menu_open())
    expect(await entriesOf(menu)).toEqual([
      say.shell_item_orders(),
      ...(seesFinance ? [say.shell_item_payouts(), say.shell_item_capital()] : []),
      say.common_language_other(),
      say.shell_item_help_center(),
      people[name].email,
    ])
    await page.goto(`${capital}/loans`)
    await expect(page).toHaveURL(seesFinance ? /\/loans$/ : /\/payments$/)
  })

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

test('any page is a few keys away, and the focus follows: palette, sheet of keys, skip link', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await page.goto('/account')
  await expect(title(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+K')
  const palette = page.getByRole('dialog')
  await expect(palette).toBeVisible()
  await page.keyboard.type(say.account_sessions_title())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\/sessions$/)
  await expect(title(page)).toHaveText(say.account_sessions_title())
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText(say.shell_shortcuts_title())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/account')
  await expect(title(page)).toBeVisible()
  await page.getByRole('link', { name: say.account_sessions_link() }).click()
  await expect(page.getByRole('main')).toBeFocused()
})

test('ACC-05, ACC-07, ACC-08, ACC-13, APP-23, APP-24: the phone is changed with a code to the new one', async ({
  page,
  context,
  say,
  origin,
}) => {
  const before = aNewcomer()
  const { phone } = aNewcomer()
  await takeOver(context, await signInThere(origin, before, 'auth'))
  await page.goto('/account')
  await expect(page.getByRole('main').getByText(before.phone)).toBeVisible()
  await page.getByRole('link', { name: say.account_change_phone(), exact: true }).click()
  await expect(title(page)).toHaveText(say.account_change_phone_title())
  await page.getByLabel(say.account_new_phone()).fill(phone)
  const seen = await seenBy(origin, phone)
  await page.getByRole('button', { name: say.account_send_code() }).click()
  const code = await codeFor(origin, phone, seen)
  await page.getByLabel(say.account_code()).fill(code === '1111' ? '2222' : '1111')
  await expect(page.getByText(say.error_invalid_code())).toBeVisible()
  await page.getByLabel(say.account_code()).fill(code)
  await expect(page.getByText(say.account_phone_changed())).toBeVisible()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('main').getByText(phone)).toBeVisible()
})

test('SES-29, SES-30, SES-31: sessions are listed and ended, one by one and all at once', async ({
  page,
  context,
  say,
  origin,
}) => {
  const person = aNewcomer()
  const mine = await signInThere(origin, person, 'auth')
  const second = await signInThere(origin, person, 'auth')
  await takeOver(context, mine)
  await page.goto('/account/sessions')
  const sessions = page.getByText(new RegExp(say.account_session_started({ date: '.*' })))
  await expect(sessions).toHaveCount(2)
  await expect(page.getByText(say.account_session_current(), { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: new RegExp(say.account_session_end_of({ device: '.*' })) }).click()
  await expect(page.getByText(say.account_session_ended())).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await expect(second.call('account.read')).rejects.toMatchObject({ status: 401 })

  const third = await signInThere(origin, person, 'auth')
  await page.reload()
  await page.getByRole('button', { name: say.account_sessions_end_all() }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: say.account_sessions_end_all() }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(third.call('account.read')).rejects.toMatchObject({ status: 401 })
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

test('FMT-11: dates stand as dd/MM/yy in both languages @everywhere', async ({ page, as, say }) => {
  const owner = await as(people.noorOwner)
  const { loan } = await owner.call('capital.loan', { params: { id: 'lon_noor1' } })
  await page.goto(`${capital}/loans/lon_noor1`)
  await expect(page.getByText(say.loan_left_to_repay()).first()).toBeVisible()
  const [year = '', month, day] = (loan.repayments.at(0)?.date ?? '').split('-')
  const written = page.getByText(`${day}/${month}/${year.slice(2)}`).filter({ visible: true })
  await expect(written.first()).toBeVisible()
})
