import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const capital = '/finance/tabby-capital'
const api = '**/merchant/api/v1'

test('an offer that needs a business verification says whom to write to, and its last step is no dead end', async ({
  page,
  say,
  as,
}) => {
  const owner = await as(people.noorOwner)
  const { application } = await owner.call('capital.application', { params: { id: 'app_noor0' } })
  const steps = ['customize_your_offer', 'bank_statements', 'social_networks', 'location_details']
  const draft = {
    ...application,
    id: 'app_verified',
    offer_id: 'ofr_noor1',
    status: 'draft',
    loan_terms: null,
    offer_tags: ['kyb_application'],
    steps: [
      ...steps.map((name) => ({ name, completed: true, optional: false })),
      { name: 'kyb_legal_info', completed: false, optional: false },
    ],
  }
  let begun: { id: string; status: string } | null = null
  await page.route(`${api}/loan?*`, (route) => route.fulfill({ json: { loans: [] } }))
  await page.route(`${api}/capital/offers?*`, async (route) => {
    const answer = await route.fetch()
    const { offers } = await answer.json()
    for (const offer of offers) Object.assign(offer, { tags: ['kyb_application'], application: begun })
    await route.fulfill({ response: answer, json: { offers } })
  })
  await page.goto(`${capital}/offers/ofr_noor1`)
  await expect(page.getByText(say.capital_verification_title())).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: say.common_contact_support() })).toHaveAttribute(
    'href',
    /^mailto:.+@/,
  )
  await expect(main.getByRole('link', { name: say.capital_get_started() })).toHaveCount(0)

  begun = { id: draft.id, status: draft.status }
  for (const address of ['offer/ofr_noor1/application', 'application/app_verified'])
    await page.route(`${api}/capital/${address}?*`, (route) =>
      route.fulfill({ json: { application: draft }, headers: { etag: '"1"' } }),
    )
  await page.goto('/application/ofr_noor1/mer_noor')
  await expect(page).toHaveURL(/\/application\/kyb_legal_info\/ofr_noor1\/mer_noor$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.wizard_verification_title())
  await expect(main.getByRole('link', { name: say.common_contact_support() })).toBeVisible()
  await main.getByRole('link', { name: say.common_back(), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.wizard_location_title())
})
