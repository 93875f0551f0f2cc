import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRepayment, type RepaymentSplit } from './fee-split.ts'

const start = {
  totalMinor: 10_750_000n,
  feeMinor: 750_000n,
  feeVatMinor: 35_714n,
  paidMinor: 0n,
  feePaidMinor: 0n,
  feeReleasedMinor: 0n,
}

test('the first 6,600 of 107,500 are 460.47 fee and 6,139.53 principal, and earn 438.54 [DEC-LOAN-19]', () => {
  expect(splitRepayment({ ...start, repaymentMinor: 660_000n })).toEqual({
    feeMinor: 46_047n,
    principalMinor: 613_953n,
    releasedMinor: 43_854n,
  })
})

test('however it is cut up, the whole pays exactly F and A and releases exactly F - V [DEC-LOAN-19]', () => {
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

test('debits that come back are paid again without leaving a minor unit behind [DEC-LOAN-32]', () => {
  const debits = fc.array(
    fc.record({ size: fc.bigInt({ min: 1n, max: 900_000n }), returned: fc.nat({ max: 60 }) }),
    {
      maxLength: 30,
    },
  )
  fc.assert(
    fc.property(debits, (steps) => {
      const books = { paidMinor: 0n, feePaidMinor: 0n, feeReleasedMinor: 0n }
      const standing: RepaymentSplit[] = []
      for (const { size, returned } of [...steps, { size: start.totalMinor, returned: 60 }]) {
        const left = start.totalMinor - books.paidMinor
        const split = splitRepayment({ ...start, ...books, repaymentMinor: size < left ? size : left })
        standing.push(split)
        book(books, split, 1n)
        // Any debit so far may be the one that comes back, not only the last.
        for (const back of standing.splice(returned, 1)) book(books, back, -1n)
      }
      const left = start.totalMinor - books.paidMinor
      book(books, splitRepayment({ ...start, ...books, repaymentMinor: left }), 1n)
      expect(books).toEqual({ paidMinor: 10_750_000n, feePaidMinor: 750_000n, feeReleasedMinor: 714_286n })
    }),
  )
})

test('more than is owed is refused', () => {
  expect(() => splitRepayment({ ...start, repaymentMinor: 10_750_001n })).toThrow(RangeError)
})

function book(
  books: { paidMinor: bigint; feePaidMinor: bigint; feeReleasedMinor: bigint },
  split: RepaymentSplit,
  sign: bigint,
): void {
  books.paidMinor += sign * (split.feeMinor + split.principalMinor)
  books.feePaidMinor += sign * split.feeMinor
  books.feeReleasedMinor += sign * split.releasedMinor
}
