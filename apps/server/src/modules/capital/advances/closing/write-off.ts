import { mayDecide } from '@daftar/rules/access/four-eyes'
import { writtenOff } from '@daftar/rules/capital/advances/closing-postings'
import { writeOffTransitions } from '@daftar/rules/capital/advances/write-off'
import { canMove } from '@daftar/rules/status/transitions'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Issuer } from '../../../../platform/documents/parties.ts'
import { refuse, type Refusal } from '../../../../platform/http/refusal.ts'
import { newId } from '../../../../platform/ids.ts'
import { lockLedger, post } from '../../../../platform/ledger/ledger.ts'
import { recordChange } from '../../../../platform/status-changes.ts'
import { moveStatus } from '../../../../platform/status/move.ts'
import { closeMany } from './closing.ts'
import { writeOffMachine } from '../machine.ts'
import type { AdvanceMessages } from '../messages.ts'
import { balancesOf, findAdvance, findAdvanceById, type AdvanceBalances, type AdvanceRow } from '../store.ts'
import type { AdvancePorts } from '../ports.ts'
import { issueCreditNotes } from '../funding/tax-papers.ts'
import type { WriteOffRow } from './write-off-row.ts'

type WriteOffs = Pick<AdvancePorts, 'debits'>

/**
 * One person proposes to give up what is left of an overdue advance; nothing is posted (DEC-LOAN-25). Not
 * while a new advance is under way that pays it off, nor while a debit is at the bank: what comes of those is
 * waited for.
 */
export async function proposeWriteOff(
  tx: Tx,
  deps: WriteOffs,
  proposal: { advanceId: string; reason: string; staffId: string; at: Date },
): Promise<'done' | Refusal> {
  const { staffId, at } = proposal
  const advance = await lockedAdvance(tx, proposal.advanceId)
  if (!advance) return refuse('not_found')
  const problem = await problemOf(tx, deps, advance)
  if (problem) return problem
  const balances = await balancesOf(tx, advance)
  const id = newId('wof')
  const made = await tx`
    insert into write_off (merchant_id, id, advance_id, status, principal_minor, fee_minor, reason, proposed_by, proposed_at)
    values (${advance.merchant_id}, ${id}, ${advance.id}, 'proposed', ${principalOf(balances)}, ${balances.feeOutstandingMinor},
            ${proposal.reason}, ${staffId}, ${at})
    on conflict (merchant_id, advance_id) where status = 'proposed' do nothing`
  if (made.count === 0) return refuse('write_off_open')
  await recordChange(tx, {
    merchantId: advance.merchant_id,
    subject: 'write_off',
    subjectId: id,
    from: null,
    to: 'proposed',
    actor: 'staff',
    actorId: staffId,
    at,
  })
  return 'done'
}

/**
 * Another person decides; who proposed may only take it back (`own_proposal`). Approved, what is left at this
 * moment is posted as a loss, recorded as a credit C, and the advance is closed as written off (DEC-LOAN-25).
 * Of any number of decisions one takes effect.
 */
export async function decideWriteOff(
  tx: Tx,
  deps: WriteOffs & { messages: AdvanceMessages; issuer: Issuer },
  decision: { id: string; decision: 'approve' | 'decline'; staffId: string; at: Date },
): Promise<{ advanceId: string } | Refusal> {
  const { id, staffId, at } = decision
  const known = await findWriteOff(tx, id)
  if (!known) return refuse('not_found')
  const advance = await lockedAdvance(tx, known.advance_id)
  const writeOff = await findWriteOff(tx, id)
  const to = decision.decision === 'approve' ? 'approved' : 'declined'
  if (!advance || !writeOff || !canMove(writeOffTransitions, writeOff.status, to, 'staff'))
    return refuse('wrong_status')
  const deciding = { firstId: writeOff.proposed_by, staffId, isTakenBack: to === 'declined' }
  if (!mayDecide('write_off', deciding)) return refuse('own_proposal')
  if (to === 'approved') {
    const problem = await problemOf(tx, deps, advance)
    if (problem) return problem
  }
  const balances = await balancesOf(tx, advance)
  const set = {
    decided_by: staffId,
    decided_at: at,
    principal_minor: principalOf(balances),
    fee_minor: balances.feeOutstandingMinor,
  }
  const move = { to, set, actor: 'staff', actorId: staffId, at } as const
  if ((await moveStatus(tx, writeOffMachine, writeOff, move)) === 'lost') return refuse('wrong_status')
  if (to === 'approved') await giveUp(tx, deps, advance, balances, { id, staffId, at })
  return { advanceId: advance.id }
}

async function giveUp(
  tx: Tx,
  { messages, issuer }: { messages: AdvanceMessages; issuer: Issuer },
  advance: AdvanceRow,
  balances: AdvanceBalances,
  { id, staffId, at }: { id: string; staffId: string; at: Date },
): Promise<void> {
  await post(tx, {
    merchantId: advance.merchant_id,
    kind: 'written_off',
    reference: id,
    at,
    postings: writtenOff({
      advanceId: advance.id,
      currency: advance.currency,
      principalMinor: principalOf(balances),
      feeMinor: balances.feeOutstandingMinor,
      deferredMinor: balances.deferredMinor,
    }),
  })
  await closeMany(tx, messages, [
    {
      advance,
      how: 'written_off',
      creditedMinor: balances.outstandingMinor,
      actor: 'staff',
      actorId: staffId,
      detail: id,
      at,
    },
  ])
  await issueCreditNotes(tx, issuer, advance)
}

/** The advance with its merchant's books held, so that no week, debit or transfer moves it meanwhile. */
async function lockedAdvance(tx: Tx, id: string): Promise<AdvanceRow | undefined> {
  const known = await findAdvanceById(tx, id)
  if (!known) return undefined
  await lockLedger(tx, known.merchant_id)
  return findAdvance(tx, known.merchant_id, id)
}

/** Why an advance cannot be written off now. */
async function problemOf(tx: Tx, { debits }: WriteOffs, advance: AdvanceRow): Promise<Refusal | null> {
  if (advance.status !== 'overdue') return refuse('wrong_status')
  const [row] = await tx<{ pays_off: boolean }[]>`
    select exists (select from advance n where n.merchant_id = ${advance.merchant_id} and n.pays_off_advance_id = ${advance.id}
              and n.status in ('waiting', 'waiting_for_dda') and n.voided_at is null) as pays_off`
  if (row!.pays_off) return refuse('advance_open')
  return (await debits.isPending(tx, advance)) ? refuse('debit_pending') : null
}

async function findWriteOff(tx: Tx, id: string): Promise<WriteOffRow | undefined> {
  const [row] = await tx<WriteOffRow[]>`select * from write_off where id = ${id}`
  return row
}

function principalOf({ outstandingMinor, feeOutstandingMinor }: AdvanceBalances): bigint {
  return outstandingMinor - feeOutstandingMinor
}
