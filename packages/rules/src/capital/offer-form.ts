import { majorToMinor, type Currency } from '../money/currency.ts'
import { smallest } from '../money/money.ts'
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

/** Of the monthly revenue up to 150 % (CAP-16); at most 1,000,000, rounded down to 1,000 (DEC-OFR-8). */
export function indicativeMaximum(monthlyRevenueMinor: bigint, currency: Currency): bigint {
  const ceiling = majorToMinor(1_000_000n, currency)
  return floorToStep(
    smallest((monthlyRevenueMinor * BigInt(percentOfRevenue)) / 100n, ceiling),
    majorToMinor(1_000n, currency),
  )
}

/** OFR-21, CAP-59: the largest advance there is, which full-revenue offers are shown with (DEC-OFR-3). */
export function largestAdvance(currency: Currency): bigint {
  return majorToMinor(1_000_000n, currency)
}
