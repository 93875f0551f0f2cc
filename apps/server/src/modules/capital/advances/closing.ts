import type { Actor } from '@daftar/rules/status/actors'
import { advanceFee, advancePrincipal, deferredFee } from '@daftar/rules/ledger/accounts'
import type { Tx } from '../../../platform/database/database.ts'
import { recordChanges } from '../../../platform/status-changes.ts'
import type { AdvanceMessages, ClosedBy } from './messages.ts'
import { balancesOf, type AdvanceRow } from './store.ts'

export interface Closure {
  loan: AdvanceRow
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
 * Closes an advance if nothing is left of it, in the transaction that posted the last of it; false when something is
 * left (DEC-LOAN-35). Every way to repay ends here: a week's deduction, a debit, a transfer, a pay-off, a write-off.
 * Post first, with the merchant's books held; the signatory is told.
 */
export async function closeIfRepaid(tx: Tx, messages: AdvanceMessages, closure: Closure): Promise<boolean> {
  const { outstandingMinor } = await balancesOf(tx, closure.loan)
  if (outstandingMinor !== 0n) return false
  await closeMany(tx, messages, [closure])
  return true
}

/**
 * The same for many of which the caller knows that nothing is left. Throws when one was closed meanwhile or one of its three
 * accounts is not exactly zero: then nothing of the caller's transaction stands. An advance that a returned debit opened again
 * keeps the credit it was closed with before.
 */
export async function closeMany(
  tx: Tx,
  messages: AdvanceMessages,
  closures: readonly Closure[],
): Promise<void> {
  if (closures.length === 0) return
  const rows = closures.map(({ loan, how, creditedMinor, paidOffBy, at }) => ({
    merchant_id: loan.merchant_id,
    id: loan.id,
    accounts: [advancePrincipal(loan.id), advanceFee(loan.id), deferredFee(loan.id)],
    credited_minor: String(creditedMinor ?? 0n),
    paid_off_by: paidOffBy ?? null,
    written_off: how === 'written_off',
    at: at.toISOString(),
  }))
  const closed = await tx`
    update advance l
       set status = 'closed', carried_minor = 0, next_repayment_on = null, completed_at = c.at, weeks_short = 0, flagged_at = null,
           credited_minor = l.credited_minor + c.credited_minor,
           paid_off_by_advance_id = coalesce(c.paid_off_by, l.paid_off_by_advance_id),
           written_off_at = case when c.written_off then c.at else l.written_off_at end
      from jsonb_to_recordset(${tx.json(rows)}) as c
           (merchant_id text, id text, accounts text[], credited_minor bigint, paid_off_by text, written_off boolean, at timestamptz)
     where l.merchant_id = c.merchant_id and l.id = c.id and l.status in ('paying', 'overdue')
       and not exists (
         select 1 from ledger_balance b
          where b.merchant_id = c.merchant_id and b.currency = l.currency and b.account = any (c.accounts) and b.balance_minor <> 0)`
  if (closed.count !== closures.length)
    throw new Error(
      `not all of these advances can be closed: ${closures.map(({ loan }) => loan.id).join(', ')}`,
    )
  await dropProposals(tx, closures)
  await recordChanges(
    tx,
    closures.map(({ loan, actor, actorId, detail, at }) => ({
      merchantId: loan.merchant_id,
      subject: 'advance',
      subjectId: loan.id,
      from: loan.status,
      to: 'closed',
      actor,
      actorId,
      detail,
      at,
    })),
  )
  await messages.closed(
    tx,
    closures.map(({ loan, how }) => ({ loan, how: how ?? 'repaid' })),
  )
}

/** What somebody proposed to write off has come back another way; on record like every move. */
async function dropProposals(tx: Tx, closures: readonly Closure[]): Promise<void> {
  const repaid = closures.filter(({ how }) => how !== 'written_off')
  if (repaid.length === 0) return
  const { at } = repaid[0]!
  const dropped = await tx<{ merchant_id: string; id: string; advance_id: string }[]>`
    update write_off set status = 'declined', decided_by = 'system', decided_at = ${at}
     where merchant_id = any (${repaid.map(({ loan }) => loan.merchant_id)}) and advance_id = any (${repaid.map(({ loan }) => loan.id)})
       and status = 'proposed'
    returning merchant_id, id, advance_id`
  await recordChanges(
    tx,
    dropped.map(({ merchant_id, id, advance_id }) => ({
      merchantId: merchant_id,
      subject: 'write_off',
      subjectId: id,
      from: 'proposed',
      to: 'declined',
      actor: 'system',
      actorId: 'closing',
      detail: advance_id,
      at,
    })),
  )
}
