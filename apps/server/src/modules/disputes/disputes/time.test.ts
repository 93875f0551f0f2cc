import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDisputedShop, type DisputedShop } from '../../../testing/money/disputes.ts'

let shop: DisputedShop
beforeAll(async () => {
  shop = await aDisputedShop()
})
afterAll(() => shop.product.close())

const email = () => `${shop.personId}@test.example`
const kinds = {
  dispute_opened: /^Answer the dispute of order/,
  dispute_reminder: /the time to answer ends soon/,
  dispute_sent: /^Your answer to dispute/,
  dispute_ended: /the shopper was refunded/,
}
async function letters(): Promise<string[]> {
  await shop.product.deliver()
  const subjects = (await shop.product.inbox(email())).map(({ subject }) => subject ?? '')
  return subjects.flatMap((subject) =>
    Object.entries(kinds).flatMap(([kind, says]) => (says.test(subject) ? kind : [])),
  )
}

test('a dispute nobody answers is told, reminded of twice and approved after 14 days [DEC-DSP-11]', async () => {
  const { id, orderId } = await shop.open()
  expect(await letters()).toEqual(['dispute_opened'])
  await shop.moveTo('2026-12-03T07:50:00Z')
  expect(await letters()).toEqual(['dispute_opened'])
  await shop.moveTo('2026-12-03T08:00:00Z')
  await shop.moveTo('2026-12-03T09:00:00Z')
  await shop.moveTo('2026-12-05T08:00:00Z')
  expect(await letters()).toEqual(['dispute_reminder', 'dispute_reminder', 'dispute_opened'])
  await shop.moveTo('2026-12-06T07:59:00Z')
  expect((await shop.read(id)).acts.may_answer).toBe(true)
  await shop.moveTo('2026-12-06T08:00:00Z')
  expect(await shop.read(id)).toMatchObject({
    status: 'approved',
    ending: 'deadline',
    refunded_amount: '200.00',
  })
  expect((await shop.call('orders.read', { params: { id: orderId } })).body.payment.status).toBe('refunded')
  expect((await letters())[0]).toBe('dispute_ended')
})

test('an answer that is whole is sent by itself when the time is over; one that is not is none', async () => {
  const [whole, half] = [await shop.open(), await shop.open()]
  const save = (id: string, body: object) => shop.call('disputes.saveAnswer', { params: { id }, body })
  await save(whole.id, { reason: 'order_on_its_way', tracking_number: '33028817' })
  await save(half.id, { reason: 'other' })
  await shop.moveTo('2026-12-20T08:00:00Z')
  expect(await shop.read(whole.id)).toMatchObject({
    ...{ status: 'arbitration', answer: null },
    challenge: { reason: 'order_on_its_way', tracking_number: '33028817', sent_by: 'deadline' },
  })
  expect((await shop.read(half.id)).status).toBe('approved')
  expect(await letters()).toContain('dispute_sent')
})

test('a dispute whose money cannot move at its deadline keeps no other from ending at theirs', async () => {
  const [broken, sound] = [await shop.open(), await shop.open()]
  const refunded = (minor: number) =>
    shop.product.db.database.system(
      (tx) => tx`update orders set refunded_minor = ${minor} where id = ${broken.orderId}`,
    )
  await refunded(20_000)
  await shop.moveTo('2027-01-03T08:00:00Z')
  expect((await shop.read(sound.id)).status).toBe('approved')
  await refunded(0)
  expect((await shop.read(broken.id)).status).toBe('pending')
  await shop.moveTo('2027-01-03T08:01:00Z')
  expect((await shop.read(broken.id)).status).toBe('approved')
})

test('who switched letters of disputes off is not reminded by them', async () => {
  await shop.call('notifications.choose', { body: { topic: 'disputes', channel: 'email', is_on: false } })
  const before = (await letters()).length
  await shop.open()
  expect((await letters()).length).toBe(before)
})

test('a decision is told as won, as lost or in part', async () => {
  const other = await aDisputedShop()
  const { product } = other
  try {
    for (const decided of [
      { outcome: 'shop' },
      { outcome: 'shopper' },
      { outcome: 'shopper', amount: '50' },
    ]) {
      const { id } = await other.open()
      await other.call('disputes.challenge', { params: { id }, body: { reason: 'order_on_its_way' } })
      const body = { reason: 'It says so.', verdict: await other.verdict(id), ...decided }
      const { status } = await product.call('disputes.decide', { as: other.agent, params: { id }, body })
      expect(status).toBe(200)
    }
    await product.deliver()
    const told = (await product.inbox(`${other.personId}@test.example`)).map(({ subject }) => subject ?? '')
    for (const words of ['You won', 'for the shopper', 'in part for you'])
      expect(told.filter((subject) => subject.includes(words))).toHaveLength(1)
  } finally {
    await product.close()
  }
})
