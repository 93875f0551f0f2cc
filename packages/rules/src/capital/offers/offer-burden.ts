import { averageSales, replayedWeeks } from '../simulator/simulation.ts'
import { divideHalfUp } from '../../money/rounding.ts'

/**
 * Above this share of an average week, in hundredths of a percent, a weekly minimum is too heavy to be
 * offered by the product alone.
 */
export const heavyAboveHundredths = 6_000n

export type BurdenLevel = 'usual' | 'raised' | 'heavy'

export interface WeeklyBurden {
  /** The mean of the last 26 full weeks' sales payouts, or of as many as there are. */
  readonly averageMinor: bigint
  /** M as a share of it, in hundredths of a percent, rounded half up. */
  readonly percentHundredths: bigint
  readonly level: BurdenLevel
}

/**
 * What a weekly minimum M takes of the merchant's own average week: above the usual rate it is raised, above
 * 60 percent heavy.
 */
export function weeklyBurden(
  minimumMinor: bigint,
  salesMinor: readonly bigint[],
  ratePercentHundredths: bigint,
): WeeklyBurden | null {
  const averageMinor = averageSales(salesMinor.slice(-replayedWeeks))
  if (averageMinor <= 0n) return null
  const shareMinor = minimumMinor * 10_000n
  return {
    averageMinor,
    percentHundredths: divideHalfUp(shareMinor, averageMinor),
    level:
      shareMinor > averageMinor * heavyAboveHundredths
        ? 'heavy'
        : shareMinor > averageMinor * ratePercentHundredths
          ? 'raised'
          : 'usual',
  }
}
