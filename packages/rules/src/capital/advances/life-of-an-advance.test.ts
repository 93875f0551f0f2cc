import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBalanced, reverse, type Posting } from '../../ledger/posting.ts'
import { majorToMinor, type Currency } from '../../money/currency.ts'
import { smallest } from '../../money/money.ts'
import {
  collectedAfterClosing,
  payOffConfirmed,
  recoveredAfterWriteOff,
  writtenOff,
} from './closing-postings.ts'
import {
  debitCollected,
  debitReceived,
  transferReceived,
  type RepaymentReceived,
} from '../debits/debit-postings.ts'
import { earlyPayOff, stopsForReview } from '../offers/early-pay-off.ts'
import { splitRepayment, type RepaymentSplit } from './fee-split.ts'
import { deductionTaken, fundingConfirmed, fundingOrdered, fundingRejected } from './postings.ts'
import { advanceTerms } from '../offers/terms.ts'
import { amountDue, carriedAfterReceipt, weeklyDeduction } from './weekly-deduction.ts'

// Whole lives of an advance, whichever way each week is repaid and however it ends: on one journal, step by
// step.

type Relief = 'none' | 'pause' | 'half'
type Step =
  | { kind: 'payout'; salesMinor: bigint; relief: Relief }
  | { kind: 'debit'; how: 'paid' | 'failed' | 'paid-later'; isReceived: boolean; relief: Relief }
  // The oldest debit that was paid comes back, however long ago it was.
  | { kind: 'return' }
  | { kind: 'transfer'; amountMinor: bigint }

const amount = fc.oneof(
  fc.bigInt({ min: 0n, max: 9_999n }),
  fc.bigInt({ min: 0n, max: 10n ** 6n }),
  fc.bigInt({ min: 0n, max: 10n ** 9n }),
)
/** What was granted for the week; most weeks nothing is (docs/decisions/0021). */
const relief = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Relief>('none') },
  { weight: 1, arbitrary: fc.constantFrom<Relief>('pause', 'half') },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('payout' as const), salesMinor: amount, relief }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('debit' as const),
      how: fc.constantFrom('paid', 'failed', 'paid-later'),
      isReceived: fc.boolean(),
      relief,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'return' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('transfer' as const),
      amountMinor: amount.map((one) => one + 1n),
    }),
  },
)
const advance = fc.record({
  thousands: fc.bigInt({ min: 10n, max: 1_000n }),
  fours: fc.integer({ min: 1, max: 7 }),
  currency: fc.constantFrom<Currency>('AED', 'KWD', 'SAR', 'BHD', 'USD'),
  vatPercent: fc.constantFrom(0, 5, 15),
})
const year = fc.array(step, { minLength: 1, maxLength: 70 })

test('payouts, failing debits, reliefs and transfers always balance, P + B = O, and end at zero [DEC-LOAN-19, DEC-LOAN-29, DEC-LOAN-32, DEC-LOAN-35, DEC-LOAN-36]', () => {
  fc.assert(
    fc.property(advance, year, (choice, steps) => {
      const life = live(choice, steps)
      life.take({ kind: 'transfer', amountMinor: life.leftMinor() + 5n })
      life.expectClosed()
      expect(-life.balance('fee_income')).toBe(life.terms.feeMinor - life.terms.feeVatMinor)
      expect(life.balance('dd_clearing')).toBe(life.onItsWayMinor())
    }),
    { numRuns: 150 },
  )
})

