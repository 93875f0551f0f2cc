import { applicationStatuses } from '@daftar/rules/capital/applications/application-status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { aMerchant, anOffer, aSignedAdvance, type MerchantFacts } from '../app/builders.ts'
import { testApp, type TestApp } from '../app/test-app.ts'
import { values } from '../../platform/database/rows.ts'

/**
 * What the calls of the area have in common: which applications are listed, envelopes, amounts and limits on
 * the wire.
 */

const now = '2026-11-22T08:00:00Z'
let product: TestApp
beforeAll(async () => {
  product = await testApp({ now })
})
afterAll(() => product.close())

async function aMerchantWithToken(given: Parameters<typeof aMerchant>[1] = {}) {
  const merchant = await product.db.database.system((tx) => aMerchant(tx, given))
  return { merchant, token: await product.signIn(merchant.personId) }
}

const anOfferOf = (merchant: MerchantFacts) =>
  product.db.database.system((tx) => anOffer(tx, merchant, { at: new Date(now) }))

/** One application in each status, each on an offer of its own; answers its id by its status. */
async function oneOfEach({ merchantId, ...merchant }: MerchantFacts): Promise<Record<string, string>> {
  const at = new Date(now)
  return product.db.database.system(async (tx) => {
    const ids: Record<string, string> = {}
    for (const status of applicationStatuses) {
      const id = newId('app')
      ids[status] = id
      await tx`insert into application ${values(tx, 'application', {
        merchant_id: merchantId,
        id,
        offer_id: await anOffer(tx, { merchantId, ...merchant }, { at }),
        status,
        cancelled_for: status === 'cancelled' ? 'inactivity' : null,
        currency: merchant.currency,
        amount_minor: 5_000_000n,
        tenor: 20,
        created_by: merchant.personId,
        created_at: at,
        saved_at: at,
      })}`
    }
    return ids
  })
}

test('the list holds what was handed in; drafts never, and with noLoan nothing that became an advance [DEC-CAP-4, DEC-CAPI-5]', async () => {
  const { merchant, token } = await aMerchantWithToken()
  const { draft, verified, ...submitted } = await oneOfEach(merchant)
  const became = await product.db.database.system(async (tx) => {
    const advance = await aSignedAdvance(tx, merchant, { at: new Date(now) })
    await product.app.createAdvance(tx, advance, new Date(now))
    return advance
  })
  const listed = async (query: Record<string, string>) => {
    const { body } = await product.call('applications.list', { as: token, query })
    return body.applications
      .map((one: { application: { application_id: string } }) => one.application.application_id)
      .toSorted()
  }
  const expected = Object.values(submitted)
  expect(Object.keys(submitted).toSorted()).toEqual([
    'approved',
    'cancelled',
    'rejected',
    'reset',
    'submitted',
  ])
  expect([draft, verified]).not.toContain(undefined)
  expect(await listed({ noLoan: 'true' })).toEqual(expected.toSorted())
  const withAdvance = [...expected, became.application_id].toSorted()
  expect(await listed({})).toEqual(withAdvance)
  expect(await listed({ noLoan: 'false', merchantId: merchant.merchantId })).toEqual(withAdvance)
  expect(await listed({ offerId: became.offer_id })).toEqual([became.application_id])
  expect(await listed({ offerId: became.offer_id, noLoan: 'true' })).toEqual([])
})

test('an advance that was voided for want of a mandate leaves its cancelled application in the list [DEC-CAP-4]', async () => {
  const { merchant, token } = await aMerchantWithToken()
  const advance = await product.db.database.system(async (tx) => {
    const signed = await aSignedAdvance(tx, merchant, { at: new Date(now) })
    await product.app.createAdvance(tx, signed, new Date(now))
    await tx`update advance set voided_at = ${now} where id = ${signed.id}`
    await tx`update application set status = 'cancelled', cancelled_for = 'no_mandate' where id = ${signed.application_id}`
    return signed
  })
  const { body } = await product.call('applications.list', { as: token, query: { noLoan: 'true' } })
  expect(body.applications).toMatchObject([
    { application: { application_id: advance.application_id, status: 'cancelled' } },
  ])
  expect((await product.call('advances.list', { as: token })).body).toEqual({ loans: [] })
})

