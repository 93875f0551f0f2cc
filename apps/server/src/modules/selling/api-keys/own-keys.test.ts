import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, aMerchant, aStore } from '../../../testing/app/builders.ts'
import { aShop, anAuthorizedPayment, callsOf, payments, type Shop } from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let shop: Shop
let admin: string
let phone: string
let people = 0
beforeAll(async () => void (product = await testApp()))
beforeEach(async () => {
  shop = await aShop(product)
  people += 1
  phone = `+97150${String(4_000_000 + people)}`
  await product.db.database.system(
    (tx) => tx`
    update person set phone = ${phone}, phone_unconfirmed = false where id = ${shop.merchant.personId}`,
  )
  admin = await product.signIn(shop.merchant.personId)
})
afterAll(() => product.close())

const of = () => ({ id: shop.merchant.merchantId })
const read = (as = admin) => product.call('apiKeys.read', { as, params: of() })
const show = (mode: 'live' | 'test', proof: string, as = admin) =>
  product.call('apiKeys.show', { as, params: of(), body: { mode, proof } })
const regenerate = (mode: 'live' | 'test', as = admin) =>
  product.call('apiKeys.regenerate', { as, params: of(), body: { mode } })
const works = async (secret: string) =>
  (await callsOf(product, secret, shop.code, 'AED').get(payments)).status === 200

/** A code to the linked phone, typed in. */
async function freshProof(as = admin): Promise<string> {
  product.clock.advance(1_000)
  expect((await product.call('accounts.phoneProof', { as })).status).toBe(200)
  await product.deliver()
  const [message] = await product.inbox(phone)
  const [otp_code = ''] = /\b\d{4}\b/.exec(JSON.stringify(message)) ?? []
  return (await product.call('accounts.phoneProve', { as, body: { otp_code } })).body.proof
}

describe('what administrators of a merchant see of its keys', () => {
  test('the public keys, and of the secret ones what tells them apart [MER-07, MER-08, MER-09, DEC-MER-3]', async () => {
    const answer = await read()
    expect(answer.body).toEqual({
      public_key: shop.publicKeys.live,
      secret_key: `sk_…${shop.secrets.live.slice(-4)}`,
      test_public_key: shop.publicKeys.test,
      test_secret_key: `sk_test_…${shop.secrets.test.slice(-4)}`,
      ...{ secret_shown_at: null, previous_until: null },
      ...{ test_secret_shown_at: null, test_previous_until: null },
    })
    expect(JSON.stringify(answer.body)).not.toContain(shop.secrets.live)
  })

  test('a pair is there when both of its keys are [MER-10, MER-11]', async () => {
    const { merchantId } = shop.merchant
    await product.db.database.system(
      (tx) => tx`
      update api_key set revoked_at = ${product.clock.now()} where merchant_id = ${merchantId} and kind = 'secret'`,
    )
    expect((await read()).body).toMatchObject({ public_key: null, secret_key: null })
    await product.db.database.system(
      (tx) => tx`
      update api_key set revoked_at = ${product.clock.now()} where merchant_id <> ${merchantId} and kind = 'public'`,
    )
    expect((await read()).body).toMatchObject({ test_public_key: null, test_secret_key: null })
  })

  test('a secret key is shown once, after a fresh code to the linked phone [DEC-MER-2, DEC-MER-3]', async () => {
    const needed = { status: 409, body: { details: { reason: 'phone_proof_needed' } } }
    expect(await show('live', 'nothing')).toMatchObject(needed)
    const [proof, other] = [await freshProof(), await freshProof()]
    expect((await show('live', proof)).body).toEqual({ secret_key: shop.secrets.live })
    expect(await show('test', proof)).toMatchObject(needed)
    expect((await show('test', other)).body).toEqual({ secret_key: shop.secrets.test })
    const again = { status: 409, body: { details: { reason: 'wrong_status' } } }
    expect(await show('test', proof)).toMatchObject(again)
    const at = product.clock.now().toISOString()
    expect((await read()).body).toMatchObject({ secret_shown_at: at, test_secret_shown_at: at })
    expect(await works(shop.secrets.test)).toBe(true)
    const elsewhere = await product.signIn(shop.merchant.personId)
    expect(await show('live', proof, elsewhere)).toMatchObject(needed)
    product.clock.advance(2 * 60_000)
    expect(await show('live', proof)).toMatchObject(needed)
    const [entry] = await product.db.database.system(
      (tx) => tx`
      select object, after from audit_entry where action = 'api_keys.shown' and outcome = 'done'
        and merchant_id = ${shop.merchant.merchantId} limit 1`,
    )
    expect(entry).toMatchObject({ object: expect.stringMatching(/^api_keys:(live|test)$/), after: null })
  })

  test('of sixteen who ask for a secret at once one is shown it', async () => {
    const proof = await freshProof()
    const answers = await Promise.all(Array.from({ length: 16 }, () => show('live', proof)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(15).fill(409),
    ])
    const kept = await product.db.database.system(
      (tx) => tx`
      select length(sealed) as kept from api_key
       where merchant_id = ${shop.merchant.merchantId} and kind = 'secret' and revoked_at is null`,
    )
    expect(kept).toEqual([{ kept: 0 }])
  })

  test('whoever has linked no phone is shown nothing, and reads the rest', async () => {
    await product.db.database.system(
      (tx) => tx`update person set phone = null where id = ${shop.merchant.personId}`,
    )
    expect((await show('live', 'a.b')).status).toBe(409)
    expect((await read()).status).toBe(200)
  })

  test('a new pair takes the place of one, which works for 24 hours more [DEC-MER-2]', async () => {
    const { status, body } = await regenerate('test')
    expect(status).toBe(200)
    expect(body.test_public_key).not.toBe(shop.publicKeys.test)
    const until = new Date(product.clock.now().getTime() + 24 * 3_600_000)
    expect(body).toMatchObject({ public_key: shop.publicKeys.live, test_previous_until: until.toISOString() })
    const { secret_key: fresh } = (await show('test', await freshProof())).body
    expect(await Promise.all([works(shop.secrets.test), works(fresh)])).toEqual([true, true])
    product.clock.advance(24 * 3_600_000)
    expect(await Promise.all([works(shop.secrets.test), works(fresh)])).toEqual([false, true])
    expect((await regenerate('live')).body.previous_until).not.toBeNull()
  })

  test('eight who ask for a new pair at once leave one that stands', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => regenerate('live')))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const rows = await product.db.database.system(
      (tx) => tx`
      select from api_key where merchant_id = ${shop.merchant.merchantId} and revoked_at is null`,
    )
    expect(rows).toHaveLength(2)
  })

  test('the first pair comes with the contract: nobody makes it here [DEC-MER-2]', async () => {
    const { merchantId, personId } = await product.db.database.system((tx) => aMerchant(tx))
    const as = await product.signIn(personId)
    const params = { id: merchantId }
    expect((await product.call('apiKeys.read', { as, params })).body.test_secret_key).toBeNull()
    const { status } = await product.call('apiKeys.regenerate', { as, params, body: { mode: 'test' } })
    expect(status).toBe(409)
  })

  test('no other role and nobody who is limited to some stores has anything of it [DEC-MER-3]', async () => {
    const { merchantId, storeId } = shop.merchant
    const members = await product.db.database.system(async (tx) => [
      await aMember(tx, merchantId, { role: 'settlements' }),
      await aMember(tx, merchantId, { role: 'workspace_admin', storeIds: [storeId] }),
    ])
    for (const member of members) {
      const as = await product.signIn(member)
      const calls = [read(as), show('live', 'a.b', as), regenerate('live', as)]
      calls.push(product.call('apiKeys.storeKeys', { as, params: of() }))
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403])
      expect((await product.call('apiKeys.integration', { as, params: of() })).status).toBe(403)
    }
  })
})

