import { addDays, mondayOf, type CalendarDate } from '../../calendar/calendar-date.ts'
import {
  collectionDateOf,
  nextCollectionDate,
  nextWorkingDay,
  workingDayOnOrAfter,
  type WorkingCalendar,
} from '../../calendar/working-days.ts'
import { divideUp } from '../../money/rounding.ts'

export interface TermDates {
  readonly startDate: CalendarDate
  readonly firstRepaymentDate: CalendarDate
  readonly endDate: CalendarDate
}

/**
 * The start shown before funding: one business day after approval (DEC-LOAN-7). Also the latest day to order
 * a transfer (DEC-LOAN-8).
 */
export function expectedStartDate(approvedOn: CalendarDate, calendar: WorkingCalendar): CalendarDate {
  return nextWorkingDay(approvedOn, calendar)
}

/**
 * The dates of the terms (DEC-LOAN-7): first repayment on the first working Monday at least 7 days after
 * funding, last one 7 x (T - 1) days later, each moved to the next working day.
 */
export function termDates(startDate: CalendarDate, tenorWeeks: number, calendar: WorkingCalendar): TermDates {
  const firstRepaymentDate = collectionDateOf(mondayOnOrAfter(addDays(startDate, 7)), calendar)
  const endDate = workingDayOnOrAfter(addDays(firstRepaymentDate, 7 * (tenorWeeks - 1)), calendar)
  return { startDate, firstRepaymentDate, endDate }
}

/**
 * The next repayment as it is shown: never a day that is over. What was planned for one that passed comes
 * with the next collection; before the bank has paid the advance out, it is the first repayment if it did so
 * today (DEC-LOAN-37).
 */
export function nextRepaymentShown(
  planned: CalendarDate | null,
  { isFunded, today, calendar }: { isFunded: boolean; today: CalendarDate; calendar: WorkingCalendar },
): CalendarDate | null {
  if (planned === null) return null
  if (!isFunded) return termDates(today, 1, calendar).firstRepaymentDate
  return planned >= today ? planned : nextCollectionDate(today, calendar)
}

/** The final date shown when something is left after T weeks: today + ceil (B / M) weeks (DEC-LOAN-18). */
export function estimatedEndDate(
  today: CalendarDate,
  outstandingMinor: bigint,
  minimumMinor: bigint,
): CalendarDate {
  return addDays(today, 7 * Number(divideUp(outstandingMinor, minimumMinor)))
}

function mondayOnOrAfter(date: CalendarDate): CalendarDate {
  return mondayOf(addDays(date, 6))
}
