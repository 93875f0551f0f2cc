import { errorBody } from '@daftar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldSetter } from '../../../../testing/files/held-setter.ts'
import { textOfPdf } from '../../../../testing/files/pdf-text.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { aShop, type Shop } from '../testing.ts'

const held = heldSetter()
let product: TestApp
beforeAll(async () => {
  const stillness = new Date('2026-11-22T08:00:00Z')
  product = await testApp({ papers: held, rateLimits: { file: 10 }, realNow: () => stillness })
})
afterAll(() => product.close())

const receipt = ({ token }: Pick<Shop, 'token'>, { id }: { id: string }) =>
  product.app.http.inject({
    url: `/merchant/api/v1/payments/${id}/receipt`,
    headers: { authorization: `Bearer ${token}` },
  })

test('of receipts asked for at once six are made in turn, another merchant’s beside them [DEC-ORD-4]', async () => {
  const [busy, other] = [await aShop(product), await aShop(product)]
  const orders = []
  for (let count = 0; count < 8; count += 1) orders.push(await busy.order({ as: 'captured' }))
  const theirs = await other.order({ as: 'captured' })
  const answered: number[] = []
  const asked = orders.map(async (order) => {
    const answer = await receipt(busy, order)
    answered.push(answer.statusCode)
    return { answer, order }
  })
  await expect.poll(() => answered).toEqual([429, 429])
  const beside = receipt(other, theirs)
  const numbers = () => held.begun.map((contents) => (contents as { order: { number: string } }).order.number)
  await expect.poll(numbers).toHaveLength(2)
  expect(numbers()[1]).toBe(theirs.number)
  held.letGo()
  expect((await beside).statusCode).toBe(200)

  const answers = await Promise.all(asked)
  const refused = answers.filter(({ answer }) => answer.statusCode === 429)
  const made = answers.filter(({ answer }) => answer.statusCode === 200)
  expect([refused.length, made.length]).toEqual([2, 6])
  for (const { answer } of refused) {
    expect(answer.headers['retry-after']).toBe('5')
    expect(errorBody.parse(answer.json()).details).toMatchObject({
      reason: 'too_many_requests',
      retry_at: '2026-11-22T08:00:05.000Z',
    })
  }
  for (const { answer, order } of made) {
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect((await textOfPdf(answer.rawPayload)).join(' ')).toContain(order.number)
  }
  for (const { order } of refused) expect((await receipt(busy, order)).statusCode).toBe(200)
})

test('files of a minute are counted by person and by merchant [AUTH-67]', async () => {
  const shop = await aShop(product)
  const order = await shop.order({ as: 'captured' })
  const people = [shop.token]
  for (let count = 0; count < 3; count += 1) people.push(await shop.signInAs('workspace_admin'))
  const madeFor = async (token: string, calls: number) => {
    const answers = []
    for (let call = 0; call < calls; call += 1) answers.push(await receipt({ token }, order))
    return answers.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after'] ?? ''}`)
  }
  expect(await madeFor(people[0]!, 11)).toEqual([...Array<string>(10).fill('200 '), '429 6'])
  await madeFor(people[1]!, 10)
  await madeFor(people[2]!, 10)
  // The fourth of them finds the merchant's share used up.
  expect(await madeFor(people[3]!, 1)).toEqual(['429 2'])
  expect((await shop.call('orders.list')).status).toBe(200)
})
