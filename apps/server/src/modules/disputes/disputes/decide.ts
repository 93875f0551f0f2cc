import { mayDecide, needsSecond } from '@daftar/rules/access/four-eyes'
import { unjudged } from '@daftar/rules/disputes/evidence'
import type { Fragment, Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { changeInStatus } from '../../../platform/status/move.ts'
import type { DisputeDependencies } from './dependencies.ts'
import { endDispute, type Causer } from './end.ts'
import { disputeMachine } from './machine.ts'
import type { DisputeRow, KeptDecision } from './store.ts'

interface Deciding {
  staffId: string
  name: string
  at: Date
}

/**
 * Decides for one side; above the limit it waits for somebody else. Null where it took effect or waits now.
 */
export async function decide(
  tx: Tx,
  deps: DisputeDependencies,
  row: DisputeRow,
  decision: KeptDecision,
  who: Deciding,
): Promise<Refusal | null> {
  if (row.status !== 'arbitration') return refuse('wrong_status')
  if (row.proposal) return refuse('waits_for_second')
  if (unjudged(row.type, decision.verdict).length > 0) return refuse('verdict_incomplete')
  if (refundOf(row, decision) > row.disputed_minor) return refuse('amount_over_rest')
  if (!needsTwo(deps, row)) return takeEffect(tx, deps, row, decision, who)
  const proposed = { proposal: decision, proposed_by: who.staffId, proposed_at: who.at }
  const isKept = await changeInStatus(tx, disputeMachine, row, proposed, tx`and proposal is null`)
  return isKept ? null : refuse('waits_for_second')
}

/**
 * The second person agrees, or sends it back; who proposed takes it back alone. What was proposed again
 * meanwhile is another proposal, which they have not read.
 */
export async function confirm(
  tx: Tx,
  deps: DisputeDependencies,
  row: DisputeRow,
  { agrees, proposedAt, ...who }: Deciding & { agrees: boolean; proposedAt: Date },
): Promise<Refusal | null> {
  const { proposal, proposed_by: firstId } = row
  const isRead = row.proposed_at?.getTime() === proposedAt.getTime()
  if (row.status !== 'arbitration' || !proposal || !isRead) return refuse('not_proposed')
  if (!mayDecide('decide_dispute', { firstId, staffId: who.staffId, isTakenBack: !agrees }))
    return refuse('own_proposal')
  const only = tx`and proposed_by = ${firstId} and proposed_at = ${proposedAt}`
  if (agrees) return takeEffect(tx, deps, row, proposal, { ...who, only })
  const none = { proposal: null, proposed_by: null, proposed_at: null }
  const isDone = await changeInStatus(tx, disputeMachine, row, none, only)
  return isDone ? null : refuse('not_proposed')
}

/** Whether two people decide it. */
export function needsTwo(
  { fourEyesAboveMinor }: Pick<DisputeDependencies, 'fourEyesAboveMinor'>,
  { disputed_minor: amountMinor, currency }: Pick<DisputeRow, 'disputed_minor' | 'currency'>,
): boolean {
  return needsSecond({ amountMinor, currency }, fourEyesAboveMinor)
}

async function takeEffect(
  tx: Tx,
  deps: DisputeDependencies,
  row: DisputeRow,
  decision: KeptDecision,
  { staffId, name, at, only }: Deciding & { only?: Fragment },
): Promise<Refusal | null> {
  const cause: Causer = { actor: 'staff', actorId: staffId, by: { kind: 'staff', id: staffId, name } }
  const isForShopper = decision.outcome === 'shopper'
  const ended = await endDispute(tx, deps, row, {
    ...cause,
    to: isForShopper ? 'approved' : 'declined',
    ending: 'arbiter',
    refundMinor: isForShopper ? refundOf(row, decision) : null,
    set: { verdict: decision, decided_by: staffId },
    ...(only && { only }),
    at,
  })
  return ended === 'ended' ? null : refuse('wrong_status')
}

function refundOf({ disputed_minor }: DisputeRow, { amount_minor }: KeptDecision): bigint {
  return amount_minor === null ? disputed_minor : BigInt(amount_minor)
}
