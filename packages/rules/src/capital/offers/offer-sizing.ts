import { percentHundredths } from '../../money/percent.ts'
import { divideDown, percentOf } from '../../money/rounding.ts'
import { smallestAmount } from './amount.ts'
import { shareOfRevenue } from './offer-form.ts'
import { tenorLimits } from './tenor.ts'
import { advanceTerms, type TermsInput } from './terms.ts'

const monthsSized = 3n
const weeksPerYear = 52n
const monthsPerYear = 12n

export interface SizingInput extends Pick<
  TermsInput,
  'feeFactorHundredths' | 'currency' | 'repaymentRatePercent' | 'vatPercent'
> {
  /** The least of an advance. */
  readonly leastMinor: bigint
  /** Sales of the last three full months together. */
  readonly threeMonthsSalesMinor: bigint
}

/**
 * The offer sales are good for (DEC-OFR-1): min (1,000,000, 150 % of the average month down to 1,000), and
 * the smallest tenor whose expected weekly deductions repay O, else 28. Null below the least of an advance.
 */
export function sizedOffer(input: SizingInput): { amountMinor: bigint; tenorWeeks: number } | null {
  const amountMinor = shareOfRevenue(input.threeMonthsSalesMinor, input.currency, monthsSized)
  if (amountMinor < smallestAmount(input)) return null
  const weeklySalesMinor = divideDown(input.threeMonthsSalesMinor * monthsPerYear, monthsSized * weeksPerYear)
  const weeklyMinor = percentOf(weeklySalesMinor, percentHundredths(input.repaymentRatePercent), divideDown)
  return { amountMinor, tenorWeeks: tenors().find((weeks) => repays(weeks)) ?? tenorLimits.maxWeeks }

  function repays(tenorWeeks: number): boolean {
    return weeklyMinor * BigInt(tenorWeeks) >= advanceTerms({ ...input, amountMinor, tenorWeeks }).totalMinor
  }
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
