import type { Currency } from '../../money/currency.ts'
import { largestAdvance } from '../offers/offer-form.ts'
import { isOpenLoan, type LoanStatus } from '../advances/loan-status.ts'
import type { Offer } from '../offers/offer.ts'
import { sortOffers } from '../offers/offer-order.ts'

export interface PromoInput {
  readonly canViewCapital: boolean
  readonly offers: readonly Offer[]
  readonly loans: readonly { readonly status: LoanStatus }[]
}

/**
 * The amount "new capital up to" announces (CAP-57): the highest offer, or 1,000,000 where one is of the full-revenue flow (CAP-59).
 * Null where no banner shows: capital cannot be seen, nothing is offered, or an advance is open (DEC-CAP-8).
 */
export function promoAmount({ canViewCapital, offers, loans }: PromoInput): {
  amountMinor: bigint
  currency: Currency
} | null {
  const best = sortOffers(offers)[0]
  if (!canViewCapital || !best || loans.some(({ status }) => isOpenLoan(status))) return null
  const { currency } = best
  if (offers.some(({ tags }) => tags.includes('full_revenue_flow')))
    return { amountMinor: largestAdvance(currency), currency }
  return { amountMinor: best.amountMinor, currency }
}
