import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { weeklyDeduction } from '../capital/advances/weekly-deduction.ts'
import { isBalanced } from '../ledger/posting.ts'
import { currencies } from '../money/currency.ts'
import { sumMinor } from '../money/money.ts'
import { payoutClosed, payoutOrdered, payoutReturned } from '../payouts/payout-postings.ts'
import { closingLines, waterfallOf } from '../payouts/waterfall.ts'
import { closePayout, noDeduction, noSums, payoutSum, type Deduct, type PayoutSums } from './close-payout.ts'

const terms = { currency: 'AED', cycle: 'weekly', vatPercent: 5, reservePercentHundredths: 0n } as const
const close = (sums: Partial<PayoutSums>, deduct: Deduct = noDeduction, given = {}) =>
  closePayout({ ...noSums, ...sums }, { ...terms, ...given }, deduct)

/** An advance that owes this much this week and 22 percent of good ones. */
const owing =
  (dueMinor: bigint): Deduct =>
  (salesMinor) =>
    weeklyDeduction({
      salesMinor,
      outstandingMinor: 10_000_000n,
      minimumMinor: dueMinor,
      carriedMinor: 0n,
      ratePercentHundredths: 2200n,
    }).repaymentMinor

test('a payout is sales less refunds, commission with VAT and the fee of its transfer [DEC-LOAN-10, DEC-LOAN-12, PO-16]', () => {
  const closed = close({
    salesMinor: 1_000_000n,
    refundsMinor: 100_000n,
    commissionMinor: 50_000n,
    commissionFixedMinor: 4_000n,
    commissionVatMinor: 2_700n,
    disputesMinor: -20_000n,
    adjustmentsMinor: 5_000n,
  })
  expect(closed).toMatchObject({
    feeMinor: 600n,
    feeVatMinor: 29n,
    payoutMinor: 827_700n,
    carriedOutMinor: 0n,
  })
})

test('a payout below zero sends nothing and is recovered before the next S [DEC-LOAN-10]', () => {
  const first = close({ salesMinor: 10_000n, refundsMinor: 60_000n })
  expect([first.payoutMinor, first.feeMinor, first.carriedOutMinor]).toEqual([0n, 0n, -50_000n])
  const second = close({ salesMinor: 400_000n, carriedInMinor: first.carriedOutMinor })
  expect([second.collectableMinor, second.payoutMinor]).toEqual([349_400n, 349_400n])
})

test('a deduction that takes all leaves no transfer, so no fee, and sees the sum without one [DEC-LOAN-12]', () => {
  const closed = close({ salesMinor: 400_000n }, owing(2_000_000n))
  expect(closed).toMatchObject({
    feeMinor: 0n,
    collectableMinor: 400_000n,
    capitalMinor: 400_000n,
    payoutMinor: 0n,
    carriedOutMinor: 0n,
  })
})

test('where only the fee is left, it is not charged but carried, to pay for the next transfer [DEC-LOAN-12]', () => {
  const closed = close({ salesMinor: 400_000n }, owing(399_500n))
  expect(closed).toMatchObject({
    feeMinor: 0n,
    collectableMinor: 399_400n,
    capitalMinor: 399_400n,
    payoutMinor: 0n,
    carriedOutMinor: 600n,
  })
  const next = close({ salesMinor: 1_000_000n, carriedInMinor: closed.carriedOutMinor })
  expect(next.payoutMinor).toBe(1_000_000n)
})

test('a sum that would not pay for its own transfer is carried, not eaten by the fee [DEC-LOAN-12, PO-15]', () => {
  expect(close({ salesMinor: 1_700n })).toMatchObject({
    feeMinor: 0n,
    payoutMinor: 0n,
    carriedOutMinor: 1_700n,
  })
  expect(close({ salesMinor: 2_500n })).toMatchObject({ payoutMinor: 0n, carriedOutMinor: 2_500n })
  expect(close({ salesMinor: 2_501n })).toMatchObject({
    feeMinor: 2_500n,
    payoutMinor: 1n,
    carriedOutMinor: 0n,
  })
})

test('the deduction does not change the band of the fee [DEC-LOAN-12]', () => {
  const closed = close({ salesMinor: 300_000n }, owing(200_000n))
  expect(closed).toMatchObject({ feeMinor: 600n, capitalMinor: 200_000n, payoutMinor: 99_400n })
})

test('a flexible payout adds its own fee [PO-13, DEC-PO-9]', () => {
  expect(close({ salesMinor: 300_000n }, noDeduction, { cycle: 'flexible' })).toMatchObject({
    feeMinor: 2_100n,
    payoutMinor: 297_900n,
  })
})

test('an advance takes nothing again of a payout that came back [DEC-LOAN-19]', () => {
  const closed = close({ salesMinor: 500_000n, returnedMinor: 900_000n }, owing(0n))
  expect(closed).toMatchObject({
    collectableMinor: 499_400n,
    capitalMinor: 109_868n,
    payoutMinor: 1_289_532n,
  })
})

test('what was overpaid goes back whole: no advance takes of it and no reserve is kept of it [DEC-LOAN-35]', () => {
  const reserve = { reservePercentHundredths: 10_000n }
  expect(close({ overpaidMinor: 300_000n }, owing(500_000n), reserve)).toMatchObject({
    reserveHeldMinor: 0n,
    capitalMinor: 0n,
    payoutMinor: 299_400n,
  })
  // What a returned debit takes back comes out of the sales, before the advance sees them.
  expect(close({ salesMinor: 400_000n, overpaidMinor: -100_000n }, owing(500_000n))).toMatchObject({
    collectableMinor: 300_000n,
    capitalMinor: 300_000n,
    payoutMinor: 0n,
  })
})

