import { minorPerMajor } from '../../money/currency.ts'
import { amountLimits } from './amount.ts'
import type { Offer } from './offer.ts'

/**
 * Amount and tenor descending, then the newest, then the lowest id (OFR-12, DEC-CAP-5); the same on cards and
 * in the entry.
 */
export function sortOffers<Item extends Offer>(offers: readonly Item[]): Item[] {
  return offers.toSorted(
    (left, right) =>
      compare(amountRank(right), amountRank(left)) ||
      compare(right.tenorWeeks, left.tenorWeeks) ||
      compare(right.createdAt, left.createdAt) ||
      compare(left.id, right.id),
  )
}

/**
 * The offer a merchant with offers only is sent to: the largest full-revenue one, else the early pay-off,
 * else the best pre-approved one (CAP-45, CAP-46, CAP-47); null when none can be taken (CAP-48).
 */
export function preferredOffer<Item extends Offer>(offers: readonly Item[]): Item | null {
  const takeable = sortOffers(offers).filter(canBeTaken)
  return (
    takeable.find((offer) => offer.tags.includes('full_revenue_flow')) ??
    takeable.find((offer) => offer.tags.includes('early_payoff')) ??
    takeable[0] ??
    null
  )
}

/** Below the smallest amount there is nothing to ask for. */
function canBeTaken(offer: Offer): boolean {
  const { minMinor, maxMinor } = amountLimits(offer)
  return minMinor <= maxMinor
}

/** Amounts of different currencies are ranked by their figure. */
function amountRank({ amountMinor, currency }: Offer): bigint {
  return (amountMinor * 1_000n) / minorPerMajor(currency)
}

function compare<Value extends bigint | number | string>(left: Value, right: Value): number {
  return left < right ? -1 : left > right ? 1 : 0
}
