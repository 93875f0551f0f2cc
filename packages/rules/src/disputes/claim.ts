import { attachmentsMax, isActive, type DisputeStatus } from './dispute.ts'

/** What shoppers say on their own page, and how far that goes. */
export const claimLimits = {
  files: attachmentsMax,
  /** Lines of an order that are named one by one. */
  lines: 50,
  /** How long the code lets in. */
  passMinutes: 60,
  /** Of one phone, all shops together. */
  claimsPerDay: 5,
  /** Of one order. */
  filesPerHour: 15,
} as const

interface Line {
  readonly quantity: number
  readonly unitMinor: bigint
}

/** A line of the order by its place, and how many of it. */
interface Picked {
  readonly line: number
  readonly quantity: number
}

/**
 * What the picked lines come to, never more than can go back: prices of lines need not add up to what was
 * paid (vouchers, delivery). Null where a line is not there, is named twice, or has fewer pieces.
 */
export function pickedMinor(
  lines: readonly Line[],
  picked: readonly Picked[],
  upToMinor: bigint,
): bigint | null {
  let sum = 0n
  const seen = new Set<number>()
  for (const { line, quantity } of picked) {
    const found = lines[line]
    if (!found || seen.has(line) || quantity < 1 || quantity > found.quantity) return null
    seen.add(line)
    sum += found.unitMinor * BigInt(quantity)
  }
  return sum < upToMinor ? sum : upToMinor
}

/** What a shopper is told of by a message: it came in, the shop answered, it was decided. */
export type ShopperNews = 'received' | 'answered' | 'decided'

/** Whose turn it is, as the shopper sees it. */
type ClaimStep = 'shop' | 'provider' | 'end'

export function claimStep(status: DisputeStatus): ClaimStep {
  if (!isActive(status)) return 'end'
  return status === 'pending' ? 'shop' : 'provider'
}
