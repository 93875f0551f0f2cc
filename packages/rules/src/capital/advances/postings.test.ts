import { expect, test } from 'vitest'
import type { Posting } from '../../ledger/posting.ts'
import { isBalanced, reverse } from '../../ledger/posting.ts'
import {
  payOffConfirmed,
  collectedAfterClosing,
  recoveredAfterWriteOff,
  writtenOff,
} from './closing-postings.ts'
import { debitCollected, debitReceived, transferReceived } from '../debits/debit-postings.ts'
import { allowsEarlyPayOff, canReachPayOff, earlyPayOff, stopsForReview } from '../offers/early-pay-off.ts'
import * as postings from './postings.ts'
import { payoutConfirmed, payoutOrdered, payoutRejected } from '../../payouts/payout-postings.ts'

const funding = {
  advanceId: 'l1',
  currency: 'AED',
  amountMinor: 10_000_000n,
  feeMinor: 750_000n,
  feeVatMinor: 35_714n,
} as const
const split = { feeMinor: 46_047n, principalMinor: 613_953n, releasedMinor: 43_854n }
const merchant = { merchantId: 'm1', currency: 'AED' } as const

test('ordering, confirming and rejecting the transfer of an advance [DEC-LOAN-8]', () => {
  expect(accounts(postings.fundingOrdered(funding))).toEqual({
    'advance_principal:l1': 10_000_000n,
    transit: -10_000_000n,
    'advance_fee:l1': 750_000n,
    'deferred_fee:l1': -714_286n,
    vat_output: -35_714n,
  })
  expect(accounts(postings.fundingConfirmed(funding))).toEqual({ transit: 10_000_000n, bank: -10_000_000n })
  expect(sum(postings.fundingOrdered(funding), postings.fundingRejected(funding))).toEqual({})
})

test('a deduction repays fee and principal and earns fee; a rejected payout leaves it standing [DEC-LOAN-19]', () => {
  const deduction = postings.deductionTaken({ ...merchant, advanceId: 'l1', split })
  expect(accounts(deduction)).toEqual({
    'merchant_payable:m1': 660_000n,
    'advance_fee:l1': -46_047n,
    'advance_principal:l1': -613_953n,
    'deferred_fee:l1': 43_854n,
    fee_income: -43_854n,
  })
  const payout = { ...merchant, amountMinor: 2_340_000n }
  expect(accounts(payoutOrdered(payout))).toEqual({
    'merchant_payable:m1': 2_340_000n,
    transit: -2_340_000n,
  })
  expect(accounts(payoutConfirmed(payout))).toEqual({ transit: 2_340_000n, bank: -2_340_000n })
  expect(sum(deduction, payoutOrdered(payout), payoutRejected(payout))).toEqual(accounts(deduction))
})

test('a debit waits in clearing until the bank has it, and a returned one is undone [DEC-LOAN-32]', () => {
  const receipt = { advanceId: 'l1', currency: 'AED', split } as const
  expect(accounts(debitCollected(receipt))).toMatchObject({
    dd_clearing: 660_000n,
    'advance_principal:l1': -613_953n,
  })
  expect(accounts(debitReceived({ currency: 'AED', amountMinor: 660_000n }))).toEqual({
    bank: 660_000n,
    dd_clearing: -660_000n,
  })
  expect(sum(debitCollected(receipt), reverse(debitCollected(receipt)))).toEqual({})
})

test('a transfer of the merchant reaches the bank with the same split [DEC-LOAN-29]', () => {
  expect(accounts(transferReceived({ advanceId: 'l1', currency: 'AED', split }))).toMatchObject({
    bank: 660_000n,
    'advance_fee:l1': -46_047n,
    fee_income: -43_854n,
  })
})

test('the amounts of an early pay-off, with and without a discount [DEC-LOAN-26]', () => {
  const old = { currency: 'AED', principalMinor: 4_000_000n, feeMinor: 300_000n } as const
  expect(earlyPayOff(old, 10_000_000n)).toEqual({
    payOffMinor: 4_300_000n,
    discountMinor: 0n,
    resultingMinor: 5_700_000n,
  })
  const discounted = earlyPayOff({ ...old, discountPercentHundredths: 5_000n }, 10_000_000n)
  expect(discounted).toEqual({ payOffMinor: 4_150_000n, discountMinor: 150_000n, resultingMinor: 5_850_000n })
  expect(stopsForReview(earlyPayOff(old, 4_300_000n))).toBe(true)
  expect(stopsForReview(earlyPayOff(old, 4_300_001n))).toBe(false)
})