test('lists and single objects come in their envelopes, and an empty list is 200 [DEC-CAPI-4]', async () => {
  const { merchant, token } = await aMerchantWithToken()
  expect(await product.call('advances.list', { as: token })).toMatchObject({
    status: 200,
    body: { loans: [] },
  })
  const offers = await product.call('offers.list', { as: token })
  expect([offers.status, offers.body]).toEqual([200, { offers: [] }])
  const applications = await product.call('applications.list', { as: token })
  expect([applications.status, applications.body]).toEqual([200, { applications: [] }])
  const platforms = await product.call('platforms.connections', {
    as: token,
    query: { merchant_id: merchant.merchantId },
  })
  expect([platforms.status, Object.keys(platforms.body)]).toEqual([200, ['connections']])
  const advance = await product.db.database.system(async (tx) => {
    const signed = await aSignedAdvance(tx, merchant, { at: new Date(now) })
    await product.app.createAdvance(tx, signed, new Date(now))
    return signed
  })
  const one = await product.call('advances.read', { as: token, params: { id: advance.id } })
  expect([Object.keys(one.body), one.body.loan.id]).toEqual([['loan'], advance.id])
  const application = await product.call('applications.read', {
    as: token,
    params: { id: advance.application_id },
    query: { with: 'steps' },
  })
  expect([Object.keys(application.body), application.body.application.id]).toEqual([
    ['application'],
    advance.application_id,
  ])
})

test('amounts are decimal strings of their currency, and days and instants are ISO 8601 [DEC-CAPI-8]', async () => {
  const kuwait = await aMerchantWithToken({ currency: 'KWD', vatPercent: 0 })
  const dubai = await aMerchantWithToken()
  const estimate = async ({ merchant, token }: typeof dubai, amount: string | number) => {
    const params = { offerId: await anOfferOf(merchant) }
    return product.call('offers.calculate', { as: token, params, body: { amount, tenor: 20 } })
  }
  const text = await estimate(dubai, '50000')
  expect(text.body).toMatchObject({ amount: '50000.00', fee_percent: 7.5, fee_amount: '3750.00' })
  expect((await estimate(dubai, 50_000)).body).toEqual(text.body)
  expect((await estimate(dubai, '50000.00')).body).toEqual(text.body)
  // 20,000,000 minor units are 20,000 in dinars of a thousand fils.
  expect((await estimate(kuwait, 20_000)).body).toMatchObject({
    currency: 'KWD',
    amount: '20000.000',
    weekly_fee_amount: '75.000',
    min_repayment_amount: '1075.000',
  })
  for (const amount of ['50,000', '5e4', '٥٠٠٠٠x', '', null, true])
    expect([amount, (await estimate(dubai, amount as string)).status]).toEqual([amount, 400])
  await anOfferOf(dubai.merchant)
  const [offer] = (await product.call('offers.list', { as: dubai.token })).body.offers
  expect(offer.created_at).toBe('2026-11-22T08:00:00.000Z')
  expect(offer.repayment_rate).toBe(22)
})

test('an estimate is told what it is asked outside the limits, and keeps nothing [DEC-CAPI-12]', async () => {
  const { merchant, token } = await aMerchantWithToken()
  const params = { offerId: await anOfferOf(merchant) }
  const asked = (amount: string, tenor: number) =>
    product.call('offers.calculate', { as: token, params, body: { amount, tenor } })
  expect(await asked('9000', 32)).toMatchObject({
    status: 400,
    body: { details: { fields: { amount: 'below_minimum', tenor: 'above_maximum' } } },
  })
  expect(await asked('201000', 2)).toMatchObject({
    status: 400,
    body: { details: { fields: { amount: 'above_maximum', tenor: 'below_minimum' } } },
  })
  expect(await asked('10500', 5)).toMatchObject({
    status: 400,
    body: { details: { fields: { amount: 'off_step', tenor: 'off_step' } } },
  })
  expect((await asked('200000', 28)).status).toBe(200)
  const [kept] = await product.db.database.system(
    (tx) => tx<{ count: number }[]>`
      select count(*)::int as count from application where merchant_id = ${merchant.merchantId}`,
  )
  expect(kept?.count).toBe(0)
})
