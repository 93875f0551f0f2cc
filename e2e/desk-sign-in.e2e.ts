import { apiOf } from './support/api.ts'
import { codeFor, holdingLock, seenBy } from './support/inbox.ts'
import { openMenu, titleOf } from './support/pages.ts'
import { staff } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ look: 'en-phone' })

// A cookie that only the second code sets, between two pages of the console.
test('staff sign in with two codes, and come back to where they wanted to go', async ({
  page,
  context,
  say,
  origin,
  isPhone,
}) => {
  const { email, phone } = staff.agent
  await page.goto('/desk/merchants')
  await expect(page).toHaveURL(/\/desk\/sign-in\?back=/)
  await holdingLock(`${origin} ${email}`, async () => {
    const seen = await seenBy(origin, email, phone)
    await page.getByLabel(say.desk_sign_in_contact()).fill(email)
    await page.getByLabel(say.desk_sign_in_contact()).press('Enter')
    await expect(titleOf(page)).toHaveText(say.desk_code_title())
    await page.getByLabel(say.desk_code_label()).fill(await codeFor(origin, email, seen))
    await expect(titleOf(page)).toHaveText(say.desk_code_second_title())
    expect((await page.request.get('/desk/api/v1/session')).status()).toBe(401)
    await page.getByLabel(say.desk_code_label()).fill(await codeFor(origin, phone, seen))
    await expect(page).toHaveURL(`${origin}/desk/merchants`)
  })
  await expect(titleOf(page)).toHaveText(say.desk_merchants())

  const cookies = (await context.cookies()).map(({ name, value }) => [name, value] as const)
  await apiOf(origin, new Map(cookies)).call('sessions.logoutForStaff')
  const menu = await openMenu(page, say, isPhone, say.desk_menu_open())
  await menu.getByRole('link', { name: say.desk_mandates(), exact: true }).click()
  await expect(page).toHaveURL(/\/desk\/sign-in/)
})
