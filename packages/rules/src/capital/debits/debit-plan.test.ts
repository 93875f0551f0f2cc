import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarOfCurrency } from '../../calendar/working-days.ts'
import {
  carriedAfterFailed,
  carriedAfterPaid,
  carriedAfterReturned,
  receivedOnProblem,
  repaidByDebit,
  repeatedDebit,
  retryDate,
  weeklyDebit,
} from './debit-plan.ts'

const minimumMinor = 537_500n

test('a debit asks for the minimum and what was carried, but not for more than is left [DEC-LOAN-32]', () => {
  expect(weeklyDebit({ minimumMinor, carriedMinor: 0n, outstandingMinor: 10_750_000n })).toEqual({
    amountMinor: 537_500n,
    carriedMinor: 0n,
  })
  expect(weeklyDebit({ minimumMinor, carriedMinor: 537_500n, outstandingMinor: 10_750_000n })).toEqual({
    amountMinor: 1_075_000n,
    carriedMinor: 537_500n,
  })
  expect(weeklyDebit({ minimumMinor, carriedMinor: 537_500n, outstandingMinor: 200_000n })).toEqual({
    amountMinor: 200_000n,
    carriedMinor: 200_000n,
  })
  expect(
    weeklyDebit({ minimumMinor, carriedMinor: 1n, outstandingMinor: 9n, relief: { kind: 'pause' } }),
  ).toBeNull()
})

test('after a failure K = D, and the second attempt asks for that and lowers K again [DEC-LOAN-32]', () => {
  const debit = { amountMinor: 1_075_000n, carriedMinor: 537_500n }
  const left = 10_750_000n
  expect(carriedAfterFailed(537_500n, debit, left)).toBe(1_075_000n)
  expect(carriedAfterPaid(537_500n, debit, left)).toBe(0n)
  const again = repeatedDebit(1_075_000n, { carriedMinor: 1_075_000n, outstandingMinor: left })!
  expect(again).toEqual({ amountMinor: 1_075_000n, carriedMinor: 1_075_000n })
  expect(carriedAfterPaid(1_075_000n, again, left)).toBe(0n)
  expect(carriedAfterFailed(1_075_000n, again, left)).toBe(1_075_000n)
  expect(carriedAfterReturned(0n, 1_075_000n, left)).toBe(1_075_000n)
  expect(repeatedDebit(1_075_000n, { carriedMinor: 5n, outstandingMinor: left })?.amountMinor).toBe(5n)
  expect(repeatedDebit(1_075_000n, { carriedMinor: 5n, outstandingMinor: 0n })).toBeNull()
  expect(repaidByDebit(100n, 40n)).toBe(40n)
})

test('money of a debit arrives between the day it was presented and today [DEC-LOAN-32]', () => {
  const days = { presentedOn: '2026-11-09', today: '2026-11-11' } as const
  const problems = (['2026-11-08', '2026-11-09', '2026-11-11', '2026-11-12'] as const).map((day) =>
    receivedOnProblem(day, days),
  )
  expect(problems).toEqual(['date_before_debit', null, null, 'date_in_future'])
})

test('one new attempt after three business days, unless the next Monday comes first [DEC-LOAN-32]', () => {
  const calendar = calendarOfCurrency('AED')
  expect(retryDate('2026-11-23', '2026-11-30', calendar)).toBe('2026-11-26')
  expect(retryDate('2026-11-24', '2026-11-30', calendar)).toBe('2026-11-27')
  expect(retryDate('2026-11-25', '2026-11-30', calendar)).toBeNull()
  expect(retryDate('2026-11-23', '2026-11-30', calendarOfCurrency('AED', ['2026-11-25']))).toBe('2026-11-27')
  expect(retryDate('2026-11-23', null, calendar)).toBeNull()
})

test('whatever the bank answers, K never exceeds B, and a debit never repays more than is left [DEC-LOAN-32, DEC-LOAN-36]', () => {
  const outcome = fc.constantFrom('paid', 'failed', 'returned')
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 60 }), fc.bigInt(1n, 2_000_000n), (outcomes, minimum) => {
      let left = 10_750_000n
      let carried = 0n
      for (const what of outcomes) {
        const debit = weeklyDebit({ minimumMinor: minimum, carriedMinor: carried, outstandingMinor: left })
        if (!debit) break
        if (what === 'failed') {
          carried = carriedAfterFailed(carried, debit, left)
        } else {
          const repaid = repaidByDebit(debit.amountMinor, left)
          left -= repaid
          carried = carriedAfterPaid(carried, debit, left)
          if (what === 'returned') {
            left += repaid
            carried = carriedAfterReturned(carried, repaid, left)
          }
        }
        const isSettled = what !== 'paid' || carried === 0n
        expect(isSettled).toBe(true)
        expect(carried >= 0n && carried <= left).toBe(true)
      }
    }),
  )
})
