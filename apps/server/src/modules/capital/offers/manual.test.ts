import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aMerchant,
  anOffer,
  aSale,
  aSignedAdvance,
  aStore,
  type MerchantFacts,
} from '../../../testing/app/builders.ts'
import { aReviewer, aSubmittedApplication, tally } from '../../../testing/app/desk-builders.ts'
import { offersIn, sixMonthsOfSales } from '../../../testing/capital/offers.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let underwriter: string
let reviewer: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z', env: { CAPITAL_LEAST: 'AED=10000,BHD=2000' } })
  underwriter = await aReviewer(app, 'underwriter')
  reviewer = await aReviewer(app, 'reviewer')
})
afterAll(() => app.close())

const merchantOf = (given?: Parameters<typeof aMerchant>[1]) =>
  app.db.database.system((tx) => aMerchant(tx, given))

function make(merchant: MerchantFacts, given: object = {}, how: { as?: string; key?: string } = {}) {
  return app.call('offers.make', {
    as: underwriter,
    ...how,
    body: {
      merchant_id: merchant.merchantId,
      store_id: merchant.storeId,
      amount: '50000',
      tenor: 20,
      ...given,
    },
  })
}

function withdraw(id: string, reason = 'sales have stopped', as = underwriter) {
  return app.call('offers.withdraw', { as, params: { id }, body: { reason } })
}

test('staff make an offer by hand, the merchant has it and a letter, and it is on record [DEC-OFR-1, DEC-CAPI-15, OFR-02, DEC-OFR-3]', async () => {
  const merchant = await merchantOf()
  const made = await make(merchant, { tags: ['full_revenue_flow', 'bank_statement_required'] })
  expect(made.status).toBe(200)
  expect(made.body.offer).toMatchObject({
    merchant_id: merchant.merchantId,
    merchant_name: 'Test Merchant',
    store_id: merchant.storeId,
    amount: '50000.00',
    tenor: 20,
    tags: ['full_revenue_flow', 'bank_statement_required'],
    status: 'active',
    origin: 'staff',
    made_by: 'Staff underwriter',
    sized_on: null,
    expires_at: '2026-12-21T20:00:00.000Z',
  })
  const { body } = await app.call('offers.list', { as: await app.signIn(merchant.personId) })
  expect(body.offers).toMatchObject([{ id: made.body.offer.id, amount: '50000.00', form: 'wizard' }])
  await app.deliver()
  const mails = (await app.inbox()).filter((mail) => mail.recipient === `${merchant.personId}@test.example`)
  expect(mails).toHaveLength(1)
  const log = await app.call('audit.list', { as: underwriter, query: { merchant_id: merchant.merchantId } })
  expect(log.body.entries[0]).toMatchObject({ action: 'offer.made', object: `offer:${made.body.offer.id}` })
})

test('one request makes one offer, however often it is sent, and the same offer is not made twice', async () => {
  const merchant = await merchantOf()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => make(merchant, {}, { key: 'one-offer-only-1' })),
  )
  expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.offer.id)).size).toBe(
    1,
  )
  expect(await offersIn(app, merchant.merchantId)).toHaveLength(1)
  expect(tally(await Promise.all(Array.from({ length: 6 }, () => make(merchant))))).toEqual({
    offer_exists: 6,
  })
  expect((await make(merchant, { tenor: 24 })).status).toBe(200)
})

test('of six people who make the same offer at once one makes it', async () => {
  const merchant = await merchantOf()
  const answers = await Promise.all(Array.from({ length: 6 }, () => make(merchant)))
  expect(tally(answers)).toEqual({ done: 1, offer_exists: 5 })
  expect(await offersIn(app, merchant.merchantId)).toHaveLength(1)
})

test('what was withdrawn, or is over though nobody has ended it yet, may be offered again [DEC-OFR-2]', async () => {
  const merchant = await merchantOf()
  const first = (await make(merchant)).body.offer
  expect((await withdraw(first.id)).status).toBe(200)
  const second = await make(merchant)
  expect(second.status).toBe(200)
  app.clock.set(new Date(Date.parse(second.body.offer.expires_at) - 1))
  expect((await make(merchant)).body.details.reason).toBe('offer_exists')
  app.clock.advance(1)
  expect((await make(merchant)).status).toBe(200)
  app.clock.set(new Date('2026-11-22T08:00:00Z'))
})

