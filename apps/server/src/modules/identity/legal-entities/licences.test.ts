import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { identityNotices, licenceNotices } from '@daftar/rules/legal-entities/expiry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { aSale } from '../../../testing/app/builders.ts'
import { linksOf } from '../../../testing/app/links.ts'
import { aShop } from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { licenceSchedule } from './licences.ts'
import { aLicensed, type Licensed } from './testing.ts'

let product: TestApp
beforeAll(async () => void (product = await testApp({ now: '2026-11-18T08:00:00Z' })))
afterAll(() => product.close())

const system = <T>(act: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system(act)
const follow = (day: CalendarDate) => licenceSchedule(product.app.deps).run(new Date(`${day}T00:00:00Z`))
const statusOf = async (one: Licensed) => (await one.read()).body.legal_entity.status as string

/** The kinds of letters to the admins of a merchant, in the order they were decided. */
const told = async ({ merchantId }: Licensed) => {
  const rows = await system(
    (tx) => tx<Row<'notification', 'kind'>[]>`
      select kind from notification where merchant_id = ${merchantId} order by created_at, id`,
  )
  return rows
}

test('a licence that ends is asked for 30 days before, and each letter is sent once [LGL-11, DEC-LGL-4, NAV-53]', async () => {
  const on: CalendarDate = '2027-03-31'
  const one = await aLicensed(product, { expiresOn: on })
  const steps: [days: number, status: string, letters: number][] = [
    [-31, 'active', 0],
    [-30, 'pending_info', 1],
    [-29, 'pending_info', 1],
    [-14, 'pending_info', 2],
    [-3, 'pending_info', 3],
    [0, 'suspending', 4],
    [29, 'suspending', 4],
    [30, 'suspended', 5],
    [31, 'suspended', 5],
  ]
  for (const [days, status, letters] of steps) {
    await follow(addDays(on, days))
    expect([days, await statusOf(one), (await told(one)).length]).toEqual([days, status, letters])
  }
  expect((await one.read()).body.legal_entity.suspended_at).not.toBeNull()
  expect((await told(one)).map(({ kind }) => kind)).toEqual([
    ...['legal_entity_expires', 'legal_entity_expires', 'legal_entity_expires'],
    ...['legal_entity_expired', 'legal_entity_suspended'],
  ])
  expect(licenceNotices).toHaveLength(5)
  await product.deliver()
  const subjects = (await product.inbox()).map(({ subject }) => subject ?? '')
  expect(subjects.some((subject) => subject.includes('Your licence expires in 14 days'))).toBe(true)
  expect(product.app.schedules.names).toContain('legal-entities.licences')
})

test('the first page says to its admin that a licence ends, and leads to the company [NAV-45]', async () => {
  const one = await aLicensed(product, { expiresOn: '2027-09-30' })
  const tasksOf = async () =>
    (await product.call('home.read', { as: one.token })).body.tasks as { kind: string }[]
  expect((await tasksOf()).map(({ kind }) => kind)).not.toContain('licence')
  await follow('2027-09-20')
  expect(await tasksOf()).toContainEqual({
    ...{ kind: 'licence', legal_entity_id: one.entityId, expires_on: '2027-09-30', is_suspended: false },
  })
})

test('an owner’s ID that ends is told of to the admins, once for each end, and stops nothing', async () => {
  const one = await aLicensed(product, { expiresOn: '2029-03-31' })
  await one.write({ license_expiry_date: '2029-03-31' })
  await one.submit()
  const reviewer = await product.signInStaff(await product.aStaff('reviewer'))
  const params = { id: (await one.read()).body.update.id as string }
  const { version } = (await product.call('legalEntities.case', { as: reviewer, params })).body.case
  await product.call('legalEntities.approve', { as: reviewer, params, ifMatch: version as number, body: {} })
  const [owner] = (await one.read()).body.legal_entity.owners
  const on = owner.national_id_expiration_date as CalendarDate
  const before = (await told(one)).length
  const steps: [days: number, letters: number][] = [
    [-31, 0],
    [-30, 1],
    [-29, 1],
    [-14, 2],
    [-3, 3],
    [0, 3],
    [1, 4],
    [40, 4],
  ]
  for (const [days, letters] of steps) {
    await Promise.all([follow(addDays(on, days)), follow(addDays(on, days))])
    const about = (await told(one)).slice(before).filter(({ kind }) => kind === 'legal_entity_owner_id')
    expect([days, about.length]).toEqual([days, letters])
  }
  expect(identityNotices).toHaveLength(4)
  await product.deliver()
  const letters = await product.inbox()
  const found = letters.find(({ subject }) => subject?.includes('The ID of an owner has expired'))
  expect(found?.text).toContain(owner.name)
})

test('runs at once take each step once', async () => {
  const one = await aLicensed(product, { expiresOn: '2027-05-31' })
  await Promise.all(Array.from({ length: 16 }, () => follow('2027-05-31')))
  expect(await statusOf(one)).toBe('suspending')
  expect(await told(one)).toHaveLength(1)
})

test('while what was sent is reviewed the clock stands still, and an entity of another country has none [LGL-13]', async () => {
  const sent = await aLicensed(product, { expiresOn: '2027-02-28' })
  await sent.write()
  await sent.submit()
  const saudi = await aLicensed(product, { expiresOn: '2027-02-28' })
  await system((tx) => tx`update legal_entity set country = 'SAU' where merchant_id = ${saudi.merchantId}`)
  await follow('2027-04-30')
  expect([await statusOf(sent), await statusOf(saudi)]).toEqual(['in_review', 'active'])
})

/** Suspended, as time does it. */
async function suspended(expiresOn: CalendarDate = '2026-10-01'): Promise<Licensed> {
  const one = await aLicensed(product, { expiresOn })
  await follow(addDays(expiresOn, 30))
  expect(await statusOf(one)).toBe('suspended')
  return one
}

test('a suspended company makes no links and no checkouts, and keeps its orders [DEC-LGL-15]', async () => {
  const links = linksOf(product)
  const seller = await links.seller()
  const shop = await aShop(product)
  for (const { merchantId } of [seller, shop.merchant])
    await system(
      (tx) =>
        tx`update legal_entity set status = 'suspended', suspended_at = now() where merchant_id = ${merchantId}`,
    )
  const link = await links.create(seller)
  expect([link.status, link.body.error]).toEqual([403, 'store suspended'])
  const checkout = await shop.live.checkout()
  expect([checkout.status, checkout.body.error]).toEqual([403, 'store suspended'])
  expect((await product.call('orders.list', { as: seller.as })).status).toBe(200)
})

test('sending an update does not reinstate; accepting it does, and sends what was held [DEC-LGL-15, LGL-12]', async () => {
  const one = await suspended()
  await system((tx) => aSale(tx, one, 500_000n, new Date(product.clock.now().getTime() - 60_000)))
  product.clock.set(new Date('2026-11-23T08:00:00Z'))
  await product.app.runWeek('AED', new Date('2026-11-23T02:00:00Z'))
  const finance = await product.signInStaff(await product.aStaff('finance'))
  const payout = async () => {
    const query = { merchant_id: one.merchantId }
    return (await product.call('settlement.payouts', { as: finance, query })).body.payouts[0]
  }
  expect(await payout()).toMatchObject({ status: 'held', held_reason: 'entity_suspended' })
  await one.write()
  expect((await one.submit()).body.legal_entity).toMatchObject({ status: 'in_review' })
  expect((await one.read()).body.legal_entity.suspended_at).not.toBeNull()

  const as = await product.signInStaff(await product.aStaff('reviewer'))
  const { updates } = (await product.call('legalEntities.queue', { as })).body
  const params = {
    id: updates.find(({ merchant_id }: { merchant_id: string }) => merchant_id === one.merchantId)
      .id as string,
  }
  const { version } = (await product.call('legalEntities.case', { as, params })).body.case
  const approvals = await Promise.all(
    Array.from({ length: 16 }, () =>
      product.call('legalEntities.approve', { as, params, ifMatch: version, body: {} }),
    ),
  )
  expect(approvals.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await one.read()).body.legal_entity).toMatchObject({
    ...{ status: 'active', suspended_at: null, legal_company_name: 'Noor Perfumes LLC' },
    legal_info: { license_expiry_date: '2030-01-01' },
  })
  expect(await payout()).toMatchObject({ status: 'in_transit', held_reason: null })
  expect((await told(one)).at(-1)?.kind).toBe('legal_entity_approved')
})
