import { expect, test } from 'vitest'
import { advanceFixture, type Borrower } from '../../../../testing/capital/advances.ts'
import { tally } from '../../../../testing/app/desk-builders.ts'
import { directDebitOf } from '../../../../testing/capital/direct-debit.ts'

const fixture = advanceFixture('2026-11-02T08:00:00Z')

async function aBorrower(): Promise<Borrower> {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  return fixture.borrower()
}

const receive = (advanceId: string, given: { amount: string; reference: string; on?: string; as?: string }) =>
  fixture.product.call('advances.recordReceipt', {
    as: given.as ?? fixture.finance,
    params: { id: advanceId },
    body: {
      amount: given.amount,
      bank_reference: given.reference,
      received_on: given.on ?? fixture.product.clock.now().toISOString().slice(0, 10),
    },
  })
const payableOf = async ({ merchant }: Borrower) =>
  (await fixture.balances(merchant))[`merchant_payable:${merchant.merchantId}`] ?? 0n

test('a bank transfer repays the advance with its fee share, and first what was carried [DEC-LOAN-29]', async () => {
  const borrower = await aBorrower()
  const { advanceId, merchant } = borrower
  await fixture.settle('2026-11-09')
  expect(await fixture.advanceOf(borrower, advanceId)).toMatchObject({
    status: 'overdue',
    shortfall_amount: '537.50',
  })

  const answer = await receive(advanceId, { amount: '1000.00', reference: 'IN-1' })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      advance: {
        outstanding: '9750.00',
        receipts: [{ amount: '1000.00', repaid: '1000.00', to_merchant: '0.00', bank_reference: 'IN-1' }],
      },
    },
  })
  const advance = await fixture.advanceOf(borrower, advanceId)
  // Only the weekly run says that a week is made good (DEC-LOAN-1).
  expect(advance).toMatchObject({ status: 'overdue', shortfall_amount: '0.00', next_due_amount: '537.50' })
  expect(advance.repayments).toContainEqual(
    expect.objectContaining({ repayment_type: 'transfer', amount: '1000.00', payment_amount: null }),
  )
  expect((await fixture.balances(merchant))['bank']).toBe(-1_000_000n + 100_000n)
  await fixture.expectSound(merchant)
})

test('one transfer recorded by two people at once, 64 times, counts once [DEC-LOAN-29]', async () => {
  const borrower = await aBorrower()
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      receive(borrower.advanceId, {
        amount: '500.00',
        reference: 'IN-2',
        as: n % 2 ? fixture.finance : fixture.second,
      }),
    ),
  )
  expect(tally(answers)).toEqual({ done: 64 })
  expect(await fixture.advanceOf(borrower, borrower.advanceId)).toMatchObject({ paid_amount: '500.00' })
  expect(await receive(borrower.advanceId, { amount: '501.00', reference: 'IN-2' })).toMatchObject({
    status: 409,
    body: { details: { reason: 'reference_reused' } },
  })
  await fixture.expectSound(borrower.merchant)
})

test('a reference names one transfer of its merchant, and may be used by another merchant [DEC-LOAN-29]', async () => {
  const [borrower, other] = [await aBorrower(), await aBorrower()]
  const all = { amount: '10750.00', reference: 'IN-SAME' }
  for (const { advanceId } of [borrower, other]) {
    const { body } = await receive(advanceId, all)
    expect(body.advance).toMatchObject({ status: 'closed', receipts: [{ repaid: '10750.00' }] })
  }
  const next = await fixture.signed(borrower.merchant, { amountMinor: 1_000_000n })
  await fixture.confirm(next)
  expect((await receive(next, all)).body.details.reason).toBe('reference_reused')
  expect(await fixture.advanceOf(borrower, next)).toMatchObject({ status: 'paying', paid_amount: '0.00' })
})

test('money is received up to today where the advance’s money lives [DEC-LOAN-29, DEC-CAP-11]', async () => {
  const { advanceId } = await aBorrower()
  // It is the 3rd in Dubai.
  fixture.product.clock.set(new Date('2026-11-02T21:00:00Z'))
  const on = (day: string) => receive(advanceId, { amount: '10.00', reference: `IN-${day}-DXB`, on: day })
  expect((await on('2026-11-03')).status).toBe(200)
  expect((await on('2026-11-04')).body.details.fields).toEqual({ received_on: 'date_in_future' })
})

