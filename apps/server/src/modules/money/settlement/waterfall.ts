import type { PayoutFigures } from '@daftar/rules/settlement/close-payout'
import type { Waterfall } from '@daftar/rules/payouts/payout-lines'
import { waterfallOf } from '@daftar/rules/payouts/waterfall'
import type { PayoutRow } from './payout-store.ts'

/** The figures of a closed payout as steps that come to its transfer. */
export function waterfallOfRow(row: PayoutRow): Waterfall {
  return waterfallOf(figuresOf(row))
}

/** The figures of a closed payout, as the rules know them. */
function figuresOf(row: PayoutRow): Omit<PayoutFigures, 'collectableMinor'> {
  return {
    salesMinor: row.sales_minor,
    refundsMinor: row.refunds_minor,
    commissionMinor: row.commission_minor,
    commissionFixedMinor: row.commission_fixed_minor,
    commissionVatMinor: row.commission_vat_minor,
    disputesMinor: row.disputes_minor,
    adjustmentsMinor: row.adjustments_minor,
    carriedInMinor: row.carried_in_minor,
    returnedMinor: row.returned_minor,
    reserveReleasedMinor: row.reserve_released_minor,
    reserveHeldMinor: row.reserve_held_minor,
    feeMinor: row.fee_minor,
    feeVatMinor: row.fee_vat_minor,
    salesPayoutMinor: row.sales_payout_minor,
    capitalMinor: row.capital_minor,
    payoutMinor: row.payout_minor,
    carriedOutMinor: row.carried_out_minor,
  }
}
