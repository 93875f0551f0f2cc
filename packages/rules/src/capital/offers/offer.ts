import type { Currency } from '../../money/currency.ts'

/** OFR-02. */
export const offerTags = [
  'full_revenue_flow',
  'early_payoff',
  'bank_statement_required',
  'kyb_application',
] as const
export type OfferTag = (typeof offerTags)[number]

/** What the rules need to know of an offer. */
export interface Offer {
  readonly id: string
  readonly amountMinor: bigint
  readonly currency: Currency
  /** The least that may be asked for on it. */
  readonly leastMinor: bigint
  readonly tenorWeeks: number
  readonly tags: readonly OfferTag[]
  /** ISO 8601 in UTC as on the wire; text order is time order. */
  readonly createdAt: string
}

/** OFR-04, OFR-05. */
export function offerLabel(tags: readonly OfferTag[]): 'frf' | 'preapprove' {
  return tags.includes('full_revenue_flow') ? 'frf' : 'preapprove'
}

/** Legal information is the KYB flow (DEC-OFR-3). */
export function needsVerification(tags: readonly OfferTag[]): boolean {
  return tags.includes('kyb_application')
}

/**
 * A business verification is one of the Emirates: its licence, IDs and IBAN are theirs (KYB-98, DEC-KYB-24).
 */
export function mayNeedVerification(currency: Currency): boolean {
  return currency === 'AED'
}

/** Tags combine freely except these two (DEC-OFR-3). */
export function areTagsAllowed(tags: readonly OfferTag[]): boolean {
  return !(tags.includes('early_payoff') && tags.includes('full_revenue_flow'))
}

/**
 * Whether an advance repays by direct debit (DEC-LOAN-31): as the underwriter said; where nothing was said,
 * that of a full-revenue offer, whose sales do not run through the provider's payouts.
 */
export function repaysByDirectDebit(tags: readonly OfferTag[], said: boolean | null = null): boolean {
  return said ?? tags.includes('full_revenue_flow')
}
