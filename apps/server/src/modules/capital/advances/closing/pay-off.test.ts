import { paidOffText } from '@daftar/words/told'
import { expect, test } from 'vitest'
import { advanceFixture, type Borrower } from '../../../../testing/capital/advances.ts'

const fixture = advanceFixture('2026-11-02T08:00:00Z')
const goodWeek = 6_000_600n

/** An advance of 10,000 that owes 10,750 and repaid 6,600 of it in its first week. */
async function halfRepaid(): Promise<Borrower> {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const borrower = await fixture.borrower()
  fixture.product.clock.set(new Date('2026-11-04T08:00:00Z'))
  await fixture.sell(borrower.merchant, 3_000_600n)
  await fixture.settle('2026-11-09')
  fixture.product.clock.set(new Date('2026-11-10T08:00:00Z'))
  return borrower
}

test('a new advance pays off the old one with one transfer of the rest, and the old one says so [DEC-LOAN-27, DEC-LOAN-28, LOAN-42]', async () => {
  const { merchant, advanceId, token } = await halfRepaid()
  const newId = await fixture.signed(merchant, {
    amountMinor: 2_000_000n,
    paysOff: advanceId,
    discountHundredths: 5_000,
  })
  const old = await fixture.advanceOf({ token }, advanceId)
  expect(old).toMatchObject({
    status: 'paying',
    paid_amount: '6600.00',
    outstanding_amount: '4150.00',
    early_pay_off: null,
  })

  // Unpaid fee 289.53, half of it forgiven: X = 4,150.00 - 144.77.
  expect(await fixture.transferOf(newId)).toMatchObject({ amount: '15994.77' })
  expect((await fixture.confirm(newId)).body.transfer.status).toBe('confirmed')
  expect(await fixture.advanceOf({ token }, advanceId)).toMatchObject({
    status: 'closed',
    paid_amount: '10605.23',
    outstanding_amount: '0.00',
    repaid_percent: 100,
    next_repayment_date: null,
    early_pay_off: { repayment_amount: '4005.23', capital_amount: '20000.00' },
    repayments: [
      { repayment_type: 'payout', amount: '6600.00' },
      {
        repayment_type: 'early_pay_off',
        amount: '4005.23',
        week_status: 'earlyPayOff',
      },
    ],
  })
  expect(await fixture.advanceOf({ token }, newId)).toMatchObject({
    status: 'paying',
    outstanding_amount: '21500.00',
    early_pay_off: null,
  })
  const { bank, transit, credit_loss = 0n } = await fixture.balances(merchant)
  expect({ bank, transit, credit_loss }).toEqual({
    bank: -1_000_000n - 1_599_477n,
    transit: -2_340_000n,
    credit_loss: 0n,
  })
  await fixture.expectSound(merchant)
  await fixture.product.deliver()
  const { completed_at: at } = await fixture.advanceOf({ token }, advanceId)
  const told = paidOffText({ at, currency: 'AED' }, 'en')
  expect((await fixture.product.inbox()).filter(({ text }) => text.includes(told))).toHaveLength(1)
})

test('a refused transfer takes back the new order alone; ordered again, it fixes X anew [DEC-LOAN-27]', async () => {
  const { merchant, advanceId, token } = await halfRepaid()
  const newId = await fixture.signed(merchant, { amountMinor: 2_000_000n, paysOff: advanceId })
  const transfer = await fixture.transferOf(newId)
  expect(transfer).toMatchObject({ amount: '15850.00' })
  const before = await fixture.advanceOf({ token }, advanceId)
  await fixture.product.call('transfers.reject', {
    as: fixture.finance,
    params: { id: transfer!.id },
    body: { reason: 'account closed' },
  })
  expect(await fixture.advanceOf({ token }, advanceId)).toEqual(before)
  expect(await fixture.advanceOf({ token }, newId)).toMatchObject({
    status: 'waiting',
    next_repayment_date: null,
  })
  await fixture.sell(merchant, 1_000_600n)
  await fixture.settle('2026-11-16')
  const again = await fixture.product.call('transfers.reorder', {
    as: fixture.second,
    params: { id: newId },
    body: {},
  })
  expect(again.body.transfer).toMatchObject({ amount: '18050.00', status: 'ordered' })
  await fixture.confirm(newId)
  expect(await fixture.advanceOf({ token }, advanceId)).toMatchObject({
    status: 'closed',
    paid_amount: '10750.00',
  })
  await fixture.expectSound(merchant)
})

