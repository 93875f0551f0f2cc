import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import type { WaterfallStep } from '@daftar/rules/settlement/payout-lines'
import type { UpcomingPayout } from './queries.ts'

/** The lines of the small waterfall; what is inside one is the payout's own page to tell. */
export const madeUpLines = ['sales', 'refunds', 'fees', 'disputes', 'other', 'advance'] as const
export type MadeUpLine = (typeof madeUpLines)[number]

const lineOf: Readonly<Record<WaterfallStep, MadeUpLine>> = {
  sales: 'sales',
  refunds: 'refunds',
  commission_percent: 'fees',
  commission_fixed: 'fees',
  commission_vat: 'fees',
  payout_fee: 'fees',
  payout_fee_vat: 'fees',
  disputes: 'disputes',
  adjustments: 'other',
  carried_in: 'other',
  returned_payouts: 'other',
  dispute_releases: 'disputes',
  overpayments: 'other',
  card_spends: 'other',
  card_refunds: 'other',
  reserve_release: 'other',
  reserve_hold: 'other',
  carried_out: 'other',
  capital_repayment: 'advance',
}

/**
 * From sales to what is paid in a few lines that add up to it; those of nothing are left out, sales and fees
 * never.
 */
export function madeUpOf({
  waterfall,
  currency,
}: Pick<UpcomingPayout, 'waterfall' | 'currency'>): { line: MadeUpLine; amount: string }[] {
  return madeUpLines
    .map((line) => ({ line, minor: sumOf(waterfall, line, currency) }))
    .filter(({ line, minor }) => minor !== 0n || line === 'sales' || line === 'fees')
    .map(({ line, minor }) => ({ line, amount: toDecimal({ amountMinor: minor, currency }) }))
}

function sumOf(waterfall: UpcomingPayout['waterfall'], line: MadeUpLine, currency: Currency): bigint {
  return waterfall
    .filter(({ step }) => lineOf[step] === line)
    .reduce((sum, { amount }) => sum + (parseAmount(amount, currency)?.amountMinor ?? 0n), 0n)
}
