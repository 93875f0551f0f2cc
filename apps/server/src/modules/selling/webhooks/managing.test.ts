import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EndpointId } from '@daftar/contract/routes'
import { aMember } from '../../../testing/app/builders.ts'
import { anAuthorizedPayment } from '../../../testing/shop/shop.ts'
import { aStage, webhooksPath, type ActingShop, type Stage } from './testing.ts'

let stage: Stage
let shop: ActingShop
let admin: string
beforeAll(async () => void (stage = await aStage()))
beforeEach(async () => {
  shop = await stage.newShop()
  admin = await stage.product.signIn(shop.merchant.personId)
})
afterAll(() => stage.close())

const asAdmin = (id: EndpointId, params: Record<string, string> = {}, body?: unknown) =>
  stage.product.call(id, { as: admin, params, ...(body !== undefined && { body }) })

test('an administrator sees the webhooks of the merchant, live and test, how they stand, and nobody else’s', async () => {
  const live = await shop.register('/live', { header: { title: 'X-Shop', value: 'between us' } })
  const tried = await shop.test.post(webhooksPath, { url: stage.listener.url('/test') })
  const other = await stage.newShop()
  const others = await other.register('/other')
  await anAuthorizedPayment(stage.product, shop.live)
  await anAuthorizedPayment(stage.product, shop.test)
  await stage.product.settle()
  const { status, body } = await asAdmin('webhooks.overview')
  expect([status, body.webhooks]).toMatchObject([
    200,
    [
      {
        ...{ id: live.body.id, mode: 'live', health: 'active', waiting: 0, header: 'X-Shop' },
        store: { code: shop.code },
        last_attempt: { status_code: 200, error: null, finding: null },
      },
      { id: tried.body.id, mode: 'test', header: null },
    ],
  ])
  expect(JSON.stringify(body)).not.toMatch(/between us|whsec_/)
  const log = (await asAdmin('webhooks.deliveries')).body.deliveries
  expect(log.map(({ mode }: { mode: string }) => mode)).toEqual(['test', 'live'])
  const [{ id }] = (await asAdmin('webhooks.deliveries', {})).body.deliveries
  const whole = await asAdmin('webhooks.delivery', { id })
  expect(whole.body).toMatchObject({
    delivery: { mode: 'test' },
    attempts: [{ status_code: 200, answer: 'ok' }],
  })
  for (const endpoint of ['webhooks.check', 'webhooks.tryWebhook', 'webhooks.resume'] as const)
    expect((await asAdmin(endpoint, { id: others.body.id })).status).toBe(404)
  expect(
    (await asAdmin('webhooks.delivery', { id: (await stage.deliveries(other))[0]?.id ?? 'none' })).status,
  ).toBe(404)
})

test('who is no administrator sees and does nothing of it', async () => {
  const { body: hook } = await shop.register()
  const { merchantId } = shop.merchant
  const person = await stage.product.db.database.system((tx) =>
    aMember(tx, merchantId, { role: 'sales_manager' }),
  )
  const as = await stage.product.signIn(person)
  const calls = [
    stage.product.call('webhooks.overview', { as }),
    stage.product.call('webhooks.tryWebhook', { as, params: { id: hook.id } }),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403])
})

test('a test message speaks of no payment, is made once, says what is wrong, and resumes what was paused', async () => {
  const { body: hook } = await shop.register()
  const { db, clock } = stage.product
  await db.database.system(
    (tx) =>
      tx`update webhook set paused_at = ${clock.now()}, probe_at = ${clock.now()} + interval '1 day' where id = ${hook.id}`,
  )
  await anAuthorizedPayment(stage.product, shop.live)
  stage.listener.answers((response) => {
    response.statusCode = 403
    response.end('<html>blocked')
  })
  const failed = await asAdmin('webhooks.tryWebhook', { id: hook.id })
  expect(failed.body.delivery).toMatchObject({ event: 'test', payment_id: null, order_number: null })
  await stage.product.settle()
  const { body: seen } = await asAdmin('webhooks.delivery', { id: failed.body.delivery.id })
  expect(seen).toMatchObject({
    delivery: { status: 'failed' },
    attempts: [{ status_code: 403, answer: '<html>blocked', finding: 'not_allowed' }],
  })
  expect(stage.listener.heard.map(({ headers, body }) => [headers['x-daftar-event'], body.is_test])).toEqual([
    ['test', true],
  ])
  expect((await asAdmin('webhooks.sendDelivery', { id: seen.delivery.id }, { as: 'again' })).status).toBe(409)
  stage.listener.answers((response) => response.end('ok'))
  await asAdmin('webhooks.tryWebhook', { id: hook.id })
  await stage.product.settle()
  await stage.pass(2)
  expect(stage.listener.heard.map(({ headers }) => headers['x-daftar-event'])).toEqual([
    'test',
    'test',
    'authorize',
  ])
})

