import { submitApplication, someIban } from './support/application.ts'
import { approveHere, toPane } from './support/desk-case.ts'
import { anOffer } from './support/offers.ts'
import { regionOf } from './support/pages.ts'
import { people, staff } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ look: 'en-desktop' })

const holder = 'Rawaa Fashion Company'

// The bytes of a document through a ticket, the parser in its worker and the content policy: no page test has
// any of them.
test('an underwriter’s morning: from landing to a case, its statement read beside the data, and a decision [DEC-APPL-3]', async ({
  page,
  say,
  as,
  origin,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const merchant = await as(people.rawaaOwner)
  const offerId = await anOffer(origin, { between: [50, 99] })
  const id = await submitApplication(merchant, { offerId, amount: '42000', tenor: 20, holder })
  await as(staff.underwriter)
  await page.goto('/desk')
  await page.goto('/desk/cases')
  await page.locator(`a[href$="/cases/${id}"]`).first().press('Enter')
  await page.getByRole('button', { name: holder, exact: true }).first().click()
  await expect(page.locator('canvas[data-drawn="true"]').first()).toBeVisible()
  await page.getByRole('searchbox', { name: say.desk_viewer_search() }).fill(someIban)
  await expect(page.getByRole('status').filter({ hasText: /1/ })).toBeVisible()
  await toPane(page, say.desk_decision())
  await expect(regionOf(page, say.desk_decision())).toBeInViewport()
  await approveHere(page, say, /42,000\.00/)
  await expect(page.getByText(say.desk_decided_approved())).toBeVisible()
  expect(complaints).toEqual([])
})
