/**
 * A named way to divide two whole numbers. The denominator is above zero. All three are symmetric,
 * f(-n, d) = -f(n, d), so that a refund undoes a sale to the last minor unit.
 */
export type Rounding = (numerator: bigint, denominator: bigint) => bigint

/** Nearest whole number; an exact half goes away from zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  requirePositive(denominator)
  return bySign(numerator, (size) => (2n * size + denominator) / (2n * denominator))
}

/** Away from zero whenever something is left over. */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  requirePositive(denominator)
  return bySign(numerator, (size) => (size + denominator - 1n) / denominator)
}

/** Towards zero: what is left over is dropped. */
export function divideDown(numerator: bigint, denominator: bigint): bigint {
  requirePositive(denominator)
  return numerator / denominator
}

/**
 * A share of an amount. The percent comes in hundredths (2200n is 22 %); the result is in the amount's minor
 * unit.
 */
export function percentOf(amountMinor: bigint, percentHundredths: bigint, rounding: Rounding): bigint {
  return rounding(amountMinor * percentHundredths, 10_000n)
}

/**
 * The part of an amount that already holds the percent, such as the VAT inside a fee: amount x p / (100 + p).
 */
export function percentInside(amountMinor: bigint, percentHundredths: bigint, rounding: Rounding): bigint {
  return rounding(amountMinor * percentHundredths, 10_000n + percentHundredths)
}

function bySign(numerator: bigint, divide: (size: bigint) => bigint): bigint {
  return numerator < 0n ? -divide(-numerator) : divide(numerator)
}

function requirePositive(denominator: bigint): void {
  if (denominator <= 0n) throw new RangeError('a denominator is above zero')
}
