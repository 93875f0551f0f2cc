import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  commissionGivenBack,
  commissionOf,
  commissionOfCapture,
  feeOf,
  type Commission,
} from './commission.ts'

test('a sale of 200.00 at 5.99 percent and 1.00 fixed costs 11.98, 1.00 and 0.65 VAT', () => {
  const commission = commissionOf({
    amountMinor: 20_000n,
    ratePercentHundredths: 599n,
    fixedFeeMinor: 100n,
    vatPercentHundredths: 500n,
  })
  expect(commission).toEqual({ percentMinor: 1_198n, fixedMinor: 100n, vatMinor: 65n })
  expect(feeOf(commission)).toBe(1_298n)
})

test('VAT is rounded once, on percent and fixed part together', () => {
  const commission = commissionOf({
    amountMinor: 1_000n,
    ratePercentHundredths: 100n,
    fixedFeeMinor: 10n,
    vatPercentHundredths: 500n,
  })
  expect(commission).toEqual({ percentMinor: 10n, fixedMinor: 10n, vatMinor: 1n })
})

test('the fixed part is taken with the first capture of an order alone', () => {
  const term = { ratePercentHundredths: 100n, fixedFeeMinor: 150n, vatPercentHundredths: 500n }
  const first = commissionOfCapture(term, { amountMinor: 5_000n, capturedMinor: 0n })
  expect(first).toEqual({ percentMinor: 50n, fixedMinor: 150n, vatMinor: 10n })
  const later = commissionOfCapture(term, { amountMinor: 15_000n, capturedMinor: 5_000n })
  expect(later).toEqual({ percentMinor: 150n, fixedMinor: 0n, vatMinor: 8n })
})

const none: Commission = { percentMinor: 0n, fixedMinor: 0n, vatMinor: 0n }

function plus(one: Commission, other: Commission): Commission {
  return {
    percentMinor: one.percentMinor + other.percentMinor,
    fixedMinor: one.fixedMinor + other.fixedMinor,
    vatMinor: one.vatMinor + other.vatMinor,
  }
}

test('refunds give the commission back pro rata, and together exactly all of each of its parts [DEC-ORD-5]', () => {
  const sizes = fc.array(fc.bigInt({ min: 0n, max: 50_000n }), { maxLength: 8 })
  const rate = fc.bigInt({ min: 0n, max: 2_000n })
  const fixed = fc.bigInt({ min: 0n, max: 500n })
  fc.assert(
    fc.property(sizes, rate, fixed, (refunds, ratePercentHundredths, fixedFeeMinor) => {
      const capturedMinor = refunds.reduce((sum, size) => sum + size, 1n)
      const commission = commissionOf({
        amountMinor: capturedMinor,
        ratePercentHundredths,
        fixedFeeMinor,
        vatPercentHundredths: 500n,
      })
      let refundedMinor = 0n
      let back = none
      for (const refundMinor of [...refunds, 1n]) {
        const given = commissionGivenBack({ capturedMinor, commission, refundedMinor, refundMinor })
        expect(Object.values(given).every((part: bigint) => part >= 0n)).toBe(true)
        refundedMinor += refundMinor
        back = plus(back, given)
      }
      expect(back).toEqual(commission)
    }),
  )
})

test('no refund is worth more commission than its share and one minor unit [DEC-ORD-5]', () => {
  const amount = fc.bigInt({ min: 1n, max: 1_000_000n })
  fc.assert(
    fc.property(amount, amount, amount, (captured, before, size) => {
      const refundedMinor = before % (captured + 1n)
      const refundMinor = size % (captured - refundedMinor + 1n)
      const commission = { percentMinor: captured / 20n, fixedMinor: 150n, vatMinor: captured / 133n }
      const given = commissionGivenBack({ capturedMinor: captured, commission, refundedMinor, refundMinor })
      for (const part of ['percentMinor', 'fixedMinor', 'vatMinor'] as const) {
        const tooMuch = given[part] * captured - commission[part] * refundMinor
        expect(tooMuch <= captured && tooMuch >= -captured).toBe(true)
      }
    }),
  )
})

test('a refund above what is left of the sale is refused', () => {
  const commission = { percentMinor: 10n, fixedMinor: 0n, vatMinor: 1n }
  const refund = { capturedMinor: 100n, commission, refundedMinor: 60n }
  expect(() => commissionGivenBack({ ...refund, refundMinor: 41n })).toThrow(RangeError)
  expect(() => commissionGivenBack({ ...refund, refundMinor: -1n })).toThrow(RangeError)
})
