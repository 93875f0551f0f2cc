import { errorBody } from '@daftar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, checkoutBody, type Shop } from '../../testing/shop/shop.ts'
import { expectError } from '../../testing/shop/expect-answer.ts'
import { testApp, type TestApp } from '../../testing/app/test-app.ts'

let product: TestApp
let shop: Shop
let merchant: string
let desk: string
const logged: string[] = []
beforeAll(async () => {
  product = await testApp({
    patience: { waitMs: 200, lockMs: 200 },
    log: { write: (line) => void logged.push(line) },
  })
  shop = await aShop(product)
  merchant = await product.signIn(shop.merchant.personId)
  desk = await product.signInStaff(await product.aStaff('desk_admin'))
})
afterAll(() => product.close())

/** All ten connections of the pool are at work until the calls are answered. */
async function whileAllAreTaken<T>(calls: () => Promise<T>): Promise<T> {
  let taken = 0
  const done = Promise.withResolvers<void>()
  const allTaken = Promise.withResolvers<void>()
  const holders = Array.from({ length: 10 }, () =>
    product.db.database.system(async (tx) => {
      await tx`select 1`
      taken += 1
      if (taken === 10) allTaken.resolve()
      await done.promise
    }),
  )
  await allTaken.promise
  try {
    return await calls()
  } finally {
    done.resolve()
    await Promise.all(holders)
  }
}

const changeReference = () =>
  product.call('orders.reference', {
    as: merchant,
    params: { id: '00000000-0000-7000-8000-000000000000' },
    body: { reference: 'NEW' },
  })
const experiment = () =>
  product.call('settings.setExperiment', {
    as: desk,
    params: { id: shop.merchant.merchantId, name: 'strict_payment_link_validation' },
    body: { enabled: true },
  })

test('when no connection becomes free merchants and staff are told to come again, not that something broke', async () => {
  const answers = await whileAllAreTaken(() => Promise.all([changeReference(), experiment()]))
  for (const { status, body, headers } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect(errorBody.parse(body)).toMatchObject({
      errorType: 'internal',
      error: 'unavailable',
      details: { reason: 'unavailable' },
    })
  }
  expect(logged.join('')).toContain('no database connection was free')
  expect(logged.join('')).not.toContain('request failed')
  expect([(await changeReference()).status, (await experiment()).status]).toEqual([404, 200])
})

test('shops are told the same as the public payments API says it, and nothing was begun', async () => {
  const body = checkoutBody({ code: shop.code, reference: 'FULL-HOUSE' })
  const answers = await whileAllAreTaken(() =>
    Promise.all(Array.from({ length: 5 }, () => shop.live.post('/api/v2/checkout', body))),
  )
  for (const answer of answers) {
    expect(answer.headers['retry-after']).toBe('5')
    expectError(answer, 503, 'internal', 'unavailable')
  }
  const [made] = await product.db.database.systemRead(
    (tx) => tx<{ count: number }[]>`select count(*)::int as count from orders where reference = 'FULL-HOUSE'`,
  )
  expect(made?.count).toBe(0)
  expect((await shop.live.post('/api/v2/checkout', body)).status).toBe(200)
})

test('reading needs no connection of its own and goes on', async () => {
  const [list, payments] = await whileAllAreTaken(() =>
    Promise.all([product.call('orders.list', { as: merchant }), shop.live.get('/api/v2/payments')]),
  )
  expect([list.status, payments.status]).toEqual([200, 200])
})

test('rows that others hold too long are answered as a full house is, in both shapes, and are no fault', async () => {
  const begun = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const holder = product.db.owner.begin(async (tx) => {
    await tx`lock table orders, merchant_experiment in access exclusive mode`
    begun.resolve()
    await done.promise
  })
  await Promise.race([begun.promise, holder])
  const from = logged.length
  const body = checkoutBody({ code: shop.code, reference: 'HELD' })
  const [own, shops] = await Promise.all([experiment(), shop.live.post('/api/v2/checkout', body)])
  done.resolve()
  await holder
  expect([own.status, own.headers['retry-after'], own.body.error]).toEqual([503, '5', 'unavailable'])
  expect(shops.headers['retry-after']).toBe('5')
  expectError(shops, 503, 'internal', 'unavailable')
  expect(logged.slice(from).join('')).toContain('the database was busy or away')
  const answered = logged.slice(from).map((line) => JSON.parse(line))
  expect(answered.filter(({ status }) => status === 503)).toMatchObject([
    { msg: 'request', reason: 'unavailable' },
    { msg: 'request', reason: 'unavailable' },
  ])
  expect(logged.slice(from).join('')).not.toContain('request failed')
})