describe('keys that are limited to some stores', () => {
  const params = () => ({ params: of() })
  const list = async () => (await product.call('apiKeys.storeKeys', { as: admin, ...params() })).body
  const issue = (storeIds: string[], mode = 'test') =>
    product.call('apiKeys.issueForStores', { as: admin, ...params(), body: { mode, store_ids: storeIds } })
  const end = (storeIds: string[], mode = 'test') =>
    product.call('apiKeys.endForStores', { as: admin, ...params(), body: { mode, store_ids: storeIds } })
  let second: string
  beforeEach(async () => {
    second = await product.db.database.system((tx) => aStore(tx, shop.merchant))
  })

  test('a pair is issued for stores, shown once, renewed with the same limit, and stopped [MER-08]', async () => {
    const made = await issue([second])
    expect(made.body).toMatchObject({
      pairs: [{ mode: 'test', store_ids: [second], secret_shown_at: null, previous_until: null }],
      stores: [{ id: shop.merchant.storeId }, { id: second }],
    })
    const body = { mode: 'test', store_ids: [second] }
    const showPair = async () =>
      product.call('apiKeys.show', { as: admin, ...params(), body: { ...body, proof: await freshProof() } })
    const { secret_key: first } = (await showPair()).body
    expect((await showPair()).status).toBe(409)
    expect(first.slice(-4)).toBe(made.body.pairs[0].secret_key.slice(-4))
    const orders = async (secret: string) =>
      (await callsOf(product, secret, second, 'AED').get(payments)).body.payments?.length
    await shop.test.checkout()
    await anAuthorizedPayment(product, shop.test)
    const own = callsOf(product, first, second, 'AED')
    await anAuthorizedPayment(product, own)
    expect([await orders(first), await orders(shop.secrets.test)]).toEqual([1, 2])

    await product.call('apiKeys.regenerate', { as: admin, ...params(), body })
    const [pair] = (await list()).pairs
    expect(pair).toMatchObject({ store_ids: [second], secret_shown_at: null })
    expect(pair.previous_until).not.toBeNull()
    const { secret_key: renewed } = (await showPair()).body
    expect([await orders(first), await orders(renewed), await works(shop.secrets.test)]).toEqual([1, 1, true])

    expect((await end([second])).body.pairs).toEqual([])
    expect([await orders(first), await orders(renewed)]).toEqual([undefined, undefined])
    expect([await works(shop.secrets.test), (await read()).body.test_previous_until]).toEqual([true, null])
    expect((await end([second])).status).toBe(409)
  })

  test('each set of stores has one pair: of sixteen who make it at once one does', async () => {
    const both = [second, shop.merchant.storeId]
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => issue(at % 2 ? both : both.toReversed(), 'live')),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(15).fill(409),
    ])
    expect((await issue([second], 'live')).status).toBe(200)
    expect((await list()).pairs).toHaveLength(2)
    expect((await regenerate('live')).status).toBe(200)
    expect((await list()).pairs).toHaveLength(2)
  })

  test('stores of somebody else are refused, and before the merchant has keys none are made', async () => {
    const other = await aShop(product)
    const taken = await issue([second, other.merchant.storeId])
    expect([taken.status, taken.body.details.fields]).toEqual([400, { store_ids: 'invalid' }])
    const { merchantId, personId, storeId } = await product.db.database.system((tx) => aMerchant(tx))
    const early = await product.call('apiKeys.issueForStores', {
      ...{ as: await product.signIn(personId), params: { id: merchantId } },
      body: { mode: 'test', store_ids: [storeId] },
    })
    expect(early.status).toBe(409)
    const theirs = await product.call('apiKeys.storeKeys', {
      ...{ as: admin, params: { id: other.merchant.merchantId } },
    })
    expect(theirs.status).toBe(404)
  })

  test('staff issue a pair for some stores, whose secret nobody is shown again', async () => {
    const staff = await product.signInStaff(await product.aStaff('desk_admin'))
    const asked = { as: staff, ...params() }
    const body = { mode: 'live', store_ids: [second] }
    const { secret_key: secret } = (await product.call('apiKeys.issue', { ...asked, body })).body
    const calls = callsOf(product, secret, second, 'AED')
    expect((await calls.get(payments)).status).toBe(200)
    const { keys } = (await product.call('apiKeys.integrations', asked)).body
    const limits = keys.map(({ store_ids: ids }: { store_ids: string[] | null }) => ids)
    expect(limits.filter((ids: string[] | null) => ids?.[0] === second)).toHaveLength(2)
    expect(await works(shop.secrets.live)).toBe(true)
    const proof = await freshProof()
    const shown = await product.call('apiKeys.show', { as: admin, ...params(), body: { ...body, proof } })
    expect(shown.status).toBe(409)
    const unknown = await product.call('apiKeys.issue', { ...asked, body: { ...body, store_ids: ['sto_x'] } })
    expect(unknown.status).toBe(400)
  })
})

