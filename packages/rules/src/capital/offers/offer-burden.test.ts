import { expect, test } from 'vitest'
import { weeklyBurden } from './offer-burden.ts'

const rate = 2_200n

test('the weekly minimum is held against the mean of the merchant’s last 26 weeks', () => {
  const weeks = [...Array.from({ length: 10 }, () => 1n), ...Array.from({ length: 26 }, () => 2_500_000n)]
  expect(weeklyBurden(537_500n, weeks, rate)).toEqual({
    averageMinor: 2_500_000n,
    percentHundredths: 2_150n,
    level: 'usual',
  })
  expect(weeklyBurden(1_000n, [3_000n, 5_000n], rate)?.percentHundredths).toBe(2_500n)
})

test.each([
  [2_200n, 'usual'],
  [2_201n, 'raised'],
  [6_000n, 'raised'],
  [6_001n, 'heavy'],
] as const)('a minimum of %i of 10,000 is %s', (minimum, level) => {
  expect(weeklyBurden(minimum, [10_000n], rate)?.level).toBe(level)
})

test('without sales there is no share to speak of', () => {
  expect(weeklyBurden(1_000n, [], rate)).toBeNull()
  expect(weeklyBurden(1_000n, [0n, 0n], rate)).toBeNull()
})