test('what an offer cannot be is told by field [DEC-OFR-3, DEC-OFR-4]', async () => {
  const merchant = await merchantOf()
  const fields = async (given: object) => (await make(merchant, given)).body.details.fields
  expect(await fields({ amount: '9000' })).toEqual({ amount: 'below_minimum' })
  expect(await fields({ amount: '1001000' })).toEqual({ amount: 'above_maximum' })
  expect(await fields({ amount: '50500' })).toEqual({ amount: 'off_step' })
  expect(await fields({ amount: 'many' })).toEqual({ amount: 'invalid' })
  expect(await fields({ tenor: 32 })).toEqual({ tenor: 'above_maximum' })
  expect(await fields({ tenor: 10 })).toEqual({ tenor: 'off_step' })
  const verified = { tags: ['kyb_application'] }
  expect(await fields({ ...verified, form: 'single_page' })).toEqual({ tags: 'invalid' })
  expect(await fields({ discount_percent: 10 })).toEqual({ discount_percent: 'invalid' })
  for (const discount_percent of [100 / 3, 1e-7])
    expect(await fields({ discount_percent })).toEqual({ discount_percent: 'too_many_decimals' })
  expect(await fields({ store_id: 'sto_of_another' })).toEqual({ store_id: 'invalid' })
  expect(await fields({ merchant_id: 'mer_nobody' })).toEqual({ merchant_id: 'invalid' })
  expect(await offersIn(app, merchant.merchantId)).toEqual([])
})

test('a business verification is asked for by hand, of merchants of the Emirates [OFR-02, KYB-130, DEC-OFR-3]', async () => {
  const tags = ['bank_statement_required', 'kyb_application']
  expect((await make(await merchantOf(), { tags })).body.offer.tags).toEqual(tags)
  const saudi = await merchantOf({ currency: 'SAR' })
  expect((await make(saudi, { tags })).body.details.fields).toEqual({ tags: 'invalid' })
})

test('the least of an advance is configured by currency, and an offer keeps it [DEC-OFR-4, WIZ-34]', async () => {
  const [dinars, pounds] = [await merchantOf({ currency: 'BHD' }), await merchantOf({ currency: 'EGP' })]
  expect((await make(dinars, { amount: '1000' })).body.details.fields).toEqual({ amount: 'below_minimum' })
  // What is not configured is as the product has it.
  expect((await make(pounds, { amount: '99000' })).body.details.fields).toEqual({ amount: 'below_minimum' })
  expect((await make(pounds, { amount: '100000' })).status).toBe(200)
  const facts = await app.call('offers.facts', { as: underwriter, params: { id: dinars.merchantId } })
  expect(facts.body.facts.least_amount).toBe('2000.000')
  const { id } = (await make(dinars, { amount: '12000' })).body.offer
  const as = await app.signIn(dinars.personId)
  expect((await app.call('offers.list', { as })).body.offers).toMatchObject([{ least_amount: '2000.000' }])
  const apply = (amount: string) =>
    app.call('applications.create', { as, body: { amount, tenor: 20, offer_id: id } })
  expect((await apply('1000')).body.details.fields).toEqual({ amount: 'below_minimum' })
  // An offer of before, which nothing was configured for.
  await app.db.database.system((tx) => tx`update offer set least_minor = null where id = ${id}`)
  const made = await apply('1000')
  expect(made.status).toBe(200)
  const read = await app.call('applications.read', { as, params: { id: made.body.id } })
  expect(read.body.application).toMatchObject({ least_amount: '1000.000', amount_limit: '12000.000' })
})

test('an offer is made only for a store of its merchant that sells in the merchant’s currency [OFR-01]', async () => {
  const [merchant, other] = [await merchantOf(), await merchantOf()]
  const abroad = await app.db.database.system(async (tx) => {
    const id = await aStore(tx, merchant)
    await tx`update store set country = 'SAU', currency = 'SAR' where id = ${id}`
    return id
  })
  for (const store_id of [other.storeId, abroad])
    expect((await make(merchant, { store_id })).body.details.fields).toEqual({ store_id: 'invalid' })
  expect(await offersIn(app, merchant.merchantId)).toEqual([])
})

test('an advance that was voided keeps its merchant neither from a new offer nor from applying for it [DEC-LOAN-1, DEC-LOAN-9]', async () => {
  const merchant = await merchantOf()
  await app.db.database.system(async (tx) => {
    const at = app.clock.now()
    const advance = await aSignedAdvance(tx, merchant, { tags: ['direct_debit'], at })
    await app.app.createAdvance(tx, advance, at)
    await tx`update advance set voided_at = ${at} where id = ${advance.id}`
  })
  const facts = await app.call('offers.facts', { as: underwriter, params: { id: merchant.merchantId } })
  expect(facts.body.facts).toMatchObject({ risk: null, advance_open: false })
  const made = await make(merchant)
  expect(made.status).toBe(200)
  const asked = { offer_id: made.body.offer.id, amount: '20000', tenor: 8 }
  const as = await app.signIn(merchant.personId)
  expect((await app.call('applications.create', { as, body: asked })).status).toBe(200)
})

