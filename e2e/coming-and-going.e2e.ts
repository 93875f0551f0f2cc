import type { Locator, Page } from '@playwright/test'
import { signInThere } from './support/api.ts'
import { beginWithStatement } from './support/application.ts'
import { codeFor, seenBy } from './support/inbox.ts'
import { anOffer } from './support/offers.ts'
import { confirmWith, titleOf } from './support/pages.ts'
import { aNewcomer, people } from './support/people.ts'
import { takeOver } from './support/session.ts'
import { codeField, continueOf } from './support/sign-in-page.ts'
import { expect, test, type Say } from './support/test.ts'
// A real cookie between two pages, the bot check in its worker, and the order in which a browser moves the
// focus.
test('somebody signs in with the keyboard alone and comes back by a cookie that no script holds [AUTH-02, AUTH-03, AUTH-09, AUTH-10, AUTH-11, AUTH-12, AUTH-19, AUTH-25, AUTH-26, AUTH-30, SES-02, SES-04, SES-06, SES-08, SES-10, REQ-02, REQ-03]', async ({
  page,
  say,
  origin,
}) => {
  const person = aNewcomer()
  await signInThere(origin, person, 'merchant')
  const seen = await seenBy(origin, person.email, person.phone)
  await page.goto('/account/sessions?from=mail')
  await expect(page).toHaveURL(/\/auth\?redirect=%2Faccount%2Fsessions%3Ffrom%3Dmail/)
  await expect(titleOf(page)).toHaveText(say.sign_in_title())
  await tabTo(page, page.getByLabel(say.sign_in_email()))
  await page.keyboard.type(person.email)
  await tabTo(page, continueOf(page, say))
  await page.keyboard.press('Enter')
  await expect(titleOf(page)).toHaveText(say.sign_in_code_title())
  await expect(page).toHaveURL(/step=sign_in_verify_email/)
  expect(await sessionIdOf(page)).not.toBeNull()
  await expect(codeField(page, say)).toBeFocused()
  await page.keyboard.type(await codeFor(origin, person.email, seen))

  await expect(titleOf(page)).toHaveText(say.sign_in_second_title())
  await expect(page).toHaveURL(/step=challenge_verify_phone/)
  await expect(codeField(page, say)).toBeFocused()
  const call = page.waitForRequest(/\/merchant\/api\/v1\/account/)
  await page.keyboard.type(await codeFor(origin, person.phone, seen))
  await expect(page).toHaveURL(`${origin}/account/sessions?from=mail`)
  await expect(titleOf(page)).toHaveText(say.account_sessions_title())

  const request = await call
  expect(new URL(request.url()).searchParams.get('client_id')).toBeTruthy()
  expect((await request.allHeaders())['cookie']).toContain('daftar_session=')
  expect((await request.allHeaders())['authorization']).toBeUndefined()
  expect(await page.evaluate(() => document.cookie)).not.toContain('daftar_session')
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'auth_token',
  )
  expect(await sessionIdOf(page)).toBeNull()
  await page.goto('/auth?redirect=%2Faccount%2Fphone')
  await expect(page).toHaveURL(`${origin}/account/phone`)
})

test.describe('on a phone', () => {
  test.use({ look: 'ar-phone' })

  // The whole exchange of somebody new with the server, and what a real clipboard pastes.
  test('somebody new signs up by phone, pastes the code and adds an e-mail [AUTH-01, AUTH-14, AUTH-16, AUTH-20, AUTH-24, AUTH-27, AUTH-29]', async ({
    page,
    context,
    say,
    origin,
  }) => {
    const person = aNewcomer()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/auth')
    await page.getByRole('radio', { name: say.sign_in_by_phone() }).check({ force: true })
    await page.getByLabel(say.sign_in_phone()).fill(person.phone)
    await continueOf(page, say).click()
    await expect(page).toHaveURL(/step=sign_in_verify_phone/)
    await paste(page, say, await codeFor(origin, person.phone))

    await expect(titleOf(page)).toHaveText(say.sign_in_setup_email_title())
    await page.getByLabel(say.sign_in_email()).fill(person.email)
    await continueOf(page, say).click()
    await expect(page).toHaveURL(/step=challenge_setup_verify_email/)
    await codeField(page, say).fill(await codeFor(origin, person.email))
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
    await page.goto('/account')
    await expect(page.getByRole('main').getByText(person.email)).toBeVisible()
  })
})

// Two tabs of one browser, its cookies, and all that it keeps.
test('after signing out nothing of the first person meets the second, in no tab [APP-21, SES-18, SES-19, SES-22, SES-24, SES-25, DEC-SES-8, DEC-NAV-3]', async ({
  page,
  context,
  say,
  origin,
}) => {
  const mine = await signInThere(origin, people.rawaaOwner, 'merchant')
  const offerId = await anOffer(origin)
  const holder = 'Rawaa Fashion Company'
  await beginWithStatement(mine, { offerId, amount: '20000', tenor: 20, holder })
  await takeOver(context, mine)
  const other = await context.newPage()
  const tabs = [page, other]
  const held: string[] = []
  other.on('dialog', (dialog) => (held.push(dialog.type()), void dialog.accept()))
  for (const tab of tabs) {
    await tab.goto(`/application-preapproved/social_networks/${offerId}/mer_rawaa`)
    await tab.getByLabel(say.wizard_facebook()).fill('secret.of.the.first')
    await expect.poll(() => keptIn(tab)).toContain('secret.of.the.first')
  }
  const called = page.waitForRequest(/\/auth\/logout/)
  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type(say.shell_palette_log_out())
  await page.keyboard.press('Enter')
  await confirmWith(page, say.wizard_leave_confirm())
  await called
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/auth$/)
    const kept = await keptIn(tab)
    for (const trace of ['secret', 'daftar.wizard', 'rawaa', 'visited', 'signed_in'])
      expect(kept).not.toContain(trace)
  }
  expect(held, 'nothing holds a tab back whose session has ended').toEqual([])
  await expect(mine.call('accounts.read')).rejects.toMatchObject({ status: 401 })

  const second = aNewcomer()
  await takeOver(context, await signInThere(origin, second, 'merchant'))
  for (const tab of tabs) {
    await tab.goto('/account')
    await expect(tab.getByRole('main').getByText(second.email)).toBeVisible()
    await expect(tab.getByText(people.rawaaOwner.email)).toHaveCount(0)
    expect(await keptIn(tab)).not.toContain('rawaa')
  }
  await (await signInThere(origin, second, 'merchant')).call('sessions.endAll')
  await page.getByRole('main').getByRole('link', { name: say.account_sessions_link() }).click()
  await expect(page).toHaveURL(/\/auth\?redirect=%2Faccount/)
  await expect(titleOf(page)).toHaveText(say.sign_in_title())
})

/** Everything the browser and the tab keep, as text. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}

function sessionIdOf(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('merchant.session_id'))
}

/** As it stands in a message; a whole code goes off by itself. */
async function paste(page: Page, say: Say, code: string): Promise<void> {
  const text = `${code.slice(0, 3)}-${code.slice(3)}`
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await codeField(page, say).focus()
  await page.keyboard.press('ControlOrMeta+V')
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
