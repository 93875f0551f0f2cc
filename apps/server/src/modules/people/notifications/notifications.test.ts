import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Letter } from '../../../platform/mail/letter.ts'
import { aMember, aMerchant, aStore, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let shop: MerchantFacts
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  shop = await app.db.database.system((tx) => aMerchant(tx))
})
afterAll(() => app.close())

const origin = () => app.config.publicOrigin
const emailOf = (personId: string) => `${personId}@test.example`

/** Somebody of the shop with a session. */
async function somebody(wanted: Parameters<typeof aMember>[2] = {}) {
  const id = await app.db.database.system((tx) => aMember(tx, shop.merchantId, wanted))
  const as = await app.signIn(id)
  const list = async () => (await app.call('notifications.list', { as })).body
  return { id, as, list, email: emailOf(id) }
}

/** What a week leaves an advance with, which is about money of the whole shop. */
const shortWeek = (to: string, merchantId = shop.merchantId): Letter => ({
  kind: 'advance_short',
  to,
  merchantId,
  facts: {
    ...{ repaidBy: 'payout', currency: 'AED', taken: '1.00', carried: '2.00' },
    address: `${origin()}/finance/tabby-capital/loans/adv_1`,
  },
})

async function queue(...letters: Letter[]): Promise<void> {
  app.clock.advance(1000)
  await app.db.database.system((tx) => app.app.deps.queueMail(tx, ...letters))
}

test('a letter rings the bell of whoever gets it, once, in both languages, with a way to the thing', async () => {
  const [one, colleague] = [await somebody(), await somebody()]
  await queue(shortWeek(one.email))
  expect(await one.list()).toMatchObject({
    unread: 1,
    next_page_token: null,
    notifications: [
      {
        topic: 'advances',
        heading: 'A repayment was short this week',
        heading_ar: 'سداد هذا الأسبوع لم يكتمل',
        path: '/finance/tabby-capital/loans/adv_1',
        is_read: false,
      },
    ],
  })
  expect((await app.call('accounts.read', { as: one.as })).body.unread_notifications).toBe(1)
  expect(await colleague.list()).toMatchObject({ unread: 0, notifications: [] })
})

test('the bell shows nothing of a transaction that was rolled back, and nothing of letters to others', async () => {
  const one = await somebody()
  const failed = app.db.database.system(async (tx) => {
    await app.app.deps.queueMail(tx, shortWeek(one.email))
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await queue(shortWeek('nobody@else.example'))
  expect(await one.list()).toMatchObject({ unread: 0 })
})

test('nobody is told of a merchant they do not work for, or reads what somebody else was told', async () => {
  const one = await somebody()
  const other = await app.db.database.system((tx) => aMerchant(tx))
  await queue(shortWeek(one.email, other.merchantId), shortWeek(one.email))
  const { notifications } = await one.list()
  expect(notifications).toHaveLength(1)
  const { id } = notifications[0]
  const stranger = await app.signIn(other.personId)
  expect((await app.call('notifications.read', { as: stranger, params: { id } })).status).toBe(404)
  expect((await app.call('notifications.readAll', { as: stranger, body: { up_to: id } })).status).toBe(404)
  expect(await one.list()).toMatchObject({ unread: 1 })
})

test('whoever is limited to some stores, or may not see a thing, is told nothing of it', async () => {
  const second = await app.db.database.system((tx) => aStore(tx, shop))
  const limited = await somebody({ storeIds: [second] })
  const seller = await somebody({ role: 'sales_manager' })
  const offer = (to: string, storeId: string): Letter => ({
    ...{ kind: 'offer_made', to, merchantId: shop.merchantId, storeId },
    facts: {
      ...{ amount: '1000.00', currency: 'AED', store: { name: 'Noor', name_ar: 'نور' }, weeks: 20 },
      ...{ repaidBy: 'payout', paysOff: false, until: '2026-12-21', address: `${origin()}/offer` },
    },
  })
  await queue(offer(limited.email, shop.storeId), offer(limited.email, second), shortWeek(seller.email))
  expect(await limited.list()).toMatchObject({ unread: 1, notifications: [{ topic: 'offers' }] })
  expect(await seller.list()).toMatchObject({ unread: 0, notifications: [] })
})

test('the secret address of a contract stays in its letter', async () => {
  const one = await somebody()
  const path = '/finance/tabby-capital/applications/app_1'
  await queue({
    ...{ kind: 'contract_reminder', to: one.email, merchantId: shop.merchantId, path },
    facts: {
      ...{ amount: '1000.00', currency: 'AED', name: 'Noor', isRepaidByDebit: false, date: '25/08/26' },
      ...{ isLast: false, address: `${origin()}/sign/a-secret` },
    },
  })
  const { body } = await app.call('notifications.list', { as: one.as })
  expect(body.notifications[0].path).toBe(path)
  expect(JSON.stringify(body)).not.toContain('a-secret')
})

test('of 16 readings at once each counts once, and what came after the newest that was seen stays unread', async () => {
  const one = await somebody()
  await queue(shortWeek(one.email), shortWeek(one.email), shortWeek(one.email))
  const seen = (await one.list()).notifications
  await queue(shortWeek(one.email))
  const calls = Array.from({ length: 16 }, (_, n) =>
    n % 2 === 0
      ? app.call('notifications.readAll', { as: one.as, body: { up_to: seen[0].id } })
      : app.call('notifications.read', { as: one.as, params: { id: seen[n % 3].id } }),
  )
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
  const after = await one.list()
  expect(after.unread).toBe(1)
  expect(after.notifications.map(({ is_read }: { is_read: boolean }) => is_read)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('what somebody switched off does not leave by mail, or does not ring; what guards the account stays', async () => {
  const one = await somebody()
  const choose = (topic: string, channel: string, isOn: boolean) =>
    app.call('notifications.choose', { as: one.as, body: { topic, channel, is_on: isOn } })
  expect((await choose('advances', 'email', false)).body.choices).toContainEqual({
    ...{ topic: 'advances', channel: 'email', is_on: false, is_fixed: false },
  })
  await queue(shortWeek(one.email))
  await app.settle()
  expect(await app.inbox(one.email)).toEqual([])
  expect(await one.list()).toMatchObject({ unread: 1 })
  await choose('advances', 'email', true)
  await choose('advances', 'inside', false)
  await queue(shortWeek(one.email))
  await app.settle()
  expect(await app.inbox(one.email)).toHaveLength(1)
  expect(await one.list()).toMatchObject({ unread: 1 })
  for (const [topic, channel] of [
    ['security', 'email'],
    ['security', 'inside'],
    ['contracts', 'email'],
  ] as const)
    expect((await choose(topic, channel, false)).status).toBe(400)
})

test('a changed way of signing in is told in the bell as well', async () => {
  const one = await somebody()
  const phone = '+971501239955'
  await app.call('accounts.phone', { as: one.as, body: { phone } })
  await app.settle()
  const [{ code } = { code: null }] = await app.inbox(phone)
  const linked = await app.call('accounts.phoneVerify', { as: one.as, body: { phone, otp_code: code } })
  expect(linked.status).toBe(200)
  expect(await one.list()).toMatchObject({
    unread: 1,
    notifications: [{ topic: 'security', path: '/account' }],
  })
})

test('what is older than 90 days is forgotten', async () => {
  const one = await somebody()
  await app.app.schedules.runDue()
  await queue(shortWeek(one.email))
  app.clock.advance(91 * 86_400_000)
  await queue(shortWeek(one.email))
  await app.app.schedules.runDue()
  expect((await one.list()).notifications).toHaveLength(1)
})
