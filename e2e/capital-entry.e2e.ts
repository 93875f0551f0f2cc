import { signInThere } from './support/api.ts'
import { beginWithStatement } from './support/application.ts'
import { titleOf } from './support/pages.ts'
import { people } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'

const capital = '/finance/tabby-capital'

test('DEC-CAP-13: a wizard that cannot open its application leads to the error page, one that is not there to not found', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await page.route(/\/api\/v1\/capital\/(application|offer)\/[^/?]+(\/application)?\?/, (route) =>
    route.fulfill({ status: 500, body: '' }),
  )
  for (const path of [
    '/application/app_1',
    '/application-frf/app_1/location_details',
    '/application-kyb/app_1/review',
  ]) {
    await page.goto(path)
    await expect(titleOf(page)).toHaveText(say.error_title())
    await expect(page.getByText(say.capital_error_text())).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`${capital}/error`)
  }
  await page.unrouteAll()
  await page.goto('/application/app_1')
  await expect(titleOf(page)).toHaveText(say.shell_not_found_title())
})

test('CAP-09, CAP-30, CAP-31, CAP-32, DEC-CAP-1: the addresses that name an application open the step where its wizard stands', async ({
  page,
  say,
}) => {
  test.setTimeout(120_000)
  const product = await startOwnProduct()
  try {
    const api = await signInThere(product.origin, people.bahriOwner, 'auth')
    const { offers } = await api.call('capital.offers')
    const [offer] = offers
    if (!offer) throw new Error('the demo has no offer for this merchant')
    const holder = 'Bahri Coffee Roasters WLL'
    const asked = { offerId: offer.id, amount: offer.amount, tenor: offer.tenor, holder }
    const { id } = await beginWithStatement(api, asked)
    await takeOver(page.context(), api)
    const ids = `${offer.id}/${offer.merchant_id}`
    const customise = `/application-preapproved/customize_your_offer/${ids}`
    for (const [path, landing, heading] of [
      [`/application-frf/${id}/customize_your_offer`, customise, say.wizard_customise_title()],
      [`/application/${id}`, null, null],
      [`/application-kyb/${id}/review`, null, null],
      [`/application/${ids}`, null, null],
    ] as const) {
      await page.goto(product.origin + path)
      await expect(titleOf(page)).toHaveText(heading ?? say.wizard_legal_title())
      const expected = landing ?? `/application-preapproved/preapproved_legal_info/${ids}`
      expect(new URL(page.url()).pathname).toBe(expected)
    }
    for (const path of ['/application/app_unknown', '/application-kyb/app_unknown/review']) {
      await page.goto(product.origin + path)
      await expect(titleOf(page)).toHaveText(say.shell_not_found_title())
    }
  } finally {
    await product.stop()
  }
})