test('a paused webhook is resumed by hand, by support too, and what waited is sent in its order', async () => {
  const { body: hook } = await shop.register()
  const { db, clock } = stage.product
  const pause = () =>
    db.database.system(
      (tx) =>
        tx`update webhook set paused_at = ${clock.now()}, probe_at = ${clock.now()} + interval '1 day' where id = ${hook.id}`,
    )
  await pause()
  const id = await anAuthorizedPayment(stage.product, shop.live)
  await shop.act(id, 'close')
  await stage.pass(5)
  expect(stage.listener.heard).toHaveLength(0)
  expect((await asAdmin('webhooks.overview')).body.webhooks).toMatchObject([{ health: 'paused', waiting: 2 }])
  expect((await asAdmin('webhooks.resume', { id: hook.id })).status).toBe(204)
  expect((await asAdmin('webhooks.resume', { id: hook.id })).status).toBe(409)
  await stage.pass(2)
  expect(stage.listener.heard.map(({ headers }) => headers['x-daftar-event'])).toEqual(['authorize', 'close'])
  await pause()
  const params = { id: shop.merchant.merchantId, webhookId: hook.id as string }
  expect((await stage.product.call('webhooks.resumeForStaff', { as: stage.agent, params })).status).toBe(204)
})

test('what was told in a time is sent again as new messages in its order, or only what failed of it', async () => {
  const { body: hook } = await shop.register()
  const from = stage.product.clock.now().toISOString()
  const id = await anAuthorizedPayment(stage.product, shop.live)
  await shop.act(id, 'close')
  await stage.product.settle()
  stage.product.clock.advance(60_000)
  const time = { from, until: stage.product.clock.now().toISOString() }
  const replay = async (only_failed: boolean) =>
    (await asAdmin('webhooks.replay', { id: hook.id }, { ...time, only_failed })).body
  expect(await replay(true)).toEqual({ count: 0, is_more: false })
  stage.listener.heard.length = 0
  expect(await replay(false)).toEqual({ count: 2, is_more: false })
  await stage.pass(2)
  expect(stage.listener.heard.map(({ headers }) => headers['x-daftar-event'])).toEqual(['authorize', 'close'])
  await stage.product.db.database.system(
    (tx) =>
      tx`update webhook_delivery set status = 'failed' where webhook_id = ${hook.id} and replay_of is null and event = 'close'`,
  )
  expect(await replay(true)).toEqual({ count: 0, is_more: false })
  await stage.product.db.database.system(
    (tx) =>
      tx`update webhook_delivery set status = 'failed' where webhook_id = ${hook.id} and event = 'close'`,
  )
  expect(await replay(true)).toEqual({ count: 1, is_more: false })
})

