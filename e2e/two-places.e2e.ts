import type { Page } from '@playwright/test'
import { beginWithStatement } from './support/application.ts'
import { anOffer } from './support/offers.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { next } from './support/wizard.ts'

test.use({ look: 'en-phone' })

// Two tabs and another device over one application: versions that the server counts, drafts that it keeps.
test('what was typed on the phone is on the computer, and of two tabs the second is told of the first', async ({
  page,
  context,
  browser,
  say,
  as,
  origin,
  locale,
}) => {
  const owner = await as(people.rawaaOwner)
  const offerId = await anOffer(origin)
  const holder = 'Rawaa Fashion Company'
  await beginWithStatement(owner, { offerId, amount: '20000', tenor: 20, holder })
  const social = `${origin}/application-preapproved/social_networks/${offerId}/mer_rawaa`
  const other = await context.newPage()
  await other.goto(social)
  await page.goto(social)
  const instagram = (one: Page) => one.getByLabel(say.wizard_instagram())
  const conflict = (one: Page) => one.getByRole('alert').filter({ hasText: say.wizard_conflict_title() })
  await expect(instagram(other)).toBeVisible()
  await kept(page, () => instagram(page).fill('@from.the.phone'))

  const computer = await browser.newContext({ locale: locale ?? 'en' })
  await computer.addCookies(await context.cookies())
  const there = await computer.newPage()
  await there.goto(social)
  await expect(instagram(there)).toHaveValue(/from\.the\.phone/)
  await kept(there, () => next(there, say))
  await expect(there.getByRole('heading', { name: say.wizard_location_title() })).toBeVisible()
  await computer.close()

  await instagram(other).fill('second.tab')
  await next(other, say)
  await expect(conflict(other)).toContainText('from.the.phone')
  await expect(instagram(other)).toHaveValue(/second\.tab/)
  await other.getByRole('button', { name: say.wizard_conflict_mine() }).click()
  await expect(other.getByRole('heading', { name: say.wizard_location_title() })).toBeVisible()

  // As long as people think: what was typed here has reached the server when they choose.
  await kept(page, () => instagram(page).fill('first.tab'))
  await next(page, say)
  await expect(conflict(page)).toContainText('second.tab')
  await page.getByRole('button', { name: say.wizard_conflict_theirs() }).click()
  await expect(conflict(page)).toHaveCount(0)
  await expect(instagram(page)).toHaveValue(/second\.tab/)
})

/** Does something that changes what is typed, until the server has kept it. */
async function kept(page: Page, work: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((one) => one.url().includes('/drafts/social_networks'))
  await work()
  expect((await answer).status()).toBe(200)
}
