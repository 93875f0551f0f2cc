import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarOfCurrency } from '../../calendar/working-days.ts'
import { sumMinor } from '../../money/money.ts'
import {
  carriedAfterFailed,
  carriedAfterPaid,
  carriedAfterReturned,
  chaseDate,
  notAskedFor,
  receivedOnProblem,
  repaidByDebit,
  repeatedDebit,
  retryDate,
  weeklyDebit,
  type PlannedDebit,
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

test('an answer is waited for two working days [DEC-LOAN-32]', () => {
  const calendar = calendarOfCurrency('AED', ['2026-11-10'])
  expect(chaseDate('2026-11-09', calendar)).toBe('2026-11-12')
})

test('whatever several debits under way bring, and whenever, no more is collected than is owed [DEC-LOAN-32, DEC-LOAN-36]', () => {
  const step = fc.record({
    isAnswered: fc.boolean(),
    which: fc.nat(),
    says: fc.constantFrom('paid' as const, 'failed' as const),
    again: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), fc.bigInt(1n, 4_000_000n), (steps, minimum) => {
      let left = 10_750_000n
      let carried = 0n
      let overMinor = 0n
      let failed: bigint | null = null
      const inFlight: PlannedDebit[] = []
      const asked = () => ({
        amountMinor: sumMinor(inFlight.map((debit) => debit.amountMinor)),
        carriedMinor: sumMinor(inFlight.map((debit) => debit.carriedMinor)),
      })
      const open = () => notAskedFor({ outstandingMinor: left, carriedMinor: carried }, asked())
      for (const { isAnswered, which, says, again } of steps) {
        const made: PlannedDebit | null =
          again && failed !== null
            ? repeatedDebit(failed, open())
            : weeklyDebit({ minimumMinor: minimum, ...open() })
        failed = null
        if (made) inFlight.push(made)
        expect(asked().amountMinor <= left).toBe(true)
        if (!isAnswered || inFlight.length === 0) continue
        const [debit] = inFlight.splice(which % inFlight.length, 1) as [PlannedDebit]
        if (says === 'paid') {
          const repaid = repaidByDebit(debit.amountMinor, left)
          overMinor += debit.amountMinor - repaid
          left -= repaid
          carried = carriedAfterPaid(carried, debit, left)
        } else {
          failed = debit.amountMinor
          carried = carriedAfterFailed(carried, debit, left)
        }
        expect(carried >= 0n && carried <= left).toBe(true)
      }
      expect(overMinor).toBe(0n)
    }),
  )
})
