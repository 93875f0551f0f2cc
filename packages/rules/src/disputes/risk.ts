import type { DisputeType } from './dispute.ts'

/** What the disputes of a merchant say of it to whoever decides about it, as notes beside its figures. */
export const disputeRisks = ['often', 'unanswered', 'lost', 'not_theirs'] as const
export type DisputeRisk = (typeof disputeRisks)[number]

interface DisputeFigures {
  /** Orders that were captured in the time. */
  readonly orders: number
  readonly disputes: number
  readonly won: number
  /** Decided for the shopper, by whoever decides. */
  readonly lost: number
  readonly unanswered: number
  readonly types: readonly { readonly type: DisputeType; readonly count: number }[]
}

/** One or two disputes say nothing yet. */
const fewest = 3

/**
 * The notes that figures give rise to: more than one order in a hundred is disputed; a third of the disputes
 * or more was never answered; most of what was decided was lost; and several shoppers say that they never
 * bought.
 */
export function disputeRisksOf({
  orders,
  disputes,
  won,
  lost,
  unanswered,
  types,
}: DisputeFigures): DisputeRisk[] {
  const notTheirs = types.find(({ type }) => type === 'identity_theft')?.count ?? 0
  const found: Readonly<Record<DisputeRisk, boolean>> = {
    often: disputes >= fewest && disputes * 100 > orders,
    unanswered: unanswered >= fewest && unanswered * 3 >= disputes,
    lost: won + lost >= fewest && lost > won,
    not_theirs: notTheirs >= fewest,
  }
  return disputeRisks.filter((risk) => found[risk])
}
