import { freshStatementPdf } from '@daftar/testkit/pdf/statement'
import { signInThere, type Api } from './support/api.ts'
import { beginWithStatement, someIban } from './support/application.ts'
import { people } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { customise, next } from './support/wizard.ts'

test.describe.configure({ mode: 'serial', timeout: 150_000 })

let product: Product
let owner: Api
test.beforeAll(async () => {
  product = await startOwnProduct()
  owner = await signInThere(product.origin, people.rawaaOwner, 'auth')
})
test.afterAll(() => product.stop())

const step = (name: string) => `${product.origin}/application-preapproved/${name}/ofr_rawaa1/mer_rawaa`
const holder = 'Rawaa Fashion Company'

test('WIZ-06: whoever is not signed in is asked to before the wizard opens', async ({ page, say }) => {
  await page.goto(step('customize_your_offer'))
  await expect(page.getByRole('heading', { name: say.sign_in_title() })).toBeVisible()
  expect(new URL(page.url()).pathname).not.toContain('application-preapproved')
})

test('CAPI-30, CAPI-37, CAPI-38, CAPI-40: a new amount is saved and said so; what fails asks to try again later', async ({
  page,
  context,
  say,
}) => {
  const { id } = await beginWithStatement(owner, {
    offerId: 'ofr_rawaa1',
    amount: '80000',
    tenor: 20,
    holder,
  })
  await takeOver(context, owner)
  await page.goto(step('customize_your_offer'))
  await page.route('**/calculate', (route) => route.fulfill({ status: 500, json: {} }))
  const amount = page.getByRole('textbox', { name: say.wizard_amount(), exact: true })
  const sorry = page.getByText(say.error_generic(), { exact: true })
  await amount.fill('90000')
  await amount.press('Tab')
  await expect(sorry.first()).toBeVisible()
  await page.unrouteAll()
  await page.reload()

  await customise(page, say, '60000', '16')
  await page.route(`**/capital/application/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await next(page, say)
  await expect(sorry.first()).toBeVisible()
  await page.unrouteAll()
  await next(page, say)
  await expect(page.getByText(say.common_changes_saved()).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: say.wizard_statements_title() })).toBeVisible()
  const { application } = await owner.call('capital.application', { params: { id } })
  expect(application).toMatchObject({ amount: '60000.00', tenor: 16 })
})

test('WIZ-83, WIZ-91: the location form takes an address, a map link and two documents, as PDF or picture alone', async ({
  page,
  context,
  say,
}) => {
  await takeOver(context, owner)
  await page.goto(step('location_details'))
  await page.getByRole('radio', { name: say.common_yes() }).check({ force: true })
  for (const label of [say.wizard_address(), say.wizard_maps_link()])
    await expect(page.getByLabel(label)).toBeVisible()
  const contract = page.getByLabel(say.wizard_rental_contract(), { exact: true })
  const photo = page.getByLabel(say.wizard_storefront_photo(), { exact: true })
  const table = { name: 'contract.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') }
  await contract.setInputFiles(table)
  await expect(page.getByText(say.wizard_file_type({ types: 'jpeg, jpg, png, pdf' })).first()).toBeVisible()
  const pdf = Buffer.from(freshStatementPdf({ holder, iban: someIban }, new Date()))
  await contract.setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdf })
  await photo.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: onePixel })
  for (const name of ['contract.pdf', 'front.png'])
    await expect(page.getByRole('button', { name: say.wizard_file_remove({ name }) })).toBeVisible()
  await page.getByLabel(say.wizard_address()).fill('12 King Road')
  await next(page, say)
  await expect(page.getByRole('heading', { name: say.wizard_legal_title() })).toBeVisible()
  const { application } = await owner.call('capital.applicationByOffer', {
    params: { offerId: 'ofr_rawaa1' },
  })
  expect(application.location_details?.address).toBe('12 King Road')
  expect(application.location_details?.rental_contract_url).toBeTruthy()
  expect(application.location_details?.storefront_photo_url).toBeTruthy()
})

/** A picture of one point, as PNG. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
