import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { aMember, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { aSeller, comingBack } from '../../../testing/growth/growth.ts'

let product: TestApp
let shop: MerchantFacts
let owner: string
beforeAll(async () => void (product = await testApp({ now: '2026-11-24T06:00:00Z' })))
beforeEach(async () => {
  product.clock.set('2026-11-24T06:00:00Z')
  shop = await aSeller(product)
  owner = await product.signIn(shop.personId)
})
afterAll(() => product.close())

const reasonOf = ({ status, body }: { status: number; body: { details?: { reason?: string } } }) => [
  status,
  body.details?.reason,
]
const leave = async (platform = 'salla', address = '', as = owner) =>
  product.call('shopPlatforms.connect', { as, params: { platform }, body: { shop: address } })
const finish = (body: object, as = owner) => product.call('shopPlatforms.finish', { as, body })
const connect = async (platform = 'salla', address = '') =>
  finish(comingBack((await leave(platform, address)).body.address))
const platforms = async (as = owner) => (await product.call('shopPlatforms.list', { as })).body.platforms
const standing = async (platform: string) =>
  (await platforms()).find((one: { platform: string }) => one.platform === platform).connection
const sync = (platform = 'salla', as = owner) =>
  product.call('shopPlatforms.sync', { as, params: { platform } })
const disconnect = (platform = 'salla') =>
  product.call('shopPlatforms.disconnect', { as: owner, params: { platform } })
const products = async (query: Record<string, string> = {}) =>
  (await product.call('catalogue.list', { as: owner, query: { page_size: '100', ...query } })).body

test('the four platforms are offered, and none is connected at first [MKT-04, DEC-MKT-3]', async () => {
  expect(await platforms()).toEqual(
    ['salla', 'zid', 'shopify', 'woocommerce'].map((platform) => ({
      ...{ platform, is_offered: true, connection: null },
    })),
  )
})

test.each([
  ['salla', '', 'salla.sa/noor'],
  ['zid', '', 'noor.zid.store'],
  ['shopify', 'Noor-Perfumes', 'noor-perfumes.myshopify.com'],
  ['woocommerce', 'https://shop.noor.example/', 'shop.noor.example'],
])(
  'a shop on %s is connected with leave and its products are read [MKT-06, DEC-MKT-5]',
  async (platform, typed, host) => {
    expect(await connect(platform, typed)).toMatchObject({
      status: 200,
      body: { platform, connection: { status: 'connected', shop: host, sync: { status: 'running' } } },
    })
    await product.settle('shop-platforms.read')
    expect(await standing(platform)).toMatchObject({
      ...{ status: 'connected', products: 12, synced_at: '2026-11-24T06:00:00.000Z' },
      sync: { status: 'done', seen: 12, added: 12, changed: 0, removed: 0, skipped: 0, failure: null },
    })
    const { counts, products: read } = await products()
    expect(counts).toEqual({ visible: 12, hidden: 0, rejected: 0 })
    expect(read.map(({ price }: { price: string }) => price)).toContain('79.50')
  },
)

test('the address of a shop is asked for where the platform has many servers [MKT-04]', async () => {
  for (const [platform, address] of [
    ['shopify', 'shop.noor.example'],
    ['woocommerce', 'localhost'],
    ['woocommerce', ''],
  ] as const) {
    const answer = await leave(platform, address)
    expect(answer.status).toBe(400)
    expect(answer.body.details.fields).toHaveProperty('shop')
  }
})

test('leave counts once, for ten minutes, and for the session that asked [MKT-06, DEC-MKT-5]', async () => {
  const back = comingBack((await leave()).body.address)
  expect((await finish(back)).status).toBe(200)
  expect(reasonOf(await finish(back))).toEqual([409, 'consent_invalid'])

  const other = comingBack((await leave()).body.address)
  expect(reasonOf(await finish(other, await product.signIn(shop.personId)))).toEqual([409, 'consent_invalid'])
  expect(reasonOf(await finish(other))).toEqual([409, 'consent_invalid'])

  const late = comingBack((await leave()).body.address)
  product.clock.set('2026-11-24T06:10:00Z')
  expect(reasonOf(await finish(late))).toEqual([409, 'consent_invalid'])

  const forged = comingBack((await leave()).body.address)
  const state = forged.state.replace(/.$/, (sign) => (sign === '0' ? '1' : '0'))
  expect(reasonOf(await finish({ ...forged, state }))).toEqual([409, 'consent_invalid'])
  expect(reasonOf(await finish({ ...forged, state: 'con_1.short' }))).toEqual([409, 'consent_invalid'])
})

test('of sixteen who come back with the same leave at once one connects [MKT-06]', async () => {
  const back = comingBack((await leave()).body.address)
  const answers = await Promise.all(Array.from({ length: 16 }, () => finish(back)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
})

test('leave of one merchant is of no use to another [MKT-06]', async () => {
  const back = comingBack((await leave()).body.address)
  const other = await aSeller(product)
  expect(reasonOf(await finish(back, await product.signIn(other.personId)))).toEqual([409, 'consent_invalid'])
})

test('a platform that gives no leave connects nothing, and neither does a forged signature [MKT-06]', async () => {
  for (const [platform, address] of [
    ['shopify', 'refused-shop'],
    ['woocommerce', 'refused.example'],
  ] as const)
    expect(reasonOf(await connect(platform, address))).toEqual([409, 'consent_refused'])
  const back = comingBack((await leave('shopify', 'noor')).body.address)
  const returned = { ...back.returned, timestamp: '1' }
  expect(reasonOf(await finish({ ...back, returned }))).toEqual([409, 'consent_refused'])
  expect(await platforms()).toSatisfy((all: { connection: unknown }[]) => all.every((one) => !one.connection))
})

test('a WooCommerce server hands its keys over once, to whom its merchant is on the way [MKT-06]', async () => {
  const hand = (state: string, more: object = {}) =>
    product.call('shopPlatforms.takeKeys', {
      body: {
        ...{ user_id: state, consumer_key: 'ck_1234567890', consumer_secret: 'cs_1234567890' },
        ...{ key_id: 1, key_permissions: 'read', ...more },
      },
    })
  const { state } = comingBack((await leave('woocommerce', 'noor.example')).body.address)
  // The stand-in has handed them over already.
  expect(reasonOf(await hand(state))).toEqual([409, 'consent_invalid'])
  await product.db.database.system(
    (tx) => tx`update shop_consent set keys_sealed = null where merchant_id = ${shop.merchantId}`,
  )
  expect((await hand(state)).status).toBe(200)
  const salla = comingBack((await leave('salla')).body.address)
  expect(reasonOf(await hand(salla.state))).toEqual([409, 'consent_invalid'])
  expect(reasonOf(await hand('con_nothing'))).toEqual([409, 'consent_invalid'])
  expect((await hand(state, { consumer_key: '' })).status).toBe(400)
})

test('tokens are kept sealed under the key of their merchant, and go with the connection [MKT-04]', async () => {
  await connect()
  const [row] = await product.db.database.system(
    (tx) => tx<Row<'shop_connection', 'grant_sealed'>[]>`
    select grant_sealed from shop_connection where merchant_id = ${shop.merchantId}`,
  )
  expect(Buffer.from(row!.grant_sealed!).toString('latin1')).not.toContain('ory_at')
  expect((await disconnect()).body).toEqual({ removed: 0 })
  expect(await standing('salla')).toMatchObject({ status: 'disconnected', products: 0 })
  const [after] = await product.db.database.system(
    (tx) => tx<Row<'shop_connection', 'grant_sealed'>[]>`
    select grant_sealed from shop_connection where merchant_id = ${shop.merchantId}`,
  )
  expect(after!.grant_sealed).toBeNull()
  expect(reasonOf(await disconnect())).toEqual([409, 'wrong_status'])
})

test('products go with the shop that is disconnected, and a reading under way is stopped [DEC-MKT-3]', async () => {
  await connect('zid')
  await product.settle('shop-platforms.read')
  await sync('zid')
  expect((await disconnect('zid')).body).toEqual({ removed: 12 })
  await product.settle('shop-platforms.read')
  expect((await products()).products).toEqual([])
  expect((await standing('zid')).sync).toMatchObject({ status: 'failed', failure: 'stopped' })
  expect((await connect('zid')).status).toBe(200)
})

test('of sixteen who read a shop at once one does [MKT-05, DEC-MKT-4]', async () => {
  await connect()
  await product.settle('shop-platforms.read')
  const answers = await Promise.all(Array.from({ length: 16 }, () => sync()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => reasonOf(answer)[1] === 'sync_running')).toHaveLength(15)
})

test('a reading writes what changed and takes away what is gone [MKT-05, DEC-MKT-4]', async () => {
  await connect()
  await product.settle('shop-platforms.read')
  const { merchantId } = shop
  await product.db.database.system(async (tx) => {
    await tx`update catalogue_product set price_minor = 1, digest = '' where merchant_id = ${merchantId} and outside_id = '1003'`
    await tx`
      update catalogue_product set outside_id = 'no more' where merchant_id = ${merchantId} and outside_id = '1004'`
  })
  product.clock.set('2026-11-24T07:00:00Z')
  await sync()
  await product.settle('shop-platforms.read')
  expect((await standing('salla')).sync).toMatchObject({
    ...{ status: 'done', seen: 12, added: 1, changed: 1, removed: 1 },
  })
  const { products: read } = await products()
  expect(read).toHaveLength(12)
  expect(
    read.filter((one: { changed_at: string }) => one.changed_at.startsWith('2026-11-24T07')),
  ).toHaveLength(2)
})

test('a reading that broke off goes on at its page, and a page is never kept twice [MKT-05]', async () => {
  await connect('shopify', 'noor')
  await product.db.database.system(
    (tx) => tx`update catalogue_sync set cursor = '2' where merchant_id = ${shop.merchantId}`,
  )
  await product.settle('shop-platforms.read')
  expect((await standing('shopify')).sync).toMatchObject({ status: 'done', seen: 4 })
})

test('a shop is read by the hour by itself, and a token that ends is renewed before [MKT-05]', async () => {
  await connect('shopify', 'noor')
  await product.settle('shop-platforms.read')
  const grantOf = async () => {
    const [row] = await product.db.database.system(
      (tx) => tx<Row<'shop_connection', 'expires_at'>[]>`
      select expires_at from shop_connection where merchant_id = ${shop.merchantId}`,
    )
    return row!.expires_at!.toISOString()
  }
  expect(await grantOf()).toBe('2026-11-24T07:00:00.000Z')
  product.clock.set('2026-11-24T07:00:00Z')
  const schedules = product.app.modules.flatMap((one) => one.schedules)
  await schedules.find(({ name }) => name === 'shop-platforms.read')!.run(product.clock.now())
  await product.settle('shop-platforms.read')
  expect(await grantOf()).toBe('2026-11-24T08:00:00.000Z')
  expect((await standing('shopify')).synced_at).toBe('2026-11-24T07:00:00.000Z')
})

test('a reading nobody goes on with is ended, so that another may begin [MKT-05]', async () => {
  await connect()
  product.clock.set('2026-11-24T08:00:00Z')
  const schedules = product.app.modules.flatMap((one) => one.schedules)
  await schedules.find(({ name }) => name === 'catalogue.stuck')!.run(product.clock.now())
  expect((await standing('salla')).sync).toMatchObject({ status: 'failed', failure: 'stopped' })
  expect((await sync()).status).toBe(200)
})

test('whoever looks after marketing is written to, once, when the platform takes its leave away [MKT-05]', async () => {
  await connect('shopify', 'ended-shop')
  await product.settle('shop-platforms.read')
  expect(await standing('shopify')).toMatchObject({ status: 'connected', sync: { status: 'done' } })
  const [supervisor, seller] = await product.db.database.system(async (tx) => [
    await aMember(tx, shop.merchantId, { role: 'supervisor' }),
    await aMember(tx, shop.merchantId, { role: 'sales_manager' }),
  ])
  product.clock.set('2026-11-24T07:00:00Z')
  for (const _ of [1, 2]) {
    await sync('shopify')
    await product.settle('shop-platforms.read')
  }
  expect(await standing('shopify')).toMatchObject({ status: 'broken', sync: { failure: 'grant_ended' } })
  const people = [shop.personId, supervisor, seller]
  const told = await product.db.database.systemRead(
    (tx) => tx<(Row<'person', 'id' | 'email'> & { bell: number })[]>`
      select p.id, p.email, (select count(*)::int from notification n
                              where n.person_id = p.id and n.kind = 'shop_platform_broken') as bell
        from person p where p.id = any (${people.map(String)})`,
  )
  const bellOf = (id: string | undefined) => told.find((row) => row.id === id)?.bell
  expect(people.map(bellOf)).toEqual([1, 1, 0])
  await product.deliver()
  const letters = await Promise.all(told.map(({ email }) => product.inbox(email ?? undefined)))
  expect(told.map(({ bell }, at) => letters[at]!.length - bell)).toEqual([0, 0, 0])
})

test('without the product catalogue nothing is connected, and roles that do no marketing only look [PERM-18, PERM-44, DEC-USR-5, MKT-09]', async () => {
  const plain = await aSeller(product, ['product_catalog'])
  const as = await product.signIn(plain.personId)
  expect(reasonOf(await product.call('shopPlatforms.list', { as }))).toEqual([403, 'catalogue_off'])
  expect(reasonOf(await leave('salla', '', as))).toEqual([403, 'catalogue_off'])
  const sales = await product.db.database.system((tx) =>
    aMember(tx, shop.merchantId, { role: 'sales_manager' }),
  )
  const seller = await product.signIn(sales)
  expect((await product.call('shopPlatforms.list', { as: seller })).status).toBe(200)
  expect((await leave('salla', '', seller)).status).toBe(403)
})

test('staff see the shops of a merchant, and nothing of another one is in the answer [MKT-04]', async () => {
  await connect()
  await product.settle('shop-platforms.read')
  const agent = await product.signInStaff(await product.aStaff('support_agent'))
  const seen = await product.call('shopPlatforms.listForStaff', {
    as: agent,
    params: { id: shop.merchantId },
  })
  expect(seen.body.platforms).toMatchObject([{ platform: 'salla', connection: { products: 12 } }])
  const other = await aSeller(product)
  expect(await platforms(await product.signIn(other.personId))).toSatisfy((all: { connection: unknown }[]) =>
    all.every((one) => one.connection === null),
  )
})
