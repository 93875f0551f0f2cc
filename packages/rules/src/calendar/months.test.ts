import { expect, test } from 'vitest'
import { firstOfMonth } from './calendar-date.ts'
import { fullMonthsBefore } from './months.ts'

const iso = (ms: number) => new Date(ms).toISOString()

test('the last full months are those before this one, begun and ended at midnight of the zone [DEC-OFR-1]', () => {
  const months = fullMonthsBefore('2026-03-31', 3, 'Asia/Dubai')
  expect(months.map(({ fromMs, untilMs }) => [iso(fromMs), iso(untilMs)])).toEqual([
    ['2025-11-30T20:00:00.000Z', '2025-12-31T20:00:00.000Z'],
    ['2025-12-31T20:00:00.000Z', '2026-01-31T20:00:00.000Z'],
    ['2026-01-31T20:00:00.000Z', '2026-02-28T20:00:00.000Z'],
  ])
})

test('a month follows another without a gap, also where clocks change', () => {
  const months = fullMonthsBefore('2026-12-01', 12, 'Africa/Cairo')
  expect(months.slice(1).map(({ fromMs }) => fromMs)).toEqual(
    months.slice(0, -1).map(({ untilMs }) => untilMs),
  )
  expect(firstOfMonth('2026-02-28')).toBe('2026-02-01')
})
