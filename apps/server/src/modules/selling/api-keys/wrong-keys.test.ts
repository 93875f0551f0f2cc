import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectError } from '../../../testing/shop/expect-answer.ts'
import { aShop, callsOf, payments, type Shop, type ShopAnswerOf } from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

const most = 5
/** Of what is counted by the minute nothing comes back while a test takes its time. */
const stillness = new Date('2026-11-22T08:00:00Z')
let product: TestApp
let shop: Shop
beforeEach(async () => {
  product = await testApp({
    env: { TRUST_PROXY: 'true' },
    rateLimits: { wrong_key: most },
    realNow: () => stillness,
  })
  shop = await aShop(product)
})
afterEach(() => product.close())

async function ask(secret: string | null, address = '203.0.113.1'): Promise<ShopAnswerOf> {
  const authorization = secret === null ? {} : { authorization: `Bearer ${secret}` }
  const { statusCode, headers, body } = await product.app.http.inject({
    url: payments,
    headers: { ...authorization, 'x-forwarded-for': address },
  })
  return { status: statusCode, headers, body: JSON.parse(body) as unknown }
}

let made = 0
const aGuess = () => `sk_${String((made += 1)).padStart(40, '0')}`
const countOf = (answers: readonly ShopAnswerOf[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('of many wrong keys at once from one address only as many as the limit are looked up', async () => {
  for (const guess of [aGuess, () => 'sk_wrong', () => 'sk_0000000000000000000000000000000000000000']) {
    const address = `198.51.100.${(made += 1)}`
    const answers = await Promise.all(Array.from({ length: 64 }, () => ask(guess(), address)))
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([most, 64 - most])
    const refused = answers.find(({ status }) => status === 429)!
    expectError(refused, 429, 'too_many', 'too many requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60 / most)
    expect((await ask(aGuess(), address)).status).toBe(429)
  }
})

test('whoever guesses is not told that a guess was right, and other addresses are not touched', async () => {
  for (let count = 0; count < most; count += 1) expect((await ask(aGuess())).status).toBe(401)
  expect((await ask(shop.secrets.live)).status).toBe(429)
  expect((await ask(shop.secrets.live, '203.0.113.2')).status).toBe(200)
  expect((await ask(aGuess(), '203.0.113.2')).status).toBe(401)
})

test('a right key is hindered by none of its own calls, also when the first ones come at once', async () => {
  const other = await aShop(product)
  const secrets = [shop.secrets.live, shop.secrets.test, other.secrets.live]
  const answers = await Promise.all(Array.from({ length: 96 }, (_, index) => ask(secrets[index % 3]!)))
  expect(countOf(answers, 200)).toBe(96)
  for (let count = 0; count < most; count += 1) expect((await ask(aGuess())).status).toBe(401)
  expect((await ask(aGuess())).status).toBe(429)
})

test('shops that share an address with one that uses an old key go on', async () => {
  expect((await ask(shop.secrets.live)).status).toBe(200)
  const [wrong, right] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, () => ask(aGuess()))),
    Promise.all(Array.from({ length: 40 }, () => ask(shop.secrets.live))),
  ])
  expect([countOf(wrong, 401), countOf(wrong, 429), countOf(right, 200)]).toEqual([most, 40 - most, 40])
})

test('a key that worked and was revoked is counted like any other from its second wrong call on', async () => {
  expect((await ask(shop.secrets.live)).status).toBe(200)
  await product.db.database.system((tx) => tx`update api_key set revoked_at = ${product.clock.now()}`)
  const statuses = []
  for (let count = 0; count < most + 2; count += 1) statuses.push((await ask(shop.secrets.live)).status)
  expect(statuses).toEqual([...Array.from({ length: most + 1 }, () => 401), 429])
})

test('a call without a key is refused as ever and counts nothing', async () => {
  for (let count = 0; count < 3 * most; count += 1) expect((await ask(null)).status).toBe(401)
  expect((await ask(aGuess())).status).toBe(401)
  const webhooks = await callsOf(product, aGuess(), shop.code, 'AED').get('/api/v1/webhooks')
  expect(webhooks.status).toBe(401)
})

test('answers to a key say how many calls of the minute it has left, refusals too', async () => {
  const left = async (path: string) => {
    const { headers } = await shop.live.get(path)
    return ['limit', 'remaining', 'reset'].map((name) => Number(headers[`ratelimit-${name}`]))
  }
  const [limit = 0] = await left(payments)
  expect(await left(`${payments}/12`)).toEqual([limit, limit - 2, 1])
})
