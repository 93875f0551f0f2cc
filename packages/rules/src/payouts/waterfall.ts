import type { PayoutFigures } from '../settlement/close-payout.ts'
import type { Waterfall } from './payout-lines.ts'

/** The figures of a payout as the steps of its waterfall, each with its sign; together they are the transfer exactly. */
export function waterfallOf(
  figures: Omit<PayoutFigures, 'collectableMinor' | 'salesPayoutMinor'>,
): Waterfall {
  return {
    sales: figures.salesMinor,
    refunds: -figures.refundsMinor,
    commission_percent: -figures.commissionMinor,
    commission_fixed: -figures.commissionFixedMinor,
    commission_vat: -figures.commissionVatMinor,
    disputes: figures.disputesMinor,
    adjustments: figures.adjustmentsMinor,
    carried_in: figures.carriedInMinor,
    returned_payouts: figures.returnedMinor,
    reserve_release: figures.reserveReleasedMinor,
    reserve_hold: -figures.reserveHeldMinor,
    payout_fee: figures.feeVatMinor - figures.feeMinor,
    payout_fee_vat: -figures.feeVatMinor,
    capital_repayment: -figures.capitalMinor,
    carried_out: -figures.carriedOutMinor,
  }
}
