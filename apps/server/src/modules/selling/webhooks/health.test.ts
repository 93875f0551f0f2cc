import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAuthorizedPayment } from '../../../testing/shop/shop.ts'
import { webhookSchedules } from './schedules.ts'
import { aStage, webhooksPath, type ActingShop, type Stage } from './testing.ts'

let stage: Stage
let shop: ActingShop
beforeAll(async () => void (stage = await aStage()))
beforeEach(async () => void (shop = await stage.newShop()))
afterAll(() => stage.close())

const down = () =>
  stage.listener.answers((response) => {
    response.statusCode = 502
    response.end('bad gateway')
  })

/** Until a shop that takes nothing is paused: its attempts fall due, one after the other. */
async function fail(attempts: number): Promise<void> {
  for (const minutes of [0, 2, 6, 34, 67, 270, 400, 800, 800, 800].slice(0, attempts))
    await stage.pass(minutes)
}

/** Nobody else's: of this shop alone. */
async function letters(): Promise<string[]> {
  await stage.product.settle()
  const { personId } = shop.merchant
  const all = await stage.product.inbox()
  return all.filter(({ recipient }) => recipient.startsWith(personId)).map(({ subject }) => subject ?? '')
}

const host = () => new URL(stage.listener.url('/')).host
const statuses = async () => (await stage.deliveries(shop)).map(({ status }) => status)

test('a shop that takes nothing is written to after an hour, paused after a day, and nothing is given up', async () => {
  await shop.register()
  down()
  await anAuthorizedPayment(stage.product, shop.live)
  await fail(4)
  expect(await letters()).toEqual([])
  await stage.pass(70)
  expect(await letters()).toEqual([
    expect.stringContaining(`Your shop does not take our messages: ${host()}`),
  ])
  for (const minutes of [270, 400, 800, 800]) await stage.pass(minutes)
  expect(await letters()).toHaveLength(1)
  await stage.pass(800)
  expect((await letters())[0]).toContain(`Messages to ${host()} are paused`)
  expect(await statuses()).toEqual(['waiting'])
  const id = await anAuthorizedPayment(stage.product, shop.live, { reference: 'LATER' })
  await shop.act(id, 'close')
  const heard = stage.listener.heard.length
  await stage.product.settle()
  await stage.pass(30)
  expect(stage.listener.heard).toHaveLength(heard)
  await stage.pass(40)
  expect(stage.listener.heard).toHaveLength(heard + 1)
  stage.listener.answers((response) => response.end('ok'))
  stage.listener.heard.length = 0
  await stage.pass(61)
  await stage.pass(2)
  const told = stage.listener.heard.map(({ headers, body }) => [
    headers['x-daftar-event'],
    body.order.reference_id,
  ])
  expect(told).toEqual([
    ['authorize', 'ORDER-1'],
    ['authorize', 'LATER'],
    ['close', 'LATER'],
  ])
  expect(await statuses()).toEqual(['delivered', 'delivered', 'delivered'])
  expect((await letters())[0]).toContain(`${host()} takes messages again`)
})

test('one that takes a message now and then is not paused, and what it refuses for three days has failed', async () => {
  await shop.register()
  stage.listener.answers((response, { body }) => {
    response.statusCode = body.order.reference_id === 'POISON' ? 500 : 200
    response.end()
  })
  await anAuthorizedPayment(stage.product, shop.live, { reference: 'POISON' })
  await fail(9)
  await anAuthorizedPayment(stage.product, shop.live, { reference: 'FINE' })
  await stage.product.settle()
  await stage.pass(800)
  await stage.pass(1_600)
  expect(await statuses()).toEqual(['delivered', 'failed'])
  expect(await letters()).not.toContain(expect.stringContaining('paused'))
})

test('a shop that changes the address of a paused webhook is tried there at once', async () => {
  const { body: hook } = await shop.register()
  down()
  await anAuthorizedPayment(stage.product, shop.live)
  await fail(10)
  stage.listener.answers((response) => response.end('ok'))
  await shop.live.put(`${webhooksPath}/${hook.id}`, { url: stage.listener.url('/new') })
  await stage.pass(1)
  expect(stage.listener.at('/new')).toHaveLength(1)
  expect(await statuses()).toEqual(['delivered'])
})

test('a failing webhook does not delay those of others, nor another one of its own store', async () => {
  await shop.register('/down')
  await shop.register('/up')
  stage.listener.answers((response, { path }) => {
    response.statusCode = path === '/down' ? 500 : 200
    response.end()
  })
  await anAuthorizedPayment(stage.product, shop.live)
  await fail(10)
  const id = await anAuthorizedPayment(stage.product, shop.live)
  await stage.product.settle()
  expect(stage.listener.at('/up').map(({ body }) => body.id)).toContain(id)
  expect(stage.listener.at('/down').map(({ body }) => body.id)).not.toContain(id)
})

test('of a paused webhook for which nothing waits any more the next message is sent as usual', async () => {
  const { body: hook } = await shop.register()
  const { db, clock } = stage.product
  const at = clock.now()
  await db.database.system(
    (tx) => tx`update webhook set paused_at = ${at}, probe_at = ${at} where id = ${hook.id}`,
  )
  const schedules = webhookSchedules(db.database, 90)
  await schedules.find(({ name }) => name === 'webhooks.probe')?.run(at)
  await anAuthorizedPayment(stage.product, shop.live)
  await stage.product.settle()
  expect(stage.listener.heard).toHaveLength(1)
})
