import { expect, test } from 'vitest'
import { calendarOfCurrency } from '../../calendar/working-days.ts'
import { estimatedEndDate, expectedStartDate, termDates } from './advance-dates.ts'

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
