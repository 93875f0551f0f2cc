import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBalanced, type Posting } from '../../ledger/posting.ts'
import { majorToMinor, type Currency } from '../../money/currency.ts'
import { percentHundredths } from '../../money/percent.ts'
import { payoutClosed, payoutConfirmed, payoutOrdered } from '../../payouts/payout-postings.ts'
import { closePayout, noSums } from '../../settlement/close-payout.ts'
import { splitRepayment } from './fee-split.ts'
import * as postings from './postings.ts'
import { advanceTerms } from '../offers/terms.ts'
import { weeklyDeduction } from './weekly-deduction.ts'

// Whole lives of advances on one journal: sales, refunds, fees, deductions and payouts, week by week.

interface Week {
  readonly salesMinor: bigint
  readonly refundsMinor: bigint
  readonly commissionMinor: bigint
  readonly commissionVatMinor: bigint
}

const quietWeek = fc.constant<Week>({
  salesMinor: 0n,
  refundsMinor: 0n,
  commissionMinor: 0n,
  commissionVatMinor: 0n,
})
const busyWeek = fc
  .record({
    salesMinor: fc.oneof(
      fc.bigInt({ min: 0n, max: 9_999n }),
      fc.bigInt({ min: 0n, max: 10n ** 7n }),
      fc.bigInt({ min: 0n, max: 10n ** 11n }),
    ),
    refundsMinor: fc.oneof(
      fc.constant(0n),
      fc.bigInt({ min: 0n, max: 10n ** 6n }),
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
    ),
    commissionPercent: fc.bigInt({ min: 0n, max: 12n }),
  })
  .map(({ salesMinor, refundsMinor, commissionPercent }): Week => {
    const commissionMinor = (salesMinor * commissionPercent) / 100n
    return { salesMinor, refundsMinor, commissionMinor, commissionVatMinor: commissionMinor / 20n }
  })
const year = fc.array(fc.oneof({ weight: 1, arbitrary: quietWeek }, { weight: 4, arbitrary: busyWeek }), {
  minLength: 52,
  maxLength: 110,
})
const advance = fc.record({
  thousands: fc.bigInt({ min: 10n, max: 1_000n }),
  fours: fc.integer({ min: 1, max: 7 }),
  currency: fc.constantFrom<Currency>('AED', 'KWD', 'SAR', 'BHD', 'USD'),
  vatPercent: fc.constantFrom(0, 5, 15),
  ratePercent: fc.constantFrom(0, 10, 22, 22.5, 100),
  capPercent: fc.constantFrom(100n, 60n),
})

test('any year of weeks keeps the journal balanced and equal to the loan [DEC-LOAN-13, DEC-LOAN-19, DEC-LOAN-36]', () => {
  fc.assert(
    fc.property(advance, year, (choice, weeks) => void liveThrough(choice, weeks)),
    { numRuns: 100 },
  )
})

test('with sales in the end every advance is repaid in full, all three accounts exactly zero [DEC-LOAN-18, DEC-LOAN-19, DEC-LOAN-35]', () => {
  const goodWeek: Week = {
    salesMinor: 10n ** 13n,
    refundsMinor: 0n,
    commissionMinor: 0n,
    commissionVatMinor: 0n,
  }
  fc.assert(
    fc.property(advance, year, (choice, weeks) => {
      const { terms, journal, paidMinor } = liveThrough(choice, [
        ...weeks,
        ...Array.from({ length: 29 }, () => goodWeek),
      ])
      expect(paidMinor).toBe(terms.totalMinor)
      for (const account of ['advance_principal:l', 'advance_fee:l', 'deferred_fee:l'])
        expect(journal.of(account)).toBe(0n)
      expect(-journal.of('fee_income')).toBe(terms.feeMinor - terms.feeVatMinor)
    }),
    { numRuns: 60 },
  )
})

type Choice = typeof advance extends fc.Arbitrary<infer Value> ? Value : never

function liveThrough(choice: Choice, weeks: readonly Week[]) {
  const { currency, vatPercent } = choice
  const terms = advanceTerms({
    amountMinor: majorToMinor(choice.thousands * 1_000n, currency),
    tenorWeeks: choice.fours * 4,
    feeFactorHundredths: 150n,
    currency,
    repaymentRatePercent: choice.ratePercent,
    vatPercent,
  })
  const journal = openJournal()
  const ids = { advanceId: 'l', merchantId: 'm', currency }
  const books = { paidMinor: 0n, feePaidMinor: 0n, feeReleasedMinor: 0n }
  let carriedMinor = 0n
  let carriedInMinor = 0n
  journal.write(postings.fundingOrdered({ ...ids, ...terms }))
  journal.write(postings.fundingConfirmed(terms))

  for (const week of weeks) {
    const outstandingMinor = terms.totalMinor - books.paidMinor
    const due = (salesMinor: bigint) =>
      weeklyDeduction({
        salesMinor,
        outstandingMinor,
        minimumMinor: terms.minimumRepaymentMinor,
        carriedMinor,
        ratePercentHundredths: percentHundredths(choice.ratePercent),
        capPercent: choice.capPercent,
      })
    const closed = closePayout(
      { ...noSums, ...week, carriedInMinor },
      { currency, cycle: 'weekly', vatPercent, reservePercentHundredths: 0n },
      (salesMinor) => due(salesMinor).repaymentMinor,
    )
    journal.write(payoutClosed('m', currency, closed))
    carriedInMinor = closed.carriedOutMinor

    const salesMinor = closed.collectableMinor
    const { repaymentMinor, shortfallMinor } = due(salesMinor)
    expect(repaymentMinor >= 0n && repaymentMinor <= salesMinor && repaymentMinor <= outstandingMinor).toBe(
      true,
    )
    expect(shortfallMinor >= 0n && shortfallMinor <= outstandingMinor).toBe(true)
    carriedMinor = shortfallMinor

    const split = splitRepayment({ ...terms, ...books, repaymentMinor })
    journal.write(postings.deductionTaken({ ...ids, split }))
    books.paidMinor += repaymentMinor
    books.feePaidMinor += split.feeMinor
    books.feeReleasedMinor += split.releasedMinor
    const payout = { ...ids, amountMinor: closed.payoutMinor }
    journal.write(payoutOrdered(payout))
    journal.write(payoutConfirmed(payout))

    expect(journal.of('advance_principal:l') + journal.of('advance_fee:l')).toBe(
      terms.totalMinor - books.paidMinor,
    )
    expect(journal.of('merchant_payable:m')).toBe(-carriedInMinor)
    expect(journal.of('transit')).toBe(0n)
    expect(journal.of('deferred_fee:l') <= 0n).toBe(true)
  }
  return { terms, journal, paidMinor: books.paidMinor }
}

function openJournal() {
  const balances = new Map<string, bigint>()
  return {
    of: (account: string) => balances.get(account) ?? 0n,
    write(lines: Posting) {
      expect(isBalanced(lines)).toBe(true)
      for (const { account, amountMinor } of lines)
        balances.set(account, (balances.get(account) ?? 0n) + amountMinor)
    },
  }
}