test('paid off by a new advance, with any discount and any week between order and confirmation [DEC-LOAN-27, DEC-LOAN-36]', () => {
  const discount = fc.oneof(fc.constant(0n), fc.constant(10_000n), fc.bigInt({ min: 0n, max: 10_000n }))
  fc.assert(
    fc.property(advance, year, discount, year, (choice, steps, discountPercentHundredths, between) => {
      const life = live(choice, steps)
      const payOff = () =>
        earlyPayOff({ ...life.open(), discountPercentHundredths }, life.newTerms.amountMinor)
      const ordered = payOff()
      if (life.leftMinor() === 0n || stopsForReview(ordered)) return
      life.write(fundingOrdered(life.newFunding))
      for (const one of between.slice(0, 3)) life.take(one)
      const { discountMinor, payOffMinor } = payOff()
      life.write(
        payOffConfirmed({
          merchantId: 'm',
          old: life.open(),
          newAmountMinor: life.newTerms.amountMinor,
          discountMinor,
          orderedPayOffMinor: ordered.payOffMinor,
        }),
      )
      life.repay(payOffMinor, discountMinor)
      life.expectClosed()
      expect(life.balance('transit'), 'nothing is under way').toBe(0n)
      expect(life.balance('advance_principal:new')).toBe(life.newTerms.amountMinor)
    }),
    { numRuns: 150 },
  )
})

test('a refused transfer of a new advance leaves the old one and the journal as they were [DEC-LOAN-27]', () => {
  fc.assert(
    fc.property(advance, year, (choice, steps) => {
      const life = live(choice, steps)
      const before = life.balances()
      life.write(fundingOrdered(life.newFunding))
      life.write(fundingRejected(life.newFunding))
      expect(life.balances()).toEqual(before)
    }),
    { numRuns: 50 },
  )
})

test('written off after any year: the loss is the principal that was left, later money lowers it [DEC-LOAN-25, DEC-LOAN-36]', () => {
  fc.assert(
    fc.property(advance, year, (choice, steps) => {
      const life = live(choice, steps)
      const left = life.open()
      life.write(writtenOff(left))
      life.repay(0n, left.principalMinor + left.feeMinor)
      life.expectClosed()
      expect(life.balance('credit_loss')).toBe(left.principalMinor)
      const late = smallest(left.principalMinor, 700n)
      life.write(recoveredAfterWriteOff({ currency: choice.currency, amountMinor: late, into: 'bank' }))
      expect(life.balance('credit_loss')).toBe(left.principalMinor - late)
    }),
    { numRuns: 100 },
  )
})

type Choice = typeof advance extends fc.Arbitrary<infer Value> ? Value : never

