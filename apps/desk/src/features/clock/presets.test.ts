import { expect, test } from 'vitest'
import { daysLater, instantOf } from './presets.ts'

const at = (text: string) => Date.parse(text)

test('days are whole days', () => {
  expect(daysLater(at('2026-11-21T08:00:00Z'), 7)).toBe(at('2026-11-28T08:00:00Z'))
})

test('a typed day and hour are those of the zone, also when its clocks change that day', () => {
  expect(instantOf('2026-11-23', '07:00', 'Asia/Dubai')).toBe(at('2026-11-23T03:00:00Z'))
  expect(instantOf('2026-10-25', '12:00', 'Europe/Berlin')).toBe(at('2026-10-25T11:00:00Z'))
})

test.each([
  ['2026-11-23', '7'],
  ['2026-11-23', '24:00'],
  ['2026-02-30', '07:00'],
  ['', '07:00'],
])('nothing comes of a day %s or hour %s that is none', (date, time) => {
  expect(instantOf(date, time, 'Asia/Dubai')).toBeNull()
})
