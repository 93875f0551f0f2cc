import type { Currency } from '../../money/currency.ts'
import { largestAdvance } from '../offers/offer-form.ts'
import { isOpenAdvance, type AdvanceStatus } from '../advances/advance-status.ts'
import type { Offer } from '../offers/offer.ts'
import { sortOffers } from '../offers/offer-order.ts'

export interface PromoInput {
  readonly canViewCapital: boolean
  readonly offers: readonly Offer[]
  readonly advances: readonly { readonly status: AdvanceStatus }[]
}

/**
 * The amount "new capital up to" announces (CAP-57): the highest offer, or 1,000,000 where one is of the
 * full-revenue flow (CAP-59). Null where no banner shows: capital cannot be seen, nothing is offered, or an
 * advance is open (DEC-CAP-8).
 */
export function promoAmount({ canViewCapital, offers, advances }: PromoInput): {
  amountMinor: bigint
  currency: Currency
} | null {
  const best = sortOffers(offers)[0]
  if (!canViewCapital || !best || advances.some(({ status }) => isOpenAdvance(status))) return null
  const { currency } = best
  if (offers.some(({ tags }) => tags.includes('full_revenue_flow')))
    return { amountMinor: largestAdvance(currency), currency }
  return { amountMinor: best.amountMinor, currency }
}
