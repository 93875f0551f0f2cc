import { mayDecide, type FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { payoutTransitions, type PayoutStatus } from '@daftar/rules/payouts/payout-status'
import { canMove } from '@daftar/rules/status/transitions'
import { normaliseIban } from '@daftar/rules/registry/iban'
import { isValidIban } from '@daftar/rules/registry/iban-check'
import { isPostgresError } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { refuse, refuseFields, type Refusal } from '../../../../platform/http/refusal.ts'
import { lockLedger } from '../../../../platform/ledger/ledger.ts'
import { moveStatus, type Columns } from '../../../../platform/status/move.ts'
import { returnTransfer, transfersOf, type TransferOutcomes } from '../../transfers/index.ts'
import type { Sends } from '../dependencies.ts'
import { staffActor } from './actors.ts'
import { recordEvents, type PayoutEvent } from './events.ts'
import { issuePayouts, orderAndBook } from '../runs/issue-batch.ts'
import { payoutMachine } from '../machine.ts'
import { findDestinations, type Destination } from '../runs/destinations.ts'
import { findPayout, type PayoutRow } from './store.ts'

/** What a member of staff does to one payout. */
export interface PayoutAct {
  payoutId: string
  staffId: string
  at: Date
}

/** Keeps one payout back that was not sent yet. */
export async function holdPayout(
  tx: Tx,
  act: PayoutAct & { reason: HoldReason; note: string },
): Promise<'done' | Refusal> {
  const payout = await lockPayout(tx, act.payoutId)
  if (!payout) return refuse('not_found')
  if (!(await move(tx, payout, 'held', act, { held_reason: act.reason }))) return refuse('wrong_status')
  await record(tx, payout, act, { status: 'held', reason: act.reason, note: act.note })
  return 'done'
}

/** Releases a held payout and sends it at once; refused while the merchant itself is kept back. */
export async function releasePayout(
  tx: Tx,
  sends: Sends,
  act: PayoutAct & { note: string },
): Promise<'done' | Refusal> {
  const payout = await lockPayout(tx, act.payoutId)
  if (!payout) return refuse('not_found')
  if (payout.status !== 'held') return refuse('wrong_status')
  if (!(await findPayable(tx, payout.merchant_id))) return refuse('merchant_on_hold')
  await release(tx, payout, act)
  return balanced(() => issue(tx, sends, [payout], act))
}

/**
 * A merchant's company is suspended no more: what waited because of it is released and sent. Whatever else
 * keeps the merchant back (a hold, a suspension of its own) goes on keeping it.
 */
export async function releaseReinstated(
  tx: Tx,
  sends: Sends,
  { merchantId, ...given }: { merchantId: string } & Omit<PayoutAct, 'payoutId'>,
): Promise<'done' | Refusal> {
  await lockLedger(tx, merchantId)
  if (!(await findPayable(tx, merchantId))) return 'done'
  const waiting = await tx<PayoutRow[]>`
    select * from payout
     where merchant_id = ${merchantId} and status = 'held' and held_reason = 'entity_suspended' order by period_until, id`
  for (const payout of waiting) await release(tx, payout, { payoutId: payout.id, note: '', ...given })
  return waiting.length === 0 ? 'done' : balanced(() => issue(tx, sends, waiting, given))
}

/** The move out of `held`; sending follows. */
export async function release(tx: Tx, payout: PayoutRow, act: PayoutAct & { note: string }): Promise<void> {
  if (await move(tx, payout, 'pending', act, { held_reason: null, hold_id: null }))
    await record(tx, payout, act, { status: 'pending', note: act.note })
}

export async function issue(
  tx: Tx,
  sends: Sends,
  payouts: readonly PayoutRow[],
  act: Pick<PayoutAct, 'staffId' | 'at'>,
): Promise<void> {
  await issuePayouts(tx, sends, {
    merchantIds: payouts.map((payout) => payout.merchant_id),
    payoutIds: payouts.map((payout) => payout.id),
    at: act.at,
    by: await staffActor(tx, act.staffId),
  })
}

/**
 * Sends a failed payout again by a new transfer, to a corrected IBAN where one is given, else to the
 * merchant's own. Above the limit, and to another account, it is not the person who said that the bank had
 * failed (README decision 16).
 */
export async function reissuePayout(
  tx: Tx,
  sends: Sends,
  act: PayoutAct & {
    iban?: string | undefined
    bankName?: string | undefined
    secondPersonAbove: FourEyesAbove
  },
): Promise<'done' | Refusal> {
  const payout = await lockPayout(tx, act.payoutId)
  if (!payout) return refuse('not_found')
  if (payout.status !== 'failed') return refuse('wrong_status')
  const destination = await findPayable(tx, payout.merchant_id)
  if (!destination) return refuse('merchant_on_hold')
  const iban = normaliseIban(act.iban ?? destination.iban ?? '')
  if (!isValidIban(iban)) return refuseFields({ iban: 'invalid' })
  const money = {
    sum: { currency: payout.currency, amountMinor: payout.payout_minor },
    above: act.secondPersonAbove,
    isElsewhere: iban !== normaliseIban(destination.iban ?? ''),
  }
  const firstId = await whoSaidItFailed(tx, payout)
  if (!mayDecide('send_again', { firstId, staffId: act.staffId, money })) return refuse('own_proposal')
  const beneficiary = destination.beneficiary ?? ''
  const bankName = bankOf({ iban, given: act.bankName, payout, destination })
  return balanced(async () => {
    const sent = {
      iban,
      beneficiary,
      bank_name: bankName,
      issued_at: act.at,
      bank_reference: null,
      failed_reason: null,
    }
    if (!(await move(tx, payout, 'in_transit', act, sent)))
      throw new Error(`payout ${payout.id} moved under its lock`)
    const order = { merchantId: payout.merchant_id, payoutId: payout.id, currency: payout.currency }
    await orderAndBook(
      tx,
      sends.orderTransfers,
      [{ ...order, amountMinor: payout.payout_minor, iban, beneficiary, bankName }],
      act.at,
    )
    await record(tx, payout, act, { status: 'in_transit' })
  })
}

/**
 * The bank of the merchant's own account, or of the one it went to before; of a new one what staff say, or
 * nothing.
 */
function bankOf(of: {
  iban: string
  given: string | undefined
  payout: PayoutRow
  destination: Destination
}): string {
  const { iban, given, payout, destination } = of
  if (iban === normaliseIban(destination.iban ?? '')) return destination.bank_name ?? ''
  return given || (iban === normaliseIban(payout.iban) ? payout.bank_name : '')
}

async function whoSaidItFailed(tx: Tx, payout: PayoutRow): Promise<string | null> {
  const [last] = await tx<Row<'payout_event', 'actor_id'>[]>`
    select actor_id from payout_event
     where merchant_id = ${payout.merchant_id} and payout_id = ${payout.id} and status = 'failed'
     order by id desc limit 1`
  return last?.actor_id ?? null
}

/** The sum of a failed payout becomes a line of the merchant's next one. */
export async function rollOverPayout(tx: Tx, act: PayoutAct & { note: string }): Promise<'done' | Refusal> {
  const payout = await lockPayout(tx, act.payoutId)
  if (!payout) return refuse('not_found')
  if (!(await move(tx, payout, 'rolled_over', act))) return refuse('wrong_status')
  await record(tx, payout, act, { status: 'rolled_over', note: act.note })
  return 'done'
}

/** The bank sent a paid payout back: its transfer is returned, and with it the payout failed. */
export async function returnPayout(
  tx: Tx,
  outcomes: TransferOutcomes,
  act: PayoutAct & { reason: string },
): Promise<'done' | Refusal> {
  const payout = await findPayout(tx, act.payoutId)
  if (!payout) return refuse('not_found')
  const transfers = await transfersOf(tx, payout.merchant_id, 'payout', payout.id)
  const transfer = transfers.find((one) => one.status === 'confirmed')
  if (!transfer) return refuse('wrong_status')
  return returnTransfer(tx, outcomes, {
    id: transfer.id,
    staffId: act.staffId,
    reason: act.reason,
    at: act.at,
  })
}

/** False where the payout does not stand where staff may move it from. */
async function move(
  tx: Tx,
  payout: PayoutRow,
  to: PayoutStatus,
  { staffId, at }: Pick<PayoutAct, 'staffId' | 'at'>,
  set: Columns<PayoutRow> = {},
): Promise<boolean> {
  if (!canMove(payoutTransitions, payout.status, to, 'staff')) return false
  const by = { actor: 'staff', actorId: staffId, at } as const
  return (await moveStatus(tx, payoutMachine, payout, { to, set, ...by })) === 'moved'
}

/** The payout with its merchant's books held: what is read now stands until the transaction ends. */
async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | undefined> {
  const known = await findPayout(tx, id)
  if (known) await lockLedger(tx, known.merchant_id)
  return known && findPayout(tx, id)
}

/** Where a merchant is paid; undefined while a hold or a suspended entity keeps everything back. */
async function findPayable(tx: Tx, merchantId: string): Promise<Destination | undefined> {
  const [destination] = await findDestinations(tx, [merchantId])
  return destination && destination.hold_reason === null && !destination.is_suspended
    ? destination
    : undefined
}

async function record(
  tx: Tx,
  payout: PayoutRow,
  act: PayoutAct,
  became: Pick<PayoutEvent, 'status' | 'reason' | 'note'>,
): Promise<void> {
  const by = await staffActor(tx, act.staffId)
  await recordEvents(tx, [{ merchantId: payout.merchant_id, payoutId: payout.id, at: act.at, by, ...became }])
}

/** What does not balance cannot be issued: the database's word as a refusal. */
export async function balanced(work: () => Promise<void>): Promise<'done' | Refusal> {
  try {
    await work()
    return 'done'
  } catch (error) {
    if (isPostgresError(error) && error.constraint_name === 'payout_lines_sum')
      return refuse('payout_unbalanced')
    throw error
  }
}
