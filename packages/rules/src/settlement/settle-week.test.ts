import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { settleWeek } from './settle-week.ts'

const fees = { currency: 'AED', cycle: 'weekly', vatPercent: 5 } as const
const quiet = {
  salesMinor: 0n,
  refundsMinor: 0n,
  commissionMinor: 0n,
  commissionVatMinor: 0n,
  carriedNegativeMinor: 0n,
}

test('DEC-LOAN-10, DEC-LOAN-12: S is sales less refunds, commission with VAT and the settlement fee', () => {
  const week = settleWeek(
    {
      ...quiet,
      salesMinor: 1_000_000n,
      refundsMinor: 100_000n,
      commissionMinor: 54_000n,
      commissionVatMinor: 2_700n,
    },
    fees,
  )
  expect(week).toEqual({
    settlementMinor: 843_300n,
    feeMinor: 600n,
    feeVatMinor: 29n,
    salesPayoutMinor: 842_700n,
    carriedNegativeMinor: 0n,
  })
})

test('DEC-LOAN-10: a week below zero pays nothing and is recovered from later sales before their S', () => {
  const first = settleWeek({ ...quiet, salesMinor: 10_000n, refundsMinor: 60_000n }, fees)
  expect([first.salesPayoutMinor, first.feeMinor, first.carriedNegativeMinor]).toEqual([0n, 0n, -50_000n])
  const second = settleWeek({ ...quiet, salesMinor: 30_000n, carriedNegativeMinor: -50_000n }, fees)
  expect([second.salesPayoutMinor, second.feeMinor, second.carriedNegativeMinor]).toEqual([0n, 0n, -20_000n])
  const third = settleWeek({ ...quiet, salesMinor: 400_000n, carriedNegativeMinor: -20_000n }, fees)
  expect([third.settlementMinor, third.salesPayoutMinor]).toEqual([380_000n, 379_400n])
})

test('an empty week pays nothing and is charged nothing', () => {
  expect(settleWeek(quiet, fees)).toMatchObject({ settlementMinor: 0n, feeMinor: 0n, salesPayoutMinor: 0n })
})

test('nothing is lost: S, the fee and what is carried are the movements of the week', () => {
  const size = fc.bigInt({ min: 0n, max: 10n ** 10n })
  fc.assert(
    fc.property(
      size,
      size,
      size,
      size,
      size,
      (salesMinor, refundsMinor, commissionMinor, commissionVatMinor, debt) => {
        const movements = {
          salesMinor,
          refundsMinor,
          commissionMinor,
          commissionVatMinor,
          carriedNegativeMinor: -debt,
        }
        const week = settleWeek(movements, fees)
        expect(week.salesPayoutMinor >= 0n && week.carriedNegativeMinor <= 0n).toBe(true)
        expect(week.salesPayoutMinor + week.feeMinor + week.carriedNegativeMinor).toBe(
          salesMinor - refundsMinor - commissionMinor - commissionVatMinor - debt,
        )
      },
    ),
  )
})

test('a positive amount is never carried', () => {
  expect(() => settleWeek({ ...quiet, carriedNegativeMinor: 1n }, fees)).toThrow(RangeError)
})
