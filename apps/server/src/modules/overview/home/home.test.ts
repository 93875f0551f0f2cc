import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aMember,
  aMerchant,
  anOrder,
  aSignedAdvance,
  aStore,
  type MerchantFacts,
} from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T11:53:00Z' })
})
afterAll(() => app.close())

const dubai = (text: string) => new Date(`${text}+04:00`)
const inSystem = <T>(work: Parameters<typeof app.db.database.system<T>>[0]) => app.db.database.system<T>(work)
const home = async (as: string, query: Record<string, string> = {}) =>
  (await app.call('home.read', { as, query })).body

/**
 * Sold on two Sundays before and after this time of day, in two stores; one waits since day 20, one was
 * cancelled.
 */
async function aShop() {
  return inSystem(async (tx) => {
    const merchant = await aMerchant(tx)
    const second = await aStore(tx, merchant)
    const sale = (amountMinor: bigint, at: string, more: object = {}) =>
      anOrder(tx, merchant, { amountMinor, at: dubai(at), as: 'captured', ...more })
    await sale(30_000n, '2026-11-22T10:00:00')
    await sale(10_000n, '2026-11-22T11:00:00', { storeId: second })
    await sale(20_000n, '2026-11-15T10:00:00')
    await sale(90_000n, '2026-11-15T20:00:00')
    await sale(5_000n, '2026-11-02T10:00:00', { as: undefined })
    const cancelled = await sale(70_000n, '2026-11-22T09:00:00', { as: undefined })
    await tx`update orders set status = 'cancelled', closed_at = ${dubai('2026-11-22T09:30:00')} where id = ${cancelled.id}`
    return { merchant, second }
  })
}

const signIn = ({ personId }: MerchantFacts) => app.signIn(personId)
const member = async (
  { merchantId }: MerchantFacts,
  role: 'settlements' | 'sales_manager',
  storeIds: string[] | null = null,
) => app.signIn(await inSystem((tx) => aMember(tx, merchantId, { role, storeIds })))

test('sales stand against the week before at the same time, without what was cancelled [OTH-01, DEC-OTH-1]', async () => {
  const { merchant } = await aShop()
  const { sales } = await home(await signIn(merchant))
  expect(sales).toMatchObject({
    currency: 'AED',
    zone: 'Asia/Dubai',
    until: '2026-11-22T11:53:00.000Z',
    today: { amount: '400.00', orders: 2, before: '200.00' },
    week: { amount: '400.00', orders: 2, before: '200.00' },
  })
  expect(sales.days).toHaveLength(7)
  expect(sales.days.at(-1)).toEqual({ date: '2026-11-22', amount: '400.00', before: '1100.00' })
})

test('orders that wait are one task, with the oldest and what is captured by itself soon [DEC-OTH-1]', async () => {
  const { merchant } = await aShop()
  const { tasks } = await home(await signIn(merchant))
  expect(tasks).toEqual([
    {
      kind: 'capture',
      count: 1,
      amount: '50.00',
      currency: 'AED',
      oldest_days: 20,
      late: 1,
      auto_capture_days: 21,
    },
  ])
})

test('a store that is named counts alone; one that the person is kept from is not there', async () => {
  const { merchant, second } = await aShop()
  const all = await signIn(merchant)
  expect((await home(all, { store_id: second })).sales.today.amount).toBe('100.00')
  const limited = await member(merchant, 'sales_manager', [second])
  expect((await home(limited)).sales.today.amount).toBe('100.00')
  expect((await app.call('home.read', { as: limited, query: { store_id: merchant.storeId } })).status).toBe(
    404,
  )
})

test('a role is answered only what it may see and do something about [DEC-USR-5]', async () => {
  const { merchant } = await aShop()
  const seller = await home(await member(merchant, 'sales_manager'))
  expect(seller).toMatchObject({ tasks: [{ kind: 'capture' }], advance: null, bank: null })
  const bookkeeper = await home(await member(merchant, 'settlements'))
  expect(bookkeeper).toMatchObject({
    tasks: [],
    bank: { bank_name: 'Test Bank', iban_last_four: '3456' },
  })
  expect(bookkeeper.sales.today.amount).toBe('400.00')
})

test('the advance stands there as its own page tells it [DEC-OTH-1]', async () => {
  const merchant = await inSystem(async (tx) => {
    const made = await aMerchant(tx)
    const at = dubai('2026-11-16T10:00:00')
    await app.app.createAdvance(tx, await aSignedAdvance(tx, made, { at }), at)
    return made
  })
  const as = await signIn(merchant)
  const { loans } = (await app.call('advances.list', { as })).body
  expect((await home(as)).advance).toMatchObject({
    id: loans[0].id,
    total: loans[0].amount_vat,
    outstanding: loans[0].outstanding_amount,
    next_due: loans[0].next_due_amount,
    weeks: [],
  })
})

test('webhooks that fail wait behind orders, for whoever administers them [DEC-OTH-1]', async () => {
  const { merchant } = await aShop()
  await inSystem(async (tx) => {
    await tx`
      insert into webhook (merchant_id, id, store_id, url, secret_sealed, created_at, updated_at, warned_at, paused_at)
      values (${merchant.merchantId}, 'whk_home', ${merchant.storeId}, 'https://shop.example', '\\x00', now(), now(), now(), now())`
  })
  const { tasks } = await home(await signIn(merchant))
  expect(tasks).toMatchObject([{ kind: 'capture' }, { kind: 'webhooks', failing: 1, paused: 1 }])
  expect((await home(await member(merchant, 'sales_manager'))).tasks).toHaveLength(1)
})

test('the sidebar begins with what a role may see, in one answer [NAV-43, NAV-44]', async () => {
  const { merchant } = await aShop()
  const sidebar = async (as: string) => (await app.call('home.sidebar', { as })).body
  const owner = await signIn(merchant)
  expect(await sidebar(owner)).toEqual({ active_disputes: 0, unread_chats: [], alerting_entities: [] })
  await inSystem(
    (tx) => tx`update legal_entity set status = 'pending_info' where merchant_id = ${merchant.merchantId}`,
  )
  const asked = { as: owner, query: { statuses: 'pending_info,suspending,suspended' } }
  const { alerting_entities: alerting } = await sidebar(owner)
  expect(alerting).toMatchObject([{ status: 'pending_info', country: 'ARE' }])
  expect(alerting).toEqual((await app.call('legalEntities.list', asked)).body.legal_entities)
  const bookkeeper = await sidebar(await member(merchant, 'settlements'))
  expect(bookkeeper).toMatchObject({ active_disputes: null, alerting_entities: alerting })
})
