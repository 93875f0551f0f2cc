import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectAnswer, expectError } from '../../../testing/shop/expect-answer.ts'
import { aShop, anAuthorizedPayment, callsOf } from '../../../testing/shop/shop.ts'
import { aStage, webhooksPath, type ActingShop, type Stage } from './testing.ts'

let stage: Stage
let shop: ActingShop
beforeAll(async () => void (stage = await aStage()))
beforeEach(async () => void (shop = await stage.newShop()))
afterAll(() => stage.close())

const nobody = '00000000-0000-7000-8000-000000000000'

test('a webhook is registered, read, listed, changed and removed; its signing secret is told once', async () => {
  const made = await shop.register('/a', { header: { title: 'X-Shop-Secret', value: 'between us' } })
  expectAnswer(made, 200, 'registered')
  expect(made.body).toMatchObject({
    is_test: false,
    header: { title: 'X-Shop-Secret', value: 'between us' },
  })
  const { signing_secret: _, ...known } = made.body
  const one = await shop.live.get(`${webhooksPath}/${known.id}`)
  expectAnswer(one, 200, 'webhook')
  expect(one.body).toEqual(known)
  const all = await shop.live.get(webhooksPath)
  expectAnswer(all, 200, 'webhooks')
  expect(all.body).toEqual([known])

  const changed = await shop.live.put(`${webhooksPath}/${known.id}`, {
    id: known.id,
    url: stage.listener.url('/b'),
  })
  expectAnswer(changed, 200, 'webhook')
  expect(changed.body).toEqual({ ...known, url: stage.listener.url('/b') })
  const bare = await shop.live.put(`${webhooksPath}/${known.id}`, {
    url: stage.listener.url('/b'),
    header: {},
  })
  expect(bare.body.header).toBe(null)
  const removed = await shop.live.delete(`${webhooksPath}/${known.id}`)
  expectAnswer(removed, 200, 'removed')
  for (const answer of [
    await shop.live.get(`${webhooksPath}/${known.id}`),
    await shop.live.put(`${webhooksPath}/${known.id}`, { url: stage.listener.url('/b') }),
    await shop.live.delete(`${webhooksPath}/${known.id}`),
  ])
    expectError(answer, 404, 'not_found', 'no such webhook')
})

test('a new secret signs from now on, the one before beside it for a day', async () => {
  const { body: made } = await shop.register()
  const { status, body: rotated } = await shop.live.post(`${webhooksPath}/${made.id}/secret`)
  expect([status, Object.keys(rotated)]).toEqual([200, ['signing_secret', 'previous_secret_valid_until']])
  const other = await aShop(stage.product)
  expect((await other.live.post(`${webhooksPath}/${made.id}/secret`)).status).toBe(404)
  const takenBy = async (minutes: number) => {
    stage.listener.heard.length = 0
    await stage.pass(minutes)
    await anAuthorizedPayment(stage.product, shop.live)
    await stage.product.settle()
    const { text, headers } = stage.listener.heard[0]!
    const isTaken = (secret: string) => {
      try {
        return Boolean(new Webhook(secret).verify(text, headers as Record<string, string>))
      } catch {
        return false
      }
    }
    return [isTaken(rotated.signing_secret), isTaken(made.signing_secret)]
  }
  expect(await takenBy(0)).toEqual([true, true])
  expect(await takenBy(1_441)).toEqual([true, false])
})

test('a store without webhooks answers an empty list, which plugins count, search and add to', async () => {
  const none = await shop.live.get(webhooksPath)
  expectAnswer(none, 200, 'webhooks')
  expect(none.body).toEqual([])
})

test('a store has at most four, however many are asked for at once; test ones are counted apart', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => shop.register(`/${index}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expectError(await shop.register('/5'), 400, 'bad_data', 'bad_request: a store has at most 4 webhooks')
  const tried = await shop.test.post(webhooksPath, { url: stage.listener.url('/test') })
  expectAnswer(tried, 200, 'registered')
  expect(tried.body.is_test).toBe(true)
  expect((await shop.live.get(webhooksPath)).body).toHaveLength(4)
  expect((await shop.test.get(webhooksPath)).body).toHaveLength(1)
})

test('whose store it is says the header X-Merchant-Code; another merchant’s is nobody’s', async () => {
  const made = await shop.register()
  const other = await aShop(stage.product)
  for (const code of [other.code, 'nobody', '']) {
    const calls = callsOf(stage.product, shop.secrets.live, code, 'AED')
    for (const answer of [
      await calls.get(webhooksPath),
      await calls.post(webhooksPath, { url: stage.listener.url('/x') }),
    ]) {
      const text = 'X-Merchant-Code: the merchant has no store with this code'
      expectError(answer, 404, 'not_found', text)
      expect(answer.body.details.param).toBe('X-Merchant-Code')
    }
  }
  for (const answer of [
    await other.live.get(`${webhooksPath}/${made.body.id}`),
    await shop.test.get(`${webhooksPath}/${made.body.id}`),
    await shop.live.get(`${webhooksPath}/${nobody}`),
  ])
    expectError(answer, 404, 'not_found', 'no such webhook')
})

test('a call that names no store is told which header does', async () => {
  const { statusCode, body } = await stage.product.app.http.inject({
    url: webhooksPath,
    headers: { authorization: `Bearer ${shop.secrets.live}` },
  })
  const answer = { status: statusCode, body: JSON.parse(body) as unknown }
  expectError(answer, 404, 'not_found', 'X-Merchant-Code: this header must name the store')
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
  ['a header of ours', { url: 'https://shop.example/', header: { title: 'X-Daftar-Signature', value: 'a' } }],
  ['a header without a name', { url: 'https://shop.example/', header: { value: 'a' } }],
])('%s is refused', async (_, body) => {
  expectError(await shop.live.post(webhooksPath, body), 400, 'bad_data', 'bad_request')
})

test('the log is filtered by mode, status, event and order, by pages', async () => {
  await shop.register()
  await shop.test.post(webhooksPath, { url: stage.listener.url('/test') })
  const id = await anAuthorizedPayment(stage.product, shop.live, { reference: 'NEEDLE-1' })
  await anAuthorizedPayment(stage.product, shop.test)
  await shop.act(id, 'close')
  await stage.product.settle()
  const list = async (query: Record<string, string>) => {
    const { body } = await stage.product.call('webhooks.deliveriesForStaff', {
      as: stage.agent,
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
