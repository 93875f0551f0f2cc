import { divideHalfUp } from '../../money/rounding.ts'

/** Weeks of a year of 365 days. */
const weeksPerYear = 365 / 7

/** The weekly rate is looked for between nothing and ten times the amount a week. */
const highestWeekly = 10
const halvings = 60

const billion = 1_000_000_000n

/**
 * The cost of an advance as an effective annual rate, in percent with one decimal. The weekly rate i is the
 * internal rate of return of the weekly flows: A paid out at week 0 equals the repayments R of weeks 1, 2, 3
 * ... each divided by (1 + i) to the power of its week. The annual rate is (1 + i) to the power of 365/7,
 * less 1. A week without a repayment counts as a week. It is a figure to compare with, not money: repayments
 * are read as shares of the amount, to a billionth. 0 when no more comes back than was paid out; null without
 * an amount.
 */
export function effectiveAnnualPercent(
  amountMinor: bigint,
  repaymentsMinor: readonly bigint[],
): number | null {
  if (amountMinor <= 0n) return null
  const shares = repaymentsMinor.map((one) => Number(divideHalfUp(one * billion, amountMinor)) / 1e9)
  return Math.round(((1 + weeklyRate(shares)) ** weeksPerYear - 1) * 1_000) / 10
}

/** Bisection: the value of what comes back falls as the rate rises. */
function weeklyRate(shares: readonly number[]): number {
  if (shares.reduce((sum, one) => sum + one, 0) <= 1) return 0
  let low = 0
  let high = highestWeekly
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2
    if (valueAt(middle, shares) > 1) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** What the repayments are worth at week 0, as a share of the amount, by Horner from the last one. */
function valueAt(rate: number, shares: readonly number[]): number {
  return shares.reduceRight((value, one) => (value + one) / (1 + rate), 0)
}
