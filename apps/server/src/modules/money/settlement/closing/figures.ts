import type { PayoutFigures } from '@daftar/rules/settlement/close-payout'
import { stepRows, type Waterfall } from '@daftar/rules/settlement/payout-lines'
import { waterfallOf, type ShownFigures } from '@daftar/rules/payouts/waterfall'
import type { PayoutRow } from '../payouts/store.ts'

/**
 * The figures of a payout as columns of its row, amounts as decimal text; those without a column by the kind
 * of their lines.
 */
export function figureColumns(figures: PayoutFigures): Record<string, unknown> {
  const minor: Readonly<Record<string, bigint>> = { ...figures }
  const text = (name: string) => String(minor[name])
  return {
    ...Object.fromEntries(
      stepRows().flatMap(({ column, figure }) => (column ? [[column, text(figure)]] : [])),
    ),
    contributed: Object.fromEntries(
      stepRows().flatMap(({ column, line, figure, sign }) =>
        !column && line && minor[figure] !== 0n ? [[line.kind, String(sign * minor[figure]!)]] : [],
      ),
    ),
    sales_payout_minor: text('salesPayoutMinor'),
    payout_minor: text('payoutMinor'),
  }
}

/** The figures of a closed payout as steps that come to its transfer. */
export function waterfallOfRow(row: PayoutRow): Waterfall {
  const figures = stepRows().map(({ column, line, figure, sign }) => [
    figure,
    column
      ? (row as unknown as Record<string, bigint>)[column]!
      : sign * BigInt(row.contributed[line?.kind ?? ''] ?? 0),
  ])
  return waterfallOf(Object.fromEntries(figures) as ShownFigures)
}
