import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  mondayOf,
  parseCalendarDate,
  weekdayOf,
  type CalendarDate,
} from './calendar-date.ts'

const anyDay = fc.integer({ min: -300_000, max: 2_000_000 })

test('days are counted as the Gregorian calendar counts them', () => {
  fc.assert(
    fc.property(anyDay, (number) => {
      const oracle = new Date(number * 86_400_000)
      const date = addDays('1970-01-01', number)
      expect(date).toBe(oracle.toISOString().slice(0, 10))
      expect(daysBetween('1970-01-01', date)).toBe(number)
      expect(weekdayOf(date)).toBe(oracle.getUTCDay() || 7)
    }),
  )
})

test('adding days and counting them are opposites, and the Monday of a date is at most six days before', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -3_000, max: 3_000 }), (number, days) => {
      const date = addDays('1970-01-01', number)
      expect(daysBetween(date, addDays(date, days))).toBe(days)
      expect(compareDates(date, addDays(date, days))).toBe(Math.sign(-days) + 0)
      const back = daysBetween(mondayOf(date), date)
      expect(back >= 0 && back <= 6 && weekdayOf(mondayOf(date)) === 1).toBe(true)
    }),
  )
})

test('months keep the day, or take the last one of a shorter month', () => {
  expect(addMonths('2026-08-31', -6)).toBe('2026-02-28')
  expect(addMonths('2024-08-31', -6)).toBe('2024-02-29')
  expect(addMonths('2026-11-21', -6)).toBe('2026-05-21')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
})

test('only real days are dates', () => {
  expect(parseCalendarDate('2028-02-29')).toBe('2028-02-29')
  for (const bad of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '2026-04-31', ''])
    expect(parseCalendarDate(bad), bad).toBeNull()
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
})

test('an instant, a name and any text are no dates to the compiler', () => {
  const text: string = '2026-02-29'
  const none: CalendarDate[] = [
    // @ts-expect-error -- instants are no dates
    '2026-02-28T09:00:00Z',
    // @ts-expect-error -- names are no dates
    'tomorrow',
    // @ts-expect-error -- nobody has read this text as a date
    text,
  ]
  expect(none.map(parseCalendarDate)).toEqual([null, null, null])
})