/** An advance after some steps of its life, and what may be done with it next. */
function live(choice: Choice, steps: readonly Step[]) {
  const { currency } = choice
  const termsOf = (thousands: bigint) =>
    advanceTerms({
      amountMinor: majorToMinor(thousands * 1_000n, currency),
      tenorWeeks: choice.fours * 4,
      feeFactorHundredths: 150n,
      currency,
      repaymentRatePercent: 22,
      vatPercent: choice.vatPercent,
    })
  const terms = termsOf(choice.thousands)
  const newTerms = termsOf(choice.thousands)
  const newFunding = { advanceId: 'new', ...newTerms }
  const accounts = new Map<string, bigint>()
  const balance = (account: string) => accounts.get(account) ?? 0n
  let collected: { receipt: RepaymentReceived; dueMinor: bigint; isReceived: boolean }[] = []
  let paidMinor = 0n
  let creditedMinor = 0n
  let carriedMinor = 0n

  const write = (lines: Posting) => {
    expect(isBalanced(lines)).toBe(true)
    for (const line of lines) accounts.set(line.account, balance(line.account) + line.amountMinor)
  }
  const leftMinor = () => terms.totalMinor - paidMinor - creditedMinor
  const check = () => {
    expect(balance('advance_principal:l') + balance('advance_fee:l'), 'P + B + C = O').toBe(leftMinor())
    expect(balance('deferred_fee:l') <= 0n).toBe(true)
    expect([...accounts.values()].reduce((sum, one) => sum + one, 0n)).toBe(0n)
  }
  const splitOf = (repaymentMinor: bigint): RepaymentSplit =>
    splitRepayment({
      ...terms,
      paidMinor,
      feePaidMinor: terms.feeMinor - balance('advance_fee:l'),
      feeReleasedMinor: terms.feeMinor - terms.feeVatMinor + balance('deferred_fee:l'),
      repaymentMinor,
    })
  const repay = (repaymentMinor: bigint, creditMinor = 0n) => {
    paidMinor += repaymentMinor
    creditedMinor += creditMinor
    check()
  }
  const week = (granted: Relief) => ({
    minimumMinor: terms.minimumRepaymentMinor,
    carriedMinor,
    outstandingMinor: leftMinor(),
    relief: {
      none: null,
      pause: { kind: 'pause' as const },
      half: { kind: 'lower_minimum' as const, minimumMinor: terms.minimumRepaymentMinor / 2n },
    }[granted],
  })

  function payout(salesMinor: bigint, granted: Relief) {
    const before = carriedMinor
    const result = weeklyDeduction({ ...week(granted), salesMinor, ratePercentHundredths: 2_200n })
    if (granted === 'pause') expect([result.repaymentMinor, result.shortfallMinor]).toEqual([0n, before])
    const split = splitOf(result.repaymentMinor)
    write(deductionTaken({ advanceId: 'l', merchantId: 'm', currency, split }))
    carriedMinor = result.shortfallMinor
    repay(result.repaymentMinor)
  }

  function debit({ how, isReceived, relief: granted }: Step & { kind: 'debit' }) {
    const dueMinor = amountDue(week(granted))
    if (granted === 'pause') expect(dueMinor, 'nothing is asked for in a paused week').toBe(0n)
    if (dueMinor === 0n) return
    if (how !== 'paid') carriedMinor = dueMinor
    if (how === 'failed') return
    const receipt = { advanceId: 'l', currency, split: splitOf(dueMinor) }
    write(debitCollected(receipt))
    carriedMinor = 0n
    repay(dueMinor)
    if (isReceived) write(debitReceived({ currency, amountMinor: dueMinor }))
    collected.push({ receipt, dueMinor, isReceived })
  }

  function comesBack() {
    const [oldest, ...others] = collected
    if (!oldest) return
    collected = others
    const { receipt, dueMinor, isReceived } = oldest
    write(reverse(debitCollected(receipt)))
    if (isReceived) write(reverse(debitReceived({ currency, amountMinor: dueMinor })))
    carriedMinor += dueMinor
    repay(-dueMinor)
  }

  function transfer(amountMinor: bigint) {
    const repaidMinor = smallest(amountMinor, leftMinor())
    write(transferReceived({ advanceId: 'l', currency, split: splitOf(repaidMinor) }))
    write(
      collectedAfterClosing({
        merchantId: 'm',
        currency,
        amountMinor: amountMinor - repaidMinor,
        into: 'bank',
      }),
    )
    carriedMinor = carriedAfterReceipt(carriedMinor, repaidMinor)
    repay(repaidMinor)
    expect(carriedMinor <= leftMinor(), 'no more is carried than is left').toBe(true)
  }

  function take(one: Step) {
    if (one.kind === 'payout') payout(one.salesMinor, one.relief)
    else if (one.kind === 'debit') debit(one)
    else if (one.kind === 'return') comesBack()
    else transfer(one.amountMinor)
  }

  write(fundingOrdered({ advanceId: 'l', ...terms }))
  write(fundingConfirmed(terms))
  for (const one of steps) take(one)
  return {
    terms,
    newTerms,
    newFunding,
    balance,
    /** Those that are not zero. */
    balances: () => new Map([...accounts].filter(([, minor]) => minor !== 0n)),
    write,
    take,
    repay,
    leftMinor,
    /** Collected and not in the bank yet. */
    onItsWayMinor: () =>
      collected.reduce((sum, { dueMinor, isReceived }) => (isReceived ? sum : sum + dueMinor), 0n),
    open: () => ({
      advanceId: 'l',
      currency,
      principalMinor: balance('advance_principal:l'),
      feeMinor: balance('advance_fee:l'),
      deferredMinor: -balance('deferred_fee:l'),
    }),
    expectClosed: () => {
      expect(leftMinor()).toBe(0n)
      for (const account of ['advance_principal:l', 'advance_fee:l', 'deferred_fee:l'])
        expect(balance(account), account).toBe(0n)
    },
  }
}
