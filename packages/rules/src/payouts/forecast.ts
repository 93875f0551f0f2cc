import { compareDates, type CalendarDate } from '../calendar/calendar-date.ts'
import { weeklyDeduction } from '../capital/weekly-deduction.ts'
import type { Currency } from '../money/currency.ts'
import { smallest } from '../money/money.ts'
import { settlementFee, type FeeBands, type PayoutCycle } from '../settlement/settlement-fee.ts'
import { likelyDays, type LikelyDay, type LikelyInput } from './likely-days.ts'

/** A payout to come: what is captured before `cutOffOn`, a midnight, leaves on `paysOn`. */
export interface ForecastWeek {
  readonly cutOffOn: CalendarDate
  readonly paysOn: CalendarDate
}

/** Captured and refunded on one day and in no payout yet; sizes. */
export interface KnownDay {
  readonly date: CalendarDate
  readonly salesMinor: bigint
  readonly refundsMinor: bigint
  /** Commission with its VAT, less what refunds gave back. */
  readonly feesMinor: bigint
}

/** An advance that sales repay, as it stands today. */
export interface ForecastAdvance {
  readonly outstandingMinor: bigint
  readonly minimumMinor: bigint
  readonly carriedMinor: bigint
  readonly ratePercentHundredths: bigint
  readonly capPercent: bigint
  readonly firstRepaymentOn: CalendarDate
}

export interface FeeTerms {
  readonly currency: Currency
  readonly vatPercent: number
  readonly bands?: Partial<Record<Currency, FeeBands>>
  readonly flexibleFeeMinor?: Partial<Record<Currency, bigint>>
}

export interface ForecastInput extends LikelyInput, FeeTerms {
  readonly cycle: PayoutCycle
  /** The next payouts, the earliest first. */
  readonly weeks: readonly ForecastWeek[]
  readonly known: readonly KnownDay[]
  /** Signed. Disputed money and everything else that waits for the next payout: adjustments, reserve, what was carried. */
  readonly disputedMinor: bigint
  readonly otherMinor: bigint
  /** The oldest first: it is served first (DEC-LOAN-9). */
  readonly advances: readonly ForecastAdvance[]
}

/** Signed minor units: the parts sum to `netMinor`, to the last one. */
export interface ForecastPayout extends ForecastWeek {
  readonly capturedMinor: bigint
  readonly uncapturedMinor: bigint
  readonly expectedSalesMinor: bigint
  readonly disputedMinor: bigint
  readonly feesMinor: bigint
  /** Also what an earlier payout left below zero, less what this one leaves. */
  readonly otherMinor: bigint
  readonly transferFeeMinor: bigint
  readonly capitalMinor: bigint
  readonly netMinor: bigint
  /** The transfer if nothing more were captured: from what is known alone. */
  readonly certainNetMinor: bigint
}

/**
 * The next payouts. Certain is what is captured and in no payout yet. Likely are orders that wait to be captured, by their
 * age and the shop's own habit, all of them by day 21; and new orders as on the same weekdays of the last eight weeks, less
 * what was cancelled and refunded of them. Commission of either is expected at the share it had in those weeks. Later
 * refunds of certain sales, new disputes, adjustments and holds are not guessed. The fee of the transfer and the deduction of
 * advances follow the rules of the weekly run, week after week; a week below zero is carried into the next.
 */
export function forecastPayouts(input: ForecastInput): ForecastPayout[] {
  const last = input.weeks.at(-1)?.cutOffOn ?? input.today
  const likely = likelyDays(input, last)
  const parts = input.weeks.map((week, index) => partsOf(input, likely, week, index))
  const all = settleAll(input, parts, (part) => knownOf(part) + likelyOf(part))
  const certain = settleAll(input, parts, knownOf)
  return parts.map((part, index) => {
    const settled = all[index]!
    return {
      cutOffOn: part.week.cutOffOn,
      paysOn: part.week.paysOn,
      capturedMinor: part.capturedMinor,
      uncapturedMinor: part.uncapturedMinor,
      expectedSalesMinor: part.expectedMinor,
      disputedMinor: part.disputedMinor,
      feesMinor: -part.knownFeesMinor - part.likelyFeesMinor,
      otherMinor: part.otherMinor + settled.carriedInMinor - settled.carriedOutMinor,
      transferFeeMinor: -settled.feeMinor,
      capitalMinor: -settled.capitalMinor,
      netMinor: settled.netMinor,
      certainNetMinor: certain[index]!.netMinor,
    }
  })
}

