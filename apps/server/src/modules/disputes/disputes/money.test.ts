import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { moneyFaults } from '../../../testing/money/settlement.ts'
import { aDisputedShop, type DisputedShop } from '../../../testing/money/disputes.ts'

let shop: DisputedShop
beforeAll(async () => {
  shop = await aDisputedShop()
})
afterAll(() => shop.product.close())

interface Pocket {
  pocket: string
  amount: string
}
const pocket = async (name: string) => {
  const { body } = await shop.call('payouts.pockets')
  return (body.merchants[0].pockets as Pocket[]).find((one) => one.pocket === name)!.amount
}
/** What the next payout is told to have of disputes. */
const foreseen = async () => (await shop.call('payouts.forecast')).body.forecasts[0].payouts[0].disputed
const faults = () => shop.product.db.database.system((tx) => moneyFaults(tx))
const linesOf = async () =>
  (
    await shop.product.db.database.system(
      (tx) => tx<(Row<'payout_line', 'kind' | 'amount_minor'> & { number: number })[]>`
        select l.kind, l.amount_minor, p.sequence as number from payout_line l
          join payout p on p.merchant_id = l.merchant_id and p.id = l.payout_id
         where l.merchant_id = ${shop.merchantId} and l.kind in ('sale', 'refund', 'dispute', 'dispute_release')`,
    )
  ).map(({ number, kind, amount_minor }) => `${number} ${kind} ${amount_minor}`)

test('what is disputed stands apart and in the forecast, and comes back or is refunded once decided', async () => {
  const lost = await shop.open({ order: { amountMinor: 100_000n } })
  shop.product.clock.advance(1)
  const won = await shop.open({ order: { amountMinor: 50_000n } })
  shop.product.clock.advance(1)
  expect([await pocket('in_dispute'), await foreseen()]).toEqual(['1500.00', '-1500.00'])
  await shop.moveTo('2026-11-24T08:00:00Z')
  // In the journal now, and in the pocket still.
  expect([await pocket('in_dispute'), await foreseen()]).toEqual(['1500.00', '0.00'])
  expect(await faults()).toEqual([])
  const { body } = await shop.call('disputes.ofPayout', {
    params: { id: (await shop.read(lost.id)).payouts[0]!.payout_id },
  })
  expect(body.disputes).toMatchObject([
    { id: won.id, disputed_amount: '500.00' },
    { id: lost.id, disputed_amount: '1000.00' },
  ])
  await shop.call('disputes.approve', { params: { id: lost.id }, body: {} })
  await shop.product.call('disputes.withdraw', { as: shop.agent, params: { id: won.id } })
  shop.product.clock.advance(1)
  expect([await pocket('in_dispute'), await foreseen()]).toEqual(['0.00', '1500.00'])
  await shop.moveTo('2026-12-01T08:00:00Z')
  expect(await faults()).toEqual([])
  expect((await linesOf()).toSorted()).toEqual([
    '1 dispute -100000',
    '1 dispute -50000',
    '1 sale 100000',
    '1 sale 50000',
    '2 dispute_release 100000',
    '2 dispute_release 50000',
    '2 refund -100000',
  ])
  const [clearing] = await shop.product.db.database.system(
    (tx) => tx<{ left: bigint }[]>`
      select coalesce(sum(balance_minor), 0)::bigint as left from ledger_balance
       where merchant_id = ${shop.merchantId} and account = 'dispute_clearing'`,
  )
  expect(clearing?.left).toBe(0n)
})

test('of 16 who answer, withdraw and decide at once one ends it, and its money moves once', async () => {
  const { id, orderId } = await shop.open({
    order: { amountMinor: 30_000n, at: new Date('2026-12-01T08:00:00Z') },
  })
  const acts = [
    () => shop.call('disputes.approve', { params: { id }, body: {} }),
    () => shop.call('disputes.challenge', { params: { id }, body: { reason: 'order_on_its_way' } }),
    () => shop.product.call('disputes.withdraw', { as: shop.agent, params: { id } }),
    () => shop.call('orders.refund', { params: { id: orderId }, body: { amount: '1', reason: 'returned' } }),
  ]
  const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => acts[index % 4]!()))
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true)
  const row = await shop.read(id)
  const moved = await shop.product.db.database.system(
    (tx) => tx<(Row<'contributed_movement', 'kind'> & { amount: string })[]>`
      select kind, amount_minor::text as amount from contributed_movement where id like ${`${id}%`} order by kind`,
  )
  const released = row.status === 'arbitration' ? [] : [{ kind: 'dispute_release', amount: '30000' }]
  expect(moved).toEqual([{ kind: 'dispute', amount: '-30000' }, ...released])
  expect(row.history.length).toBeLessThanOrEqual(3)
  if (row.status === 'arbitration')
    await shop.product.call('disputes.withdraw', { as: shop.agent, params: { id } })
  expect(await faults()).toEqual([])
})

test('of 16 answers at the deadline and the deadline itself one stands', async () => {
  const { id } = await shop.open({ order: { amountMinor: 30_000n, at: new Date('2026-12-01T08:00:00Z') } })
  const until = new Date((await shop.read(id)).respond_by)
  shop.product.clock.set(new Date(until.getTime() - 1))
  await Promise.all([
    ...Array.from({ length: 15 }, (_, index) =>
      index % 2
        ? shop.call('disputes.approve', { params: { id }, body: { amount: '10.00' } })
        : shop.call('disputes.challenge', { params: { id }, body: { reason: 'order_on_its_way' } }),
    ),
    shop.product.app.schedules.runDue(until),
  ])
  const { status, refunded_amount } = await shop.read(id)
  expect(['approved null', 'approved 10.00', 'approved 300.00', 'arbitration null']).toContain(
    `${status} ${refunded_amount}`,
  )
  expect(status === 'approved').toBe(refunded_amount !== null)
  expect(await faults()).toEqual([])
})

test('16 who open a dispute of one order open one', async () => {
  const { number } = await shop.order({ as: 'captured', at: new Date('2026-12-01T08:00:00Z') })
  const opened = await Promise.all(
    Array.from({ length: 16 }, () =>
      shop.product.call('disputes.open', {
        as: shop.agent,
        body: { order_number: number, type: 'not_delivered', comment: 'It never came.' },
      }),
    ),
  )
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    new Set(opened.filter(({ status }) => status !== 200).map(({ body }) => body.details.reason)),
  ).toEqual(new Set(['already_disputed']))
})