describe('how far the shop is connected', () => {
  const integration = async () =>
    (await product.call('apiKeys.integration', { as: admin, params: of() })).body
  const change = (body: object) =>
    product.call('apiKeys.changeIntegration', { as: admin, params: of(), body })

  test('platform, copied keys and the first orders are told, and links are no integration [MER-13, DEC-MER-4]', async () => {
    const nothing = { platform: null, keys_copied_at: null, test_order_at: null, live_order_at: null }
    expect(await integration()).toMatchObject({ ...nothing, stores: [{ code: shop.code }] })
    expect((await change({ platform: 'magento' })).body).toMatchObject({
      platform: 'magento',
      keys_copied_at: null,
    })
    const copiedAt = product.clock.now().toISOString()
    expect((await change({ keys_copied: true })).body).toMatchObject({
      platform: 'magento',
      keys_copied_at: copiedAt,
    })
    product.clock.advance(60_000)
    await anAuthorizedPayment(product, shop.test)
    const testOrderAt = product.clock.now().toISOString()
    expect((await change({ keys_copied: true, platform: null })).body).toMatchObject({
      ...{ platform: null, keys_copied_at: copiedAt, test_order_at: testOrderAt, live_order_at: null },
    })
    const paid = await anAuthorizedPayment(product, shop.live)
    await product.db.database.system((tx) => tx`update orders set source = 'link' where id = ${paid}`)
    expect((await integration()).live_order_at).toBeNull()
    await anAuthorizedPayment(product, shop.live)
    expect((await integration()).live_order_at).not.toBeNull()
  })

  test('a platform that is none of the list is refused at its field', async () => {
    expect((await change({ platform: 'geocities' })).body.details.fields).toHaveProperty('platform')
  })
})
