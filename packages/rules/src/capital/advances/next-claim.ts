import { largest, smallest } from '../../money/money.ts'
import { amountDue, carriedAfterReceipt } from './weekly-deduction.ts'

export interface NextClaim {
  /** D of the next collection: all of it. */
  readonly dueMinor: bigint
  /** What of it is that week's own. */
  readonly minimumMinor: bigint
  /** What of it was carried over from weeks that fell short. */
  readonly carriedMinor: bigint
}

/** What the next collection asks for, and what of it is late: the same for the merchant and for staff. */
export function nextClaim(dueMinor: bigint, carriedMinor: bigint): NextClaim {
  const late = smallest(largest(0n, carriedMinor), dueMinor)
  return { dueMinor, carriedMinor: late, minimumMinor: dueMinor - late }
}

export interface OpenAdvance {
  /** M. */
  readonly minimumMinor: bigint
  /** K. */
  readonly carriedMinor: bigint
  /** B. */
  readonly outstandingMinor: bigint
}

/**
 * What would be left and claimed next, had the merchant sent an amount by itself: it goes to what was carried
 * first (DEC-LOAN-29).
 */
export function claimAfterReceipt(
  advance: OpenAdvance,
  amountMinor: bigint,
): NextClaim & { outstandingMinor: bigint } {
  const outstandingMinor = largest(0n, advance.outstandingMinor - amountMinor)
  const carriedMinor = carriedAfterReceipt(advance.carriedMinor, amountMinor)
  const dueMinor = amountDue({
    minimumMinor: advance.minimumMinor,
    carriedMinor,
    outstandingMinor,
    relief: null,
  })
  return { ...nextClaim(dueMinor, carriedMinor), outstandingMinor }
}

/** Whether an advance is in trouble: it is overdue, and what went short is still carried. */
export function isInTrouble(status: string, carriedMinor: bigint): boolean {
  return status === 'overdue' && carriedMinor > 0n
}