test('an early pay-off needs a paying advance at least half repaid and an offer that reaches X + 1,000 [DEC-LOAN-26]', () => {
  expect(allowsEarlyPayOff('paying', 50)).toBe(true)
  expect(allowsEarlyPayOff('paying', 49)).toBe(false)
  expect(allowsEarlyPayOff('overdue', 80)).toBe(false)
  const dirhams = { currency: 'AED', leastMinor: 1_000_000n } as const
  expect(canReachPayOff({ ...dirhams, amountMinor: 4_400_000n }, 4_300_000n)).toBe(true)
  expect(canReachPayOff({ ...dirhams, amountMinor: 4_300_000n }, 4_300_000n)).toBe(false)
})

test('a new advance closes the old one, and only the rest leaves the bank [DEC-LOAN-27]', () => {
  const old = {
    advanceId: 'old',
    currency: 'AED',
    principalMinor: 4_000_000n,
    feeMinor: 300_000n,
    deferredMinor: 285_714n,
  } as const
  const before = {
    'advance_principal:old': 4_000_000n,
    'advance_fee:old': 300_000n,
    'deferred_fee:old': -285_714n,
    vat_output: -14_286n,
  }
  const after = sum(
    before,
    postings.fundingOrdered(funding),
    payOffConfirmed({ merchantId: 'm1', old, newAmountMinor: 10_000_000n, discountMinor: 150_000n }),
  )
  expect(after).toEqual({
    ...accounts(postings.fundingOrdered(funding)),
    transit: undefined,
    bank: -5_850_000n,
    vat_output: -35_714n - 14_286n + 7_143n,
    fee_income: -142_857n,
  })
  expect(() =>
    payOffConfirmed({ merchantId: 'm1', old, newAmountMinor: 4_300_000n, discountMinor: 0n }),
  ).toThrow(RangeError)
})

test('what the old advance repaid after the order goes to the merchant, what came back is owed [DEC-LOAN-27, DEC-LOAN-35]', () => {
  const confirmed = (principalMinor: bigint) =>
    accounts(
      payOffConfirmed({
        merchantId: 'm1',
        old: { advanceId: 'old', currency: 'AED', principalMinor, feeMinor: 0n, deferredMinor: 0n },
        newAmountMinor: 10_000n,
        discountMinor: 0n,
        orderedPayOffMinor: 4_000n,
      }),
    )
  const common = { transit: 10_000n, bank: -6_000n }
  expect(confirmed(3_000n)).toEqual({
    ...common,
    'advance_principal:old': -3_000n,
    'merchant_payable:m1': -1_000n,
  })
  expect(confirmed(0n)).toEqual({ ...common, 'merchant_payable:m1': -4_000n })
  expect(confirmed(4_500n)).toEqual({
    ...common,
    'advance_principal:old': -4_500n,
    'merchant_payable:m1': 500n,
  })
})

test('a write-off is a loss of principal only, and later receipts lower it [DEC-LOAN-25]', () => {
  const open = {
    advanceId: 'l1',
    currency: 'AED',
    principalMinor: 400n,
    feeMinor: 30n,
    deferredMinor: 28n,
  } as const
  expect(accounts(writtenOff(open))).toEqual({
    credit_loss: 400n,
    'advance_principal:l1': -400n,
    'deferred_fee:l1': 28n,
    vat_output: 2n,
    'advance_fee:l1': -30n,
  })
  expect(accounts(recoveredAfterWriteOff({ currency: 'AED', amountMinor: 90n, into: 'bank' }))).toEqual({
    bank: 90n,
    credit_loss: -90n,
  })
})

test('what is collected on a closed advance belongs to the merchant [DEC-LOAN-35]', () => {
  expect(accounts(collectedAfterClosing({ ...merchant, amountMinor: 5n, into: 'dd_clearing' }))).toEqual({
    dd_clearing: 5n,
    'merchant_payable:m1': -5n,
  })
})

function accounts(lines: Posting): Record<string, bigint> {
  expect(isBalanced(lines)).toBe(true)
  return Object.fromEntries(lines.map((line) => [line.account, line.amountMinor]))
}

/** Balances after several postings (or on top of given ones); accounts at zero are left out. */
function sum(...parts: (Posting | Record<string, bigint>)[]): Record<string, bigint> {
  const balances: Record<string, bigint> = {}
  for (const part of parts)
    for (const [account, amount] of Object.entries(Array.isArray(part) ? accounts(part as Posting) : part))
      balances[account] = (balances[account] ?? 0n) + (amount as bigint)
  return Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0n))
}
