import { beginWithStatement } from './support/application.ts'
import { anOffer } from './support/offers.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { next } from './support/wizard.ts'

test('WIZ-79, WIZ-90: what is wrong shows where the merchant has been, goes when it is put right, and holds the step back', async ({
  page,
  say,
  as,
  origin,
}) => {
  const owner = await as(people.rawaaOwner)
  const offerId = await anOffer(origin)
  const holder = 'Rawaa Fashion Company'
  await beginWithStatement(owner, { offerId, amount: '20000', tenor: 20, holder })
  await page.goto(`/application-preapproved/location_details/${offerId}/mer_rawaa`)
  const nothingChosen = page.getByText(say.field_choose_option(), { exact: true })
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(nothingChosen).toBeHidden()
  await next(page, say)
  await expect(nothingChosen).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.getByRole('radio', { name: say.common_yes() }).check({ force: true })
  await expect(nothingChosen).toBeHidden()

  const link = page.getByLabel(say.wizard_maps_link())
  await link.fill('https://maps.example/shop')
  await expect(link).not.toHaveAttribute('aria-invalid', 'true')
  await link.press('Tab')
  await expect(link).toHaveAttribute('aria-invalid', 'true')
  await link.fill('maps.app.goo.gl/abcdef')
  await expect(link).not.toHaveAttribute('aria-invalid', 'true')
  await link.press('Tab')
  await expect(link).toHaveValue('https://maps.app.goo.gl/abcdef')
  await next(page, say)

  const company = page.getByLabel(say.wizard_company_name())
  await expect(page.getByRole('heading', { name: say.wizard_legal_title() })).toBeVisible()
  await company.fill('')
  await page.getByRole('button', { name: say.wizard_submit() }).click()
  await expect(company).toBeFocused()
  await expect(company).toHaveAttribute('aria-invalid', 'true')
  await company.fill('Rawaa Fashion Company')
  await expect(company).not.toHaveAttribute('aria-invalid', 'true')
})
