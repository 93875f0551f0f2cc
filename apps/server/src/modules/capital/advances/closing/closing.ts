import type { Actor } from '@daftar/rules/status/actors'
import { advanceFee, advancePrincipal, deferredFee } from '@daftar/rules/ledger/accounts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { moveStatuses } from '../../../../platform/status/move.ts'
import { advanceMachine, writeOffMachine } from '../machine.ts'
import type { ClosedBy } from '../letters.ts'
import type { AdvanceMessages } from '../messages.ts'
import { balancesOf, type AdvanceRow } from '../store.ts'

export interface Closure {
  advance: AdvanceRow
  /** `repaid` unless said otherwise. */
  how?: ClosedBy
  /** C: what was forgiven or given up, in minor units. */
  creditedMinor?: bigint
  /** The new advance that took this one over. */
  paidOffBy?: string
  actor: Actor
  actorId: string
  /** What closed it: a week, a reference, the id of a write-off. */
  detail: string
  at: Date
}

/**
 * Closes an advance if nothing is left of it, in the transaction that posted the last of it; false when
 * something is left (DEC-LOAN-35). Every way to repay ends here: a week's deduction, a debit, a transfer, a
 * pay-off, a write-off. Post first, with the merchant's books held; the signatory is told.
 */
export async function closeIfRepaid(tx: Tx, messages: AdvanceMessages, closure: Closure): Promise<boolean> {
  const { outstandingMinor } = await balancesOf(tx, closure.advance)
  if (outstandingMinor !== 0n) return false
  await closeMany(tx, messages, [closure])
  return true
}

/**
 * The same for many of which the caller knows that nothing is left. Throws when one was closed meanwhile or
 * one of its three accounts is not exactly zero: then nothing of the caller's transaction stands. An advance
 * that a returned debit opened again keeps the credit it was closed with before.
 */
export async function closeMany(
  tx: Tx,
  messages: AdvanceMessages,
  closures: readonly Closure[],
): Promise<void> {
  if (closures.length === 0) return
  const moves = closures.map(({ advance, how, creditedMinor, paidOffBy, actor, actorId, detail, at }) => ({
    ...{ row: advance, to: 'closed' as const, actor, actorId, detail, at },
    facts: {
      accounts: [advancePrincipal(advance.id), advanceFee(advance.id), deferredFee(advance.id)],
      credited_minor: String(creditedMinor ?? 0n),
      paid_off_by: paidOffBy ?? null,
      written_off: how === 'written_off',
      at: at.toISOString(),
    },
  }))
  const closed = await moveStatuses(tx, advanceMachine, moves, {
    facts: tx`accounts text[], credited_minor bigint, paid_off_by text, written_off boolean, at timestamptz`,
    set: tx`
      carried_minor = 0, next_repayment_on = null, completed_at = n.at, weeks_short = 0, flagged_at = null,
      credited_minor = t.credited_minor + n.credited_minor,
      paid_off_by_advance_id = coalesce(n.paid_off_by, t.paid_off_by_advance_id),
      written_off_at = case when n.written_off then n.at else t.written_off_at end`,
    only: tx`not exists (
      select 1 from ledger_balance b
       where b.merchant_id = n.merchant_id and b.currency = t.currency and b.account = any (n.accounts) and b.balance_minor <> 0)`,
  })
  if (closed.length !== closures.length)
    throw new Error(
      `not all of these advances can be closed: ${closures.map(({ advance }) => advance.id).join(', ')}`,
    )
  await dropProposals(tx, closures)
  await messages.closed(
    tx,
    closures.map(({ advance, how, at }) => ({ advance, how: how ?? 'repaid', at })),
  )
}

/** What somebody proposed to write off has come back another way; on record like every move. */
async function dropProposals(tx: Tx, closures: readonly Closure[]): Promise<void> {
  const repaid = closures.filter(({ how }) => how !== 'written_off')
  if (repaid.length === 0) return
  const { at } = repaid[0]!
  const open = await tx<Row<'write_off', 'merchant_id' | 'id' | 'status' | 'advance_id'>[]>`
    select merchant_id, id, status, advance_id from write_off
     where merchant_id = any (${repaid.map(({ advance }) => advance.merchant_id)}) and advance_id = any (${repaid.map(({ advance }) => advance.id)})
       and status = 'proposed'
       for update`
  const moves = open.map((row) => ({
    ...{ row, to: 'declined' as const, actor: 'system' as const, actorId: 'closing', detail: row.advance_id },
    at,
  }))
  await moveStatuses(tx, writeOffMachine, moves, { set: tx`decided_by = 'system', decided_at = ${at}` })
}
