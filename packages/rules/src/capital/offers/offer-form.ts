import { majorToMinor, type Currency } from '../../money/currency.ts'
import { smallest } from '../../money/money.ts'
import { floorToStep } from './amount.ts'

/** OFR-06: what "get started" is pressed with. */
export interface OfferForm {
  readonly merchantId: string
  readonly offerId: string | null
  /** Asked on full-revenue offers only, and never required (DEC-OFR-8). */
  readonly monthlyRevenueMinor: bigint | null
}

/** OFR-07. */
export function offerFormProblems({ offerId }: OfferForm): { offerId?: 'required' } {
  return offerId ? {} : { offerId: 'required' }
}

/** CAP-16. */
export const percentOfRevenue = 150

/**
 * What revenue is good for, be it entered, read from statements or sold here: 150 % of the average month, at
 * most 1,000,000, rounded down to 1,000 (CAP-16, DEC-OFR-1, DEC-OFR-8). The months are divided once, together
 * with the percentage, so that no part of a minor unit is lost before the step.
 */
export function shareOfRevenue(revenueMinor: bigint, currency: Currency, months = 1n): bigint {
  const shareMinor = (revenueMinor * BigInt(percentOfRevenue)) / (100n * months)
  return floorToStep(smallest(shareMinor, largestAdvance(currency)), majorToMinor(1_000n, currency))
}

/** OFR-21, CAP-59: the largest advance there is, which full-revenue offers are shown with (DEC-OFR-3). */
export function largestAdvance(currency: Currency): bigint {
  return majorToMinor(1_000_000n, currency)
}
