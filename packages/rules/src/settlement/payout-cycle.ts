import { addDays, mondayOf, type CalendarDate } from '../calendar/calendar-date.ts'
import type { Currency } from '../money/currency.ts'
import type { PayoutCycle } from './settlement-fee.ts'

/**
 * The least a flexible payout is made of (LOAN-28, DEC-PO-8); other currencies in the proportion of their
 * bands.
 */
const leastFlexibleMinor: Partial<Record<Currency, bigint>> = {
  AED: 100_000n,
  SAR: 100_000n,
  QAR: 100_000n,
  KWD: 80_000n,
  BHD: 100_000n,
  EGP: 1_000_000n,
}

/**
 * While an advance runs the weekly cycle is fixed; afterwards the chosen one returns (DEC-LOAN-11, DEC-PO-8).
 */
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
}

/** The least a flexible payout of a currency is made of; without a row anything above nothing. */
export function flexibleMinimumMinor(currency: Currency): bigint {
  return leastFlexibleMinor[currency] ?? 1n
}

/**
 * Why a flexible payout cannot be asked for now (DEC-PO-8): at most one a day, from the minimum hold amount
 * on.
 */
export function requestProblem(request: FlexiblePayout): 'once_a_day' | 'too_small' | null {
  if (request.alreadyPaidToday) return 'once_a_day'
  return request.availableMinor < flexibleMinimumMinor(request.currency) ? 'too_small' : null
}
