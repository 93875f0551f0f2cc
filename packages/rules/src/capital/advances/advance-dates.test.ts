import { expect, test } from 'vitest'
import type { CalendarDate } from '../../calendar/calendar-date.ts'
import { calendarOfCurrency } from '../../calendar/working-days.ts'
import { estimatedEndDate, expectedStartDate, nextRepaymentShown, termDates } from './advance-dates.ts'

const uae = calendarOfCurrency('AED', ['2026-12-07'])

test('before funding the start is one business day after approval [DEC-LOAN-7]', () => {
  expect(expectedStartDate('2026-11-20', uae)).toBe('2026-11-23')
  expect(expectedStartDate('2026-11-23', uae)).toBe('2026-11-24')
})

test('the first repayment is on the first working Monday at least 7 days after funding [DEC-LOAN-7]', () => {
  expect(termDates('2026-11-23', 20, uae)).toEqual({
    startDate: '2026-11-23',
    firstRepaymentDate: '2026-11-30',
    endDate: '2027-04-12',
  })
  expect(termDates('2026-11-24', 4, calendarOfCurrency('AED')).firstRepaymentDate).toBe('2026-12-07')
})

test('a holiday Monday moves the first repayment, a weekend or holiday the last [DEC-LOAN-7]', () => {
  expect(termDates('2026-11-24', 4, uae).firstRepaymentDate).toBe('2026-12-08')
  expect(termDates('2026-11-09', 4, uae).endDate).toBe('2026-12-08')
})

test('what is left after the tenor is expected to take B / M weeks, rounded up [DEC-LOAN-18]', () => {
  expect(estimatedEndDate('2026-11-23', 1_000n, 300n)).toBe('2026-12-21')
  expect(estimatedEndDate('2026-11-23', 0n, 300n)).toBe('2026-11-23')
})

test('no day that is over is shown as the next repayment [DEC-LOAN-37]', () => {
  const shown = (planned: CalendarDate | null, today: CalendarDate, isFunded = true) =>
    nextRepaymentShown(planned, { isFunded, today, calendar: uae })
  expect(shown('2026-11-23', '2026-11-22')).toBe('2026-11-23')
  expect(shown('2026-11-23', '2026-11-23')).toBe('2026-11-23')
  expect(shown('2026-11-23', '2026-11-24')).toBe('2026-11-30')
  expect(shown('2026-11-23', '2026-12-03')).toBe('2026-12-08')
  // Not paid out yet: at least a week from now.
  expect(shown('2026-11-23', '2026-11-20', false)).toBe('2026-11-30')
  expect(shown(null, '2026-11-20')).toBeNull()
})
