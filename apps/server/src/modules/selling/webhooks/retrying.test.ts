import { retryMinutes } from '@daftar/rules/orders/webhook-retry'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createKeys } from '../../../platform/crypto/keys.ts'
import { systemResolve } from '../../../platform/outgoing/post.ts'
import { anAuthorizedPayment } from '../../../testing/shop/shop.ts'
import { deliveryJob } from './deliver.ts'
import { webhookSchedules } from './schedules.ts'
import { webhookNotifier } from './notify.ts'
import { aStage, webhooksPath, type ActingShop, type Stage } from './testing.ts'

let stage: Stage
let shop: ActingShop
beforeAll(async () => void (stage = await aStage()))
beforeEach(async () => void (shop = await stage.newShop()))
afterAll(() => stage.close())

async function deliveryOf(event: string) {
  const { id } = (await stage.deliveries(shop)).find((one) => one.event === event)!
  const params = { id: shop.merchant.merchantId, deliveryId: id }
  return (await stage.product.call('webhooks.deliveryForStaff', { as: stage.agent, params })).body
}

test('a failed delivery is tried again for three days with growing waits, each attempt on record', async () => {
  const hook = await shop.register()
  stage.listener.answers((response) => {
    response.statusCode = 503
    response.end('come back later')
  })
  await anAuthorizedPayment(stage.product, shop.live)
  await stage.product.settle()
  const waits: number[] = []
  for (
    let seen = await deliveryOf('authorize');
    seen.delivery.next_at;
    seen = await deliveryOf('authorize')
  ) {
    const wait = (Date.parse(seen.delivery.next_at) - stage.product.clock.now().getTime()) / 60_000
    waits.push(wait)
    // The shop takes other messages meanwhile, else this webhook would be paused.
    await stage.product.db.database.system(
      (tx) => tx`update webhook set failures = 0, failing_since = null where id = ${hook.body.id}`,
    )
    await stage.pass(Math.ceil(wait) + 1)
  }
  expect(waits.map((wait, index) => Math.abs(wait / retryMinutes[index]! - 1) <= 0.1)).toEqual(
    retryMinutes.map(() => true),
  )
  const seen = await deliveryOf('authorize')
  expect(seen.delivery).toMatchObject({ status: 'failed', attempts: 11, next_at: null })
  expect(seen.attempts).toHaveLength(11)
  expect(seen.attempts[0]).toMatchObject({
    number: 1,
    status_code: 503,
    error: null,
    answer: 'come back later',
  })
  const ids = stage.listener.heard.map(({ headers }) => [headers['x-daftar-delivery'], headers['webhook-id']])
  expect(new Set(ids.flat()).size).toBe(1)
})

test('a redirect is not followed, and a missing server counts as an attempt', async () => {
  await shop.register()
  const dead = await shop.register('/dead')
  await shop.live.put(`${webhooksPath}/${dead.body.id}`, { url: 'http://127.0.0.1:1/dead' })
  stage.listener.answers((response) => {
    response.writeHead(302, { location: stage.listener.url('/elsewhere') })
    response.end()
  })
  await anAuthorizedPayment(stage.product, shop.live)
  await stage.product.settle()
  stage.listener.answers((response) => response.end())
  await stage.pass(2)
  await stage.pass(10)
  expect(stage.listener.heard.map(({ path }) => path)).toEqual(['/hook', '/hook'])
  const all = await stage.deliveries(shop)
  expect(all.map(({ status }) => status).toSorted()).toEqual(['delivered', 'waiting'])
  const params = {
    id: shop.merchant.merchantId,
    deliveryId: all.find(({ status }) => status === 'waiting')!.id,
  }
  const { body } = await stage.product.call('webhooks.deliveryForStaff', { as: stage.agent, params })
  expect(body.attempts[0]).toMatchObject({ status_code: null, error: 'ECONNREFUSED', answer: '' })
})

