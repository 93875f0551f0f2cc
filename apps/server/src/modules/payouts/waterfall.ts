import type { WaterfallOut } from '@daftar/contract/endpoints/payout-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { waterfallSteps, type Waterfall } from '@daftar/rules/payouts/payout-lines'
import { waterfallOf } from '@daftar/rules/payouts/waterfall'
import { figuresOf, type PayoutRow } from '../settlement/index.ts'

/** The figures of a closed payout as steps that come to its transfer. */
export function waterfallOfRow(row: PayoutRow): Waterfall {
  return waterfallOf(figuresOf(row))
}

/** Every step in its order; what a payout has none of is zero, so that two payouts compare line by line. */
export function presentWaterfall(waterfall: Waterfall, currency: Currency): WaterfallOut {
  return waterfallSteps.map((step) => ({ step, amount: toDecimal(money(waterfall[step] ?? 0n, currency)) }))
}
