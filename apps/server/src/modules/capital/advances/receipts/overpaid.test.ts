import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../../../../platform/database/upgrade/migrate.ts'
import { advanceFixture, type Borrower } from '../../../../testing/capital/advances.ts'
import { asOwner, runText } from '../../../../testing/database/planted.ts'
import { aFlexibleCycle, moneyFaults } from '../../../../testing/money/settlement.ts'
import type { PayoutRow } from '../../../money/settlement/index.ts'

const fixture = advanceFixture('2026-11-02T08:00:00Z')

/** A merchant without a sale that transferred 3,000.00 more than its advance of 10,750.00 asked for. */
async function anOverpayment(): Promise<Borrower> {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const borrower = await fixture.borrower()
  await receive(borrower, '13750.00', 'IN-ALL')
  return borrower
}

async function receive({ advanceId }: Borrower, amount: string, reference: string, as = fixture.finance) {
  const { status, body } = await fixture.product.call('advances.recordReceipt', {
    as,
    params: { id: advanceId },
    body: { amount, bank_reference: reference, received_on: '2026-11-02' },
  })
  expect(status).toBe(200)
  return body.advance.receipts
}
const payoutsOf = ({ merchant }: Borrower) =>
  fixture.product.db.database.system(
    (tx) =>
      tx<PayoutRow[]>`select * from payout where merchant_id = ${merchant.merchantId} order by sequence`,
  )
const payableOf = async ({ merchant }: Borrower) =>
  (await fixture.balances(merchant))[`merchant_payable:${merchant.merchantId}`]
const transactionsOf = async ({ token }: Borrower, id: string) =>
  (await fixture.product.call('payouts.transactions', { as: token, params: { id } })).body.transactions
const desk = (call: 'transfers.confirm' | 'transfers.reject', id: string, body: object) =>
  fixture.product.call(call, { as: fixture.finance, params: { id }, body })
const transferOf = async (payoutId: string) => (await fixture.transferOf(payoutId))!.id

test('what was overpaid leaves with the next payout, in a week without a sale, and in no other [DEC-LOAN-35]', async () => {
  const borrower = await anOverpayment()
  await receive(borrower, '500.00', 'IN-LATE')
  expect(await payableOf(borrower)).toBe(-350_000n)
  await fixture.settle('2026-11-09')
  const [payout] = await payoutsOf(borrower)
  expect(payout).toMatchObject({
    contributed: { overpayment: '350000' },
    fee_minor: 600n,
    capital_minor: 0n,
    payout_minor: 349_400n,
    status: 'in_transit',
  })
  expect(await payableOf(borrower)).toBeUndefined()
  await desk('transfers.confirm', await transferOf(payout!.id), { bank_reference: 'BNK-9' })

  const lines = await transactionsOf(borrower, payout!.id)
  for (const one of [
    { net: '3000.00', note: 'IN-ALL' },
    { net: '500.00', note: 'IN-LATE' },
  ])
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'overpayment', ...one }))
  const csv = await fixture.product.call('payouts.export', {
    as: borrower.token,
    body: { created_at_gte: '2026-11-09', created_at_lte: '2026-11-09' },
  })
  expect(csv.body).toMatch(/overpayment,.*,3000\.00/)

  await fixture.settle('2026-11-16')
  expect(await payoutsOf(borrower)).toHaveLength(1)
  expect(await fixture.product.db.database.system(moneyFaults)).toEqual([])
})

test('a payout of it that the bank refuses goes out again as a whole with the one after [DEC-LOAN-35, DEC-LOAN-19]', async () => {
  const borrower = await anOverpayment()
  await fixture.settle('2026-11-09')
  const [refused] = await payoutsOf(borrower)
  await desk('transfers.reject', await transferOf(refused!.id), { reason: 'closed account' })
  expect(await payableOf(borrower)).toBe(-299_400n)
  const rolled = await fixture.product.call('settlement.rollOverPayout', {
    as: fixture.finance,
    params: { id: refused!.id },
    body: {},
  })
  expect(rolled.status).toBe(200)
  await fixture.settle('2026-11-16')
  const [, next] = await payoutsOf(borrower)
  expect(next).toMatchObject({ returned_minor: 299_400n, contributed: {}, payout_minor: 298_800n })
  expect(await payableOf(borrower)).toBeUndefined()
  expect(await fixture.product.db.database.system(moneyFaults)).toEqual([])
})

test('above the limit for two it waits until a second person has recorded the same transfer, once of eight [DEC-LOAN-35]', async () => {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const borrower = await fixture.borrower()
  const big = (as: string) => receive(borrower, '110750.01', 'IN-BIG', as)
  expect(await big(fixture.finance)).toMatchObject([{ to_merchant: '100000.01', waits_for_second: true }])
  await big(fixture.finance)
  await fixture.settle('2026-11-09')
  expect(await payoutsOf(borrower)).toEqual([])
  expect(await payableOf(borrower)).toBe(-10_000_001n)

  const answers = await Promise.all(Array.from({ length: 8 }, () => big(fixture.second)))
  for (const receipts of answers) expect(receipts).toMatchObject([{ waits_for_second: false }])
  await fixture.settle('2026-11-16')
  expect(await payoutsOf(borrower)).toMatchObject([{ contributed: { overpayment: '10000001' } }])
  expect(await payableOf(borrower)).toBeUndefined()
})

test('in the flexible cycle it leaves with the payout that is asked for [DEC-LOAN-35, PO-13]', async () => {
  const borrower = await anOverpayment()
  await fixture.product.db.database.system((tx) => aFlexibleCycle(tx, borrower.merchant))
  await fixture.settle('2026-11-09')
  expect(await payoutsOf(borrower)).toEqual([])
  const asked = await fixture.product.call('payouts.request', {
    as: borrower.token,
    params: { id: borrower.merchant.merchantId },
  })
  expect(asked.status).toBe(200)
  expect(await payoutsOf(borrower)).toMatchObject([
    { contributed: { overpayment: '300000' }, cycle: 'flexible' },
  ])
  expect(await payableOf(borrower)).toBeUndefined()
})

test('what was overpaid long before it had a line leaves with the next payout after the upgrade [DEC-LOAN-35]', async () => {
  const borrower = await anOverpayment()
  const { merchantId } = borrower.merchant
  await asOwner(
    fixture.product.db.owner,
    `alter table contributed_movement disable trigger user;
     delete from contributed_movement where merchant_id = '${merchantId}';
     alter table contributed_movement enable trigger user`,
  )
  await fixture.sell(borrower.merchant, 400_000n)
  for (const monday of ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']) await fixture.settle(monday)
  expect(await payableOf(borrower)).toBe(-300_000n)
  await runText(
    fixture.product.db.owner,
    readFileSync(join(migrationsFolder, '0021-overpayments.sql'), 'utf8'),
  )
  await fixture.settle('2026-12-07')
  const payouts = await payoutsOf(borrower)
  expect(payouts.at(-1)).toMatchObject({ contributed: { overpayment: '300000' }, payout_minor: 299_400n })
  expect(await payableOf(borrower)).toBeUndefined()
})