interface Parts {
  readonly week: ForecastWeek
  readonly capturedMinor: bigint
  readonly knownFeesMinor: bigint
  readonly disputedMinor: bigint
  readonly otherMinor: bigint
  readonly uncapturedMinor: bigint
  readonly expectedMinor: bigint
  readonly likelyFeesMinor: bigint
}

function partsOf(
  input: ForecastInput,
  likely: readonly LikelyDay[],
  week: ForecastWeek,
  index: number,
): Parts {
  const from = index === 0 ? null : input.weeks[index - 1]!.cutOffOn
  const isIn = ({ date }: { date: CalendarDate }) =>
    compareDates(date, week.cutOffOn) < 0 && (from === null || compareDates(date, from) >= 0)
  const known = input.known.filter(isIn)
  const days = likely.filter(isIn)
  return {
    week,
    capturedMinor: sum(known, (day) => day.salesMinor - day.refundsMinor),
    knownFeesMinor: sum(known, (day) => day.feesMinor),
    disputedMinor: index === 0 ? input.disputedMinor : 0n,
    otherMinor: index === 0 ? input.otherMinor : 0n,
    uncapturedMinor: sum(days, (day) => day.uncapturedMinor),
    expectedMinor: sum(days, (day) => day.expectedMinor),
    likelyFeesMinor: sum(days, (day) => day.feesMinor),
  }
}

const knownOf = (part: Parts) =>
  part.capturedMinor - part.knownFeesMinor + part.disputedMinor + part.otherMinor
const likelyOf = (part: Parts) => part.uncapturedMinor + part.expectedMinor - part.likelyFeesMinor

interface Settled {
  readonly carriedInMinor: bigint
  readonly carriedOutMinor: bigint
  readonly feeMinor: bigint
  readonly capitalMinor: bigint
  readonly netMinor: bigint
}

/** Week after week: what one leaves, owed or carried, the next one begins with. */
function settleAll(
  input: ForecastInput,
  parts: readonly Parts[],
  amountOf: (part: Parts) => bigint,
): Settled[] {
  let carriedInMinor = 0n
  let advances = input.advances
  return parts.map((part) => {
    const settlementMinor = amountOf(part) + carriedInMinor
    const { feeMinor } = settlementFee({ ...input, settlementMinor })
    const salesMinor = settlementMinor > 0n ? settlementMinor - feeMinor : 0n
    const taken = deduct(advances, salesMinor, part.week.paysOn)
    const carriedOutMinor = smallest(0n, settlementMinor)
    const settled = {
      carriedInMinor,
      carriedOutMinor,
      feeMinor,
      capitalMinor: taken.capitalMinor,
      netMinor: salesMinor - taken.capitalMinor,
    }
    carriedInMinor = carriedOutMinor
    advances = taken.advances
    return settled
  })
}

/** What a week's payout repays, and the advances as they stand after it; one that has not begun yet waits. */
function deduct(
  advances: readonly ForecastAdvance[],
  salesMinor: bigint,
  paysOn: CalendarDate,
): { capitalMinor: bigint; advances: ForecastAdvance[] } {
  let leftMinor = salesMinor
  const after = advances.map((advance) => {
    if (advance.outstandingMinor === 0n || compareDates(paysOn, advance.firstRepaymentOn) < 0) return advance
    const { repaymentMinor, shortfallMinor } = weeklyDeduction({ ...advance, salesMinor: leftMinor })
    leftMinor -= repaymentMinor
    return {
      ...advance,
      outstandingMinor: advance.outstandingMinor - repaymentMinor,
      carriedMinor: shortfallMinor,
    }
  })
  return { capitalMinor: salesMinor - leftMinor, advances: after }
}

function sum<Row>(rows: readonly Row[], amountOf: (row: Row) => bigint): bigint {
  return rows.reduce((total, row) => total + amountOf(row), 0n)
}
