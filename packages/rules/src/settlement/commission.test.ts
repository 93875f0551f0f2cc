import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionGivenBack, commissionOf } from './commission.ts'

test('a sale of 200.00 at 5.99 percent and 1.00 fixed costs 12.98 and 0.65 VAT', () => {
  const commission = commissionOf({
    amountMinor: 20_000n,
    ratePercentHundredths: 599n,
    fixedFeeMinor: 100n,
    vatPercentHundredths: 500n,
  })
  expect(commission).toEqual({ commissionMinor: 1_298n, commissionVatMinor: 65n })
})

test('DEC-ORD-5: refunds give the commission back pro rata, and together exactly all of it', () => {
  const sizes = fc.array(fc.bigInt({ min: 0n, max: 50_000n }), { maxLength: 8 })
  fc.assert(
    fc.property(sizes, fc.bigInt({ min: 0n, max: 2_000n }), (refunds, ratePercentHundredths) => {
      const capturedMinor = refunds.reduce((sum, size) => sum + size, 1n)
      const commission = commissionOf({
        amountMinor: capturedMinor,
        ratePercentHundredths,
        vatPercentHundredths: 500n,
      })
      let refundedMinor = 0n
      const back = { commissionMinor: 0n, commissionVatMinor: 0n }
      for (const refundMinor of [...refunds, 1n]) {
        const given = commissionGivenBack({ capturedMinor, commission, refundedMinor, refundMinor })
        expect(given.commissionMinor >= 0n && given.commissionVatMinor >= 0n).toBe(true)
        refundedMinor += refundMinor
        back.commissionMinor += given.commissionMinor
        back.commissionVatMinor += given.commissionVatMinor
      }
      expect(back).toEqual(commission)
    }),
  )
})

test('a refund above what is left of the sale is refused', () => {
  const commission = { commissionMinor: 10n, commissionVatMinor: 1n }
  const refund = { capturedMinor: 100n, commission, refundedMinor: 60n }
  expect(() => commissionGivenBack({ ...refund, refundMinor: 41n })).toThrow(RangeError)
  expect(() => commissionGivenBack({ ...refund, refundMinor: -1n })).toThrow(RangeError)
})
