import { fakeToken, type SalesPlatform } from '@daftar/rules/capital/applications/sales-platforms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer, aSubmittedApplication } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { findConnection, keepSales } from './store.ts'
import type { Row } from '../../../platform/database/rows.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-22T08:00:00Z' })))
afterAll(() => app.close())

async function aShop(): Promise<{ merchant: MerchantFacts; as: string }> {
  const merchant = await app.db.database.system((tx) => aMerchant(tx))
  return { merchant, as: await app.signIn(merchant.personId) }
}

function connect(merchantId: string, as: string, platform: SalesPlatform, shop: string) {
  const body = { platform, merchant_id: merchantId, public_token: fakeToken(platform, shop) }
  return app.call('platforms.connect', { body, as })
}

function connections(merchantId: string, as: string) {
  return app.call('platforms.connections', { query: { merchant_id: merchantId }, as })
}

async function salesOf(merchantId: string) {
  return app.db.database.system(
    (tx) =>
      tx<(Row<'platform_sales', 'platform' | 'amount_minor'> & { month: string })[]>`
        select platform, month::text, amount_minor from platform_sales
         where merchant_id = ${merchantId} order by platform, month`,
  )
}

test('a merchant sees the three platforms, connects one with the widget’s token and sees it connected [WIZ-65, WIZ-68, CAPI-22, CAPI-23]', async () => {
  const { merchant, as } = await aShop()
  expect((await connections(merchant.merchantId, as)).body.connections).toEqual([
    { platform: 'amazon', connected: false, connected_at: null },
    { platform: 'shopify', connected: false, connected_at: null },
    { platform: 'woo_commerce', connected: false, connected_at: null },
  ])
  const connected = { platform: 'shopify', connected: true, connected_at: '2026-11-22T08:00:00.000Z' }
  const answer = await connect(merchant.merchantId, as, 'shopify', 'layal.myshopify.com')
  expect(answer).toMatchObject({ status: 200, body: { connection: connected } })
  expect((await connections(merchant.merchantId, as)).body.connections).toContainEqual(connected)
})

test('the token is sealed, and a repeated connect replaces it and its sales [DEC-WIZ-15]', async () => {
  const { merchant, as } = await aShop()
  const token = async () => {
    const [row] = await app.db.database.system(
      (tx) => tx<Row<'platform_connection', 'token_sealed'>[]>`
        select token_sealed from platform_connection where merchant_id = ${merchant.merchantId}`,
    )
    return row!.token_sealed
  }
  await connect(merchant.merchantId, as, 'amazon', 'first.example')
  await app.settle()
  const [first, firstSales] = [await token(), await salesOf(merchant.merchantId)]
  expect(Buffer.from(first, 'base64').toString('latin1')).not.toContain('first.example')
  expect(firstSales).toHaveLength(12)
  await connect(merchant.merchantId, as, 'amazon', 'second.example')
  await app.settle()
  expect(await token()).not.toBe(first)
  const secondSales = await salesOf(merchant.merchantId)
  expect(secondSales.map(({ month }) => month)).toEqual(firstSales.map(({ month }) => month))
  expect(secondSales).not.toEqual(firstSales)
})

test('what was read with a token that was replaced meanwhile is not kept [DEC-WIZ-15]', async () => {
  const { merchant, as } = await aShop()
  const { merchantId } = merchant
  await connect(merchantId, as, 'amazon', 'first.example')
  await app.settle()
  const [old, known] = [
    await app.db.database.tenant([merchantId], (tx) => findConnection(tx, merchantId, 'amazon')),
    await salesOf(merchantId),
  ]
  await connect(merchantId, as, 'amazon', 'second.example')
  const late = [{ month: '2026-11-01', currency: 'AED', amountMinor: 1n, orders: 1 }] as const
  const isKept = await app.db.database.tenant([merchantId], (tx) =>
    keepSales(tx, old!, late, app.clock.now()),
  )
  expect(isKept).toBe(false)
  expect(await salesOf(merchantId)).toEqual(known)
})

