import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAuthorizedPayment } from '../../../testing/shop/shop.ts'
import { aStage, eventsOf, type ActingShop, type Stage } from './testing.ts'

let stage: Stage
let shop: ActingShop
beforeAll(async () => void (stage = await aStage()))
beforeEach(async () => void (shop = await stage.newShop()))
afterAll(() => stage.close())

test('what was told of one payment arrives in its order, however often a message before had to be tried', async () => {
  await shop.register()
  stage.listener.answers((response, { headers }) => {
    response.statusCode =
      headers['x-daftar-event'] === 'authorize' && stage.listener.heard.length < 3 ? 500 : 200
    response.end()
  })
  const id = await anAuthorizedPayment(stage.product, shop.live)
  await shop.act(id, 'captures', { amount: '100.50', reference_id: 'all' })
  await stage.product.settle()
  expect(eventsOf(stage.listener.heard)).toEqual([['authorize', 'authorized']])
  await anAuthorizedPayment(stage.product, shop.live, { reference: 'OTHER' })
  await stage.product.settle()
  expect(stage.listener.heard.at(-1)?.body.order.reference_id).toBe('OTHER')
  await stage.pass(2)
  await stage.pass(6)
  const told = stage.listener.heard.filter(({ body }) => body.id === id)
  expect(eventsOf(told)).toEqual([
    ['authorize', 'authorized'],
    ['authorize', 'authorized'],
    ['capture', 'closed'],
    ['close', 'closed'],
  ])
})

test('what happens just when the message before is taken follows it, and is told once', async () => {
  await shop.register()
  let acting: Promise<unknown> | undefined
  const id = await anAuthorizedPayment(stage.product, shop.live)
  stage.listener.answers((response) => {
    acting ??= shop.act(id, 'close')
    response.end('ok')
  })
  await stage.product.settle()
  await acting
  await stage.product.settle()
  await stage.pass(2)
  expect(eventsOf(stage.listener.heard)).toEqual([
    ['authorize', 'authorized'],
    ['close', 'closed'],
  ])
})
