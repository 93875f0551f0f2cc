import { expect, test } from 'vitest'
import { canSwitchCycle, cycleChangeDate, effectiveCycle, requestProblem } from './payout-cycle.ts'

test('an open advance forces the weekly cycle, afterwards the chosen one returns [DEC-LOAN-11, DEC-PO-8]', () => {
  expect(effectiveCycle('flexible', true)).toBe('weekly')
  expect(effectiveCycle('flexible', false)).toBe('flexible')
  expect(canSwitchCycle(true)).toBe(false)
  expect(canSwitchCycle(false)).toBe(true)
})

test('a change of cycle begins with the next week [DEC-PO-8]', () => {
  expect(cycleChangeDate('2026-11-21')).toBe('2026-11-23')
  expect(cycleChangeDate('2026-11-23')).toBe('2026-11-30')
})

test('a flexible payout needs AED 1,000 and is at most one a day [DEC-PO-8]', () => {
  const request = { availableMinor: 100_000n, currency: 'AED', alreadyPaidToday: false } as const
  expect(requestProblem(request)).toBeNull()
  expect(requestProblem({ ...request, availableMinor: 99_999n })).toBe('too_small')
  expect(requestProblem({ ...request, alreadyPaidToday: true })).toBe('once_a_day')
  expect(requestProblem({ ...request, currency: 'USD', availableMinor: 0n })).toBe('too_small')
})
