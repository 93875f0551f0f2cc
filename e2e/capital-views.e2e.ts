import type { Page } from '@playwright/test'
import { signInThere } from './support/api.ts'
import { beginWithStatement } from './support/application.ts'
import { expectFits, expectLoaded } from './support/pages.ts'
import { people } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'
import { next } from './support/wizard.ts'

/** The page as it stands fits the screen and violates nothing. */
async function expectFine(page: Page, say: Say): Promise<void> {
  await expectLoaded(page, say)
  await expectFits(page)
}

test('every step of the wizard shows what is wrong at its place @everywhere', async ({
  page,
  context,
  say,
}) => {
  test.setTimeout(240_000)
  const product = await startOwnProduct()
  try {
    const owner = await signInThere(product.origin, people.rawaaOwner, 'auth')
    const holder = 'Rawaa Fashion Company'
    await beginWithStatement(owner, { offerId: 'ofr_rawaa1', amount: '80000', tenor: 20, holder })
    await takeOver(context, owner)
    const open = (step: string) =>
      page.goto(`${product.origin}/application-preapproved/${step}/ofr_rawaa1/mer_rawaa`)

    await open('customize_your_offer')
    const amount = page.getByRole('textbox', { name: say.wizard_amount(), exact: true })
    await amount.fill('1000')
    await next(page, say)
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toBeFocused()
    await expectFine(page, say)

    await open('bank_statements')
    await page.getByRole('button', { name: say.wizard_file_remove({ name: 'statement.pdf' }) }).click()
    await next(page, say)
    await expect(page.getByText(say.wizard_statements_required()).last()).toBeVisible()
    await expectFine(page, say)

    await open('social_networks')
    await expect(page.getByLabel(say.wizard_instagram())).toBeVisible()
    await expectFine(page, say)

    await open('location_details')
    await next(page, say)
    const question = `${say.wizard_sell_in_store()} ${say.field_choose_option()}`
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(question)
    await page.getByRole('radio', { name: say.common_yes() }).check({ force: true })
    await page.getByLabel(say.wizard_maps_link()).fill('https://maps.example/shop')
    await next(page, say)
    await expect(page.getByLabel(say.wizard_maps_link())).toBeFocused()
    await expectFine(page, say)

    await open('preapproved_legal_info')
    await page.getByLabel(say.wizard_company_name()).fill('')
    await page.getByRole('button', { name: say.wizard_submit() }).click()
    await expect(page.getByLabel(say.wizard_company_name())).toBeFocused()
    await expectFine(page, say)
  } finally {
    await product.stop()
  }
})
