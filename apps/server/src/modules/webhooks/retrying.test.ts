import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aListener, type Heard, type Listener } from '../../testing/shop/listener.ts'
import { aShop, anAuthorizedPayment, type Shop } from '../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let listener: Listener
let shop: Shop
let agent: string
beforeAll(async () => {
  product = await testApp()
  listener = await aListener()
  agent = await product.signInStaff(await product.aStaff('support_agent'))
  await product.app.schedules.runDue()
})
beforeEach(async () => {
  await product.settle()
  shop = await aShop(product)
  listener.answers((response) => response.end('ok'))
  listener.heard.length = 0
})
afterAll(async () => {
  await listener.close()
  await product.close()
})

const webhooks = '/api/v1/webhooks'

const register = (path = '/hook', more: object = {}) =>
  shop.live.post(webhooks, { url: listener.url(path), ...more })
const act = (id: string, what: string, body?: object) =>
  shop.live.post(`/api/v2/payments/${id}/${what}`, body)
const eventsOf = (messages: Heard[]) =>
  messages.map(({ headers, body }) => [headers['x-daftar-event'], body.status])
/** The clock moves on, and everything that fell due then is done. */
async function pass(minutes: number): Promise<void> {
  product.clock.advance(minutes * 60_000)
  await product.app.schedules.runDue()
  await product.settle()
}
async function deliveries(): Promise<{ id: string; event: string; status: string; attempts: number }[]> {
  const { body } = await product.call('desk.deliveries', {
    as: agent,
    params: { id: shop.merchant.merchantId },
  })
  return body.deliveries
}
async function deliveryOf(event: string) {
  const { id } = (await deliveries()).find((one) => one.event === event)!
  const params = { id: shop.merchant.merchantId, deliveryId: id }
  return (await product.call('desk.delivery', { as: agent, params })).body
}

test('a failed delivery is tried again up to four times, 1 to 4 minutes apart, and every attempt is on record', async () => {
  await register()
  listener.answers((response) => {
    response.statusCode = 503
    response.end('come back later')
  })
  await anAuthorizedPayment(product, shop.live)
  const times: number[] = [product.clock.now().getTime()]
  for (let minute = 0; minute < 15; minute += 1) {
    const before = listener.heard.length
    await pass(1)
    if (listener.heard.length > before) times.push(product.clock.now().getTime())
  }
  const waits = times.slice(1).map((time, index) => (time - times[index]!) / 60_000)
  expect(listener.heard).toHaveLength(5)
  expect(waits.every((wait) => wait >= 1 && wait <= 4)).toBe(true)
  const seen = await deliveryOf('authorize')
  expect(seen.delivery).toMatchObject({ status: 'failed', attempts: 5, next_at: null })
  expect(seen.attempts).toHaveLength(5)
  expect(seen.attempts[0]).toMatchObject({
    number: 1,
    status_code: 503,
    error: null,
    answer: 'come back later',
  })
  expect(new Set(listener.heard.map(({ headers }) => headers['x-daftar-delivery'])).size).toBe(1)
})

test('once it is taken it is tried no more; redirects are not followed, and no server at all is an attempt too', async () => {
  await register()
  const dead = await register('/dead')
  await shop.live.put(`${webhooks}/${dead.body.id}`, { url: 'http://127.0.0.1:1/dead' })
  listener.answers((response) => {
    response.writeHead(302, { location: listener.url('/elsewhere') })
    response.end()
  })
  await anAuthorizedPayment(product, shop.live)
  await product.settle()
  listener.answers((response) => response.end())
  await pass(2)
  await pass(10)
  expect(listener.heard.map(({ path }) => path)).toEqual(['/hook', '/hook'])
  const all = await deliveries()
  expect(all.map(({ status }) => status).toSorted()).toEqual(['delivered', 'waiting'])
  const params = {
    id: shop.merchant.merchantId,
    deliveryId: all.find(({ status }) => status === 'waiting')!.id,
  }
  const { body } = await product.call('desk.delivery', { as: agent, params })
  expect(body.attempts[0]).toMatchObject({ status_code: null, error: 'ECONNREFUSED', answer: '' })
})

test('a process that died over a delivery leaves it to the next one', async () => {
  await register()
  await anAuthorizedPayment(product, shop.live)
  await product.db.database.system(
    (tx) => tx`update webhook_delivery set attempts = 1 where merchant_id = ${shop.merchant.merchantId}`,
  )
  await product.settle()
  expect(listener.heard).toHaveLength(0)
  await pass(5)
  expect(listener.heard).toHaveLength(1)
  expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: 2 }])
})

test('support sends one again, or the very same message once more', async () => {
  await register()
  await anAuthorizedPayment(product, shop.live)
  await product.settle()
  const [first] = await deliveries()
  const params = { id: shop.merchant.merchantId, deliveryId: first!.id }
  const again = await product.call('desk.sendDelivery', { as: agent, params, body: { as: 'again' } })
  expect(again.body.delivery).toMatchObject({
    replay_of: first!.id,
    is_duplicate: false,
    status: 'waiting',
  })
  const twice = await product.call('desk.sendDelivery', { as: agent, params, body: { as: 'duplicate' } })
  expect(twice.body.delivery).toMatchObject({ replay_of: first!.id, is_duplicate: true })
  await product.settle()
  const [one, two, three] = listener.heard
  expect(listener.heard).toHaveLength(3)
  expect(two!.text).toBe(one!.text)
  expect(three!.text).toBe(one!.text)
  const ids = [one, two, three].map((message) => message!.headers['x-daftar-delivery'])
  expect(ids[0]).toBe(ids[2])
  expect(ids[1]).not.toBe(ids[0])
  const waiting = { ...params, deliveryId: again.body.delivery.id }
  await product.db.database.system(
    (tx) => tx`update webhook_delivery set status = 'waiting' where id = ${waiting.deliveryId}`,
  )
  const refused = await product.call('desk.sendDelivery', {
    as: agent,
    params: waiting,
    body: { as: 'again' },
  })
  expect([refused.status, refused.body.details.reason]).toEqual([409, 'wrong_status'])
  const entries = await product.db.database.systemRead(
    (tx) =>
      tx`select action, after from audit_entry where object = ${`webhook_delivery:${first!.id}`} order by at, number`,
  )
  expect(entries).toEqual([
    { action: 'webhook.sent_again', after: { as: 'again' } },
    { action: 'webhook.sent_again', after: { as: 'duplicate' } },
  ])
})

test('messages may come in any order: each holds the payment as it stood when it happened', async () => {
  await register()
  const id = await anAuthorizedPayment(product, shop.live)
  await product.db.owner`delete from graphile_worker._private_jobs`
  await act(id, 'captures', { amount: '100.50', reference_id: 'all' })
  await product.settle()
  await pass(2)
  expect(eventsOf(listener.heard)).toEqual([
    ['capture', 'closed'],
    ['close', 'closed'],
    ['authorize', 'authorized'],
  ])
  expect(listener.heard[2]!.body.captures).toEqual([])
})