test('the risk rules hold for staff too [DEC-OFR-1, DEC-APPL-11]', async () => {
  const reason = async (merchant: MerchantFacts, given: object = {}) =>
    (await make(merchant, given)).body.details.reason
  const [late, suspended, rejected, open] = [
    await merchantOf(),
    await merchantOf(),
    await merchantOf(),
    await merchantOf(),
  ]
  await app.db.database.system(async (tx) => {
    for (const merchant of [late, open]) {
      const advance = await aSignedAdvance(tx, merchant, { at: app.clock.now() })
      await app.app.createAdvance(tx, advance, app.clock.now())
    }
    await tx`update advance set status = 'overdue' where merchant_id = ${late.merchantId}`
    await tx`update merchant set suspended_at = now() where merchant_id = ${suspended.merchantId}`
  })
  const { id } = await app.db.database.system((tx) => aSubmittedApplication(tx, rejected))
  const body = { decision: 'reject', reasons: ['high_exposure'] }
  await app.call('decisions.decide', { as: underwriter, params: { id }, body, ifMatch: 1 })
  expect(await reason(late)).toBe('merchant_in_arrears')
  expect(await reason(suspended)).toBe('merchant_suspended')
  expect(await reason(rejected)).toBe('rejected_recently')
  expect(await reason(open)).toBe('advance_open')
  expect(await reason(open, { tags: ['early_payoff'] })).toBe('no_pay_off')
  app.clock.advance(60 * 86_400_000 - 1)
  expect(await reason(rejected)).toBe('rejected_recently')
  app.clock.advance(1)
  expect((await make(rejected)).status).toBe(200)
  app.clock.set(new Date('2026-11-22T08:00:00Z'))
})

test('a rejection withdraws every offer the merchant has, and the night makes no new one for 60 days [DEC-APPL-11, DEC-OFR-2]', async () => {
  const merchant = await merchantOf()
  const { id, offerId } = await app.db.database.system(async (tx) => {
    await sixMonthsOfSales(tx, merchant, 2_000_000n)
    await anOffer(tx, merchant, { at: app.clock.now(), tenor: 24 })
    return aSubmittedApplication(tx, merchant)
  })
  const body = { decision: 'reject', reasons: ['high_exposure'] }
  expect(
    (await app.call('decisions.decide', { as: underwriter, params: { id }, body, ifMatch: 1 })).status,
  ).toBe(200)
  const offers = await offersIn(app, merchant.merchantId)
  expect(offers.find((offer) => offer.id === offerId)).toMatchObject({
    status: 'withdrawn',
    withdrawn_reason: 'rejected',
    moves: ['hidden>withdrawn reviewer'],
  })
  expect(offers.find((offer) => offer.id !== offerId)).toMatchObject({
    status: 'withdrawn',
    withdrawn_reason: 'rejected',
    moves: ['active>withdrawn system'],
  })
  await app.call('offers.size', { as: underwriter, body: {} })
  expect(await offersIn(app, merchant.merchantId)).toHaveLength(2)
})

test('staff withdraw an active offer once, with a reason, and its id is gone for the merchant [DEC-OFR-2, DEC-CAPI-15]', async () => {
  const merchant = await merchantOf()
  const id = await app.db.database.system(async (tx) => {
    await sixMonthsOfSales(tx, merchant, 2_000_000n)
    return anOffer(tx, merchant, { at: app.clock.now() })
  })
  const token = await app.signIn(merchant.personId)
  expect((await withdraw(id, '')).body.details.fields).toEqual({ reason: 'too_short' })
  const answers = await Promise.all(Array.from({ length: 32 }, () => withdraw(id)))
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 31 })
  expect(answers.find(({ status }) => status === 200)?.body.offer).toMatchObject({
    status: 'withdrawn',
    withdrawn_reason: 'sales have stopped',
    withdrawn_by: 'Staff underwriter',
    withdrawn_at: '2026-11-22T08:00:00.000Z',
  })
  expect(await offersIn(app, merchant.merchantId)).toMatchObject([{ moves: ['active>withdrawn staff'] }])
  expect((await app.call('offers.list', { as: token })).body.offers).toEqual([])
  const asked = { offer_id: id, amount: '20000', tenor: 8 }
  expect((await app.call('applications.create', { as: token, body: asked })).body.details.reason).toBe(
    'offer_inactive',
  )
  await app.call('offers.size', { as: underwriter, body: {} })
  expect(await offersIn(app, merchant.merchantId)).toHaveLength(1)
})

