import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, anOffer } from '../../../testing/app/builders.ts'
import { aReviewer } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { pictureFixture, upload } from '../../../testing/files/uploads.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-22T08:00:00Z' })))
afterAll(() => app.close())

/** A draft of AED 149,000 on an offer of 200,000, and how its owner saves it. */
async function aDraft() {
  const { merchantId, personId, offerId } = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    return {
      ...merchant,
      offerId: await anOffer(tx, merchant, { amountMinor: 20_000_000n, at: app.clock.now() }),
    }
  })
  const as = await app.signIn(personId)
  const body = { offer_id: offerId, amount: '149000', tenor: 20 }
  let { application } = (await app.call('applications.create', { as, body })).body
  const params = { id: application.id as string }
  async function save(change: object) {
    const given = { as, params, ifMatch: application.version as number, body: change }
    const answer = await app.call('applications.update', given)
    if (answer.status === 200) ({ application } = answer.body)
    return answer
  }
  const step = (name: string) =>
    (application.steps as { name: string }[]).find((one) => one.name === name) ?? null
  return { merchantId, as, save, step }
}

const nowhere = {
  address: null,
  google_maps_link: null,
  rental_contract_url: null,
  storefront_photo_url: null,
}

test('online sales are a step where the form is switched on, and an update of nothing completes it [WIZ-08, WIZ-13, CAPI-33, MER-14, PERM-47]', async () => {
  const draft = await aDraft()
  expect(draft.step('sales_data')).toBeNull()
  const params = { id: draft.merchantId, name: 'integration_form' }
  const admin = await aReviewer(app, 'desk_admin')
  await app.call('settings.setExperiment', { params, body: { enabled: true }, as: admin })
  expect((await draft.save({})).status).toBe(200)
  expect(draft.step('sales_data')).toEqual({ name: 'sales_data', completed: true, optional: true })
})

test('an address, a map and two documents of the merchant’s own are kept [WIZ-83, WIZ-91, CAPI-32]', async () => {
  const draft = await aDraft()
  const document = async (name: string) =>
    (await upload(app, draft.as, { name, bytes: pictureFixture('picture-with-notes.png') })).body
      .url as string
  const location_details = {
    address: '12 King Road',
    google_maps_link: 'maps.app.goo.gl/abcdef',
    rental_contract_url: await document('contract.png'),
    storefront_photo_url: await document('front.png'),
  }
  expect((await draft.save({ location_details })).body.application.location_details).toEqual({
    ...location_details,
    google_maps_link: 'https://maps.app.goo.gl/abcdef',
  })
  expect(draft.step('location_details')).toMatchObject({ completed: true, optional: true })
})

test('raised to 150,000, a location that was skipped is open again and wants a rental contract [WIZ-85, WIZ-86, DEC-WIZ-3, DEC-WIZ-4]', async () => {
  const draft = await aDraft()
  await draft.save({ location_details: nowhere })
  expect(draft.step('location_details')).toMatchObject({ completed: true, optional: true })
  await draft.save({ amount: '150000', tenor: 20 })
  expect(draft.step('location_details')).toMatchObject({ completed: false, optional: false })
  expect((await draft.save({ location_details: nowhere })).body.details.fields).toEqual({
    'location_details.rental_contract_url': 'rental_contract_required',
  })
})
