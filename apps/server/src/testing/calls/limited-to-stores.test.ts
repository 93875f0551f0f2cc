import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aMerchant, anOffer, aStore, type MerchantFacts } from '../app/builders.ts'
import { aSubmittedApplication } from '../app/desk-builders.ts'
import { testApp, type TestApp } from '../app/test-app.ts'

/**
 * Somebody who is limited to some stores of a merchant, and what stands on the offers of its others (README
 * rule 8).
 */

let product: TestApp
let merchant: MerchantFacts
let limited: string
let owner: string
/** On the first store, from which the person is kept. */
let theirs: { offerId: string; draftId: string; singlePageId: string; olderOfferId: string }
/** On the second store, which is the person's. */
let mine: { offerId: string; applicationId: string }

beforeAll(async () => {
  product = await testApp({ now: '2026-11-22T08:00:00Z' })
  const made = await product.db.database.system(async (tx) => {
    const one = await aMerchant(tx)
    const second = await aStore(tx, one)
    const personId = await aMember(tx, one.merchantId, { storeIds: [second] })
    const own = { ...one, storeId: second }
    const application = await aSubmittedApplication(tx, own, { offerAt: product.clock.now() })
    return {
      one,
      personId,
      offerId: await anOffer(tx, one),
      olderOfferId: await anOffer(tx, one, { form: 'single_page' }),
      mine: { offerId: await anOffer(tx, own), applicationId: application.id },
    }
  })
  merchant = made.one
  mine = made.mine
  limited = await product.signIn(made.personId)
  owner = await product.signIn(merchant.personId)
  const form = { offer_id: made.offerId, amount: '40000', tenor: 12 }
  const draft = await product.call('applications.create', { as: owner, body: form })
  const query = { offerId: made.olderOfferId }
  const older = await product.call('singlePage.create', { as: owner, query, body: {} })
  theirs = {
    offerId: made.offerId,
    olderOfferId: made.olderOfferId,
    draftId: draft.body.id,
    singlePageId: older.body.id,
  }
})
afterAll(() => product.close())

test('offers and applications of other stores are in no list', async () => {
  const listed = async (as: string) => ({
    offers: (await product.call('offers.list', { as })).body.offers.map(({ id }: { id: string }) => id),
    applications: (await product.call('applications.list', { as })).body.applications.length,
  })
  expect(await listed(limited)).toEqual({ offers: [mine.offerId], applications: 1 })
  expect((await listed(owner)).offers.toSorted()).toEqual(
    [mine.offerId, theirs.offerId, theirs.olderOfferId].toSorted(),
  )
  await product.db.database.system(
    (tx) => tx`update application set status = 'submitted' where id = ${theirs.singlePageId}`,
  )
  expect((await listed(limited)).applications).toBe(1)
  expect((await listed(owner)).applications).toBe(2)
  await product.db.database.system(
    (tx) => tx`update application set status = 'draft' where id = ${theirs.singlePageId}`,
  )
})

test('one’s own store’s can be read and taken', async () => {
  const estimate = { params: { offerId: mine.offerId }, body: { amount: '50000', tenor: 20 }, as: limited }
  expect((await product.call('offers.calculate', estimate)).status).toBe(200)
  const params = { id: mine.applicationId }
  expect((await product.call('applications.read', { params, as: limited })).status).toBe(200)
  const body = { offer_id: mine.offerId, amount: '50000', tenor: 20 }
  expect((await product.call('applications.create', { body, as: limited })).status).toBe(200)
})

test('what stands on an offer of another store is not found, whatever is asked of it', async () => {
  const offer = { params: { offerId: theirs.offerId } }
  const draft = { params: { id: theirs.draftId } }
  const older = { params: { id: theirs.singlePageId } }
  const calls = [
    ['offers.calculate', { ...offer, body: { amount: '50000', tenor: 20 } }],
    ['simulator.weeks', offer],
    ['applications.ofOffer', offer],
    ['applications.create', { body: { offer_id: theirs.offerId, amount: '50000', tenor: 20 } }],
    ['applications.read', draft],
    ['applications.update', { ...draft, body: { amount: '50000' }, ifMatch: 1 }],
    ['applications.submit', { ...draft, body: {} }],
    ['drafts.list', draft],
    ['drafts.keep', { params: { ...draft.params, step: 'social_networks' }, body: { content: null } }],
    ['singlePage.create', { query: { offerId: theirs.olderOfferId }, body: {} }],
    ['singlePage.change', { ...older, body: { cr_number: '1' }, ifMatch: 1 }],
    ['singlePage.replace', { ...older, body: {}, ifMatch: 1 }],
    ['singlePage.sendCode', older],
    ['singlePage.verify', { ...older, body: { code: '1234' } }],
    ['singlePage.apply', { ...older, body: {} }],
  ] as const
  for (const [id, call] of calls) {
    const { status, body } = await product.call(id, { ...call, as: limited })
    expect([id, status, body.details.reason]).toEqual([id, 404, 'not_found'])
  }
})
