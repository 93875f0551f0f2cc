import type { Currency } from '../money/currency.ts'

/** Where an ad is shown (DEC-ADS-2). Words: `ads_placement_<name>`. */
export const placements = ['home_banner', 'category_banner', 'search_sponsor', 'push_message'] as const
export type Placement = (typeof placements)[number]

/** What is paid for: a thousand times seen, or a press. */
export const pricedBys = ['thousand_impressions', 'click'] as const
export type PricedBy = (typeof pricedBys)[number]

/**
 * Who looks for something and finds a sponsor pays attention by pressing; everywhere else being seen is what
 * is sold.
 */
export const pricedByOf: Readonly<Record<Placement, PricedBy>> = {
  home_banner: 'thousand_impressions',
  category_banner: 'thousand_impressions',
  search_sponsor: 'click',
  push_message: 'thousand_impressions',
}

/** How many of what is counted one price pays for. */
export const unitsOfPrice: Readonly<Record<PricedBy, bigint>> = { thousand_impressions: 1000n, click: 1n }

export type AdPrices = Readonly<Record<Placement, Readonly<Partial<Record<Currency, bigint>>>>>

/** The price list, VAT inside it, unless it is configured. Where a currency has no price, nothing is sold. */
export const defaultAdPrices: AdPrices = {
  home_banner: { AED: 4_000n, SAR: 4_000n, QAR: 4_000n, BHD: 4_000n, KWD: 3_500n, EGP: 40_000n },
  category_banner: { AED: 2_500n, SAR: 2_500n, QAR: 2_500n, BHD: 2_500n, KWD: 2_200n, EGP: 25_000n },
  search_sponsor: { AED: 150n, SAR: 150n, QAR: 150n, BHD: 150n, KWD: 130n, EGP: 1_500n },
  push_message: { AED: 6_000n, SAR: 6_000n, QAR: 6_000n, BHD: 6_000n, KWD: 5_200n, EGP: 60_000n },
}

export interface AdPrice {
  readonly pricedBy: PricedBy
  readonly priceMinor: bigint
}

/** What a placement costs in a currency; null where it is not sold. */
export function adPrice(
  placement: Placement,
  currency: Currency,
  prices: AdPrices = defaultAdPrices,
): AdPrice | null {
  const priceMinor = prices[placement][currency]
  return priceMinor === undefined || priceMinor <= 0n ? null : { pricedBy: pricedByOf[placement], priceMinor }
}

/**
 * What so many of a day cost, down to the whole minor unit. One more costs the difference of two such sums,
 * so that the parts of a day are its whole.
 */
export function costOf(units: bigint, { pricedBy, priceMinor }: AdPrice): bigint {
  return (units * priceMinor) / unitsOfPrice[pricedBy]
}
