import { freshStatementPdf } from '@daftar/testkit/pdf/statement'
import { signInThere, type Api } from './support/api.ts'
import { beginWithStatement, someIban } from './support/application.ts'
import { people, staff } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { customise, next } from './support/wizard.ts'

test.describe.configure({ mode: 'serial', timeout: 150_000 })

let product: Product
let owner: Api
test.beforeAll(async () => {
  test.setTimeout(180_000)
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

test('WIZ-70, WIZ-82, WIZ-84: a step that was saved shows its form at once, and leaving it with a skip keeps what was saved', async ({
  page,
  context,
  say,
}) => {
  await takeOver(context, owner)
  const skip = page.getByRole('button', { name: say.wizard_skip() })
  await page.goto(step('social_networks'))
  await page.getByLabel(say.wizard_instagram()).fill('rawaa.fashion')
  await next(page, say)
  await expect(page.getByLabel(say.wizard_address())).toHaveValue('12 King Road')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await skip.click()
  await expect(page.getByRole('heading', { name: say.wizard_legal_title() })).toBeVisible()
  await page.goto(step('social_networks'))
  await skip.click()
  await expect(page.getByRole('heading', { name: say.wizard_location_title() })).toBeVisible()
  const params = { offerId: 'ofr_rawaa1' }
  const { application } = await owner.call('capital.applicationByOffer', { params })
  expect(application.location_details?.address).toBe('12 King Road')
  expect(application.social_networks?.instagram).toBe('https://www.instagram.com/rawaa.fashion')
})

test('WIZ-16, WIZ-28, WIZ-29, WIZ-85, WIZ-86, DEC-WIZ-3, DEC-WIZ-4: from 150,000 on the location is no longer optional, asks nothing first and cannot be skipped', async ({
  page,
  context,
  say,
}) => {
  const { offer } = await (
    await signInThere(product.origin, staff.underwriter, 'desk')
  ).call('desk.makeOffer', {
    body: {
      merchant_id: 'mer_rawaa',
      store_id: 'sto_rawaa2',
      amount: '200000',
      tenor: 20,
      tags: ['bank_statement_required'],
      form: 'wizard',
    },
  })
  const draft = await beginWithStatement(owner, { offerId: offer.id, amount: '149000', tenor: 20, holder })
  const { id } = draft
  const skipped = {
    address: null,
    google_maps_link: null,
    rental_contract_url: null,
    storefront_photo_url: null,
  }
  await owner.call('capital.updateApplication', {
    params: { id },
    body: { location_details: skipped },
    ifMatch: draft.version,
  })
  await takeOver(context, owner)
  const at = (name: string) =>
    page.goto(`${product.origin}/application-preapproved/${name}/${offer.id}/mer_rawaa`)
  const optional = page.getByText(say.wizard_optional_step({ step: say.wizard_step_location() }))
  const chance = page.getByText(say.wizard_approval_chance({ percent: 30 }))
  await at('location_details')
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(optional.first()).toBeAttached()
  await expect(chance).toHaveCount(0)
  await expect(page.getByRole('button', { name: say.wizard_skip() })).toBeVisible()

  await at('customize_your_offer')
  await customise(page, say, '150000', '20')
  await next(page, say)
  await expect(page.getByRole('heading', { name: say.wizard_statements_title() })).toBeVisible()
  await at('location_details')
  await expect(page.getByLabel(say.wizard_address())).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('button', { name: say.wizard_skip() })).toHaveCount(0)
  await expect(optional).toHaveCount(0)
  await expect(chance).toBeVisible()
  await next(page, say)
  await expect(page.getByText(say.field_rental_contract_required()).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: say.wizard_location_title() })).toBeVisible()
})

/** A picture of one point, as PNG. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
