import { compareDates, type CalendarDate } from '../calendar/calendar-date.ts'
import { largest, smallest, sumMinor } from '../money/money.ts'
import {
  closePayout,
  movedRows,
  noSums,
  type ClosingTerms,
  type PayoutFigures,
  type PayoutSums,
} from '../settlement/close-payout.ts'
import { deductAdvances, type RepaidAdvance } from './advance-deductions.ts'
import { likelyDays, type LikelyDay, type LikelyInput } from './likely-days.ts'
import { stepRows, type OtherFigure, type PayoutStep } from '../settlement/payout-lines.ts'
import { signedStep } from './waterfall.ts'

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

/** What waits for the next payout beside sales and refunds; see `PayoutSums` for the signs. */
export type OpeningSums = Pick<PayoutSums, OtherFigure>

/** What it comes to, whatever its kinds. */
export function openingSum(opening: OpeningSums): bigint {
  const others = movedRows().filter(({ from }) => from !== 'orders')
  return sumMinor(others.map(({ figure, sign }) => sign * opening[figure as OtherFigure]))
}

export interface ForecastInput extends LikelyInput {
  readonly terms: ClosingTerms
  /** The next payouts, the earliest first. */
  readonly weeks: readonly ForecastWeek[]
  readonly known: readonly KnownDay[]
  readonly opening: OpeningSums
  /** The oldest first: it is served first (DEC-LOAN-9). */
  readonly advances: readonly RepaidAdvance[]
}

/** Signed minor units: the figures sum to `netMinor`, to the last one. */
export interface ForecastPayout extends ForecastWeek {
  readonly capturedMinor: bigint
  readonly uncapturedMinor: bigint
  readonly expectedSalesMinor: bigint
  readonly disputedMinor: bigint
  readonly feesMinor: bigint
  /** Adjustments, reserve, payouts that came back, and what is carried in less what is carried on. */
  readonly otherMinor: bigint
  readonly transferFeeMinor: bigint
  readonly capitalMinor: bigint
  readonly netMinor: bigint
  /** The transfer if nothing more were captured: from what is known alone. */
  readonly certainNetMinor: bigint
  /**
   * The transfer in a low and in a high week, as eight of ten weeks of the past were; `netMinor` lies
   * between.
   */
  readonly lowNetMinor: bigint
  readonly highNetMinor: bigint
}

/**
 * The next payouts. Certain is what is captured and in no payout yet. Likely are orders that wait to be
 * captured, by their age and the shop's own habit, all of them by day 21; and new orders as on the same
 * weekdays of the last eight weeks and as the shop's weeks differ within a month, less what was cancelled and
 * refunded of them. Commission of either is expected at the share it had in those weeks. Later refunds of
 * certain sales, new disputes and adjustments, and reserve that falls due later are not guessed. Each week is
 * closed as the run closes it: reserve, fee of the transfer, repayment of advances, and what is carried into
 * the next.
 */
export function forecastPayouts(input: ForecastInput): ForecastPayout[] {
  const last = input.weeks.at(-1)?.cutOffOn ?? input.today
  const figuresAt = (factor?: bigint) => {
    const likely = likelyDays(input, last, factor)
    return input.weeks.map((week, index) => weekFiguresOf(input, likely, week, index))
  }
  const weekFigures = figuresAt()
  const all = closeAll(input, weekFigures, (part) => part)
  const low = closeAll(input, figuresAt(input.spread.low), (part) => part)
  const high = closeAll(input, figuresAt(input.spread.high), (part) => part)
  const certain = closeAll(input, weekFigures, (part) => ({ ...part, ...nothingLikely }))
  return weekFigures.map((part, index) => {
    const closed = all[index]!
    return {
      cutOffOn: part.week.cutOffOn,
      paysOn: part.week.paysOn,
      capturedMinor: part.salesMinor - part.refundsMinor,
      uncapturedMinor: part.uncapturedMinor,
      expectedSalesMinor: part.expectedMinor,
      disputedMinor: groupSum(closed, 'disputes'),
      feesMinor: groupSum(closed, 'commission'),
      otherMinor: groupSum(closed, 'other'),
      transferFeeMinor: groupSum(closed, 'transfer_fee'),
      capitalMinor: groupSum(closed, 'advances'),
      netMinor: closed.payoutMinor,
      certainNetMinor: certain[index]!.payoutMinor,
      // A low week may leave less than a transfer costs, which the next one then brings: the band never
      // excludes its middle.
      lowNetMinor: smallest(closed.payoutMinor, low[index]!.payoutMinor),
      highNetMinor: largest(closed.payoutMinor, high[index]!.payoutMinor),
    }
  })
}

/** What the steps of a group add to the transfer. */
function groupSum(figures: PayoutFigures, group: PayoutStep['group']): bigint {
  return sumMinor(
    stepRows()
      .filter((row) => row.group === group)
      .map((row) => signedStep(row, figures)),
  )
}

interface WeekFigures {
  readonly week: ForecastWeek
  readonly salesMinor: bigint
  readonly refundsMinor: bigint
  readonly knownFeesMinor: bigint
  readonly uncapturedMinor: bigint
  readonly expectedMinor: bigint
  readonly likelyFeesMinor: bigint
}

const nothingLikely = { uncapturedMinor: 0n, expectedMinor: 0n, likelyFeesMinor: 0n }

function weekFiguresOf(
  input: ForecastInput,
  likely: readonly LikelyDay[],
  week: ForecastWeek,
  index: number,
): WeekFigures {
  const from = index === 0 ? null : input.weeks[index - 1]!.cutOffOn
  const isIn = ({ date }: { date: CalendarDate }) =>
    compareDates(date, week.cutOffOn) < 0 && (from === null || compareDates(date, from) >= 0)
  const known = input.known.filter(isIn)
  const days = likely.filter(isIn)
  return {
    week,
    salesMinor: sumMinor(known.map((day) => day.salesMinor)),
    refundsMinor: sumMinor(known.map((day) => day.refundsMinor)),
    knownFeesMinor: sumMinor(known.map((day) => day.feesMinor)),
    uncapturedMinor: sumMinor(days.map((day) => day.uncapturedMinor)),
    expectedMinor: sumMinor(days.map((day) => day.expectedMinor)),
    likelyFeesMinor: sumMinor(days.map((day) => day.feesMinor)),
  }
}

/** Week after week: what one leaves, owed or carried, the next one begins with. */
function closeAll(
  input: ForecastInput,
  weekFigures: readonly WeekFigures[],
  pick: (part: WeekFigures) => WeekFigures,
): PayoutFigures[] {
  let opening = input.opening
  let { advances } = input
  return weekFigures.map(pick).map((part) => {
    const { paysOn } = part.week
    const closed = closePayout(
      {
        ...opening,
        commissionFixedMinor: 0n,
        commissionVatMinor: 0n,
        salesMinor: part.salesMinor + part.uncapturedMinor + part.expectedMinor,
        refundsMinor: part.refundsMinor,
        commissionMinor: part.knownFeesMinor + part.likelyFeesMinor,
      },
      input.terms,
      (salesPayoutMinor) => deductAdvances(advances, salesPayoutMinor, paysOn).capitalMinor,
    )
    advances = deductAdvances(advances, closed.collectableMinor, paysOn).after
    opening = { ...noSums, carriedInMinor: closed.carriedOutMinor }
    return closed
  })
}