test('a process that died over a delivery leaves it to the next one', async () => {
  await shop.register()
  await anAuthorizedPayment(stage.product, shop.live)
  await stage.product.db.database.system(
    (tx) => tx`update webhook_delivery set attempts = 1 where merchant_id = ${shop.merchant.merchantId}`,
  )
  await stage.product.settle()
  expect(stage.listener.heard).toHaveLength(0)
  await stage.pass(5)
  expect(stage.listener.heard).toHaveLength(1)
  expect(await stage.deliveries(shop)).toMatchObject([{ status: 'delivered', attempts: 2 }])
})

test('support sends one again, or the very same message once more, as long as the shop listens', async () => {
  const { body: hook } = await shop.register()
  await anAuthorizedPayment(stage.product, shop.live)
  await stage.product.settle()
  const [first] = await stage.deliveries(shop)
  const params = { id: shop.merchant.merchantId, deliveryId: first!.id }
  const again = await stage.product.call('webhooks.sendDeliveryForStaff', {
    as: stage.agent,
    params,
    body: { as: 'again' },
  })
  expect(again.body.delivery).toMatchObject({
    replay_of: first!.id,
    is_duplicate: false,
    status: 'waiting',
  })
  const twice = await stage.product.call('webhooks.sendDeliveryForStaff', {
    as: stage.agent,
    params,
    body: { as: 'duplicate' },
  })
  expect(twice.body.delivery).toMatchObject({ replay_of: first!.id, is_duplicate: true })
  await stage.product.settle()
  const [one, two, three] = stage.listener.heard
  expect(stage.listener.heard).toHaveLength(3)
  expect(two!.text).toBe(one!.text)
  expect(three!.text).toBe(one!.text)
  const ids = [one, two, three].map((message) => message!.headers['x-daftar-delivery'])
  expect(ids[0]).toBe(ids[2])
  expect(ids[1]).not.toBe(ids[0])
  const waiting = { ...params, deliveryId: again.body.delivery.id }
  await stage.product.db.database.system(
    (tx) => tx`update webhook_delivery set status = 'waiting' where id = ${waiting.deliveryId}`,
  )
  const refused = await stage.product.call('webhooks.sendDeliveryForStaff', {
    as: stage.agent,
    params: waiting,
    body: { as: 'again' },
  })
  expect([refused.status, refused.body.details.reason]).toEqual([409, 'wrong_status'])
  const entries = await stage.product.db.database.systemRead(
    (tx) =>
      tx`select action, after from audit_entry where object = ${`webhook_delivery:${first!.id}`} order by at, number`,
  )
  expect(entries).toEqual([
    { action: 'webhook.sent_again', after: { as: 'again' } },
    { action: 'webhook.sent_again', after: { as: 'duplicate' } },
  ])
  await shop.live.delete(`${webhooksPath}/${hook.id}`)
  const gone = await stage.product.call('webhooks.sendDeliveryForStaff', {
    as: stage.agent,
    params,
    body: { as: 'again' },
  })
  expect([gone.status, gone.body.details.reason]).toEqual([409, 'wrong_status'])
  expect((await deliveryOf('authorize')).delivery.is_webhook_removed).toBe(true)
})

test('what our own stop breaks off counts for nothing, and is made again', async () => {
  await shop.register()
  const stopping = new AbortController()
  stage.listener.answers(() => stopping.abort())
  const { db, clock } = stage.product
  const job = deliveryJob({
    database: db.database,
    clock,
    keys: createKeys(db.secretKey),
    reach: { allowPrivate: true, ports: [], resolve: systemResolve },
    realNow: () => new Date(),
    chance: () => 0.5,
    queueMail: async () => undefined,
    publicOrigin: '',
    stopped: stopping.signal,
  })
  await anAuthorizedPayment(stage.product, shop.live)
  const [{ id } = { id: '' }] = await stage.deliveries(shop)
  await job.handler(
    { merchantId: shop.merchant.merchantId, id, attempts: 0, isProbe: false },
    { jobId: '1', attempt: 1 },
  )
  expect(stage.listener.heard).toHaveLength(1)
  expect(await deliveryOf('authorize')).toMatchObject({
    delivery: { status: 'waiting', attempts: 0 },
    attempts: [],
  })
  stage.listener.answers((response) => response.end('ok'))
  await stage.product.settle()
  expect(await stage.deliveries(shop)).toMatchObject([{ status: 'delivered', attempts: 1 }])
})

