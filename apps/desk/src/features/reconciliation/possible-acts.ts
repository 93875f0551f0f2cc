import type { BankLine } from './queries.ts'

export type LineActs = {
  /** Confirm the transfer that is proposed, or as the second of two people the one that is matched. */
  confirm: boolean
  /** Choose a transfer, or none. */
  find: boolean
  aside: boolean
  reopen: boolean
  /** Why confirming is not for this person although the line waits for somebody. */
  ownProposal: boolean
}

const nothing: LineActs = { confirm: false, find: false, aside: false, reopen: false, ownProposal: false }

/** What somebody may do with a line of the bank: nobody confirms what they proposed. */
export function lineActs(
  { state, transfer }: Pick<BankLine, 'state' | 'transfer'>,
  viewer: { id: string; mayMatch: boolean },
): LineActs {
  if (!viewer.mayMatch) return nothing
  const ownProposal = transfer?.status === 'ordered' && transfer.proposed_by_id === viewer.id
  switch (state) {
    case 'open':
      return { ...nothing, confirm: transfer !== null && !ownProposal, find: true, aside: true, ownProposal }
    case 'waiting':
      return {
        ...nothing,
        confirm: !ownProposal && transfer?.status !== 'rejected',
        reopen: transfer?.status === 'rejected',
        ownProposal,
      }
    case 'aside':
      return { ...nothing, reopen: true }
    case 'matched':
      return nothing
  }
}

/**
 * Whether the match of a line is the first of two: its transfer is above the limit and nobody has told of it
 * yet.
 */
export function isFirstOfTwo({ effect, transfer }: Pick<BankLine, 'effect' | 'transfer'>): boolean {
  return (
    (effect ?? 'confirmed') === 'confirmed' &&
    transfer !== null &&
    transfer.status === 'ordered' &&
    transfer.needs_second &&
    transfer.proposed_by_id === null
  )
}
