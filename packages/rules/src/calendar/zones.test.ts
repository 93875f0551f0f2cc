import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '../money/currency.ts'
import { addDays } from './calendar-date.ts'
import { offsetMs, startOfDay } from './day-bounds.ts'
import { dateInZone, zoneOfCurrency } from './zones.ts'

test('an advance in AED lives in the zone of Dubai, where the day begins at 20:00 UTC', () => {
  expect(zoneOfCurrency('AED')).toBe('Asia/Dubai')
  const midnight = Date.parse('2026-11-22T20:00:00Z')
  expect(startOfDay('2026-11-23', 'Asia/Dubai')).toBe(midnight)
  expect(dateInZone(midnight, 'Asia/Dubai')).toBe('2026-11-23')
  expect(dateInZone(midnight - 1, 'Asia/Dubai')).toBe('2026-11-22')
})

test('days that lose their midnight to daylight saving begin when the clocks jump (Cairo)', () => {
  expect(new Date(startOfDay('2026-04-24', 'Africa/Cairo')).toISOString()).toBe('2026-04-23T22:00:00.000Z')
  expect(offsetMs(Date.parse('2026-04-23T21:59:59Z'), 'Africa/Cairo')).toBe(2 * 3_600_000)
  expect(offsetMs(Date.parse('2026-04-23T22:00:00Z'), 'Africa/Cairo')).toBe(3 * 3_600_000)
})

test('in every zone in use a day begins where the one before ends', () => {
  const dates = fc.integer({ min: 18_000, max: 25_000 }).map((after) => addDays('1970-01-01', after))
  fc.assert(
    fc.property(dates, fc.constantFrom(...currencies.map(zoneOfCurrency)), (date, zone) => {
      const start = startOfDay(date, zone)
      expect(dateInZone(start, zone)).toBe(date)
      expect(dateInZone(start - 1, zone)).toBe(addDays(date, -1))
    }),
    { numRuns: 300 },
  )
})
