import { expect, test } from 'vitest'
import { claimStep, pickedMinor } from './claim.ts'

const lines = [
  { quantity: 2, unitMinor: 6_000n },
  { quantity: 1, unitMinor: 90_000n },
]

test('picked lines come to their prices, never above what can go back', () => {
  expect(pickedMinor(lines, [{ line: 0, quantity: 1 }], 30_000n)).toBe(6_000n)
  expect(
    pickedMinor(
      lines,
      [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 1 },
      ],
      30_000n,
    ),
  ).toBe(30_000n)
  expect(pickedMinor(lines, [], 30_000n)).toBe(0n)
})

test('a line that is not there, is named twice or has fewer pieces is none', () => {
  expect(pickedMinor(lines, [{ line: 2, quantity: 1 }], 1n)).toBeNull()
  expect(pickedMinor(lines, [{ line: 0, quantity: 3 }], 1n)).toBeNull()
  expect(pickedMinor(lines, [{ line: 1, quantity: 0 }], 1n)).toBeNull()
  expect(
    pickedMinor(
      lines,
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
      1n,
    ),
  ).toBeNull()
})

test('a dispute stands with the shop, then with the provider, then at its end', () => {
  expect(
    ['pending', 'arbitration', 'approved', 'declined', 'cancelled'].map((status) =>
      claimStep(status as 'pending'),
    ),
  ).toEqual(['shop', 'provider', 'end', 'end', 'end'])
})
