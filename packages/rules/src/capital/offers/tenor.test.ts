import { expect, test } from 'vitest'
import { checkTenor, roundTenor, tenorLimits } from './tenor.ts'

test('4 to 28 weeks in steps of 4 [WIZ-41, WIZ-42, WIZ-43, WIZ-45, WIZ-46]', () => {
  const allowed = Array.from({ length: 41 }, (_, weeks) => weeks).filter(
    (weeks) => checkTenor(weeks) === null,
  )
  expect(allowed).toEqual([4, 8, 12, 16, 20, 24, 28])
  expect(checkTenor(3)).toBe('below_minimum')
  expect(checkTenor(29)).toBe('above_maximum')
  expect(checkTenor(32)).toBe('above_maximum')
  expect(checkTenor(6)).toBe('off_step')
  expect(checkTenor(4.5)).toBe('off_step')
  expect(checkTenor(NaN)).toBe('below_minimum')
})

test('20 weeks in the wizard [WIZ-44]', () => {
  expect(tenorLimits.wizardDefaultWeeks).toBe(20)
})

test('leaving the input rounds to the nearest 4, half up, and clamps only at the top [DEC-WIZ-7]', () => {
  expect([5, 6, 9, 27, 40, 1].map(roundTenor)).toEqual([4, 8, 8, 28, 28, 0])
})
