import { weeklyBurden, type WeeklyBurden } from '@daftar/rules/capital/offers/offer-burden'
import {
  advanceTerms,
  defaultFeeFactorHundredths,
  defaultRepaymentRatePercent,
} from '@daftar/rules/capital/offers/terms'
import { averageSales, replayedWeeks } from '@daftar/rules/capital/simulator/simulation'
import type { Currency } from '@daftar/rules/money/currency'
import { percentHundredths } from '@daftar/rules/money/percent'
import type { ReadTx } from '../../../platform/database/database.ts'
import { salesPayouts } from './sales-payouts.ts'

export interface Weeks {
  merchantId: string
  currency: Currency
  at: Date
}

/** S of the last 26 full weeks of a merchant, or of as many as there are. */
export async function lastWeeks(tx: ReadTx, { merchantId, currency, at }: Weeks): Promise<bigint[]> {
  const weeks = await salesPayouts(tx, { merchantId, currency, now: at, count: replayedWeeks })
  return weeks.map(({ salesPayoutMinor }) => salesPayoutMinor)
}

/**
 * What an offer at its full amount takes of an average week, at the terms every offer has; null where no week
 * is known.
 */
export function burdenOf(
  { amountMinor, tenor, currency }: { amountMinor: bigint; tenor: number; currency: Currency },
  salesMinor: readonly bigint[],
): WeeklyBurden | null {
  const terms = advanceTerms({
    amountMinor,
    tenorWeeks: tenor,
    currency,
    feeFactorHundredths: defaultFeeFactorHundredths,
    repaymentRatePercent: defaultRepaymentRatePercent,
    // The fee includes its VAT: the percentage changes none of the figures (DEC-LOAN-3).
    vatPercent: 0,
  })
  return weeklyBurden(terms.minimumRepaymentMinor, salesMinor, percentHundredths(defaultRepaymentRatePercent))
}

/** The mean of a merchant's last weeks; null without one. */
export async function averageWeek(tx: ReadTx, weeks: Weeks): Promise<bigint | null> {
  const sales = await lastWeeks(tx, weeks)
  return sales.length === 0 ? null : averageSales(sales)
}
