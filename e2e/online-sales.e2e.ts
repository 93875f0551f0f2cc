import { signInThere } from './support/api.ts'
import { beginWithStatement } from './support/application.ts'
import { people, staff } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { next } from './support/wizard.ts'

test.describe.configure({ mode: 'serial', timeout: 150_000 })

let product: Product
test.beforeAll(async () => {
  product = await startOwnProduct()
})
test.afterAll(() => product.stop())

const step = (name: string) => `${product.origin}/application-preapproved/${name}/ofr_rawaa1/mer_rawaa`

test('WIZ-08, WIZ-15, WIZ-65, WIZ-66, WIZ-67, CAPI-22, CAPI-23, CAPI-33, CAPI-39: a merchant connects an online shop, and goes on without the others @everywhere', async ({
  page,
  context,
  say,
  isMobile,
}) => {
  const owner = await signInThere(product.origin, people.rawaaOwner, 'auth')
  const desk = await signInThere(product.origin, staff.admin, 'desk')
  await takeOver(context, owner)
  const params = { id: 'mer_rawaa', name: 'integration_form' }
  await desk.call('desk.setExperiment', { params, body: { enabled: false } })
  const holder = 'Rawaa Fashion Company'
  const { id } = await beginWithStatement(owner, {
    offerId: 'ofr_rawaa1',
    amount: '80000',
    tenor: 20,
    holder,
  })
  await page.goto(step('sales_data'))
  await expect(page.getByRole('heading', { name: say.wizard_customise_title() })).toBeVisible()
  await desk.call('desk.setExperiment', { params, body: { enabled: true } })
  await page.goto(step('sales_data'))

  await expect(page.getByRole('heading', { name: say.wizard_sales_title() })).toBeVisible()
  if (isMobile) await expect(page.getByText('3/6')).toBeVisible()
  const rows = page.getByRole('list', { name: say.wizard_sales_platforms() }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const connect = page.getByRole('button', {
    name: say.wizard_sales_connect_platform({ platform: 'Shopify' }),
  })
  await connect.click()
  const dialog = page.getByRole('dialog')
  const allow = dialog.getByRole('button', { name: say.wizard_sales_widget_allow() })
  const shop = dialog.getByLabel(say.wizard_sales_widget_shop())
  await allow.click()
  await expect(dialog.getByText(say.field_required())).toBeVisible()
  await shop.fill('refused.example')
  await allow.click()
  await expect(page.getByText(say.error_generic())).toBeVisible()
  await expect(rows.filter({ hasText: say.wizard_sales_not_connected() })).toHaveCount(3)

  await connect.click()
  await shop.fill('rawaa.myshopify.com')
  await shop.press('Enter')
  await expect(page.getByText(say.wizard_sales_connected({ platform: 'Shopify' }))).toBeVisible()
  const shopify = rows.filter({ hasText: 'Shopify' })
  await expect(shopify.getByText(say.wizard_sales_is_connected(), { exact: true })).toBeVisible()
  await next(page, say)
  await expect(page.getByRole('heading', { name: say.wizard_social_title() })).toBeVisible()
  const { application } = await owner.call('capital.application', { params: { id } })
  expect(application.steps).toContainEqual({ name: 'sales_data', completed: true, optional: true })
  await page.goBack()
  await page.reload()
  await expect(shopify.getByText(say.wizard_sales_is_connected(), { exact: true })).toBeVisible()
})
