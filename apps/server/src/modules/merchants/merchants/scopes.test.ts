import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aMerchant, aStore, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

/** An admin of a merchant of the UAE who is the bookkeeper of one of Saudi Arabia, in its second store. */
let product: TestApp
let own: MerchantFacts
let other: MerchantFacts
let second: string
let as: string
beforeAll(async () => {
  product = await testApp()
  await inSystem(async (tx) => {
    own = await aMerchant(tx)
    other = await aMerchant(tx, { currency: 'SAR' })
    second = await aStore(tx, other)
    const email = `${own.personId}@test.example`
    await aMember(tx, other.merchantId, {
      ...{ email, role: 'settlements', storeIds: [second], at: new Date('2026-02-01') },
    })
  })
  as = await product.signIn(own.personId)
})
afterAll(() => product.close())

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)
const scoped = async (query = {}) => (await product.call('merchants.scoped', { as, query })).body

test('merchants come as lists by what one may see, with a map of them by id [MER-01, MER-02, MER-03, DEC-MER-1]', async () => {
  const { scopes, merchants } = await scoped()
  const both = [own.merchantId, other.merchantId]
  expect(scopes).toEqual({
    ...{ orders: both, payouts: both, analytics: both },
    ...{ disputes: [own.merchantId], payment_links: [own.merchantId] },
    capital: both,
  })
  expect(Object.keys(merchants)).toEqual(expect.arrayContaining(both))
  expect(merchants[other.merchantId]).toEqual({
    id: other.merchantId,
    name: 'Test Merchant',
    country: 'SAU',
    currency: 'SAR',
    store_ids: [second],
  })
})

test('a country narrows both the lists and the map [MER-04, DEC-MER-1]', async () => {
  const { scopes, merchants } = await scoped({ country: 'SAU' })
  expect([scopes.orders, scopes.disputes, Object.keys(merchants)]).toEqual([
    [other.merchantId],
    [],
    [other.merchantId],
  ])
  expect((await scoped({ country: 'BHR' })).merchants).toEqual({})
  expect((await product.call('merchants.scoped', { as, query: { country: 'Saudi' } })).status).toBe(400)
})

test('what a merchant is, is read in it alone [MER-05, DEC-MER-5]', async () => {
  const ask = (id: string) => product.call('merchants.ofApplication', { as, params: { id } })
  await inSystem((tx) => tx`update merchant set platform = 'salla' where merchant_id = ${own.merchantId}`)
  const { merchant } = (await ask(own.merchantId)).body
  expect(merchant).toMatchObject({
    id: own.merchantId,
    country: 'ARE',
    currency: 'AED',
    status: 'active',
    platform: 'salla',
  })
  const [entity] = await inSystem(
    (tx) => tx`select id from legal_entity where merchant_id = ${own.merchantId} order by created_at, id`,
  )
  expect(merchant.legal_entity_id).toBe(entity?.id ?? null)
  await inSystem((tx) => tx`update merchant set suspended_at = now() where merchant_id = ${own.merchantId}`)
  expect((await ask(own.merchantId)).body.merchant.status).toBe('suspended')
  expect((await ask(other.merchantId)).status).toBe(404)
})

test('products are those of the stores one sees, within what a purchase may come to [MER-06, STO-18, DEC-MER-6]', async () => {
  const { items } = (await product.call('merchants.products', { as, params: { id: own.merchantId } })).body
  expect(items[0]).toEqual({
    type: 'pay_later',
    status: 'active',
    min_amount: '10.00',
    max_amount: '20000.00',
    currency: 'AED',
  })
  const byStatus = (status: string) =>
    items.filter((item: { status: string }) => item.status === status).length
  expect([items.length, byStatus('active')]).toEqual([7, 1])
  expect((await product.call('merchants.products', { as, params: { id: other.merchantId } })).status).toBe(
    404,
  )
})
