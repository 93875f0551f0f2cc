import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '../calendar/calendar-date.ts'
import { settlementWeek, weekBefore, weekOfInstant } from './settlement-week.ts'

test('the week is Monday 00:00:00.000 to Sunday 23:59:59.999 in the zone [DEC-LOAN-10]', () => {
  const week = settlementWeek('2026-11-21', 'Asia/Dubai')
  expect([week.monday, week.sunday]).toEqual(['2026-11-16', '2026-11-22'])
  expect(new Date(week.fromMs).toISOString()).toBe('2026-11-15T20:00:00.000Z')
  expect(new Date(week.untilMs - 1).toISOString()).toBe('2026-11-22T19:59:59.999Z')
  expect(weekOfInstant(week.untilMs - 1, 'Asia/Dubai').monday).toBe('2026-11-16')
  expect(weekOfInstant(week.untilMs, 'Asia/Dubai').monday).toBe('2026-11-23')
})

test('a Monday run, and the run a holiday moved to Tuesday, settle the week before [DEC-LOAN-20]', () => {
  expect(weekBefore('2026-11-30', 'Asia/Dubai').monday).toBe('2026-11-23')
  expect(weekBefore('2026-12-01', 'Asia/Dubai').monday).toBe('2026-11-23')
})

test('weeks follow each other without a gap, over daylight saving too', () => {
  const day = fc.integer({ min: 19_000, max: 23_000 }).map((after) => addDays('1970-01-01', after))
  fc.assert(
    fc.property(day, fc.constantFrom('Africa/Cairo', 'Europe/Berlin', 'Asia/Dubai'), (date, zone) => {
      const week = settlementWeek(date, zone)
      expect(weekdayOf(week.monday)).toBe(1)
      expect(week.monday <= date && date <= week.sunday).toBe(true)
      expect(settlementWeek(addDays(date, 7), zone).fromMs).toBe(week.untilMs)
    }),
    { numRuns: 200 },
  )
})
