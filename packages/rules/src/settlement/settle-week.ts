import { settlementFee, type SettlementFee, type SettlementFeeInput } from './settlement-fee.ts'

/** Movements of one merchant and currency in one week, as sizes. */
export interface WeekMovements {
  readonly salesMinor: bigint
  readonly refundsMinor: bigint
  /** Commission of the sales less what refunds gave back, without VAT; below zero in a week of refunds. */
  readonly commissionMinor: bigint
  readonly commissionVatMinor: bigint
  /** What earlier weeks left below zero, as zero or a negative amount. */
  readonly carriedNegativeMinor: bigint
}

export interface SettledWeek extends SettlementFee {
  /** The settlement the fee is measured on; below zero when refunds outweigh sales. */
  readonly settlementMinor: bigint
  /** S of DEC-LOAN-10: what an advance may take from and a payout may send; never below zero. */
  readonly salesPayoutMinor: bigint
  /** What stays in merchant_payable for later weeks to recover, as zero or a negative amount. */
  readonly carriedNegativeMinor: bigint
}

/**
 * The result of a week: sales less refunds, commission with VAT and what was carried, then less the settlement fee
 * (DEC-LOAN-10, DEC-LOAN-12). A negative result is S = 0 and is recovered from later sales before their S is computed.
 */
export function settleWeek(
  week: WeekMovements,
  fees: Omit<SettlementFeeInput, 'settlementMinor'>,
): SettledWeek {
  if (week.carriedNegativeMinor > 0n) throw new RangeError('only a negative result is carried')
  const settlementMinor =
    week.salesMinor -
    week.refundsMinor -
    week.commissionMinor -
    week.commissionVatMinor +
    week.carriedNegativeMinor
  const fee = settlementFee({ ...fees, settlementMinor })
  const isPositive = settlementMinor > 0n
  return {
    ...fee,
    settlementMinor,
    salesPayoutMinor: isPositive ? settlementMinor - fee.feeMinor : 0n,
    carriedNegativeMinor: isPositive ? 0n : settlementMinor,
  }
}
