import { majorToMinor, type Currency } from '../../money/currency.ts'
import { divideHalfUp, percentOf } from '../../money/rounding.ts'

const weeks = 5n
/** The principal is understood to include the fee (DEC-OFR-11). */
const principalMajor = 20_450n
const sampleSalesMajor = [29_500n, 38_500n] as const

export interface ExampleRow {
  readonly week: number
  readonly repaymentMinor: bigint
  readonly remainingMinor: bigint
}

/** The five-week table: 20,450 repaid by 4,090 a week (OFR-23, DEC-OFR-11, APPL-44). */
export function exampleRows(currency: Currency): ExampleRow[] {
  const principalMinor = majorToMinor(principalMajor, currency)
  const repaymentMinor = principalMinor / weeks
  return Array.from({ length: Number(weeks) }, (_, index) => ({
    week: index + 1,
    repaymentMinor,
    remainingMinor: principalMinor - repaymentMinor * BigInt(index + 1),
  }))
}

/** The two sample bars: weekly sales payouts with their deduction (OFR-24, DEC-OFR-11). */
export function sampleBars(currency: Currency, ratePercentHundredths = 2_200n) {
  return sampleSalesMajor.map((major) => {
    const salesMinor = majorToMinor(major, currency)
    return { salesMinor, deductionMinor: percentOf(salesMinor, ratePercentHundredths, divideHalfUp) }
  })
}
