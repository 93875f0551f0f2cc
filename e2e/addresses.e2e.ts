import type { Page, Route } from '@playwright/test'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const capital = '/finance/tabby-capital'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('APP-29, APP-30, APP-31, APP-32, APP-33, APP-36, CAP-18, CAP-19, CAP-20, CAP-21, CAP-22, CAP-25, CAP-66, CAP-67: each address of capital shows its screen', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  for (const [path, heading, also] of [
    ['/loans', say.capital_title(), say.capital_group_active()],
    ['/loans/lon_noor1', startOf(say.loan_from({ date: '' })), say.loan_history_title()],
    ['/applications/app_noor0', say.capital_application_title(), say.capital_signed_title()],
    ['/offers', say.capital_offers_title(), say.capital_offer_up_to()],
    ['/offers/ofr_noor1', startOf(say.capital_offer_headline({ amount: '' })), say.capital_offer_best()],
    ['/error', say.error_title(), say.capital_error_text()],
  ] as const) {
    await page.goto(capital + path)
    await expect(title(page)).toHaveText(heading)
    await expect(page.getByText(also, { exact: true }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(capital + path)
  }
  await expect(
    page.getByRole('main').getByRole('link', { name: say.common_contact_support() }),
  ).toHaveAttribute('href', /^mailto:.+@/)
})

test('APP-37, APP-38, APP-39, APP-40, CAP-26, CAP-27, CAP-28, CAP-29: the wizard stands at the address of the offer’s flow, and the short address leads there', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  const ids = 'ofr_noor1/mer_noor'
  for (const [path, tags] of [
    [`/application-preapproved/customize_your_offer/${ids}`, []],
    [`/application-full-revenue/${ids}/customize_your_offer`, ['full_revenue_flow']],
    [`/application/customize_your_offer/${ids}`, ['kyb_application']],
  ] as const) {
    await page.route('**/api/v1/capital/offers?*', (route) => withTags(route, tags))
    for (const address of [path, `/application/${ids}`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: say.wizard_customise_title() })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
    }
    await page.unrouteAll()
  }
})

/** A heading that begins with a sentence whose figures are the demo's. */
function startOf(sentence: string): RegExp {
  return new RegExp(`^${sentence.slice(0, 6)}`)
}

/** The offers as the server has them, of another flow: the demo has pre-approved ones only. */
async function withTags(route: Route, tags: readonly string[]): Promise<void> {
  const answer = await route.fetch()
  const body = await answer.json()
  for (const offer of body.offers) offer.tags = tags
  await route.fulfill({ response: answer, json: body })
}
