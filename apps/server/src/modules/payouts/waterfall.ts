import type { WaterfallOut } from '@daftar/contract/endpoints/payout-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { waterfallSteps, type Waterfall } from '@daftar/rules/payouts/payout-lines'
import { waterfallOf } from '@daftar/rules/payouts/waterfall'
import type { PayoutRow } from './store.ts'

/** The figures of a closed payout as steps that come to its transfer. */
export function waterfallOfRow(row: PayoutRow): Waterfall {
  return waterfallOf({
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
    capitalMinor: row.capital_minor,
    payoutMinor: row.payout_minor,
    carriedOutMinor: row.carried_out_minor,
  })
}

/** Every step in its order; what a payout has none of is zero, so that two payouts compare line by line. */
export function presentWaterfall(waterfall: Waterfall, currency: Currency): WaterfallOut {
  return waterfallSteps.map((step) => ({ step, amount: toDecimal(money(waterfall[step] ?? 0n, currency)) }))
}
