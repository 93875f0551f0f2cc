import type { CalendarDate } from '../../calendar/calendar-date.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deductAdvances } from '../../payouts/advance-deductions.ts'
import { canMove } from '../../status/transitions.ts'
import { advanceAlert } from './advance-alert.ts'
import { statusAfterRepayment } from './advance-status.ts'
import {
  canAskForRelief,
  checkRelief,
  isReliefRunning,
  mondaysBetween,
  reliefOn,
  reliefPeriod,
  reliefTransitions,
  type ReliefWeeks,
} from './relief.ts'
import { weekStatus } from './week-status.ts'
import { weeklyDeduction } from './weekly-deduction.ts'

const minor = fc.bigInt({ min: 0n, max: 10n ** 12n })
const week = fc.record({
  salesMinor: minor,
  outstandingMinor: minor,
  minimumMinor: minor,
  carriedMinor: minor,
  ratePercentHundredths: fc.bigInt({ min: 0n, max: 10_000n }),
  capPercent: fc.bigInt({ min: 0n, max: 100n }),
})

test('a paused week takes nothing whatever was sold, and K does not grow', () => {
  fc.assert(
    fc.property(week, (input) => {
      const { dueMinor, repaymentMinor, shortfallMinor } = weeklyDeduction({
        ...input,
        relief: { kind: 'pause' },
      })
      expect([dueMinor, repaymentMinor]).toEqual([0n, 0n])
      expect(shortfallMinor <= input.carriedMinor).toBe(true)
    }),
  )
})

test('a lower minimum is due with what was carried, and never takes more than the frozen one', () => {
  fc.assert(
    fc.property(week, minor, (input, minimumMinor) => {
      const relief = { kind: 'lower_minimum', minimumMinor } as const
      const lowered = weeklyDeduction({ ...input, relief })
      const frozen = weeklyDeduction(input)
      expect(lowered.repaymentMinor <= frozen.repaymentMinor).toBe(true)
      expect(lowered.shortfallMinor <= frozen.shortfallMinor).toBe(true)
      const due = (minimumMinor < input.minimumMinor ? minimumMinor : input.minimumMinor) + input.carriedMinor
      expect(lowered.dueMinor).toBe(due < input.outstandingMinor ? due : input.outstandingMinor)
      expect(lowered).toEqual(
        weeklyDeduction({
          ...input,
          minimumMinor: relief.minimumMinor < input.minimumMinor ? relief.minimumMinor : input.minimumMinor,
        }),
      )
    }),
  )
})

test('a paused week leaves an advance that was paying as paying, and its bar is not a missed one', () => {
  const { shortfallMinor } = weeklyDeduction({
    salesMinor: 0n,
    outstandingMinor: 900n,
    minimumMinor: 100n,
    carriedMinor: 0n,
    ratePercentHundredths: 2_200n,
    relief: { kind: 'pause' },
  })
  expect(statusAfterRepayment(900n, shortfallMinor)).toBe('paying')
  const row = { type: 'payout', salesMinor: 0n, repaymentMinor: 0n, dueMinor: 0n, debitStatus: null } as const
  expect(weekStatus(row, 2_200n)).toBe('paid')
  expect(
    advanceAlert({
      status: 'overdue',
      repaysByDirectDebit: false,
      minimumMinor: 100n,
      carriedMinor: 50n,
      ratePercentHundredths: 2_200n,
      nextRepaymentDate: '2026-11-23',
      repayments: [{ ...row, date: '2026-11-16' }],
    }),
  ).toBeNull()
})

test('relief holds for repayments of its calendar weeks, moved ones too, and no others', () => {
  const granted: ReliefWeeks = { kind: 'pause', fromWeek: '2026-11-30', untilWeek: '2026-12-07' }
  const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-07', '2026-12-08', '2026-12-14'] as const
  expect(days.filter((day) => reliefOn([granted], day) !== null)).toEqual(days.slice(1, 5))
  expect(reliefOn([], '2026-11-30')).toBeNull()
})

test('approved relief begins on the next Monday, or with the first repayment where that is later', () => {
  expect(reliefPeriod('2026-11-25', 2, '2026-10-05')).toEqual({
    fromWeek: '2026-11-30',
    untilWeek: '2026-12-07',
  })
  // On a Monday the run of that day stands as it was announced.
  expect(reliefPeriod('2026-11-30', 1, null)).toEqual({ fromWeek: '2026-12-07', untilWeek: '2026-12-07' })
  expect(reliefPeriod('2026-11-25', 1, '2026-12-08')).toEqual({
    fromWeek: '2026-12-07',
    untilWeek: '2026-12-07',
  })
  expect(mondaysBetween('2026-11-30', '2026-12-14')).toEqual(['2026-11-30', '2026-12-07', '2026-12-14'])
  expect(isReliefRunning({ untilWeek: '2026-12-07' }, '2026-12-13')).toBe(true)
  expect(isReliefRunning({ untilWeek: '2026-12-07' }, '2026-12-14')).toBe(false)
})

test('what a payout repays follows the relief of its day alone', () => {
  const advance = {
    outstandingMinor: 900n,
    minimumMinor: 100n,
    carriedMinor: 0n,
    ratePercentHundredths: 2_200n,
    capPercent: 100n,
    firstRepaymentOn: '2026-11-02',
    reliefs: [
      { kind: 'pause', fromWeek: '2026-11-30', untilWeek: '2026-11-30' },
      { kind: 'lower_minimum', minimumMinor: 40n, fromWeek: '2026-12-07', untilWeek: '2026-12-07' },
    ],
  } as const
  const taken = (day: CalendarDate) => deductAdvances([advance], 150n, day).capitalMinor
  const mondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'] as const
  expect(mondays.map(taken)).toEqual([100n, 0n, 40n, 100n])
})

test('a pause lasts up to 4 weeks, and a lower minimum up to 8, above zero and below the frozen one', () => {
  const check = (kind: 'pause' | 'lower_minimum', weeks: number, minimumMinor: bigint | null) =>
    checkRelief({ kind, weeks, minimumMinor }, 100n)
  expect([check('pause', 4, null), check('lower_minimum', 8, 99n)]).toEqual([{}, {}])
  expect(check('pause', 5, null)).toEqual({ weeks: 'above_maximum' })
  expect(check('pause', 0, null)).toEqual({ weeks: 'below_minimum' })
  expect(check('pause', 1, 5n)).toEqual({ minimum: 'unknown_field' })
  expect(check('lower_minimum', 9, null)).toEqual({ weeks: 'above_maximum', minimum: 'required' })
  expect(check('lower_minimum', 1, 0n)).toEqual({ minimum: 'below_minimum' })
  expect(check('lower_minimum', 1, 100n)).toEqual({ minimum: 'above_maximum' })
  expect((['waiting', 'paying', 'overdue', 'closed'] as const).filter(canAskForRelief)).toEqual([
    'paying',
    'overdue',
  ])
})

test('a request is decided by staff after a proposal, and withdrawn by the merchant only before', () => {
  expect(canMove(reliefTransitions, 'asked', 'approved')).toBe(false)
  expect(canMove(reliefTransitions, 'proposed', 'approved', 'staff')).toBe(true)
  expect(canMove(reliefTransitions, 'proposed', 'approved', 'merchant')).toBe(false)
  expect(canMove(reliefTransitions, 'proposed', 'withdrawn', 'merchant')).toBe(true)
  expect(canMove(reliefTransitions, 'approved', 'withdrawn')).toBe(false)
})
