import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faultsOf } from '../../testing/shop/check-answer.ts'
import { aListener, type Heard, type Listener } from '../../testing/shop/listener.ts'
import type { ShopAnswer } from '../../testing/shop/own-schemas.ts'
import {
  aShop,
  anAuthorizedPayment,
  callsOf,
  payAsShopper,
  randomPhone,
  type Shop,
  type ShopAnswerOf,
} from '../../testing/shop/shop.ts'
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
const nobody = '00000000-0000-7000-8000-000000000000'

function expectAnswer(answer: ShopAnswerOf, status: number, as: ShopAnswer): void {
  expect([answer.status, answer.body]).toEqual([status, answer.body])
  expect(faultsOf(answer.body, as)).toEqual([])
}

function expectError(answer: ShopAnswerOf, status: number, errorType: string, error: string): void {
  expectAnswer(answer, status, 'error')
  expect(answer.body).toEqual({ status: 'error', errorType, error })
}

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

describe('registering', () => {
  test('a webhook is registered, read, listed, changed and removed; its signing secret is told once', async () => {
    expect((await shop.live.get(webhooks)).body).toBe(null)
    const made = await register('/a', { header: { title: 'X-Shop-Secret', value: 'between us' } })
    expectAnswer(made, 200, 'registered')
    expect(made.body).toMatchObject({
      is_test: false,
      header: { title: 'X-Shop-Secret', value: 'between us' },
    })
    const { signing_secret: _, ...known } = made.body
    const one = await shop.live.get(`${webhooks}/${known.id}`)
    expectAnswer(one, 200, 'webhook')
    expect(one.body).toEqual(known)
    const all = await shop.live.get(webhooks)
    expectAnswer(all, 200, 'webhooks')
    expect(all.body).toEqual([known])

    const changed = await shop.live.put(`${webhooks}/${known.id}`, { id: known.id, url: listener.url('/b') })
    expectAnswer(changed, 200, 'webhook')
    expect(changed.body).toEqual({ ...known, url: listener.url('/b') })
    const bare = await shop.live.put(`${webhooks}/${known.id}`, { url: listener.url('/b'), header: {} })
    expect(bare.body.header).toBe(null)
    const removed = await shop.live.delete(`${webhooks}/${known.id}`)
    expectAnswer(removed, 200, 'removed')
    for (const answer of [
      await shop.live.get(`${webhooks}/${known.id}`),
      await shop.live.put(`${webhooks}/${known.id}`, { url: listener.url('/b') }),
      await shop.live.delete(`${webhooks}/${known.id}`),
    ])
      expectError(answer, 404, 'not_found', 'no such webhook')
  })

  test('a store has at most four, however many are asked for at once; test ones are counted apart', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => register(`/${index}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expectError(await register('/5'), 400, 'bad_data', 'bad_request: a store has at most 4 webhooks')
    const tried = await shop.test.post(webhooks, { url: listener.url('/test') })
    expectAnswer(tried, 200, 'registered')
    expect(tried.body.is_test).toBe(true)
    expect((await shop.live.get(webhooks)).body).toHaveLength(4)
    expect((await shop.test.get(webhooks)).body).toHaveLength(1)
  })

  test('whose store it is says the header X-Merchant-Code; another merchant’s is nobody’s', async () => {
    const made = await register()
    const other = await aShop(product)
    for (const code of [other.code, 'nobody', '']) {
      const calls = callsOf(product, shop.secrets.live, code, 'AED')
      for (const answer of [
        await calls.get(webhooks),
        await calls.post(webhooks, { url: listener.url('/x') }),
      ]) {
        expectAnswer(answer, 404, 'plainError')
        expect(answer.body).toBe('404 page not found')
      }
    }
    for (const answer of [
      await other.live.get(`${webhooks}/${made.body.id}`),
      await shop.test.get(`${webhooks}/${made.body.id}`),
      await shop.live.get(`${webhooks}/${nobody}`),
    ])
      expectError(answer, 404, 'not_found', 'no such webhook')
  })

  test.each([
    ['no address', {}],
    ['a text for an address', { url: 'shop' }],
    ['a file', { url: 'file:///etc/passwd' }],
    ['an address with a user in it', { url: 'https://user:secret@shop.example/' }],
    [
      'a header that breaks the message',
      { url: 'https://shop.example/', header: { title: 'X-A', value: 'a\r\nX-B: c' } },
    ],
    ['a header of the call itself', { url: 'https://shop.example/', header: { title: 'Host', value: 'a' } }],
    [
      'a header of ours',
      { url: 'https://shop.example/', header: { title: 'X-Daftar-Signature', value: 'a' } },
    ],
    ['a header without a name', { url: 'https://shop.example/', header: { value: 'a' } }],
  ])('%s is refused', async (_, body) => {
    expectError(await shop.live.post(webhooks, body), 400, 'bad_data', 'bad_request')
  })
})

describe('telling', () => {
  test('a usual order is told three times: authorized, captured and closed; then its refund and its new reference', async () => {
    await register('/hook', { header: { title: 'X-Shop-Secret', value: 'between us' } })
    const id = await anAuthorizedPayment(product, shop.live, { reference: 'ORDER-9' })
    await act(id, 'captures', { amount: '40.00', reference_id: 'part' })
    await act(id, 'captures', { amount: '60.50', reference_id: 'rest' })
    await act(id, 'refunds', { amount: '10.00', reference_id: 'back', reason: 'returned' })
    await shop.live.put(`/api/v2/payments/${id}`, { order: { reference_id: 'ORDER-10' } })
    await product.settle()
    expect(eventsOf(listener.heard)).toEqual([
      ['authorize', 'authorized'],
      ['capture', 'authorized'],
      ['capture', 'closed'],
      ['close', 'closed'],
      ['refund', 'closed'],
      ['update', 'closed'],
    ])
    for (const { body } of listener.heard) expect(faultsOf(body, 'told')).toEqual([])
    expect(listener.heard.every(({ headers }) => headers['x-shop-secret'] === 'between us')).toBe(true)
    expect(listener.heard[0]!.body).toMatchObject({
      ...{ id, amount: '100.50', currency: 'AED', is_test: false, order: { reference_id: 'ORDER-9' } },
      ...{ captures: [], refunds: [], meta: { order_id: '#1' } },
    })
    expect(listener.heard[5]!.body).toMatchObject({
      order: { reference_id: 'ORDER-10' },
      captures: [
        { amount: '40.00', reference_id: 'part' },
        { amount: '60.50', reference_id: 'rest' },
      ],
      refunds: [{ amount: '10.00', reference_id: 'back', reason: 'returned' }],
    })
  })

  test('what ends without money is told too: rejected by the policy after the code, expired, given up', async () => {
    await register()
    const phone = randomPhone()
    const given = { amount: '19000.00', phone }
    const both = [await shop.live.checkout(given), await shop.live.checkout(given)]
    expect(await payAsShopper(product, both[0]!.body)).toBe('approved')
    product.clock.advance(121_000)
    expect(await payAsShopper(product, both[1]!.body)).toBe('rejected')
    const { body } = await shop.live.checkout({ phone: randomPhone() })
    await product.call('pay.cancel', { params: { token: tokenOf(body) } })
    await shop.live.checkout({ phone: randomPhone() })
    await pass(30)
    await shop.live.checkout({ amount: '1.00' })
    await product.settle()
    const told = eventsOf(listener.heard)
    expect(told.filter(([event]) => event === 'expire')).toEqual([
      ['expire', 'expired'],
      ['expire', 'expired'],
    ])
    expect(told.filter(([event]) => event === 'reject')).toEqual([['reject', 'rejected']])
    expect(told).toHaveLength(4)
    for (const message of listener.heard) expect(faultsOf(message.body, 'told')).toEqual([])
  })

  test('a shop that checks as the documentation says knows what is ours, of now, and whole', async () => {
    const { body: webhook } = await register()
    await anAuthorizedPayment(product, shop.live)
    await product.settle()
    const { text, headers } = listener.heard[0]!
    const signature = String(headers['x-daftar-signature'])
    const isOurs = await theDocumentedCheck()
    expect(isOurs(text, signature, webhook.signing_secret)).toBe(true)
    expect(isOurs(text, signature, 'whsec_other')).toBe(false)
    expect(isOurs(text.replace('100.50', '1.00'), signature, webhook.signing_secret)).toBe(false)
    expect(isOurs(text, signature, webhook.signing_secret, Date.now() / 1000 + 301)).toBe(false)
    expect(isOurs(text, 't=1,v1=00', webhook.signing_secret, 1)).toBe(false)
  })

  test('every webhook of the store is told, a removed one and those of the sandbox are not', async () => {
    await register('/a')
    const gone = await register('/b')
    await register('/c')
    await shop.test.post(webhooks, { url: listener.url('/test') })
    await shop.live.delete(`${webhooks}/${gone.body.id}`)
    await anAuthorizedPayment(product, shop.live)
    await product.settle()
    expect(listener.heard.map(({ path }) => path).toSorted()).toEqual(['/a', '/c'])
    await anAuthorizedPayment(product, shop.test)
    await product.settle()
    expect(listener.at('/test').map(({ body }) => body.is_test)).toEqual([true])
  })

  test('what was not committed is told to nobody, and a repeated reference is told once', async () => {
    await register()
    const id = await anAuthorizedPayment(product, shop.live)
    await act(id, 'captures', { amount: '200.00', reference_id: 'too-much' })
    await Promise.all(
      Array.from({ length: 8 }, () => act(id, 'captures', { amount: '50.00', reference_id: 'same' })),
    )
    await product.settle()
    expect(eventsOf(listener.heard)).toEqual([
      ['authorize', 'authorized'],
      ['capture', 'authorized'],
    ])
  })
})

describe('retrying', () => {
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
})

test('the log is filtered by mode, status, event and order, by pages', async () => {
  await register()
  await shop.test.post(webhooks, { url: listener.url('/test') })
  const id = await anAuthorizedPayment(product, shop.live, { reference: 'NEEDLE-1' })
  await anAuthorizedPayment(product, shop.test)
  await act(id, 'close')
  await product.settle()
  const list = async (query: Record<string, string>) => {
    const { body } = await product.call('desk.deliveries', {
      as: agent,
      params: { id: shop.merchant.merchantId },
      query,
    })
    return body as { deliveries: { mode: string; event: string }[]; next_page_token: string | null }
  }
  const eventsIn = async (query: Record<string, string>) =>
    (await list(query)).deliveries.map(({ mode, event }) => `${mode} ${event}`)
  expect((await eventsIn({})).toSorted()).toEqual(['live authorize', 'live close', 'test authorize'])
  expect(await eventsIn({ mode: 'test' })).toEqual(['test authorize'])
  expect(await eventsIn({ event: 'close' })).toEqual(['live close'])
  expect(await eventsIn({ status: 'failed' })).toEqual([])
  expect((await eventsIn({ search: 'needle' })).toSorted()).toEqual(['live authorize', 'live close'])
  expect(await eventsIn({ search: id })).toHaveLength(2)
  const first = await list({ page_size: '2' })
  const second = await list({ page_size: '2', page_token: first.next_page_token! })
  expect([first.deliveries.length, second.deliveries.length, second.next_page_token]).toEqual([2, 1, null])
})

function tokenOf(session: ShopAnswerOf['body']): string {
  const address = session.configuration.available_products.installments[0].web_url as string
  return address.slice(address.lastIndexOf('/') + 1)
}

type Check = (body: string, header: string, signingSecret: string, nowSeconds?: number) => boolean

/** The example of the documentation, as a shop would copy it. */
async function theDocumentedCheck(): Promise<Check> {
  const file = join(import.meta.dirname, '../../../../../docs/operations/public-api.md')
  const code = /```js\n([^]*?)```/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  const example = (await import(/* @vite-ignore */ address)) as { isOurs: Check }
  return example.isOurs
}
