import { expect, test } from 'vitest'
import { needsSecond } from './four-eyes.ts'

const above = (currency: string) => (currency === 'AED' ? 10_000_000n : null)

test.each([
  ['below the limit', 9_999_999n, 'AED', false],
  ['at the limit', 10_000_000n, 'AED', false],
  ['above the limit', 10_000_001n, 'AED', true],
  ['in a currency without a limit', 10_000_001n, 'SAR', false],
])('a sum %s needs a second person or not', (_, amountMinor, currency, expected) => {
  expect(needsSecond({ amountMinor, currency }, above)).toBe(expected)
})