test('however much waits behind one server, what falls due for the others is taken up with it', async () => {
  await shop.register('/slow')
  await anAuthorizedPayment(stage.product, shop.live)
  const other = await stage.newShop()
  await other.register()
  await anAuthorizedPayment(stage.product, other.live)
  const { db } = stage.product
  await db.database.system(async (tx) => {
    await tx`update webhook_delivery set status = 'waiting', attempts = 1, next_at = now() where merchant_id = ${shop.merchant.merchantId}`
    await tx`
      insert into webhook_delivery
      select d.merchant_id, 'copy-' || n, d.webhook_id, null, d.event, d.body, 'waiting', 1,
             d.created_at - interval '1 hour', null, d.sent_as, null, null, d.created_at
        from webhook_delivery d, generate_series(1, 1200) n where d.merchant_id = ${shop.merchant.merchantId}`
  })
  await db.owner`delete from graphile_worker._private_jobs`
  stage.product.clock.advance(2 * 60_000)
  await stage.product.app.schedules.runDue()
  const [{ id } = { id: '' }] = await stage.deliveries(other)
  const queued = await db.owner<{ key: string }[]>`select key from graphile_worker._private_jobs`
  await db.owner`delete from graphile_worker._private_jobs`
  expect(queued.length).toBeGreaterThan(1_200)
  expect(queued.map(({ key }) => key)).toContain(`webhook:${id}`)
})

test('a webhook removed while something happens is told nothing later, and nothing waits for it', async () => {
  const { body: webhook } = await shop.register()
  const orderId = await anAuthorizedPayment(stage.product, shop.live)
  await stage.product.settle()
  const { db, clock } = stage.product
  let isRemoved = false
  const removing = await db.database.system(async (tx) => {
    await webhookNotifier(clock)(tx, { merchantId: shop.merchant.merchantId, orderId, event: 'update' })
    const removal = shop.live.delete(`${webhooksPath}/${webhook.id}`).finally(() => (isRemoved = true))
    await vi.waitUntil(
      async () => isRemoved || (await db.owner`select from pg_locks where not granted`).length > 0,
    )
    return { removal }
  })
  expect((await removing.removal).status).toBe(200)
  await stage.product.settle()
  expect(stage.listener.heard).toHaveLength(1)
  const kept = (await stage.deliveries(shop)).map(({ event, status }) => [event, status])
  expect(kept).toEqual([
    ['update', 'failed'],
    ['authorize', 'delivered'],
  ])
})

test('what was told is kept for 90 days with its attempts; what still waits is not forgotten', async () => {
  await shop.register()
  for (const reference of ['OLD', 'WAITING', 'RECENT'])
    await anAuthorizedPayment(stage.product, shop.live, { reference })
  await stage.product.settle()
  const { db } = stage.product
  const age = (reference: string, days: number, status: string) =>
    db.database.system(
      (tx) => tx`
        update webhook_delivery d set status = ${status}, created_at = d.created_at - make_interval(days => ${days})
          from orders p where p.merchant_id = d.merchant_id and p.id = d.order_id
           and d.merchant_id = ${shop.merchant.merchantId} and p.reference = ${reference}`,
    )
  await age('OLD', 90, 'delivered')
  await age('WAITING', 90, 'waiting')
  await age('RECENT', 89, 'failed')
  const { clock, config } = stage.product
  clock.advance(1_000)
  const schedules = webhookSchedules(db.database, config.webhooks.logDays)
  await schedules.find(({ name }) => name === 'webhooks.forget')?.run(clock.now())
  const left = (await stage.deliveries(shop)).map(({ status }) => status)
  expect(left).toEqual(['failed', 'waiting'])
  const attempts = await db.database.systemRead(
    (tx) => tx`select from webhook_attempt where merchant_id = ${shop.merchant.merchantId}`,
  )
  expect(attempts).toHaveLength(2)
  await expect(db.database.system((tx) => tx`delete from webhook_attempt`)).rejects.toThrow(
    /permission denied/,
  )
})
