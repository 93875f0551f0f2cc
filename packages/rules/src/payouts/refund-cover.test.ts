import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { closePayout, noDeduction, noSums, payoutSum, type ClosingTerms } from '../settlement/close-payout.ts'
import { refundCover } from './refund-cover.ts'

const terms: ClosingTerms = { currency: 'AED', vatPercent: 5, cycle: 'weekly', reservePercentHundredths: 0n }
const amount = fc.bigInt({ min: 0n, max: 10n ** 8n })

test('what a refund is short by is exactly what the sums lack to pay for it, and never more than it', () => {
  fc.assert(
    fc.property(amount, amount, amount, (salesMinor, earlierMinor, refundMinor) => {
      const sums = { ...noSums, salesMinor, refundsMinor: earlierMinor }
      const after = { ...sums, refundsMinor: earlierMinor + refundMinor }
      const cover = refundCover(
        refundMinor,
        closePayout(sums, terms, noDeduction),
        closePayout(after, terms, noDeduction),
      )
      const had = payoutSum(sums) > 0n ? payoutSum(sums) : 0n
      expect(cover.shortMinor).toBe(refundMinor > had ? refundMinor - had : 0n)
      expect(cover.coveredMinor + cover.shortMinor).toBe(refundMinor)
    }),
  )
})
