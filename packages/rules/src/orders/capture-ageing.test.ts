import { expect, test } from 'vitest'
import {
  ageBandOf,
  ageBands,
  autoCaptureAt,
  daysOfBand,
  waitingDays,
  waitingSince,
} from './capture-ageing.ts'

test('every day of waiting lies in exactly one band, however many days warn', () => {
  for (const warnDays of [[], [3], [7, 14], [7, 14, 19], [3, 7, 14, 19]]) {
    const ageing = { warnDays, autoCaptureDays: 21 }
    for (let days = 0; days <= 40; days += 1) {
      const holding = ageBands.filter((band) => {
        const held = daysOfBand(band, ageing)
        return held !== null && days >= held.from && (held.before === null || days < held.before)
      })
      expect(holding, `day ${days} of ${warnDays.join()}`).toEqual([ageBandOf(days, ageing)])
    }
  }
})

test('the bands change on days 7, 14 and 19', () => {
  expect([6, 7, 13, 14, 18, 19].map((days) => ageBandOf(days))).toEqual([
    'fresh',
    'week',
    'week',
    'fortnight',
    'fortnight',
    'late',
  ])
})

test('a day of waiting is whole once 24 hours are over', () => {
  const now = Date.parse('2026-11-22T08:00:00Z')
  const since = waitingSince(now, 7)
  expect(new Date(since).toISOString()).toBe('2026-11-15T08:00:00.000Z')
  expect([waitingDays(since, now), waitingDays(since + 1, now)]).toEqual([7, 6])
  expect(autoCaptureAt(since, { warnDays: [], autoCaptureDays: 7 })).toBe(now)
})
