import { mayDecide, needsSecond, type FourEyesAbove } from '@daftar/rules/access/four-eyes'
import { mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import {
  collectedAfterClosing,
  recoveredAfterWriteOff,
} from '@daftar/rules/capital/advances/closing-postings'
import { transferReceived } from '@daftar/rules/capital/debits/debit-postings'
import { carriedAfterReceipt } from '@daftar/rules/capital/advances/weekly-deduction'
import type { EntryKind } from '@daftar/rules/ledger/entry-kinds'
import type { Posting } from '@daftar/rules/ledger/posting'
import { parseAmount, smallest } from '@daftar/rules/money/money'
import type { Fragment, ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { refuse, refuseFields, type Refusal } from '../../../../platform/http/refusal.ts'
import { newId } from '../../../../platform/ids.ts'
import { lockLedger, post } from '../../../../platform/ledger/ledger.ts'
import { contribute } from '../../../money/settlement/index.ts'
import { closeIfRepaid } from '../closing/closing.ts'
import { lossLeftOf } from '../closing/loss-left.ts'
import type { AdvanceMessages } from '../messages.ts'
import { changeAdvance } from '../move.ts'
import type { AdvancePorts } from '../ports.ts'
import { splitOf } from '../repayments/split.ts'
import { balancesOf, findAdvance, findAdvanceById, insertRepayments, type AdvanceRow } from '../store.ts'

export interface ReceivedTransfer {
  advanceId: string
  /** In the currency of the advance. */
  amount: string | number
  receivedOn: CalendarDate
  bankReference: string
  staffId: string
  secondPersonAbove: FourEyesAbove
  at: Date
}

export interface ReceiptDependencies extends Pick<AdvancePorts, 'debits'> {
  messages: AdvanceMessages
}

/** Where a receipt goes; the three sum to its amount. */
interface ReceiptSplit {
  /** Repays the advance. */
  repaidMinor: bigint
  /** Lowers the loss of what was written off. */
  recoveredMinor: bigint
  /** More than was left: the merchant's, with the next settlement. */
  toMerchantMinor: bigint
}

/**
 * Money of the merchant reached the bank (DEC-LOAN-29). It repays the advance with the same split and fee
 * release as a deduction, as far as something is left; what is more belongs to the merchant (DEC-LOAN-35). It
 * lowers what was carried first, so the next week asks for that much less; whether a week is missed or back
 * on track is still said by the weekly run alone (DEC-LOAN-1). After a write-off it lowers the loss, up to
 * what was written off (DEC-LOAN-25).
 *
 * The bank's reference names it: recorded again with the same facts it changes nothing, with others it is
 * `reference_reused`. Of a transfer above the limit for two, what belongs to the merchant leaves only once a
 * second person has recorded the same. An advance that was not sent yet has nothing to repay: `wrong_status`.
 */
export async function recordReceipt(
  tx: Tx,
  deps: ReceiptDependencies,
  received: ReceivedTransfer,
): Promise<'done' | Refusal> {
  const known = await findAdvanceById(tx, received.advanceId)
  if (!known) return refuse('not_found')
  const amountMinor = parseAmount(received.amount, known.currency)?.amountMinor ?? 0n
  if (amountMinor <= 0n) return refuseFields({ amount: 'invalid' })
  const today = dateInZone(received.at.getTime(), zoneOfCurrency(known.currency))
  if (received.receivedOn > today) return refuseFields({ received_on: 'date_in_future' })

  await lockLedger(tx, known.merchant_id)
  const advance = (await findAdvance(tx, known.merchant_id, known.id))!
  const earlier = await earlierReceipt(tx, advance, received.bankReference)
  if (earlier) {
    if (earlier.advance_id !== advance.id || earlier.amount_minor !== amountMinor)
      return refuse('reference_reused')
    if (earlier.is_waiting && mayHandOver(earlier, received)) await handOver(tx, earlier, received.at)
    return 'done'
  }
  if (advance.status === 'waiting' || advance.status === 'waiting_for_dda') return refuse('wrong_status')
  await write(tx, deps, advance, { ...received, amountMinor })
  return 'done'
}

interface Recording extends ReceivedTransfer {
  amountMinor: bigint
}

async function write(
  tx: Tx,
  deps: ReceiptDependencies,
  advance: AdvanceRow,
  received: Recording,
): Promise<void> {
  const { at, staffId, bankReference, amountMinor } = received
  const balances = await balancesOf(tx, advance)
  const { outstandingMinor } = balances
  const split = await splitOfReceipt(tx, deps, advance, { outstandingMinor, amountMinor })
  const carriedMinor = carriedAfterReceipt(advance.carried_minor, split.repaidMinor)
  const receipt: WrittenReceipt = {
    id: newId('rcp'),
    repaymentId: split.repaidMinor > 0n ? newId('rep') : null,
    isForTwo: needsSecond({ amountMinor, currency: advance.currency }, received.secondPersonAbove),
    split,
  }
  await insertReceipt(tx, advance, receipt, { ...received, carriedMinor })
  await bookReceipt(tx, advance, receipt, { balances, at })
  if (split.toMerchantMinor > 0n && !receipt.isForTwo) {
    const { merchant_id, currency } = advance
    const due = { to_merchant_minor: split.toMerchantMinor, bank_reference: bankReference }
    await handOver(tx, { merchant_id, id: receipt.id, currency, ...due }, at)
  }
  if (advance.status === 'closed') return
  const isClosed = await closeIfRepaid(tx, deps.messages, {
    advance,
    actor: 'staff',
    actorId: staffId,
    detail: bankReference,
    at,
  })
  if (!isClosed) await changeAdvance(tx, advance, { carried_minor: carriedMinor })
}

interface WrittenReceipt {
  id: string
  /** Null where nothing of it repays. */
  repaymentId: string | null
  /** What is the merchant's of it waits for a second person. */
  isForTwo: boolean
  split: ReceiptSplit
}

/** The receipt, and the repayment it is. */
async function insertReceipt(
  tx: Tx,
  advance: AdvanceRow,
  { id, repaymentId, isForTwo, split }: WrittenReceipt,
  { receivedOn, bankReference, staffId, amountMinor, carriedMinor, at }: Recording & { carriedMinor: bigint },
): Promise<void> {
  if (repaymentId)
    await insertRepayments(tx, [
      {
        merchant_id: advance.merchant_id,
        id: repaymentId,
        advance_id: advance.id,
        kind: 'transfer',
        week_start: mondayOf(receivedOn),
        date: receivedOn,
        sales_minor: null,
        due_minor: split.repaidMinor,
        amount_minor: split.repaidMinor,
        shortfall_minor: carriedMinor,
        status: null,
        created_at: at,
        received_on: receivedOn,
        bank_reference: bankReference,
        recorded_by: staffId,
      },
    ])
  await tx`
    insert into receipt (merchant_id, id, advance_id, bank_reference, currency, amount_minor, repayment_id, repaid_minor,
           recovered_minor, to_merchant_minor, needs_second, received_on, recorded_by, recorded_at)
    values (${advance.merchant_id}, ${id}, ${advance.id}, ${bankReference}, ${advance.currency}, ${amountMinor}, ${repaymentId},
            ${split.repaidMinor}, ${split.recoveredMinor}, ${split.toMerchantMinor}, ${isForTwo}, ${receivedOn}, ${staffId}, ${at})`
}

/** Each part of it in the journal, as what it is. */
async function bookReceipt(
  tx: Tx,
  advance: AdvanceRow,
  { id, split: { repaidMinor, recoveredMinor, toMerchantMinor } }: WrittenReceipt,
  { balances, at }: { balances: Awaited<ReturnType<typeof balancesOf>>; at: Date },
): Promise<void> {
  const { currency, merchant_id: merchantId } = advance
  const book = (kind: EntryKind, postings: Posting) =>
    post(tx, { merchantId, kind, reference: id, at, postings })
  if (repaidMinor > 0n) {
    const split = splitOf(advance, balances, repaidMinor)
    await book('transfer_received', transferReceived({ advanceId: advance.id, currency, split }))
  }
  if (recoveredMinor > 0n) {
    const recovered = { currency, amountMinor: recoveredMinor, into: 'bank' } as const
    await book('loss_recovered', recoveredAfterWriteOff(recovered))
  }
  if (toMerchantMinor > 0n) {
    const collected = { merchantId, currency, amountMinor: toMerchantMinor, into: 'bank' } as const
    await book('received_for_merchant', collectedAfterClosing(collected))
  }
}

/** What belongs to the merchant, in its next payout. */
async function handOver(
  tx: Tx,
  receipt: Pick<EarlierReceipt, 'merchant_id' | 'id' | 'currency' | 'to_merchant_minor' | 'bank_reference'>,
  at: Date,
): Promise<void> {
  await contribute(tx, {
    merchantId: receipt.merchant_id,
    kind: 'overpayment',
    id: receipt.id,
    orderId: null,
    currency: receipt.currency,
    amountMinor: receipt.to_merchant_minor,
    note: receipt.bank_reference,
    at,
  })
}

/** Whether this person may let go what a receipt has for the merchant: whoever did not record it. */
function mayHandOver(
  earlier: EarlierReceipt,
  { staffId, secondPersonAbove: above }: ReceivedTransfer,
): boolean {
  const money = { sum: { amountMinor: earlier.amount_minor, currency: earlier.currency }, above }
  return mayDecide('hand_over_receipt', { firstId: earlier.recorded_by, staffId, money })
}

async function splitOfReceipt(
  tx: Tx,
  deps: ReceiptDependencies,
  advance: AdvanceRow,
  { outstandingMinor, amountMinor }: { outstandingMinor: bigint; amountMinor: bigint },
): Promise<ReceiptSplit> {
  const repaidMinor = smallest(amountMinor, outstandingMinor)
  const recoveredMinor = smallest(amountMinor - repaidMinor, await lossLeftOf(tx, deps, advance))
  return { repaidMinor, recoveredMinor, toMerchantMinor: amountMinor - repaidMinor - recoveredMinor }
}

interface EarlierReceipt extends Row<
  'receipt',
  | 'merchant_id'
  | 'id'
  | 'advance_id'
  | 'currency'
  | 'amount_minor'
  | 'to_merchant_minor'
  | 'bank_reference'
  | 'recorded_by'
> {
  is_waiting: boolean
}

async function earlierReceipt(
  tx: Tx,
  advance: AdvanceRow,
  bankReference: string,
): Promise<EarlierReceipt | undefined> {
  const [row] = await tx<EarlierReceipt[]>`
    select r.*, ${isWaiting(tx)} as is_waiting from receipt r
     where r.merchant_id = ${advance.merchant_id} and r.bank_reference = ${bankReference}`
  return row
}

/** SQL: whether what receipt `r` has for the merchant waits for a second person. */
export function isWaiting(tx: ReadTx): Fragment {
  return tx`(r.needs_second and r.to_merchant_minor > 0 and not exists (
    select from contributed_movement_public c
     where c.merchant_id = r.merchant_id and c.kind = 'overpayment' and c.id = r.id))`
}
