import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDisputedShop, type DisputedShop } from '../../../../testing/money/disputes.ts'

const key = 'k'.repeat(40)

let shop: DisputedShop
beforeAll(async () => {
  shop = await aDisputedShop({ env: { DISPUTES_SYSTEM_KEY: key } })
})
afterAll(() => shop.product.close())

const ours = { authorization: `Bearer ${key}` }
const open = (body: object, headers: Record<string, string> = ours) =>
  shop.product.call('disputes.openBySystem', {
    headers,
    body: { type: 'not_delivered', comment: 'It never came.', ...body },
  })

test('the provider’s own system opens a dispute once, however often and at once it says so', async () => {
  const { id: payment_id } = await shop.order({ as: 'captured' })
  const said = { reference: 'CASE-1', payment_id, amount: '80.00' }
  const many = await Promise.all(Array.from({ length: 16 }, () => open(said)))
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(many.map(({ body }) => body.dispute.id)).size).toBe(1)
  const { id } = many[0]!.body.dispute
  expect(await shop.read(id)).toMatchObject({ source: 'provider', disputed_amount: '80.00' })
  expect((await shop.call('disputes.active')).body.count).toBe(1)
  const { id: other } = await shop.order({ as: 'captured' })
  expect((await open({ reference: 'CASE-1', payment_id: other })).body.details.fields).toEqual({
    reference: 'invalid',
  })
  const read = await shop.product.call('disputes.readBySystem', { params: { id }, headers: ours })
  expect(read.body.dispute).toMatchObject({ reference: 'CASE-1', payment_id, status: 'pending' })
  const back = await shop.product.call('disputes.withdrawBySystem', { params: { id }, headers: ours })
  expect(back.body.dispute).toMatchObject({ status: 'cancelled', ending: 'withdrawn' })
})

test('a reference that names several orders at once opens one of them, and is refused for the others', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => shop.order({ as: 'captured' })))
  const answers = await Promise.all(
    orders.map(({ id: payment_id }) => open({ reference: 'CASE-AT-ONCE', payment_id })),
  )
  const fields = answers.filter(({ status }) => status !== 200).map(({ body }) => body.details.fields)
  expect(fields).toEqual(Array.from({ length: 7 }, () => ({ reference: 'invalid' })))
})

test('without the key of the installation nobody opens, reads or takes back', async () => {
  const { id: payment_id } = await shop.order({ as: 'captured' })
  const said = { reference: 'CASE-2', payment_id }
  for (const authorization of ['', 'Bearer', `Bearer ${'x'.repeat(40)}`, key])
    expect((await open(said, { authorization })).status).toBe(401)
  expect((await open({ reference: 'CASE-2', payment_id: 'nowhere' })).body.details.fields).toEqual({
    payment_id: 'invalid',
  })
  const none = await aDisputedShop()
  try {
    const made = await none.order({ as: 'captured' })
    const refused = await none.product.call('disputes.openBySystem', {
      headers: ours,
      body: { ...said, payment_id: made.id, type: 'not_delivered', comment: 'It never came.' },
    })
    expect(refused.status).toBe(401)
  } finally {
    await none.product.close()
  }
})
