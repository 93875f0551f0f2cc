import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { afterService, isRamadan, serviceHoursOf } from './service-hours.ts'

const day = (text: string) => text as CalendarDate
const dubai = serviceHoursOf('ARE')

test.each([
  // A Tuesday at ten in Dubai: four hours are up at three, after the break.
  ['2026-11-24T06:00:00Z', 240, '2026-11-24T11:00:00Z'],
  // In the break the clock stands still.
  ['2026-11-24T09:30:00Z', 60, '2026-11-24T11:00:00Z'],
  // After six it goes on the next morning.
  ['2026-11-24T15:00:00Z', 30, '2026-11-25T05:30:00Z'],
  // Friday evening until Monday.
  ['2026-11-27T14:30:00Z', 1, '2026-11-30T05:01:00Z'],
])('from %s so many minutes of service (%i) are up at %s', (from, minutes, until) => {
  expect(afterService(new Date(from), minutes, dubai).toISOString()).toBe(new Date(until).toISOString())
})

test('Riyadh works on Sunday, and nobody on a holiday', () => {
  const sunday = new Date('2026-11-29T06:00:00Z')
  expect(afterService(sunday, 60, serviceHoursOf('SAU')).toISOString()).toBe('2026-11-29T07:00:00.000Z')
  const closed = serviceHoursOf('SAU', [day('2026-11-29')])
  expect(afterService(sunday, 60, closed).toISOString()).toBe('2026-11-30T07:00:00.000Z')
})

test('in Ramadan the day is ten to three', () => {
  expect(isRamadan(day('2027-02-10'))).toBe(true)
  expect(isRamadan(day('2026-11-24'))).toBe(false)
  const wednesday = new Date('2027-02-10T10:30:00Z')
  expect(afterService(wednesday, 60, dubai).toISOString()).toBe('2027-02-11T06:30:00.000Z')
})

test('more service is never up sooner, and none of it is up before it began', () => {
  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  const minutes = fc.integer({ min: 1, max: 3000 })
  fc.assert(
    fc.property(instants, minutes, minutes, (from, one, other) => {
      const first = afterService(from, Math.min(one, other), dubai).getTime()
      const second = afterService(from, Math.max(one, other), dubai).getTime()
      expect(first).toBeGreaterThan(from.getTime())
      expect(second).toBeGreaterThanOrEqual(first)
    }),
  )
})

test('hours without a working day are refused', () => {
  expect(() => afterService(new Date(), 1, { ...dubai, weekend: [1, 2, 3, 4, 5, 6, 7] })).toThrow(
    'no working day',
  )
})