test('the check names the orders a shop neither read back nor acted on, and sends them again', async () => {
  const { body: hook } = await shop.register()
  const check = async () => (await asAdmin('webhooks.check', { id: hook.id })).body
  expect(await check()).toMatchObject({ verdict: 'quiet', told: 0, missed: [], other_site: null })
  const [read, captured, missed] = [
    await anAuthorizedPayment(stage.product, shop.live, { reference: 'READ' }),
    await anAuthorizedPayment(stage.product, shop.live, { reference: 'CAPTURED' }),
    await anAuthorizedPayment(stage.product, shop.live, { reference: 'MISSED', amount: '77.00' }),
  ]
  await stage.product.settle()
  stage.product.clock.advance(20 * 60_000)
  expect(await check()).toMatchObject({
    verdict: 'unread',
    told: 3,
    delivered: 3,
    read_back: 0,
    missed: [],
    other_site: 'shop.example',
  })
  await shop.live.get(`/api/v2/payments/${read}`)
  await shop.act(captured, 'captures', { amount: '10.00', reference_id: 'part' })
  expect(await check()).toMatchObject({
    ...{ verdict: 'missed', missed_count: 1 },
    missed: [{ payment_id: missed, reference: 'MISSED', amount: '77.00', currency: 'AED', why: 'not_read' }],
  })
  stage.listener.heard.length = 0
  expect((await asAdmin('webhooks.sendMissed', { id: hook.id })).body).toEqual({ count: 1, is_more: false })
  await stage.pass(2)
  expect(stage.listener.heard.map(({ body }) => body.order.reference_id)).toContain('MISSED')
  await shop.live.get('/api/v2/payments')
  expect((await check()).verdict).toBe('fine')
})

test('the check says what is wrong with a shop’s server, newest first, and which messages never arrived', async () => {
  const { body: hook } = await shop.register()
  await anAuthorizedPayment(stage.product, shop.live)
  stage.listener.answers((response) => {
    response.writeHead(301, { location: '/elsewhere' })
    response.end()
  })
  await stage.product.settle()
  await shop.live.put(`${webhooksPath}/${hook.id}`, { url: 'http://127.0.0.1:1/dead' })
  await stage.pass(2)
  stage.product.clock.advance(20 * 60_000)
  const { body } = await asAdmin('webhooks.check', { id: hook.id })
  expect(body).toMatchObject({
    verdict: 'missed',
    findings: [
      { kind: 'refused', count: 1, error: 'ECONNREFUSED' },
      { kind: 'redirect', count: 1, status_code: 301 },
    ],
    missed: [{ why: 'not_received' }],
  })
})

test('an administrator adds an address, live or test, moves it, gives it a new secret and removes it', async () => {
  const url = stage.listener.url('/own')
  const secure = (path: string) => `https://shop.example${path}`
  const add = (more: object = {}) =>
    asAdmin('webhooks.register', {}, { mode: 'test', store: shop.code, url: secure('/own'), ...more })
  expect((await add({ url })).body.details.fields).toEqual({ url: 'url_invalid' })
  expect((await add({ store: 'of-nobody' })).status).toBe(404)
  const added = await add()
  expect([added.status, added.body.signing_secret]).toEqual([200, expect.stringMatching(/^whsec_/)])
  const [hook] = (await asAdmin('webhooks.overview')).body.webhooks
  expect(hook).toMatchObject({ mode: 'test', url: secure('/own'), store: { code: shop.code } })
  expect((await asAdmin('webhooks.readdress', { id: hook.id }, { url: secure('/moved') })).status).toBe(204)
  const renewed = await asAdmin('webhooks.renewSecret', { id: hook.id })
  expect(renewed.body.signing_secret).not.toBe(added.body.signing_secret)
  const [moved] = (await asAdmin('webhooks.overview')).body.webhooks
  expect([moved.url, moved.previous_secret_until === null]).toEqual([secure('/moved'), false])
  const stranger = await stage.newShop()
  const theirs = await stage.product.signIn(stranger.merchant.personId)
  const call = { as: theirs, params: { id: hook.id as string } }
  expect((await stage.product.call('webhooks.discard', call)).status).toBe(404)
  expect((await asAdmin('webhooks.discard', { id: hook.id })).status).toBe(204)
  expect((await asAdmin('webhooks.overview')).body.webhooks).toEqual([])
})

test('of many addresses that are added at once a store has as many as it may', async () => {
  const body = { mode: 'live', store: shop.code, url: 'https://shop.example/race' }
  const answers = await Promise.all(Array.from({ length: 16 }, () => asAdmin('webhooks.register', {}, body)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ body: { details } }) => details.reason))).toEqual(new Set(['webhooks_full']))
})