test('what staff withdrew the job does not make again for 60 days, and then it does [DEC-OFR-1, DEC-OFR-2]', async () => {
  const merchant = await merchantOf()
  const id = await app.db.database.system(async (tx) => {
    await sixMonthsOfSales(tx, merchant, 2_000_000n)
    for (const month of ['11', '12'])
      await aSale(tx, merchant, 2_000_000n, new Date(`2026-${month}-15T08:00:00Z`))
    return anOffer(tx, merchant, { at: app.clock.now() })
  })
  expect((await withdraw(id)).status).toBe(200)
  const size = async () => {
    await app.call('offers.size', { as: underwriter, body: {} })
    return offersIn(app, merchant.merchantId)
  }
  app.clock.advance(60 * 86_400_000 - 1)
  expect(await size()).toMatchObject([{ id, status: 'withdrawn' }])
  app.clock.advance(1)
  expect(await size()).toMatchObject([{ id }, { status: 'active', made_by: 'job' }])
  app.clock.set(new Date('2026-11-22T08:00:00Z'))
})

test('the list is paged, newest first, by status, tag and merchant, with its total', async () => {
  const [one, other] = [await merchantOf(), await merchantOf()]
  await app.db.database.system(async (tx) => {
    await tx`update merchant set name = 'Pearl Divers', name_ar = 'غواصو اللؤلؤ' where merchant_id = ${one.merchantId}`
    for (let index = 0; index < 5; index += 1)
      await anOffer(tx, one, {
        at: new Date(Date.parse('2026-11-20T08:00:00Z') + index * 1000),
        tags: index < 2 ? ['full_revenue_flow'] : [],
      })
    await anOffer(tx, other, { at: app.clock.now() })
  })
  const list = async (query: Record<string, string>) =>
    (await app.call('offers.listForStaff', { as: reviewer, query })).body
  const first = await list({ search: 'pearl', page_size: '3' })
  expect(first).toMatchObject({ total: 5 })
  expect(first.offers).toHaveLength(3)
  const second = await list({ search: 'pearl', page_size: '3', page_token: first.next_page_token })
  const ids = [...first.offers, ...second.offers].map((offer: { created_at: string }) => offer.created_at)
  expect(ids).toEqual(ids.toSorted().toReversed())
  expect(ids).toHaveLength(5)
  expect(second.next_page_token).toBeNull()
  expect(await list({ search: 'اللؤلؤ', tag: 'full_revenue_flow' })).toMatchObject({ total: 2 })
  expect(await list({ search: one.merchantId, status: 'expired' })).toMatchObject({ total: 0, offers: [] })
  expect((await list({ search: other.merchantId })).offers[0].merchant_id).toBe(other.merchantId)
})

test('who sees offers makes none: reviewers look, finance and support do not even that', async () => {
  const merchant = await merchantOf()
  const id = await app.db.database.system((tx) => anOffer(tx, merchant, { at: app.clock.now() }))
  expect((await app.call('offers.listForStaff', { as: reviewer })).status).toBe(200)
  expect((await make(merchant, {}, { as: reviewer })).status).toBe(403)
  expect((await withdraw(id, 'no reason', reviewer)).status).toBe(403)
  expect((await app.call('offers.size', { as: reviewer, body: {} })).status).toBe(403)
  for (const role of ['finance', 'support_agent'] as const)
    expect((await app.call('offers.listForStaff', { as: await aReviewer(app, role) })).status).toBe(403)
  expect((await app.call('offers.listForStaff', { as: await app.signIn(merchant.personId) })).status).toBe(
    401,
  )
  expect((await withdraw(id, 'it is over', await aReviewer(app, 'desk_admin'))).status).toBe(200)
})

test('a manual offer shows the sales of each store and what stands in the way', async () => {
  const merchant = await merchantOf()
  await app.db.database.system((tx) => sixMonthsOfSales(tx, merchant, 2_000_000n))
  const facts = async () =>
    (await app.call('offers.facts', { as: underwriter, params: { id: merchant.merchantId } })).body.facts
  expect(await facts()).toEqual({
    currency: 'AED',
    least_amount: '10000.00',
    stores: [
      { id: merchant.storeId, name: 'Store', name_ar: 'متجر', sized: { amount: '30000.00', tenor: 28 } },
    ],
    // Five sales of 20,000 less their fees in the last 26 weeks, of which the others brought nothing.
    average_week: '3643.08',
    risk: null,
    advance_open: false,
    pay_off: null,
  })
  await app.db.database.system(
    (tx) => tx`update merchant set suspended_at = now() where merchant_id = ${merchant.merchantId}`,
  )
  expect(await facts()).toMatchObject({ risk: 'suspended' })
})