test('a reserve keeps a share of what was sold, never more than there is, and never old money again', () => {
  const reservePercentHundredths = 1_000n
  const keep = (sums: Partial<PayoutSums>) =>
    close(sums, noDeduction, { reservePercentHundredths }).reserveHeldMinor
  expect(keep({ salesMinor: 500_000n, refundsMinor: 100_005n })).toBe(40_000n)
  expect(keep({ salesMinor: 100_000n, carriedInMinor: -95_000n })).toBe(5_000n)
  expect(keep({ salesMinor: 100_000n, carriedInMinor: -100_000n, returnedMinor: 70_000n })).toBe(0n)
  expect(keep({ refundsMinor: 5n, reserveReleasedMinor: 50_000n })).toBe(0n)
})

const size = fc.oneof(
  fc.constant(0n),
  fc.bigInt({ min: 0n, max: 5_000n }),
  fc.bigInt({ min: 0n, max: 10n ** 6n }),
  fc.bigInt({ min: 0n, max: 10n ** 10n }),
)
const signed = fc.tuple(size, fc.boolean()).map(([minor, below]) => (below ? -minor : minor))
const anySums = fc.record<PayoutSums>({
  salesMinor: size,
  refundsMinor: size,
  commissionMinor: signed,
  commissionFixedMinor: signed,
  commissionVatMinor: signed,
  disputesMinor: signed,
  disputesReleasedMinor: size,
  adjustmentsMinor: signed,
  carriedInMinor: signed,
  returnedMinor: size,
  overpaidMinor: signed,
  cardSpendMinor: size.map((minor) => -minor),
  cardRefundMinor: size,
  reserveReleasedMinor: size,
})
const anyTerms = fc.record({
  currency: fc.constantFrom(...currencies),
  cycle: fc.constantFrom('weekly' as const, 'flexible' as const),
  vatPercent: fc.constantFrom(0, 5, 10, 15),
  reservePercentHundredths: fc.constantFrom(0n, 500n, 10_000n),
})
const anyDeduct = fc.oneof(fc.constant(noDeduction), size.map(owing))

test('nothing is lost and nothing invented: every step of the waterfall together is the transfer [DEC-LOAN-12]', () => {
  fc.assert(
    fc.property(anySums, anyTerms, anyDeduct, (sums, given, deduct) => {
      const closed = closePayout(sums, given, deduct)
      expect(sumMinor(Object.values(waterfallOf(closed)))).toBe(closed.payoutMinor)
      expect(closed.payoutMinor >= 0n).toBe(true)
      expect(closed.payoutMinor === 0n || closed.carriedOutMinor === 0n).toBe(true)
      expect(closed.feeMinor === 0n || closed.payoutMinor > 0n).toBe(true)
      expect(closed.capitalMinor).toBe(deduct(closed.collectableMinor))
      expect(closed.capitalMinor <= closed.salesPayoutMinor).toBe(true)
      expect(payoutSum(closed) > 0n || closed.payoutMinor === 0n).toBe(true)
      expect(payoutSum(closed) - closed.reserveHeldMinor).toBe(
        closed.salesPayoutMinor + closed.feeMinor + closed.carriedOutMinor,
      )
    }),
    { numRuns: 1_000 },
  )
})

test('the lines of a payout come to its transfer and what it hands on, to the last minor unit', () => {
  fc.assert(
    fc.property(anySums, anyTerms, anyDeduct, (sums, given, deduct) => {
      const closed = closePayout(sums, given, deduct)
      const nets = closingLines(closed).map(({ amountMinor, vatMinor }) => amountMinor - vatMinor)
      expect(payoutSum(sums) + sumMinor(nets)).toBe(closed.payoutMinor + closed.carriedOutMinor)
    }),
    { numRuns: 1_000 },
  )
})

test('what a closing books is balanced, and the merchant is owed what is sent, taken and carried [DEC-LOAN-36]', () => {
  fc.assert(
    fc.property(anySums, anyTerms, anyDeduct, (sums, given, deduct) => {
      const closed = closePayout(sums, given, deduct)
      const booked = payoutClosed('m', given.currency, closed)
      expect(isBalanced(booked)).toBe(true)
      const owed = -(booked.find((line) => line.account === 'merchant_payable:m')?.amountMinor ?? 0n)
      expect(owed + sums.carriedInMinor + sums.returnedMinor + sums.overpaidMinor).toBe(
        closed.payoutMinor + closed.capitalMinor + closed.carriedOutMinor,
      )
    }),
    { numRuns: 1_000 },
  )
})

test('a payout that comes back after it was paid is owed again, with the money in the bank [DEC-LOAN-19]', () => {
  const transfer = { merchantId: 'm', currency: 'KWD', amountMinor: 5n } as const
  expect(payoutReturned(transfer)).toEqual([
    { account: 'bank', currency: 'KWD', amountMinor: 5n },
    { account: 'merchant_payable:m', currency: 'KWD', amountMinor: -5n },
  ])
  expect(payoutOrdered(transfer)[0]?.amountMinor).toBe(5n)
})
