import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, anOrder } from '../../../testing/app/builders.ts'
import { expectAnswer } from '../../../testing/shop/expect-answer.ts'
import { aShop, payAsShopper, nextPhone, type Shop, type ShopAnswerOf } from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import type { Row } from '../../../platform/database/rows.ts'

/** What the policy allows a shop to ask about one shopper in a day. */
const questionsPerDay = 5

let product: TestApp
let shop: Shop

beforeAll(async () => {
  product = await testApp()
  shop = await aShop(product)
})
afterAll(() => product.close())

/** A phone that owes three quarters of this at another merchant. */
async function aDebtor(boughtMinor: bigint): Promise<string> {
  const phone = nextPhone()
  await product.db.database.system(async (tx) => {
    const other = await aMerchant(tx)
    const shopper = { name: null, phone: `+971${phone}`, email: null }
    await anOrder(tx, other, { amountMinor: boughtMinor, as: 'captured', at: product.clock.now(), shopper })
  })
  return phone
}

const outcomeOf = ({ status, body }: ShopAnswerOf) => [
  status,
  body.status,
  body.configuration?.products.installments.rejection_reason,
]
const rejected = [200, 'rejected', 'not_available']
const created = [200, 'created', null]

const times = (count: number, outcome: unknown[]) => Array.from({ length: count }, () => outcome)

/** An answer without what differs between any two: ids, the phone and the currency that were sent. */
function withoutIds({ status, body }: ShopAnswerOf, phone: string, currency = 'AED'): unknown {
  const text = JSON.stringify(body)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(phone, 'phone')
    .replaceAll(currency, 'currency')
  return [status, JSON.parse(text)]
}

test('a shop cannot tell a shopper at the limit from one below it, nor from a closed store', async () => {
  const unsold = await aShop(product, { currency: 'EUR' })
  const [whole, part, nobody] = [await aDebtor(4_000_000n), await aDebtor(3_900_000n), nextPhone()]
  const answers = [
    withoutIds(await shop.live.checkout({ phone: whole, amount: '2000.00' }), whole),
    withoutIds(await shop.live.checkout({ phone: part, amount: '2000.00' }), part),
    withoutIds(await unsold.live.checkout({ phone: nobody, amount: '2000.00' }), nobody, 'EUR'),
  ]
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  const answer = await shop.live.checkout({ phone: part, amount: '2000.00' })
  expectAnswer(answer, 200, 'session')
  expect(outcomeOf(answer)).toEqual(rejected)
  const again = await shop.live.get(`/api/v2/checkout/${answer.body.id}`)
  expect(again.body).toEqual(answer.body)
})

test('the merchant’s own records of a declined checkout say no more than the shop was told', async () => {
  const phone = await aDebtor(4_000_000n)
  const { body } = await shop.live.checkout({ phone })
  const kept = await product.db.database.system(
    (tx) => tx<(Row<'checkout_session', 'rejection'> & Row<'order_event', 'detail'>)[]>`
      select s.rejection, e.detail from checkout_session s
        join order_event e on e.order_id = s.order_id and e.kind = 'rejected'
       where s.id = ${body.id}`,
  )
  expect(kept.map((row) => ({ ...row }))).toEqual([
    { rejection: 'not_available', detail: { reason: 'not_available' } },
  ])
})

test('what a shopper owes cannot be found by trying amounts', async () => {
  const phone = await aDebtor(4_000_000n)
  const spellings = [phone, `0${phone}`, `+971${phone}`, `00971${phone}`]
  const answers = []
  for (let count = 0; count < questionsPerDay + 3; count += 1)
    answers.push(await shop.live.checkout({ phone: spellings[count % 4]!, amount: `${100 + count}.00` }))
  expect(answers.slice(0, questionsPerDay).map(outcomeOf)).toEqual(times(questionsPerDay, rejected))
  expect(answers.slice(questionsPerDay).map(outcomeOf)).toEqual(times(3, created))
  expectAnswer(answers.at(-1)!, 200, 'session')
  expect(outcomeOf(await shop.live.checkout({ phone, amount: '20000.01' }))[2]).toBe('order_amount_too_high')

  const someoneElse = await aDebtor(4_000_000n)
  expect(outcomeOf(await shop.live.checkout({ phone: someoneElse }))).toEqual(rejected)
  const elsewhere = await aShop(product)
  expect(outcomeOf(await elsewhere.live.checkout({ phone }))).toEqual(rejected)
  product.clock.advance(24 * 3_600_000)
  expect(outcomeOf(await shop.live.checkout({ phone }))).toEqual(rejected)
})

test('who may not buy is declined all the same, once the phone is shown to be theirs', async () => {
  const phone = await aDebtor(4_000_000n)
  for (let count = 0; count < questionsPerDay; count += 1) await shop.live.checkout({ phone })
  const { body } = await shop.live.checkout({ phone })
  expect(body.status).toBe('created')
  expect(await payAsShopper(product, body)).toBe('rejected')
  const after = await shop.live.get(`/api/v2/checkout/${body.id}`)
  expect(outcomeOf(after)).toEqual(rejected)
})

test('asking many times at once tells no more', async () => {
  const phone = await aDebtor(4_000_000n)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => shop.live.checkout({ phone, amount: `${50 + index}.00` })),
  )
  expect(answers.filter(({ body }) => body.status === 'rejected')).toHaveLength(questionsPerDay)
  expect(answers.filter(({ body }) => body.status === 'created')).toHaveLength(40 - questionsPerDay)
})

test('a sandbox is for trying out and never stops answering', async () => {
  const phone = nextPhone()
  await product.db.database.system((tx) =>
    anOrder(
      tx,
      { ...shop.merchant, merchantId: shop.merchant.merchantId.replace('mer_', 'test_') },
      {
        amountMinor: 4_000_000n,
        as: 'captured',
        at: product.clock.now(),
        shopper: { name: null, phone: `+971${phone}`, email: null },
      },
    ),
  )
  for (let count = 0; count < 2 * questionsPerDay; count += 1)
    expect(outcomeOf(await shop.test.checkout({ phone }))).toEqual(rejected)
})
