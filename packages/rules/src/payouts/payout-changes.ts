import { waterfallSteps, type Waterfall, type WaterfallStep } from '../settlement/payout-lines.ts'

/** How a step moved the transfer, compared with another payout: above zero it brought more, or took less. */
export interface StepChange {
  readonly step: WaterfallStep
  readonly differenceMinor: bigint
}

/**
 * What changed from one payout to the next, the largest change first; together they are the difference of the
 * two transfers.
 */
export function payoutChanges(current: Waterfall, previous: Waterfall): StepChange[] {
  return waterfallSteps
    .map((step) => ({ step, differenceMinor: (current[step] ?? 0n) - (previous[step] ?? 0n) }))
    .filter(({ differenceMinor }) => differenceMinor !== 0n)
    .toSorted((left, right) => compareSize(right.differenceMinor, left.differenceMinor))
}

function compareSize(left: bigint, right: bigint): number {
  const [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right]
  return a < b ? -1 : a > b ? 1 : 0
}
