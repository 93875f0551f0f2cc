import { describe, expect, test } from 'vitest'
import { dateRange } from './date-range.ts'

describe('a range of days', () => {
  test('FMT-12: it starts at 00:00:00.000 of its first day in the zone of the user', () => {
    expect(new Date(dateRange('2026-11-01', '2026-11-21', 'Asia/Dubai').fromMs).toISOString()).toBe(
      '2026-10-31T20:00:00.000Z',
    )
  })

  test('FMT-13: it ends at 23:59:59.999 of its last day in the zone of the user', () => {
    expect(new Date(dateRange('2026-11-01', '2026-11-21', 'Asia/Dubai').untilMs).toISOString()).toBe(
      '2026-11-21T19:59:59.999Z',
    )
  })

  test('FMT-12, FMT-13: one day lasts 24 hours, and 23 where clocks are put forward', () => {
    const hours = (date: string, zone: string) => {
      const { fromMs, untilMs } = dateRange(date, date, zone)
      return (untilMs + 1 - fromMs) / 3_600_000
    }
    expect(hours('2026-11-21', 'Asia/Riyadh')).toBe(24)
    expect(hours('2026-03-29', 'Europe/Berlin')).toBe(23)
  })
})
