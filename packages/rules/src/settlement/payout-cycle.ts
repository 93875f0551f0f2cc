import { addDays, mondayOf, type CalendarDate } from '../calendar/calendar-date.ts'
import type { Currency } from '../money/currency.ts'
import type { PayoutCycle } from './settlement-fee.ts'

/** The least a flexible payout sends; other currencies by configuration (LOAN-28, DEC-PO-8). */
export const defaultFlexibleMinimumMinor: Partial<Record<Currency, bigint>> = { AED: 100_000n }

/** While an advance runs the weekly cycle is fixed; afterwards the chosen one returns (DEC-LOAN-11, DEC-PO-8). */
export function effectiveCycle(chosen: PayoutCycle, hasOpenAdvance: boolean): PayoutCycle {
  return hasOpenAdvance ? 'weekly' : chosen
}

/** The switch is disabled while an advance runs (DEC-PO-8). */
export function canSwitchCycle(hasOpenAdvance: boolean): boolean {
  return !hasOpenAdvance
}

/** A change of cycle takes effect from the next week (DEC-PO-8). */
export function cycleChangeDate(today: CalendarDate): CalendarDate {
  return addDays(mondayOf(today), 7)
}

export interface FlexiblePayout {
  readonly availableMinor: bigint
  readonly currency: Currency
  readonly alreadyPaidToday: boolean
  readonly minimumMinor?: Partial<Record<Currency, bigint>>
}

/** A flexible payout is on request: from the minimum hold amount on, at most one a day (DEC-PO-8). */
export function canRequestPayout(request: FlexiblePayout): boolean {
  const minimum = (request.minimumMinor ?? defaultFlexibleMinimumMinor)[request.currency] ?? 1n
  return !request.alreadyPaidToday && request.availableMinor >= minimum
}
