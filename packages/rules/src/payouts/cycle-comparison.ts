import { addDays, compareDates, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { isWorkingDay, type WorkingCalendar } from '../calendar/working-days.ts'
import { largest } from '../money/money.ts'
import { divideHalfUp } from '../money/rounding.ts'
import { flexibleMinimumMinor } from '../settlement/payout-cycle.ts'
import { closePayout, noDeduction, noSums, type ClosingTerms } from '../settlement/close-payout.ts'
import type { PayoutCycle } from '../settlement/settlement-fee.ts'
import { openingSum, type ForecastInput } from './forecast.ts'
import { likelyDays } from './likely-days.ts'

export interface CycleFigures {
  readonly cycle: PayoutCycle
  readonly transfers: number
  /** Fees of the transfers, as a size. */
  readonly feesMinor: bigint
  /** What reaches the bank, before any repayment of an advance. */
  readonly netMinor: bigint
  /** From the day of the sale to the day of the transfer, by the sale's amount, in tenths of a day. */
  readonly averageWaitTenths: bigint
}

export interface ComparisonInput extends ForecastInput {
  readonly calendar: WorkingCalendar
  /** The least a flexible payout is made of; the product's own when left out. */
  readonly minimumMinor?: bigint
}

/**
 * The money of the forecast paid out in either cycle. Weekly: at each cut-off. Flexible: a request on every
 * working day on which at least the minimum hold amount was captured on earlier days; the rest goes with the
 * last weekly payout, so that both cycles pay the same money. Advances are left out, because while one is
 * repaid the cycle is weekly (DEC-LOAN-11), and so is what is newly kept in reserve, which is the same in
 * both.
 */
export function compareCycles(input: ComparisonInput): CycleFigures[] {
  const last = input.weeks.at(-1)
  if (!last) return []
  const flows = flowsOf(input, last.cutOffOn)
  const weekly = input.weeks.map((week) => ({ on: week.paysOn, until: week.cutOffOn, minimumMinor: 1n }))
  return [
    payOut(flows, weekly, { ...input.terms, cycle: 'weekly' }),
    payOut(flows, requestDays(input, last), { ...input.terms, cycle: 'flexible' }),
  ]
}

/** What a day brings: the sale, whose wait is measured, and what of it can be paid. */
interface Flow {
  readonly date: CalendarDate
  readonly salesMinor: bigint
  readonly netMinor: bigint
}

interface Occasion {
  readonly on: CalendarDate
  /** Pays what came in before this day. */
  readonly until: CalendarDate
  readonly minimumMinor: bigint
}

function flowsOf(input: ForecastInput, until: CalendarDate): Flow[] {
  const known = input.known.map((day) => ({
    date: day.date,
    salesMinor: day.salesMinor,
    netMinor: day.salesMinor - day.refundsMinor - day.feesMinor,
  }))
  const likely = likelyDays(input, until).map((day) => ({
    date: day.date,
    salesMinor: day.uncapturedMinor + day.expectedMinor,
    netMinor: day.uncapturedMinor + day.expectedMinor - day.feesMinor,
  }))
  // Waits for the next payout whatever its day is, without a sale behind it.
  const rest = {
    date: addDays(input.today, -1),
    salesMinor: 0n,
    netMinor: openingSum(input.opening),
  }
  return [rest, ...known, ...likely]
}

function requestDays(
  input: ComparisonInput,
  last: { cutOffOn: CalendarDate; paysOn: CalendarDate },
): Occasion[] {
  const minimumMinor = largest(1n, input.minimumMinor ?? flexibleMinimumMinor(input.terms.currency))
  const count = Math.max(0, daysBetween(input.today, last.paysOn))
  const days = Array.from({ length: count }, (_, day) => addDays(input.today, day))
  return [
    ...days
      .filter((day) => isWorkingDay(day, input.calendar))
      .map((day) => ({
        on: day,
        until: compareDates(day, last.cutOffOn) < 0 ? day : last.cutOffOn,
        minimumMinor,
      })),
    { on: last.paysOn, until: last.cutOffOn, minimumMinor: 1n },
  ]
}

function payOut(flows: readonly Flow[], occasions: readonly Occasion[], terms: ClosingTerms): CycleFigures {
  let open = flows
  let transfers = 0
  let feesMinor = 0n
  let netMinor = 0n
  let paidMinor = 0n
  let waitedMinor = 0n
  for (const { on, until, minimumMinor } of occasions) {
    const due = open.filter((flow) => compareDates(flow.date, until) < 0)
    const sumMinor = due.reduce((sum, flow) => sum + flow.netMinor, 0n)
    if (sumMinor < minimumMinor) continue
    const closed = closePayout({ ...noSums, adjustmentsMinor: sumMinor }, terms, noDeduction)
    // What would not pay for its own transfer waits.
    if (closed.payoutMinor === 0n) continue
    transfers += 1
    feesMinor += closed.feeMinor
    netMinor += closed.payoutMinor
    for (const flow of due) {
      paidMinor += flow.salesMinor
      waitedMinor += flow.salesMinor * BigInt(daysBetween(flow.date, on))
    }
    open = open.filter((flow) => !due.includes(flow))
  }
  const averageWaitTenths = paidMinor > 0n ? divideHalfUp(waitedMinor * 10n, paidMinor) : 0n
  return { cycle: terms.cycle, transfers, feesMinor, netMinor, averageWaitTenths }
}