test('the transfer that repays the last of it closes the advance, and what is more is the merchant’s [DEC-LOAN-35, DEC-LOAN-24]', async () => {
  const borrower = await aBorrower()
  const { advanceId } = borrower
  await receive(advanceId, { amount: '11000.00', reference: 'IN-3' })
  expect(await fixture.advanceOf(borrower, advanceId)).toMatchObject({
    status: 'closed',
    repaid_percent: 100,
    paid_amount: '10750.00',
    next_repayment_date: null,
    completed_at: fixture.product.clock.now().toISOString(),
  })
  expect(await payableOf(borrower)).toBe(-25_000n)
  const late = await receive(advanceId, { amount: '10.00', reference: 'IN-4' })
  expect(late.body.advance.receipts).toContainEqual(
    expect.objectContaining({ bank_reference: 'IN-4', repaid: '0.00', to_merchant: '10.00' }),
  )
  expect(await payableOf(borrower)).toBe(-26_000n)
  await fixture.product.deliver()
  const mails = await fixture.product.inbox()
  expect(mails.some(({ subject }) => subject?.startsWith('Your advance is fully repaid'))).toBe(true)
  await fixture.expectSound(borrower.merchant)
})

test('a transfer that repays everything during the weekly run closes the advance once [DEC-LOAN-29, DEC-LOAN-35]', async () => {
  const borrower = await aBorrower()
  const { advanceId, merchant } = borrower
  await fixture.sell(merchant, 2_000_600n)
  fixture.product.clock.set(new Date('2026-11-09T02:00:00Z'))
  await Promise.all([
    receive(advanceId, { amount: '10750.00', reference: 'IN-5' }),
    fixture.product.app.runWeek('AED', fixture.product.clock.now()),
  ])
  expect(await fixture.advanceOf(borrower, advanceId)).toMatchObject({
    status: 'closed',
    paid_amount: '10750.00',
  })
  const { transit = 0n, bank } = await fixture.balances(merchant)
  // Sales less the fee of the settlement reach the merchant, in the payout or beside it.
  expect(-transit - (await payableOf(borrower))).toBe(2_000_000n)
  expect(bank).toBe(75_000n)
  await fixture.expectSound(merchant)
})

test('what cannot be is refused: no advance, not sent yet, no amount, a day to come, another role [DEC-LOAN-29]', async () => {
  const borrower = await aBorrower()
  const fine = { amount: '10.00', reference: 'IN-6' }
  expect((await receive('lon_none', fine)).status).toBe(404)
  expect((await receive(borrower.advanceId, { ...fine, amount: '0.00' })).body.details.fields).toEqual({
    amount: 'invalid',
  })
  expect((await receive(borrower.advanceId, { ...fine, on: '2030-01-01' })).body.details.fields).toEqual({
    received_on: 'date_in_future',
  })
  const underwriter = await fixture.product.signInStaff(await fixture.product.aStaff('underwriter'))
  expect((await receive(borrower.advanceId, { ...fine, as: underwriter })).status).toBe(403)
  const waiting = await fixture.signed((await aBorrowerWithoutAdvance()).merchant, {
    amountMinor: 1_000_000n,
  })
  expect((await receive(waiting, fine)).body.details.reason).toBe('wrong_status')
  const { advanceId: unmandated } = await directDebitOf(fixture.product).signed()
  expect((await receive(unmandated, fine)).body.details.reason).toBe('wrong_status')
})

async function aBorrowerWithoutAdvance(): Promise<Borrower> {
  const borrower = await aBorrower()
  await receive(borrower.advanceId, { amount: '10750.00', reference: `IN-${borrower.advanceId}` })
  return borrower
}

test('a repayment that no posting of the journal stands for is refused by the database', async () => {
  const borrower = await aBorrower()
  const { merchant, advanceId } = borrower
  const write = () =>
    fixture.product.db.database.system(
      (tx) => tx`
        insert into repayment (merchant_id, id, advance_id, kind, week_start, date, due_minor, amount_minor, shortfall_minor, created_at)
        values (${merchant.merchantId}, 'rep_unbooked', ${advanceId}, 'transfer', '2026-11-02', '2026-11-02', 100, 100, 0, now())`,
    )
  await expect(write()).rejects.toThrow(/owed .* repaid .* left/)
  await receive(advanceId, { amount: '500.00', reference: 'IN-BOOK' })
  const forgive = () =>
    fixture.product.db.database.system(
      (tx) => tx`update advance set credited_minor = 1 where id = ${advanceId}`,
    )
  await expect(forgive()).rejects.toThrow(/owed .* repaid .* left/)
  expect(await fixture.advanceOf(borrower, advanceId)).toMatchObject({
    paid_amount: '500.00',
    credited_amount: '0.00',
  })
  await fixture.expectSound(merchant)
})
