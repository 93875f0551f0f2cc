import { addDays, mondayOf, type CalendarDate } from '../calendar/calendar-date.ts'
import type { Currency } from '../money/currency.ts'
import type { PayoutCycle } from './settlement-fee.ts'

/** The least a flexible payout is made of (LOAN-28, DEC-PO-8); other currencies in the proportion of their bands. */
export const defaultFlexibleMinimumMinor: Partial<Record<Currency, bigint>> = {
  AED: 100_000n,
  SAR: 100_000n,
  QAR: 100_000n,
  KWD: 80_000n,
  BHD: 100_000n,
  EGP: 1_000_000n,
}

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
