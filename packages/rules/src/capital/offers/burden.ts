import { percentNumber } from '../../money/percent.ts'
import { divideHalfUp } from '../../money/rounding.ts'
import { sumMinor } from '../../money/money.ts'

/** Above so many percent of an average week a weekly minimum is more than most shops can spare. */
export const heavyBurdenPercent = 60

/** `within` what is sold, `above` it, or `heavy`: above 60 percent of an average week. */
export type BurdenWeight = 'within' | 'above' | 'heavy'

export interface WeeklyBurden {
  /** The weekly minimum as a percentage of an average week, in tenths: 28.4; null where nothing was sold. */
  readonly percent: number | null
  readonly weight: BurdenWeight
  /** What an average week of those given sold. */
  readonly averageWeekMinor: bigint
  /** Of the weeks given, in so many the sales were at least the minimum. */
  readonly weeksCovered: number
  readonly weeks: number
}

export interface BurdenInput {
  /** M, what is taken of every week at least (LOAN-27). */
  readonly minimumMinor: bigint
  /** Sales week by week, of the same currency; weeks without sales are zeros and count. */
  readonly weeksMinor: readonly bigint[]
  /** r, the share of sales that is sold as what is taken (CAP-12), in percent. */
  readonly soldPercent: number
}

/**
 * How much of a merchant's week a weekly minimum takes: its share of an average week, and in how many of the
 * weeks it would have been covered. A merchant who sold nothing carries it heavily, whatever it is.
 */
export function weeklyBurden({ minimumMinor, weeksMinor, soldPercent }: BurdenInput): WeeklyBurden {
  const weeks = weeksMinor.length
  const averageWeekMinor = weeks === 0 ? 0n : divideHalfUp(sumMinor(weeksMinor), BigInt(weeks))
  const percent =
    averageWeekMinor > 0n ? percentNumber(divideHalfUp(minimumMinor * 1000n, averageWeekMinor) * 10n) : null
  return {
    percent,
    weight: burdenWeight(percent, soldPercent),
    averageWeekMinor,
    weeksCovered: weeksMinor.filter((minor) => minor > 0n && minor >= minimumMinor).length,
    weeks,
  }
}

/** Of which of the three kinds a share of an average week is; null, where nothing is sold, is heavy. */
export function burdenWeight(percent: number | null, soldPercent: number): BurdenWeight {
  if (percent === null || percent > heavyBurdenPercent) return 'heavy'
  return percent > soldPercent ? 'above' : 'within'
}
