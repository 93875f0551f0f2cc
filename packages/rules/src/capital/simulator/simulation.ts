import { percentOf, divideHalfUp } from '../../money/rounding.ts'
import { sumMinor } from '../../money/money.ts'
import { effectiveAnnualPercent } from './annual-rate.ts'
import { deductedPercent } from '../advances/repayment.ts'
import { weekStatus, type WeekStatus } from '../advances/week-status.ts'
import { weeklyDeduction } from '../advances/weekly-deduction.ts'

/**
 * How many of the last weeks are replayed, and what the history must at least hold to stand for a business.
 */
export const replayedWeeks = 26
export const historyWeeksMin = 8

/** What "sales fall by" may be, in whole percent. */
export const salesFall = { min: 0, max: 80, step: 5 } as const

/** After this many weeks an advance counts as not repaid in time. */
export const simulatedWeeksMax = 156

export interface SimulationInput {
  /** S of full weeks, oldest first. When they are used up before everything is repaid they begin again. */
  readonly salesMinor: readonly bigint[]
  /** Every S is less by so many whole percent, rounded half up. */
  readonly fallPercent: number
  /** A, O and M of the offer at the chosen amount and tenor. */
  readonly amountMinor: bigint
  readonly totalMinor: bigint
  readonly minimumMinor: bigint
  readonly ratePercentHundredths: bigint
  readonly capPercent: bigint
}

export interface SimulatedWeek {
  /** 1 for the first repayment. */
  readonly week: number
  readonly salesMinor: bigint
  readonly repaymentMinor: bigint
  /** R / S in hundredths of a percent; 100 % of a week without sales. */
  readonly percentHundredths: bigint
  readonly shortfallMinor: bigint
  readonly outstandingMinor: bigint
  readonly status: WeekStatus
}

export interface Simulation {
  readonly weeks: readonly SimulatedWeek[]
  /** More was taken than the usual share of the sales. */
  readonly weeksAboveRate: number
  /** More than 60 percent was taken. */
  readonly weeksFarAbove: number
  /** The share was less than what was due, and what was due was taken. */
  readonly weeksAtMinimum: number
  /** Not all that was due could be taken; the rest was carried. */
  readonly weeksShort: number
  /** Null when something is left after `simulatedWeeksMax` weeks. */
  readonly weeksToRepay: number | null
  /** O - A. */
  readonly costMinor: bigint
  /** The cost as an effective annual rate; null when it is not repaid. */
  readonly annualPercent: number | null
}

/**
 * Replays weeks of sales against an offer by the rule of the weekly run: what would be taken week by week
 * until everything is repaid. The first repayment is one week after the money arrives.
 */
export function simulate(input: SimulationInput): Simulation {
  const weeks = replay(input)
  const isRepaid = weeks.at(-1)?.outstandingMinor === 0n
  const counted = (of: (week: SimulatedWeek) => boolean) => weeks.filter(of).length
  return {
    weeks,
    weeksAboveRate: counted(({ status, repaymentMinor }) => status !== 'paid' && repaymentMinor > 0n),
    weeksFarAbove: counted(
      ({ status, repaymentMinor }) => status === 'overdueCritical' && repaymentMinor > 0n,
    ),
    weeksAtMinimum: counted(
      ({ status, repaymentMinor, shortfallMinor }) =>
        status !== 'paid' && repaymentMinor > 0n && shortfallMinor === 0n,
    ),
    weeksShort: counted(({ shortfallMinor }) => shortfallMinor > 0n),
    weeksToRepay: isRepaid ? weeks.length : null,
    costMinor: input.totalMinor - input.amountMinor,
    annualPercent: isRepaid
      ? effectiveAnnualPercent(
          input.amountMinor,
          weeks.map((week) => week.repaymentMinor),
        )
      : null,
  }
}

/** The mean of the weeks, rounded half up; nothing of none. */
export function averageSales(salesMinor: readonly bigint[]): bigint {
  return salesMinor.length === 0 ? 0n : divideHalfUp(sumMinor(salesMinor), BigInt(salesMinor.length))
}

function replay(input: SimulationInput): SimulatedWeek[] {
  const { totalMinor, minimumMinor, ratePercentHundredths, capPercent } = input
  const sales = input.salesMinor.map((minor) => fallen(minor, input.fallPercent))
  const weeks: SimulatedWeek[] = []
  let outstandingMinor = totalMinor
  let carriedMinor = 0n
  // Without any sales nothing is ever repaid: one round says it all.
  const last = sales.some((minor) => minor > 0n) ? simulatedWeeksMax : sales.length
  while (outstandingMinor > 0n && weeks.length < last) {
    const salesMinor = sales[weeks.length % sales.length]!
    const { dueMinor, repaymentMinor, shortfallMinor } = weeklyDeduction({
      salesMinor,
      outstandingMinor,
      minimumMinor,
      carriedMinor,
      ratePercentHundredths,
      capPercent,
    })
    outstandingMinor -= repaymentMinor
    carriedMinor = shortfallMinor
    const row = { type: 'payout', salesMinor, repaymentMinor, dueMinor, debitStatus: null } as const
    weeks.push({
      week: weeks.length + 1,
      salesMinor,
      repaymentMinor,
      percentHundredths: deductedPercent(row) ?? 0n,
      shortfallMinor,
      outstandingMinor,
      status: weekStatus(row, ratePercentHundredths),
    })
  }
  return weeks
}

/** S of a week in which less is sold. */
export function fallen(salesMinor: bigint, fallPercent: number): bigint {
  return percentOf(salesMinor, BigInt(100 - fallPercent) * 100n, divideHalfUp)
}
