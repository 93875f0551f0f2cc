import type { Tx } from '../../../platform/database/database.ts'
import {
  changeInStatus,
  moveStatus,
  type Cause,
  type Columns,
  type MoveResult,
} from '../../../platform/status/move.ts'
import { advanceMachine } from './machine.ts'
import type { AdvanceRow } from './store.ts'

/** Moves an advance that still has the status it was read with, and keeps who moved it. */
export function moveAdvance(
  tx: Tx,
  advance: AdvanceRow,
  move: Cause & { to: AdvanceRow['status']; set?: Columns<AdvanceRow> },
): Promise<MoveResult> {
  return moveStatus(tx, advanceMachine, advance, move)
}

/**
 * Changes an advance that keeps its status; throws when it has another one by now, which its merchant's books
 * rule out.
 */
export async function changeAdvance(tx: Tx, advance: AdvanceRow, set: Columns<AdvanceRow>): Promise<void> {
  if (!(await changeInStatus(tx, advanceMachine, advance, set)))
    throw new Error(`advance ${advance.id} moved while it was held`)
}
