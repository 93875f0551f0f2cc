import { majorToMinor, type Currency } from '../money/currency.ts'
import { smallest } from '../money/money.ts'
import { percentHundredths } from '../money/percent.ts'
import { divideDown, percentOf } from '../money/rounding.ts'
import { amountLimits, floorToStep, smallestAmount } from './amount.ts'
import { tenorLimits } from './tenor.ts'
import { advanceTerms, type TermsInput } from './terms.ts'

/** Up to 150 % of the total monthly revenue (CAP-16). */
const revenueSharePercentHundredths = 15_000n
const weeksPerYear = 52n
const monthsPerYear = 12n

export interface SizingInput extends Pick<
  TermsInput,
  'feeFactorHundredths' | 'currency' | 'repaymentRatePercent' | 'vatPercent'
> {
  /** Sales of the last three full months together. */
  readonly threeMonthsSalesMinor: bigint
}

/**
 * The offer sales are good for (DEC-OFR-1): min (1,000,000, 150 % of the average month down to 1,000), and the smallest tenor whose
 * expected weekly deductions repay O, else 28. Null below 10,000.
 */
export function sizedOffer(input: SizingInput): { amountMinor: bigint; tenorWeeks: number } | null {
  // One division of the three months together, so that no part of a minor unit is lost before the step.
  const shareMinor = divideDown(input.threeMonthsSalesMinor * revenueSharePercentHundredths, 3n * 10_000n)
  const amountMinor = capped(shareMinor, input.currency)
  if (amountMinor < smallestAmount(input.currency)) return null
  const weeklySalesMinor = divideDown(input.threeMonthsSalesMinor * monthsPerYear, 3n * weeksPerYear)
  const weeklyMinor = percentOf(weeklySalesMinor, percentHundredths(input.repaymentRatePercent), divideDown)
  return { amountMinor, tenorWeeks: tenors().find((weeks) => repays(weeks)) ?? tenorLimits.maxWeeks }

  function repays(tenorWeeks: number): boolean {
    return weeklyMinor * BigInt(tenorWeeks) >= advanceTerms({ ...input, amountMinor, tenorWeeks }).totalMinor
  }
}

/** The indicative maximum shown for an entered monthly revenue (CAP-16, DEC-OFR-8). */
export function shareOfRevenue(monthlyRevenueMinor: bigint, currency: Currency): bigint {
  return capped(percentOf(monthlyRevenueMinor, revenueSharePercentHundredths, divideDown), currency)
}

export interface PromoOffer {
  readonly amountMinor: bigint
  readonly currency: Currency
  readonly tags: readonly string[]
}

/** The amount of the promo banner: the highest offer, or 1,000,000 with a full-revenue offer (CAP-57, CAP-59, DEC-CAP-8); null when it does not show. */
export function promoAmount(
  offers: readonly PromoOffer[],
  canViewCapital: boolean,
  hasOpenAdvance: boolean,
): bigint | null {
  const best = offers.toSorted((left, right) => (left.amountMinor < right.amountMinor ? 1 : -1))[0]
  if (!best || !canViewCapital || hasOpenAdvance) return null
  return offers.some((offer) => offer.tags.includes('full_revenue_flow'))
    ? majorToMinor(1_000_000n, best.currency)
    : best.amountMinor
}

function capped(shareMinor: bigint, currency: Currency): bigint {
  const { maxMinor, stepMinor } = amountLimits({ amountMinor: 0n, currency, tags: ['full_revenue_flow'] })
  return floorToStep(smallest(maxMinor, shareMinor), stepMinor)
}

function tenors(): number[] {
  const all: number[] = []
  for (
    let weeks: number = tenorLimits.minWeeks;
    weeks <= tenorLimits.maxWeeks;
    weeks += tenorLimits.stepWeeks
  )
    all.push(weeks)
  return all
}
