import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideDown, divideHalfUp, divideUp, percentInside, percentOf, type Rounding } from './rounding.ts'

const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
const denominator = fc.bigInt({ min: 1n, max: 10n ** 9n })

test('an exact half is rounded away from zero, everything else to the nearest', () => {
  expect([5n, 4n, 6n, -5n, -4n].map((value) => divideHalfUp(value, 10n))).toEqual([1n, 0n, 1n, -1n, 0n])
  expect(divideHalfUp(7n, 3n)).toBe(2n)
  expect(divideHalfUp(8n, 3n)).toBe(3n)
})

test('up leaves no remainder behind and down drops it', () => {
  expect([divideUp(1n, 28n), divideUp(28n, 28n), divideUp(0n, 28n)]).toEqual([1n, 1n, 0n])
  expect([divideDown(27n, 28n), divideDown(28n, 28n), divideDown(-27n, 28n)]).toEqual([0n, 1n, 0n])
})

test('laws of the three divisions hold for any amount', () => {
  fc.assert(
    fc.property(amount, denominator, (n, d) => {
      const [down, half, up] = [divideDown, divideHalfUp, divideUp].map((round) => round(n, d)) as [
        bigint,
        bigint,
        bigint,
      ]
      expect(size(down) * d <= size(n) && size(n) < (size(down) + 1n) * d).toBe(true)
      expect(size(up) * d >= size(n) && size(up) - size(down) === (n % d === 0n ? 0n : 1n)).toBe(true)
      expect(2n * size(size(n) - size(half) * d) <= d).toBe(true)
      for (const round of [divideDown, divideHalfUp, divideUp] as Rounding[]) {
        expect(round(-n, d)).toBe(-round(n, d))
        expect(round(n * d, d)).toBe(n)
      }
    }),
  )
})

test('a denominator of zero or less is refused', () => {
  for (const round of [divideDown, divideHalfUp, divideUp]) {
    expect(() => round(1n, 0n)).toThrow(RangeError)
    expect(() => round(1n, -2n)).toThrow(RangeError)
  }
})

test('a percent of an amount, and the percent already inside one', () => {
  expect(percentOf(3_000_000n, 2_200n, divideHalfUp)).toBe(660_000n)
  expect(percentOf(333n, 2_200n, divideDown)).toBe(73n)
  expect(percentInside(10_500n, 500n, divideHalfUp)).toBe(500n)
})

function size(value: bigint): bigint {
  return value < 0n ? -value : value
}
