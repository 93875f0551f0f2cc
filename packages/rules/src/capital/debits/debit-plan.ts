import type { CalendarDate } from '../../calendar/calendar-date.ts'
import { addWorkingDays, type WorkingCalendar } from '../../calendar/working-days.ts'
import { largest, smallest } from '../../money/money.ts'
import { chaseAfterWorkingDays, retryAfterWorkingDays } from '../advances/debit-status.ts'
import { amountDue, type WeekInput } from '../advances/weekly-deduction.ts'

/** A debit as it is handed to the bank, in minor units. */
export interface PlannedDebit {
  /** D, what is asked for. */
  readonly amountMinor: bigint
  /** What of it was carried from earlier weeks: in K already. */
  readonly carriedMinor: bigint
}

/** What is owed of an advance, in minor units: B, and what of it was carried, K. */
export interface Owed {
  readonly outstandingMinor: bigint
  readonly carriedMinor: bigint
}

/** Debits that the bank has not answered, together: no other one may ask for the same money again. */
export type InFlight = PlannedDebit

/**
 * What is owed and not being asked for already: several debits under way never ask for more than is left
 * (docs/decisions/0040).
 */
export function notAskedFor(owed: Owed, inFlight: InFlight): Owed {
  return {
    outstandingMinor: largest(0n, owed.outstandingMinor - inFlight.amountMinor),
    carriedMinor: largest(0n, owed.carriedMinor - inFlight.carriedMinor),
  }
}

/** The debit of a week, D = min(M + K, B) (DEC-LOAN-32); null where nothing is due. */
export function weeklyDebit(
  week: Pick<WeekInput, 'minimumMinor' | 'carriedMinor' | 'outstandingMinor' | 'relief'>,
): PlannedDebit | null {
  const amountMinor = amountDue(week)
  if (amountMinor === 0n) return null
  return { amountMinor, carriedMinor: smallest(week.carriedMinor, amountMinor) }
}

/**
 * The second attempt on the same row: what failed, as far as it is still owed and carried; null where nothing
 * is.
 */
export function repeatedDebit(failedMinor: bigint, now: Owed): PlannedDebit | null {
  const amountMinor = smallest(failedMinor, now.carriedMinor, now.outstandingMinor)
  return amountMinor === 0n ? null : { amountMinor, carriedMinor: amountMinor }
}

/** What a debit repays: what arrived, but never more than is left (DEC-LOAN-35). */
export function repaidByDebit(amountMinor: bigint, outstandingMinor: bigint): bigint {
  return smallest(amountMinor, outstandingMinor)
}

/** K after a debit succeeded: what it held of K is gone. `leftMinor` is B after it. */
export function carriedAfterPaid(carriedMinor: bigint, debit: PlannedDebit, leftMinor: bigint): bigint {
  return smallest(largest(0n, carriedMinor - debit.carriedMinor), leftMinor)
}

/** K after a debit failed: what of it was not carried yet is carried now, so that K = D (DEC-LOAN-32). */
export function carriedAfterFailed(carriedMinor: bigint, debit: PlannedDebit, leftMinor: bigint): bigint {
  return smallest(carriedMinor + debit.amountMinor - debit.carriedMinor, leftMinor)
}

/** K after a debit came back: all that it repaid is due again. `leftMinor` is B with it. */
export function carriedAfterReturned(carriedMinor: bigint, repaidMinor: bigint, leftMinor: bigint): bigint {
  return smallest(carriedMinor + repaidMinor, leftMinor)
}

/**
 * What is wrong with the day its money is said to have reached the bank: not known yet, or before the bank
 * was asked.
 */
export function receivedOnProblem(
  receivedOn: CalendarDate,
  { presentedOn, today }: { presentedOn: CalendarDate; today: CalendarDate },
): 'date_in_future' | 'date_before_debit' | null {
  if (receivedOn > today) return 'date_in_future'
  return receivedOn < presentedOn ? 'date_before_debit' : null
}

/**
 * When a failed debit is presented once more: three working days after the failure, or never where the next
 * Monday's debit comes first and carries it (DEC-LOAN-32).
 */
export function retryDate(
  failedOn: CalendarDate,
  nextCollectionOn: CalendarDate | null,
  calendar: WorkingCalendar,
): CalendarDate | null {
  const retryOn = addWorkingDays(failedOn, retryAfterWorkingDays, calendar)
  return nextCollectionOn !== null && retryOn < nextCollectionOn ? retryOn : null
}

/** When a debit that the bank has not answered is chased. */
export function chaseDate(presentedOn: CalendarDate, calendar: WorkingCalendar): CalendarDate {
  return addWorkingDays(presentedOn, chaseAfterWorkingDays, calendar)
}
