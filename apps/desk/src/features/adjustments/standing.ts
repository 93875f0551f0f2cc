import { mayDecide } from '@daftar/rules/access/four-eyes'
import { adjustmentTransitions } from '@daftar/rules/payouts/adjustment'
import { canMove } from '@daftar/rules/status/transitions'
import type { Adjustment } from './queries.ts'

export type Standing = {
  approve: boolean
  /** Somebody else's is rejected, one's own is taken back. */
  reject: boolean
  isOwn: boolean
}

/**
 * What somebody may do with an adjustment: nobody approves what they proposed, who proposed may take it back.
 */
export function standingOf(
  { status, proposed_by_id }: Pick<Adjustment, 'status' | 'proposed_by_id'>,
  viewer: { id: string; mayAct: boolean },
): Standing {
  const may = (to: 'approved' | 'rejected') =>
    viewer.mayAct && canMove(adjustmentTransitions, status, to, 'staff')
  return {
    approve: may('approved') && mayDecide('adjustment', { firstId: proposed_by_id, staffId: viewer.id }),
    reject: may('rejected'),
    isOwn: status === 'proposed' && proposed_by_id === viewer.id,
  }
}
