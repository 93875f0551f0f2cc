import { signInThere } from './support/api.ts'
import { beginWithStatement } from './support/application.ts'
import { people } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { next } from './support/wizard.ts'

test.describe.configure({ mode: 'serial', timeout: 150_000 })

let product: Awaited<ReturnType<typeof startOwnProduct>>
test.beforeAll(async () => {
  product = await startOwnProduct()
})
test.afterAll(() => product.stop())

test('a power cut in the middle of the wizard: what was saved and what was typed are both still there', async ({
  page,
  context,
  say,
}) => {
  const { origin } = product
  const owner = await signInThere(origin, people.rawaaOwner, 'auth')
  const { id } = await beginWithStatement(owner, {
    offerId: 'ofr_rawaa2',
    amount: '40000',
    tenor: 12,
    holder: 'Rawaa Fashion Company',
  })
  await takeOver(context, owner)
  await page.goto(`${origin}/application-preapproved/social_networks/ofr_rawaa2/mer_rawaa`)
  const instagram = page.getByLabel(say.wizard_instagram())
  await instagram.fill('@rawaa.fashion')
  await product.kill()
  await next(page, say)
  await expect(page.getByText(say.wizard_lost_text())).toBeVisible()
  await expect(instagram).toHaveValue(/rawaa\.fashion/)

  await product.restart()
  await page.reload()
  await expect(instagram).toHaveValue(/rawaa\.fashion/)
  const { application } = await owner.call('capital.application', { params: { id } })
  expect(application).toMatchObject({ amount: '40000.00', tenor: 12, status: 'draft' })
  expect(application.bank_statements).toHaveLength(1)
  expect(application.social_networks).toBeNull()

  await next(page, say)
  await expect(page.getByRole('heading', { name: say.wizard_location_title() })).toBeVisible()
  const saved = await owner.call('capital.application', { params: { id } })
  expect(saved.application.social_networks?.instagram).toContain('rawaa.fashion')
})

test('WIZ-79, WIZ-90: what is wrong shows where the merchant has been, goes when it is put right, and holds the step back', async ({
  page,
  context,
  say,
}) => {
  await takeOver(context, await signInThere(product.origin, people.rawaaOwner, 'auth'))
  const steps = `${product.origin}/application-preapproved`
  await page.goto(`${steps}/location_details/ofr_rawaa2/mer_rawaa`)
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