test('a token the service does not take, or one of another platform, connects nothing [CAPI-39]', async () => {
  const { merchant, as } = await aShop()
  const refused = await connect(merchant.merchantId, as, 'shopify', 'refused.example')
  expect(refused).toMatchObject({ status: 409, body: { details: { reason: 'connection_failed' } } })
  const body = {
    platform: 'amazon',
    merchant_id: merchant.merchantId,
    public_token: fakeToken('shopify', 'layal.example'),
  }
  expect((await app.call('platforms.connect', { body, as })).status).toBe(409)
  const unknown = { ...body, platform: 'etsy' }
  expect((await app.call('platforms.connect', { body: unknown, as })).body.details.fields).toEqual({
    platform: 'choose_option',
  })
  expect((await connections(merchant.merchantId, as)).body.connections).toSatisfy(
    (all: { connected: boolean }[]) => all.every((one) => !one.connected),
  )
})

test('another merchant’s platforms answer as if they were not there [DEC-CAPI-10]', async () => {
  const [one, other] = [await aShop(), await aShop()]
  await connect(one.merchant.merchantId, one.as, 'shopify', 'layal.example')
  expect((await connections(one.merchant.merchantId, other.as)).status).toBe(404)
  expect((await connect(one.merchant.merchantId, other.as, 'amazon', 'theirs.example')).status).toBe(404)
})

test('sales are read once a day until a decision is taken, and no longer [DEC-WIZ-15]', async () => {
  const { merchant, as } = await aShop()
  const { id } = await app.db.database.system((tx) => aSubmittedApplication(tx, merchant))
  await connect(merchant.merchantId, as, 'woo_commerce', 'layal.example')
  await app.settle()
  const readAt = async () => {
    const [row] = await app.db.database.system(
      (tx) => tx<Row<'platform_connection', never, { read_at: Date }>[]>`
        select read_at from platform_connection where merchant_id = ${merchant.merchantId}`,
    )
    return row!.read_at.toISOString()
  }
  const on = async (moment: string) => {
    app.clock.set(moment)
    await app.app.schedules.runDue()
    await app.settle()
    return readAt()
  }
  await app.app.schedules.runDue()
  expect(await readAt()).toBe('2026-11-22T08:00:00.000Z')
  expect(await on('2026-11-23T06:00:00Z')).toBe('2026-11-22T08:00:00.000Z')
  expect(await on('2026-11-24T06:00:00Z')).toBe('2026-11-24T06:00:00.000Z')
  const body = { decision: 'reject', reasons: ['general_reject'] }
  const as2 = await aReviewer(app, 'underwriter')
  expect((await app.call('decisions.decide', { params: { id }, body, as: as2, ifMatch: 1 })).status).toBe(200)
  expect(await on('2026-11-26T06:00:00Z')).toBe('2026-11-24T06:00:00.000Z')
})

test('the underwriter sees what the connected platforms tell, month by month [DEC-WIZ-15]', async () => {
  const { merchant, as } = await aShop()
  const { id } = await app.db.database.system((tx) => aSubmittedApplication(tx, merchant))
  const underwriter = await aReviewer(app, 'underwriter')
  const platforms = async () =>
    (await app.call('decisions.case', { params: { id }, as: underwriter })).body.case.platforms
  expect(await platforms()).toEqual([])
  await connect(merchant.merchantId, as, 'shopify', 'layal.example')
  expect(await platforms()).toMatchObject([{ platform: 'shopify', read_at: null, months: [] }])
  await app.settle()
  const [shopify] = await platforms()
  expect(shopify.months).toHaveLength(12)
  expect(shopify.months[0]).toMatchObject({ month: expect.stringMatching(/^\d{4}-\d\d$/), currency: 'AED' })
})
