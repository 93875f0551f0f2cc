import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterFailure,
  pauseAfter,
  probeWaitMs,
  retryJitter,
  retryMinutes,
  retryWaitMs,
} from './webhook-retry.ts'

const hourMs = 3_600_000
test('attempts reach over three days, each wait no shorter than the one before', () => {
  const hours = retryMinutes.reduce((sum, minutes) => sum + minutes, 0) / 60
  expect(hours).toBeGreaterThan(70)
  expect(hours).toBeLessThan(74)
  expect([...retryMinutes].sort((one, other) => one - other)).toEqual(retryMinutes)
})

test('chance moves a wait by a tenth at most, and after the last one there is none', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: retryMinutes.length }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, chance) => {
        const usual = retryMinutes[attempts - 1]! * 60_000
        const wait = retryWaitMs(attempts, chance)!
        expect(Math.abs(wait - usual)).toBeLessThanOrEqual(usual * retryJitter + 1)
      },
    ),
  )
  expect(retryWaitMs(retryMinutes.length + 1, 0.5)).toBe(null)
})

test.each([
  ['a few attempts that failed', 'active', 4, 30, null],
  ['many within the first hour', 'active', 500, 0.9, null],
  ['five in an hour', 'active', 5, 1, 'warn'],
  ['one more once it was warned about', 'failing', 9, 30, null],
  ['ten in a day', 'failing', 10, 24, 'pause'],
  ['ten in less than a day', 'failing', 10, 23.9, null],
  ['a failed probe', 'paused', 40, 90, null],
] as const)('after %s of one that is %s follows what is due', (_, health, failures, hours, expected) => {
  expect(afterFailure({ failures, forMs: hours * hourMs }, health)).toBe(expected)
})

test('a webhook that takes nothing is paused before a message of it is given up', () => {
  let [ms, failures] = [0, 1]
  while (failures < pauseAfter.failures || ms < pauseAfter.ms) {
    ms += retryWaitMs(failures, 0.5)!
    failures += 1
  }
  expect(failures).toBeLessThanOrEqual(retryMinutes.length)
})

test('a paused webhook is tried every hour at first, and once a day for as long as it takes', () => {
  expect([probeWaitMs(0), probeWaitMs(71), probeWaitMs(72)]).toEqual([hourMs, hourMs, 24 * hourMs])
})
