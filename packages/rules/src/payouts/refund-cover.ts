import { largest, smallest } from '../money/money.ts'
import type { PayoutFigures } from '../settlement/close-payout.ts'

/** What pays for a refund; sizes, together the refund less the commission that goes back with it. */
export interface RefundCover {
  /** The next payout has it. */
  readonly coveredMinor: bigint
  /** Nothing has it yet: it is carried, and taken from what is captured later. */
  readonly shortMinor: bigint
}

/**
 * What covers a refund, from the next payout as it would be closed before and after it (docs/decisions/0055).
 * A payout that falls below zero is carried to the one after: of that, what the refund added is what it is
 * short by.
 */
export function refundCover(
  netMinor: bigint,
  before: Pick<PayoutFigures, 'carriedOutMinor'>,
  after: Pick<PayoutFigures, 'carriedOutMinor'>,
): RefundCover {
  const owed = ({ carriedOutMinor }: Pick<PayoutFigures, 'carriedOutMinor'>) => largest(0n, -carriedOutMinor)
  const shortMinor = smallest(largest(0n, netMinor), largest(0n, owed(after) - owed(before)))
  return { coveredMinor: netMinor - shortMinor, shortMinor }
}