test('a deduction between order and confirmation still repays the old advance, and the excess is paid out [DEC-LOAN-27, DEC-LOAN-35]', async () => {
  const { merchant, advanceId, token } = await halfRepaid()
  const newId = await fixture.signed(merchant, { amountMinor: 2_000_000n, paysOff: advanceId })
  await fixture.sell(merchant, 1_000_600n)
  await fixture.settle('2026-11-16')
  const owed = (await fixture.balances(merchant))[`merchant_payable:${merchant.merchantId}`] ?? 0n
  await fixture.confirm(newId)
  expect(await fixture.advanceOf({ token }, advanceId)).toMatchObject({
    status: 'closed',
    paid_amount: '10750.00',
    early_pay_off: { repayment_amount: '1950.00' },
  })
  const { [`merchant_payable:${merchant.merchantId}`]: payable } = await fixture.balances(merchant)
  expect(payable).toBe(owed - 220_000n)
  await fixture.expectSound(merchant)
})

test('an old advance repaid in full meanwhile leaves all of X to the merchant [DEC-LOAN-27]', async () => {
  const { merchant, advanceId, token } = await halfRepaid()
  const newId = await fixture.signed(merchant, { amountMinor: 2_000_000n, paysOff: advanceId })
  await fixture.sell(merchant, goodWeek)
  await fixture.settle('2026-11-16')
  expect(await fixture.advanceOf({ token }, advanceId)).toMatchObject({
    status: 'closed',
    early_pay_off: null,
  })
  const owed = (await fixture.balances(merchant))[`merchant_payable:${merchant.merchantId}`] ?? 0n
  await fixture.confirm(newId)
  expect((await fixture.balances(merchant))[`merchant_payable:${merchant.merchantId}`]).toBe(owed - 415_000n)
  expect(await fixture.advanceOf({ token }, newId)).toMatchObject({ status: 'paying' })
  await fixture.expectSound(merchant)
})

test('funding stops for review while the new advance would leave nothing [DEC-LOAN-27]', async () => {
  const { merchant, advanceId, token } = await halfRepaid()
  const newId = await fixture.signed(merchant, { amountMinor: 400_000n, paysOff: advanceId })
  expect(await fixture.transferOf(newId)).toBeUndefined()
  const order = () =>
    fixture.product.call('transfers.reorder', { as: fixture.finance, params: { id: newId }, body: {} })
  expect(await order()).toMatchObject({ status: 409, body: { details: { reason: 'pay_off_not_covered' } } })
  expect(await fixture.advanceOf({ token }, newId)).toMatchObject({
    status: 'waiting',
    next_repayment_date: null,
  })
  await fixture.product.deliver()
  const told = (await fixture.product.inbox()).filter(({ subject }) => subject?.includes('cannot be sent'))
  expect(told).toHaveLength(1)
  await fixture.sell(merchant, 1_000_600n)
  await fixture.settle('2026-11-16')
  expect(await order()).toMatchObject({ status: 200, body: { transfer: { amount: '2050.00' } } })
  await fixture.confirm(newId)
  expect(await fixture.advanceOf({ token }, advanceId)).toMatchObject({ status: 'closed' })
  await fixture.expectSound(merchant)
})

test('a pay-off and the weekly run at the same moment close the old advance once, at exactly zero [DEC-LOAN-27, DEC-LOAN-35]', async () => {
  const { merchant, advanceId, token } = await halfRepaid()
  const newId = await fixture.signed(merchant, { amountMinor: 2_000_000n, paysOff: advanceId })
  await fixture.sell(merchant, goodWeek)
  fixture.product.clock.set(new Date('2026-11-16T02:00:00Z'))
  await Promise.all([
    fixture.confirm(newId),
    fixture.product.app.runWeek('AED', fixture.product.clock.now()),
    fixture.confirm(newId),
  ])
  expect(await fixture.advanceOf({ token }, advanceId)).toMatchObject({
    status: 'closed',
    outstanding_amount: '0.00',
  })
  expect(await fixture.advanceOf({ token }, newId)).toMatchObject({ status: 'paying' })
  const [closings] = await fixture.product.db.database.system(
    (tx) =>
      tx`select count(*)::int as n from status_change where subject_id = ${advanceId} and to_status = 'closed'`,
  )
  expect(closings?.['n']).toBe(1)
  await fixture.expectSound(merchant)
})
