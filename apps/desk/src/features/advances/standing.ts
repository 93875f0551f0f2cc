import { mayDecide } from '@daftar/rules/access/four-eyes'
import { writeOffTransitions } from '@daftar/rules/capital/advances/write-off'
import { canMove } from '@daftar/rules/status/transitions'
import type { DeskAdvance, WriteOff } from './queries.ts'

type Viewer = { id: string; mayRecord: boolean; mayWriteOff: boolean }

export type AdvanceActs = { receipt: boolean; propose: boolean }

/**
 * What somebody may do about an advance: money is recorded once it was sent, what is overdue may be given up.
 */
export function actsOn(
  { status }: Pick<DeskAdvance, 'status'>,
  writeOffs: readonly Pick<WriteOff, 'status'>[],
  viewer: Viewer,
): AdvanceActs {
  const isSent = status === 'paying' || status === 'overdue' || status === 'closed'
  const isOpen = writeOffs.some((one) => one.status === 'proposed')
  return {
    receipt: viewer.mayRecord && isSent,
    propose: viewer.mayWriteOff && status === 'overdue' && !isOpen,
  }
}

export type WriteOffActs = { approve: boolean; decline: boolean; isOwn: boolean }

/** Nobody approves what they proposed; who proposed may take it back. */
export function actsOnWriteOff(
  { status, proposed_by_id }: Pick<WriteOff, 'status' | 'proposed_by_id'>,
  viewer: Viewer,
): WriteOffActs {
  const may = (to: 'approved' | 'declined') =>
    viewer.mayWriteOff && canMove(writeOffTransitions, status, to, 'staff')
  return {
    approve: may('approved') && mayDecide('write_off', { firstId: proposed_by_id, staffId: viewer.id }),
    decline: may('declined'),
    isOwn: status === 'proposed' && proposed_by_id === viewer.id,
  }
}
