/** The limit, in minor units of a currency, above which two people decide; null where one always may. */
export type FourEyesAbove = (currency: string) => bigint | null

interface Sum {
  readonly amountMinor: bigint
  readonly currency: string
}

interface FourEyesRow {
  readonly when: 'always' | 'above_limit'
  /** Whether who was first may end it alone, as long as nothing follows for the merchant. */
  readonly firstTakesBack: boolean
}

/**
 * What two people of staff decide (README decision 16). First is who proposed it; of what is sent again, who
 * said that the bank had refused it or sent it back (docs/decisions/0017).
 */
export const fourEyesActs = {
  approve_application: { when: 'above_limit', firstTakesBack: false },
  confirm_transfer: { when: 'above_limit', firstTakesBack: false },
  send_again: { when: 'above_limit', firstTakesBack: false },
  /**
   * Of a transfer of the merchant, what is more than it owed: the second person records the transfer again.
   */
  hand_over_receipt: { when: 'above_limit', firstTakesBack: false },
  adjustment: { when: 'always', firstTakesBack: true },
  write_off: { when: 'always', firstTakesBack: true },
  /** An offer whose minimum takes more than 60 percent of an average week (docs/decisions/0057). */
  heavy_offer: { when: 'always', firstTakesBack: true },
  relief: { when: 'always', firstTakesBack: false },
  /** An application to sell of which a check does not hold (docs/decisions/0079). */
  approve_onboarding: { when: 'always', firstTakesBack: true },
  /** A company of which a hit was confirmed: first is who confirmed it (docs/decisions/0111). */
  approve_listed: { when: 'always', firstTakesBack: false },
  /** What a dispute above the limit comes to. */
  decide_dispute: { when: 'above_limit', firstTakesBack: true },
  /** Money that came in, given to a wallet by hand or sent back (docs/decisions/0105). */
  match_top_up: { when: 'above_limit', firstTakesBack: true },
  /** A top-up out of the wallet it was given to (docs/decisions/0122). */
  undo_top_up: { when: 'always', firstTakesBack: true },
  /** A share of merchants for whom a sensitive experiment is on (docs/decisions/0121). */
  switch_experiment: { when: 'always', firstTakesBack: true },
  /** How much a merchant's cards may charge to its next payout (docs/decisions/0113). */
  card_limit: { when: 'above_limit', firstTakesBack: true },
} as const satisfies Readonly<Record<string, FourEyesRow>>
export type FourEyesAct = keyof typeof fourEyesActs

/** Whether a decision over this sum waits for a second person: it lies above the limit of its currency. */
export function needsSecond({ amountMinor, currency }: Sum, above: FourEyesAbove): boolean {
  const limit = above(currency)
  return limit !== null && amountMinor > limit
}

export interface Deciding {
  /** Null where nobody was first. */
  readonly firstId: string | null
  readonly staffId: string
  readonly isTakenBack?: boolean
  /**
   * What it is about, where two people are needed above the limit alone; left out where that is known
   * already.
   */
  readonly money?: { readonly sum: Sum; readonly above: FourEyesAbove; readonly isElsewhere?: boolean }
}

/**
 * Whether this person may decide: whoever was not first; who was, takes it back where the act allows it, or
 * decides alone up to the limit, unless the money goes to another account than the merchant's own. Else
 * `own_proposal`.
 */
export function mayDecide(act: FourEyesAct, { firstId, staffId, isTakenBack, money }: Deciding): boolean {
  if (firstId !== staffId) return true
  const { when, firstTakesBack } = fourEyesActs[act]
  if (isTakenBack && firstTakesBack) return true
  if (when === 'always' || !money) return false
  return !money.isElsewhere && !needsSecond(money.sum, money.above)
}
