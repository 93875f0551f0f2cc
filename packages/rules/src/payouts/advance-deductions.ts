import { compareDates, type CalendarDate } from '../calendar/calendar-date.ts'
import { reliefOn, type ReliefWeeks } from '../capital/advances/relief.ts'
import { weeklyDeduction } from '../capital/advances/weekly-deduction.ts'

/** An advance that sales repay, as it stands before a payout. */
export interface RepaidAdvance {
  readonly outstandingMinor: bigint
  readonly minimumMinor: bigint
  readonly carriedMinor: bigint
  readonly ratePercentHundredths: bigint
  readonly capPercent: bigint
  readonly firstRepaymentOn: CalendarDate
  /** What was granted, past and to come (docs/decisions/0021). */
  readonly reliefs?: readonly ReliefWeeks[]
}

/**
 * What a payout repays, and the advances as they stand after it, by the rule of the weekly run: the first of
 * the list is served first and the next sees what is left (DEC-LOAN-9, DEC-LOAN-13); one whose first
 * repayment is later waits.
 */
export function deductAdvances(
  advances: readonly RepaidAdvance[],
  salesPayoutMinor: bigint,
  paysOn: CalendarDate,
): { capitalMinor: bigint; after: RepaidAdvance[] } {
  let leftMinor = salesPayoutMinor
  const after = advances.map((advance) => {
    if (advance.outstandingMinor === 0n || compareDates(paysOn, advance.firstRepaymentOn) < 0) return advance
    const { repaymentMinor, shortfallMinor } = weeklyDeduction({
      ...advance,
      relief: reliefOn(advance.reliefs ?? [], paysOn),
      salesMinor: leftMinor,
    })
    leftMinor -= repaymentMinor
    return {
      ...advance,
      outstandingMinor: advance.outstandingMinor - repaymentMinor,
      carriedMinor: shortfallMinor,
    }
  })
  return { capitalMinor: salesPayoutMinor - leftMinor, after }
}
