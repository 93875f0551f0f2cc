import { expect, test } from 'vitest'
import { canSwitchCycle, cycleChangeDate, effectiveCycle, requestProblem } from './payout-cycle.ts'

test('DEC-LOAN-11, DEC-PO-8: an open advance forces the weekly cycle, afterwards the chosen one returns', () => {
  expect(effectiveCycle('flexible', true)).toBe('weekly')
  expect(effectiveCycle('flexible', false)).toBe('flexible')
  expect(canSwitchCycle(true)).toBe(false)
  expect(canSwitchCycle(false)).toBe(true)
})

test('DEC-PO-8: a change of cycle begins with the next week', () => {
  expect(cycleChangeDate('2026-11-21')).toBe('2026-11-23')
  expect(cycleChangeDate('2026-11-23')).toBe('2026-11-30')
})

test('DEC-PO-8: a flexible payout needs AED 1,000 and is at most one a day', () => {
  const request = { availableMinor: 100_000n, currency: 'AED', alreadyPaidToday: false } as const
  expect(requestProblem(request)).toBeNull()
  expect(requestProblem({ ...request, availableMinor: 99_999n })).toBe('too_small')
  expect(requestProblem({ ...request, alreadyPaidToday: true })).toBe('once_a_day')
  expect(requestProblem({ ...request, currency: 'USD', availableMinor: 0n })).toBe('too_small')
})
