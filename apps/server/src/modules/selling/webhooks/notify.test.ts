import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { faultsOf } from '../../../testing/shop/check-answer.ts'
import {
  anAuthorizedPayment,
  payAsShopper,
  nextPhone,
  type ShopAnswerOf,
} from '../../../testing/shop/shop.ts'
import { aStage, eventsOf, webhooksPath, type ActingShop, type Stage } from './testing.ts'

let stage: Stage
let shop: ActingShop
beforeAll(async () => void (stage = await aStage()))
beforeEach(async () => void (shop = await stage.newShop()))
afterAll(() => stage.close())

test('a usual order is told as authorized, captured and closed, then its refund and reference', async () => {
  await shop.register('/hook', { header: { title: 'X-Shop-Secret', value: 'between us' } })
  const id = await anAuthorizedPayment(stage.product, shop.live, { reference: 'ORDER-9' })
  await shop.act(id, 'captures', { amount: '40.00', reference_id: 'part' })
  await shop.act(id, 'captures', { amount: '60.50', reference_id: 'rest' })
  await shop.act(id, 'refunds', { amount: '10.00', reference_id: 'back', reason: 'returned' })
  await shop.live.put(`/api/v2/payments/${id}`, { order: { reference_id: 'ORDER-10' } })
  await stage.product.settle()
  expect(eventsOf(stage.listener.heard)).toEqual([
    ['authorize', 'authorized'],
    ['capture', 'authorized'],
    ['capture', 'closed'],
    ['close', 'closed'],
    ['refund', 'closed'],
    ['update', 'closed'],
  ])
  for (const { body } of stage.listener.heard) expect(faultsOf(body, 'told')).toEqual([])
  expect(stage.listener.heard.every(({ headers }) => headers['x-shop-secret'] === 'between us')).toBe(true)
  expect(stage.listener.heard[0]!.body).toMatchObject({
    ...{ id, amount: '100.50', currency: 'AED', is_test: false, order: { reference_id: 'ORDER-9' } },
    ...{ captures: [], refunds: [], meta: { order_id: '#1' } },
  })
  expect(stage.listener.heard[5]!.body).toMatchObject({
    order: { reference_id: 'ORDER-10' },
    captures: [
      { amount: '40.00', reference_id: 'part' },
      { amount: '60.50', reference_id: 'rest' },
    ],
    refunds: [{ amount: '10.00', reference_id: 'back', reason: 'returned' }],
  })
})

test('what ends without money is told too: rejected by the policy after the code, expired, given up', async () => {
  await shop.register()
  const phone = nextPhone()
  const given = { amount: '19000.00', phone }
  const both = [await shop.live.checkout(given), await shop.live.checkout(given)]
  expect(await payAsShopper(stage.product, both[0]!.body)).toBe('approved')
  stage.product.clock.advance(121_000)
  expect(await payAsShopper(stage.product, both[1]!.body)).toBe('rejected')
  const { body } = await shop.live.checkout({ phone: nextPhone() })
  await stage.product.call('checkout.cancel', { params: { token: tokenOf(body) } })
  await shop.live.checkout({ phone: nextPhone() })
  await stage.pass(30)
  await shop.live.checkout({ amount: '1.00' })
  await stage.product.settle()
  const told = eventsOf(stage.listener.heard)
  expect(told.filter(([event]) => event === 'expire')).toEqual([
    ['expire', 'expired'],
    ['expire', 'expired'],
  ])
  expect(told.filter(([event]) => event === 'reject')).toEqual([['reject', 'rejected']])
  expect(told).toHaveLength(4)
  for (const message of stage.listener.heard) expect(faultsOf(message.body, 'told')).toEqual([])
})

test('a shop that checks as the documentation says knows what is ours, of now, and whole', async () => {
  const { body: webhook } = await shop.register()
  await anAuthorizedPayment(stage.product, shop.live)
  await stage.product.settle()
  const { text, headers } = stage.listener.heard[0]!
  const isOurs = await theDocumentedCheck()
  expect(isOurs(text, headers, webhook.signing_secret)).toBe(true)
  expect(isOurs(text, headers, 'whsec_other')).toBe(false)
  expect(isOurs(text.replace('100.50', '1.00'), headers, webhook.signing_secret)).toBe(false)
  expect(isOurs(text, headers, webhook.signing_secret, Date.now() / 1000 + 301)).toBe(false)
  expect(isOurs(text, { ...headers, 'webhook-signature': 'v1,AAAA' }, webhook.signing_secret)).toBe(false)
})

test('every webhook of the store is told, a removed one and those of the sandbox are not', async () => {
  await shop.register('/a')
  const gone = await shop.register('/b')
  await shop.register('/c')
  await shop.test.post(webhooksPath, { url: stage.listener.url('/test') })
  await shop.live.delete(`${webhooksPath}/${gone.body.id}`)
  await anAuthorizedPayment(stage.product, shop.live)
  await stage.product.settle()
  expect(stage.listener.heard.map(({ path }) => path).toSorted()).toEqual(['/a', '/c'])
  await anAuthorizedPayment(stage.product, shop.test)
  await stage.product.settle()
  expect(stage.listener.at('/test').map(({ body }) => body.is_test)).toEqual([true])
})

test('what was not committed is told to nobody, and a repeated reference is told once', async () => {
  await shop.register()
  const id = await anAuthorizedPayment(stage.product, shop.live)
  await shop.act(id, 'captures', { amount: '200.00', reference_id: 'too-much' })
  await Promise.all(
    Array.from({ length: 8 }, () => shop.act(id, 'captures', { amount: '50.00', reference_id: 'same' })),
  )
  await stage.product.settle()
  expect(eventsOf(stage.listener.heard)).toEqual([
    ['authorize', 'authorized'],
    ['capture', 'authorized'],
  ])
})

function tokenOf(session: ShopAnswerOf['body']): string {
  const address = session.configuration.available_products.installments[0].web_url as string
  return address.slice(address.lastIndexOf('/') + 1)
}

type Check = (body: string, headers: object, signingSecret: string, nowSeconds?: number) => boolean

/** The example of the documentation, as a shop would copy it. */
async function theDocumentedCheck(): Promise<Check> {
  const file = join(import.meta.dirname, '../../../platform/api-site/guides/en/webhooks.md')
  const code = /```js\n([^]*?)```/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  const example = (await import(/* @vite-ignore */ address)) as { isOurs: Check }
  return example.isOurs
}
