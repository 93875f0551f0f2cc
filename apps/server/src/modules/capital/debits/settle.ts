import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import {
  collectedAfterClosing,
  recoveredAfterWriteOff,
} from '@daftar/rules/capital/advances/closing-postings'
import {
  carriedAfterFailed,
  carriedAfterPaid,
  carriedAfterReturned,
  repaidByDebit,
  retryDate,
  type PlannedDebit,
} from '@daftar/rules/capital/debits/debit-plan'
import { debitCollected } from '@daftar/rules/capital/debits/debit-postings'
import { presentationTransitions } from '@daftar/rules/capital/advances/debit-status'
import type { EntryKind } from '@daftar/rules/ledger/entry-kinds'
import type { Posting } from '@daftar/rules/ledger/posting'
import { smallest } from '@daftar/rules/money/money'
import { canMove } from '@daftar/rules/status/transitions'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { refuse, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import { lockLedger, post, reverse } from '../../../platform/ledger/ledger.ts'
import { moveStatus, type Cause, type Columns } from '../../../platform/status/move.ts'
import { contribute } from '../../money/settlement/index.ts'
import {
  balancesOf,
  findAdvance,
  lossLeftOf,
  settleRepayment,
  splitOf,
  type AdvanceBalances,
  type AdvanceRow,
} from '../advances/index.ts'
import { afterDebit } from './after-debit.ts'
import { debitMachine } from './machine.ts'
import { debitsOfAdvances } from './of-advances.ts'
import type { DebitAnswer, DebitDependencies } from './dependencies.ts'
import { findDebit, lockDebit, type DebitRow } from './store.ts'

/** A debit with the advance it is of, the merchant's books held. */
interface Held {
  debit: DebitRow
  advance: AdvanceRow
  balances: AdvanceBalances
  plan: PlannedDebit
}

/**
 * What the bank said of a debit (DEC-LOAN-32), in one transaction with the books held: of any number of
 * answers one takes effect, and row, postings and advance move together.
 */
export async function settleDebit(
  tx: Tx,
  deps: DebitDependencies,
  id: string,
  answer: DebitAnswer,
): Promise<Refusal | null> {
  const known = await findDebit(tx, id)
  if (!known) return refuse('not_found')
  await lockLedger(tx, known.merchant_id)
  const debit = await lockDebit(tx, known.merchant_id, id)
  if (!debit || !canMove(presentationTransitions, debit.status, answer.outcome, answer.actor))
    return refuse('wrong_status')
  if (answer.outcome === 'unanswered' && debit.chased_on === null) return refuse('debit_not_chased')
  const advance = await findAdvance(tx, debit.merchant_id, debit.advance_id)
  if (!advance) throw new Error(`debit ${id} is of no known advance`)
  // One without an answer was counted as failed: all of it is in K by now.
  const isCounted = debit.status === 'unanswered'
  const carriedMinor = isCounted ? debit.amount_minor : debit.carried_minor
  const plan = { amountMinor: debit.amount_minor, carriedMinor }
  const held = { debit, advance, balances: await balancesOf(tx, advance), plan }
  switch (answer.outcome) {
    case 'paid':
      await paid(tx, deps, held, answer)
      return null
    case 'failed':
    case 'unanswered':
      if (isCounted) await move(tx, debit, answer, { reason: answer.reason ?? '' })
      else await failed(tx, deps, held, answer)
      return null
    case 'returned':
      await returned(tx, deps, held, answer)
      return null
  }
}

/**
 * The split and the release of a deduction, into the clearing account; what is more than was left lowers the
 * loss of a write-off and then is the merchant's.
 */
async function paid(tx: Tx, deps: DebitDependencies, held: Held, answer: DebitAnswer): Promise<void> {
  const { debit, advance, balances, plan } = held
  const repaidMinor = repaidByDebit(debit.amount_minor, balances.outstandingMinor)
  const leftMinor = balances.outstandingMinor - repaidMinor
  const lossMinor = await lossLeftOf(tx, { debits: debitsOfAdvances }, advance)
  const recoveredMinor = smallest(debit.amount_minor - repaidMinor, lossMinor)
  const overMinor = debit.amount_minor - repaidMinor - recoveredMinor
  await move(tx, debit, answer, {
    repaid_minor: repaidMinor,
    recovered_minor: recoveredMinor,
    ...(answer.bankReference !== undefined && { bank_reference: answer.bankReference }),
  })
  await settleRepayment(tx, weekOf(debit), { status: 'paid', amountMinor: repaidMinor, ...causeOf(answer) })
  await post(tx, {
    merchantId: advance.merchant_id,
    kind: 'debit_collected',
    reference: debit.id,
    at: answer.at,
    postings: collected(advance, balances, { repaidMinor, recoveredMinor, overMinor }),
  })
  await handOver(tx, debit, { id: debit.id, amountMinor: overMinor, at: answer.at })
  await afterDebit(tx, deps, advance, {
    ...answer,
    leftMinor,
    carriedMinor: carriedAfterPaid(advance.carried_minor, plan, leftMinor),
    debit,
  })
}

/**
 * What a debit brought beyond what was left, in the merchant's next payout (DEC-LOAN-35); below zero it is
 * taken back.
 */
async function handOver(
  tx: Tx,
  { merchant_id: merchantId, currency }: DebitRow,
  over: { id: string; amountMinor: bigint; at: Date },
): Promise<void> {
  if (over.amountMinor !== 0n)
    await contribute(tx, { ...over, merchantId, currency, kind: 'overpayment', orderId: null })
}

/** The row of the week that a debit repays. */
function weekOf(debit: DebitRow): { merchantId: string; id: string } {
  return { merchantId: debit.merchant_id, id: debit.repayment_id }
}

function collected(
  advance: AdvanceRow,
  balances: AdvanceBalances,
  { repaidMinor, recoveredMinor, overMinor }: Record<'repaidMinor' | 'recoveredMinor' | 'overMinor', bigint>,
): Posting {
  const { currency, merchant_id: merchantId } = advance
  return [
    ...(repaidMinor > 0n
      ? debitCollected({ advanceId: advance.id, currency, split: splitOf(advance, balances, repaidMinor) })
      : []),
    ...(recoveredMinor > 0n
      ? recoveredAfterWriteOff({ currency, amountMinor: recoveredMinor, into: 'dd_clearing' })
      : []),
    ...(overMinor > 0n
      ? collectedAfterClosing({ merchantId, currency, amountMinor: overMinor, into: 'dd_clearing' })
      : []),
  ]
}

/**
 * Nothing is posted: what was asked for is carried, and asked for once more unless the next Monday comes
 * first. Without an answer it is carried alone, as the first attempt may still come.
 */
async function failed(tx: Tx, deps: DebitDependencies, held: Held, answer: DebitAnswer): Promise<void> {
  const { debit, advance, balances, plan } = held
  const today = dateInZone(answer.at.getTime(), zoneOfCurrency(advance.currency))
  const isRetried = answer.outcome === 'failed' && debit.attempt === 1 && advance.status !== 'closed'
  await move(tx, debit, answer, {
    reason: answer.reason ?? '',
    retry_on: isRetried
      ? retryDate(today, advance.next_repayment_on, deps.calendarOf(advance.currency))
      : null,
  })
  await settleRepayment(tx, weekOf(debit), { status: 'failed', amountMinor: 0n, ...causeOf(answer) })
  const leftMinor = balances.outstandingMinor
  await afterDebit(tx, deps, advance, {
    ...answer,
    leftMinor,
    carriedMinor: carriedAfterFailed(advance.carried_minor, plan, leftMinor),
    debit,
  })
}

/**
 * The opposite entries, of the receipt too where there was one; an advance that was closed by it opens again.
 */
async function returned(tx: Tx, deps: DebitDependencies, held: Held, answer: DebitAnswer): Promise<void> {
  const { debit, advance, balances } = held
  await move(tx, debit, answer, { reason: answer.reason ?? '' })
  await settleRepayment(tx, weekOf(debit), { status: 'failed', amountMinor: 0n, ...causeOf(answer) })
  await takeBack(tx, debit, 'debit_collected', 'debit_returned', answer.at)
  await handOver(tx, debit, {
    id: `${debit.id}.returned`,
    amountMinor: debit.repaid_minor + debit.recovered_minor - debit.amount_minor,
    at: answer.at,
  })
  if (debit.received_on !== null) await takeBack(tx, debit, 'debit_received', 'debit_sent_back', answer.at)
  const leftMinor = balances.outstandingMinor + debit.repaid_minor
  await afterDebit(tx, deps, advance, {
    ...answer,
    leftMinor,
    carriedMinor: carriedAfterReturned(advance.carried_minor, debit.repaid_minor, leftMinor),
    debit,
  })
}

async function takeBack(tx: Tx, debit: DebitRow, of: EntryKind, kind: EntryKind, at: Date): Promise<void> {
  const merchantId = debit.merchant_id
  const [booked] = await tx<Row<'ledger_transaction', 'id'>[]>`
    select id from ledger_transaction where merchant_id = ${merchantId} and kind = ${of} and reference = ${debit.id}`
  if (!booked) throw new Error(`debit ${debit.id} was never booked as ${of}`)
  await reverse(tx, booked.id, { merchantId, kind, reference: debit.id, at })
}

const causeOf = ({ actor, actorId, at }: DebitAnswer): Cause => ({ actor, actorId, at })

async function move(
  tx: Tx,
  debit: DebitRow,
  { outcome, actor, actorId, reason, at }: DebitAnswer,
  facts: Columns<DebitRow>,
): Promise<void> {
  const set = { decided_at: at, decided_by: actorId, ...facts }
  const move = { to: outcome, set, actor, actorId, detail: reason, at }
  if ((await moveStatus(tx, debitMachine, debit, move)) === 'lost') throw new RefusedError('wrong_status')
}
