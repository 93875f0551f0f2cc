import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRepayment } from './fee-split.ts'

const start = {
  totalMinor: 10_750_000n,
  feeMinor: 750_000n,
  feeVatMinor: 35_714n,
  paidMinor: 0n,
  feePaidMinor: 0n,
  feeReleasedMinor: 0n,
}

test('DEC-LOAN-19: the first 6,600 of 107,500 are 460.47 fee and 6,139.53 principal, and earn 438.54', () => {
  expect(splitRepayment({ ...start, repaymentMinor: 660_000n })).toEqual({
    feeMinor: 46_047n,
    principalMinor: 613_953n,
    releasedMinor: 43_854n,
  })
})

test('DEC-LOAN-19: however it is cut up, the whole pays exactly F and A and releases exactly F - V', () => {
  const cuts = fc.array(fc.bigInt({ min: 0n, max: 400_000n }), { maxLength: 40 })
  fc.assert(
    fc.property(
      cuts,
      fc.bigInt({ min: 1n, max: 5_000_000n }),
      fc.bigInt({ min: 1n, max: 400_000n }),
      fc.bigInt({ min: 0n, max: 100n }),
      (sizes, amount, fee, vatShare) => {
        const terms = { totalMinor: amount + fee, feeMinor: fee, feeVatMinor: (fee * vatShare) / 100n }
        let state = { paidMinor: 0n, feePaidMinor: 0n, feeReleasedMinor: 0n, principal: 0n }
        for (const size of [...sizes, terms.totalMinor]) {
          const left = terms.totalMinor - state.paidMinor
          const repaymentMinor = size < left ? size : left
          const split = splitRepayment({ ...terms, ...state, repaymentMinor })
          expect(split.feeMinor >= 0n && split.principalMinor >= 0n && split.releasedMinor >= 0n).toBe(true)
          expect(split.feeMinor + split.principalMinor).toBe(repaymentMinor)
          state = {
            paidMinor: state.paidMinor + repaymentMinor,
            feePaidMinor: state.feePaidMinor + split.feeMinor,
            feeReleasedMinor: state.feeReleasedMinor + split.releasedMinor,
            principal: state.principal + split.principalMinor,
          }
        }
        expect(state).toEqual({
          paidMinor: terms.totalMinor,
          feePaidMinor: terms.feeMinor,
          feeReleasedMinor: terms.feeMinor - terms.feeVatMinor,
          principal: amount,
        })
      },
    ),
  )
})

test('more than is owed is refused', () => {
  expect(() => splitRepayment({ ...start, repaymentMinor: 10_750_001n })).toThrow(RangeError)
})
