import type { WaterfallOut } from '@daftar/contract/endpoints/money/payouts-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { stepRows, type Waterfall } from '@daftar/rules/settlement/payout-lines'

/** Every step in its order; what a payout has none of is zero, so that two payouts compare line by line. */
export function presentWaterfall(waterfall: Waterfall, currency: Currency): WaterfallOut {
  return stepRows().map(({ step }) => ({ step, amount: toDecimal(money(waterfall[step] ?? 0n, currency)) }))
}
