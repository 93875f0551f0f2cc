import { expect, test } from 'vitest'
import { calendarOfCurrency } from '../calendar/working-days.ts'
import { expectedPayoutOn } from './expected-payout.ts'

const calendar = calendarOfCurrency('AED', ['2026-11-30'])
const given = { movedOn: '2026-11-18', today: '2026-11-22', cycle: 'weekly', calendar } as const

test('what is not paid out yet is expected on the Monday after its week, or the next working day [DEC-ORD-7]', () => {
  expect(expectedPayoutOn(given)).toBe('2026-11-23')
  expect(expectedPayoutOn({ ...given, movedOn: '2026-11-23', today: '2026-11-23' })).toBe('2026-12-01')
})

test('a day that is over is not expected any more; the next one is [DEC-ORD-7]', () => {
  expect(expectedPayoutOn({ ...given, today: '2026-11-23' })).toBe('2026-11-23')
  expect(expectedPayoutOn({ ...given, today: '2026-11-24' })).toBe('2026-12-01')
})

test('in the flexible cycle no day is expected, as the merchant asks for the payout [DEC-ORD-7]', () => {
  expect(expectedPayoutOn({ ...given, cycle: 'flexible' })).toBeNull()
})
