import { sumMinor } from '../money/money.ts'
import type { PayoutFigures } from '../settlement/close-payout.ts'
import { stepRows, type LineKind, type StepRow, type Waterfall } from '../settlement/payout-lines.ts'

/** The figures a waterfall shows; every one that has a row in the table. */
export type ShownFigures = Omit<PayoutFigures, 'collectableMinor' | 'salesPayoutMinor' | 'payoutMinor'>

/**
 * The figures of a payout as the steps of its waterfall, each with its sign; together they are the transfer
 * exactly.
 */
export function waterfallOf(figures: ShownFigures): Waterfall {
  return Object.fromEntries(stepRows().map((row) => [row.step, signedStep(row, figures)]))
}

/** What a step adds to the transfer: without what is inside its figure and a step of its own. */
export function signedStep({ figure, sign, holds }: StepRow, figures: ShownFigures): bigint {
  const minor = figures as Readonly<Record<string, bigint>>
  return sign * (minor[figure]! - (holds ? minor[holds]! : 0n))
}

/** A payout in five figures with their sign, as a row of a list has room for; together the transfer. */
export interface Breakdown {
  readonly salesMinor: bigint
  readonly refundsMinor: bigint
  /** Commission, the fee of the transfer, and the VAT on both. */
  readonly feesMinor: bigint
  readonly advanceMinor: bigint
  /** Of `otherMinor` what disputes hold back and give back. */
  readonly disputesMinor: bigint
  /** Disputes, adjustments, reserve, and what came from or went to another payout. */
  readonly otherMinor: bigint
}

/** The steps of a waterfall, added up by what a reader asks first. */
export function breakdownOf(waterfall: Waterfall): Breakdown {
  const sumOf = (...groups: StepRow['group'][]) =>
    sumMinor(
      stepRows()
        .filter(({ group }) => groups.includes(group))
        .map(({ step }) => waterfall[step] ?? 0n),
    )
  return {
    salesMinor: waterfall.sales ?? 0n,
    refundsMinor: waterfall.refunds ?? 0n,
    feesMinor: sumOf('commission', 'transfer_fee'),
    advanceMinor: sumOf('advances'),
    disputesMinor: sumOf('disputes'),
    otherMinor: sumOf('disputes', 'other'),
  }
}

/**
 * A line that follows from the others: what is kept in reserve, the fee of the transfer, what an advance
 * takes.
 */
export interface ClosingLine {
  readonly kind: LineKind
  /** With its sign; `vatMinor` is taken off it. */
  readonly amountMinor: bigint
  readonly vatMinor: bigint
}

/**
 * The lines a closing adds to those that moved, in the order of the waterfall; a figure of nothing has none.
 */
export function closingLines(figures: ShownFigures): ClosingLine[] {
  const minor = figures as Readonly<Record<string, bigint>>
  return stepRows().flatMap((row) =>
    row.from === 'closing' && row.line && minor[row.figure] !== 0n
      ? {
          kind: row.line.kind as LineKind,
          amountMinor: signedStep(row, figures),
          vatMinor: row.holds ? minor[row.holds]! : 0n,
        }
      : [],
  )
}
