import { mayDecide, type FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { type CalendarOf } from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { stopsForReview } from '@daftar/rules/capital/offers/early-pay-off'
import { termDates } from '@daftar/rules/capital/advances/advance-dates'
import { fundingConfirmed, fundingOrdered, fundingRejected } from '@daftar/rules/capital/advances/postings'
import { normaliseIban } from '@daftar/rules/registry/iban'
import { isValidIban } from '@daftar/rules/registry/iban-check'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { refuse, refuseFields, type Refusal } from '../../../../platform/http/refusal.ts'
import { lockLedger, post } from '../../../../platform/ledger/ledger.ts'
import { recordChange } from '../../../../platform/status-changes.ts'
import type { Issuer } from '../../../../platform/documents/parties.ts'
import { findLegalEntity } from '../../../merchants/merchants/index.ts'
import { transfersOf, type OrderTransfer, type TransferRow } from '../../../money/transfers/index.ts'
import type { AdvanceMessages } from '../messages.ts'
import { changeAdvance, moveAdvance } from '../move.ts'
import { confirmPayOff, paidOffByOffer, payOffNow } from '../closing/pay-off.ts'
import type { AdvancePorts } from '../ports.ts'
import { issueFeeInvoice } from './tax-papers.ts'
import {
  findAdvance,
  findAdvanceById,
  insertAdvance,
  type InvoiceBuyer,
  type AdvanceRow,
  type NewAdvance,
} from '../store.ts'

export interface FundingDependencies extends Pick<AdvancePorts, 'offers'> {
  orderTransfer: OrderTransfer
  messages: AdvanceMessages
  calendarOf: CalendarOf
  issuer: Issuer
}

/**
 * The signed contract makes the advance and orders its transfer, once however often the event arrives
 * (DEC-LOAN-1, DEC-LOAN-8).
 */
export async function createAdvance(
  tx: Tx,
  deps: FundingDependencies,
  advance: NewAdvance,
  at: Date,
): Promise<boolean> {
  await lockLedger(tx, advance.merchant_id)
  const pays_off_advance_id = await paidOffByOffer(tx, deps, advance)
  if (!(await insertAdvance(tx, { ...advance, pays_off_advance_id }))) return false
  await recordChange(tx, {
    merchantId: advance.merchant_id,
    subject: 'advance',
    subjectId: advance.id,
    from: null,
    to: advance.status,
    actor: 'signing_service',
    actorId: advance.application_id,
    at,
  })
  const row = await findAdvance(tx, advance.merchant_id, advance.id)
  if (row?.status === 'waiting') await orderFunding(tx, deps, row, at)
  return true
}

/**
 * Orders A to the verified IBAN, less what it pays off of an older advance, and books what the merchant owes
 * (DEC-LOAN-8, DEC-LOAN-27); `open` when an order is open. With nothing left for the merchant, nothing is
 * ordered: the advance goes on waiting, stands at the desk as stopped and support is told; it is ordered
 * again by hand once the old one has repaid more.
 */
export async function orderFunding(
  tx: Tx,
  deps: FundingDependencies,
  advance: AdvanceRow,
  at: Date,
): Promise<'ordered' | 'open' | 'stopped'> {
  const payOff = await payOffNow(tx, deps, advance)
  if (payOff && stopsForReview(payOff)) {
    await changeAdvance(tx, advance, { funding_stopped_at: at, next_repayment_on: null })
    await deps.messages.fundingStopped(tx, advance)
    return 'stopped'
  }
  const ordered = await deps.orderTransfer(tx, {
    merchantId: advance.merchant_id,
    kind: 'advance',
    subjectId: advance.id,
    currency: advance.currency,
    amountMinor: payOff?.resultingMinor ?? advance.amount_minor,
    iban: advance.iban,
    beneficiary: advance.legal_name,
    at,
  })
  if (!ordered) return 'open'
  await post(tx, {
    merchantId: advance.merchant_id,
    kind: 'funding_ordered',
    reference: await openTransferId(tx, advance),
    at,
    postings: fundingOrdered(fundingOf(advance)),
  })
  await changeAdvance(tx, advance, {
    next_repayment_on: firstRepayment(advance, at, deps.calendarOf),
    pay_off_minor: payOff?.payOffMinor ?? null,
    funding_stopped_at: null,
  })
  return 'ordered'
}

/** The bank has paid the advance: repayment begins (DEC-LOAN-8). */
export async function fundingWasConfirmed(
  tx: Tx,
  deps: FundingDependencies,
  transfer: TransferRow,
  by: string,
  at: Date,
): Promise<void> {
  await lockLedger(tx, transfer.merchant_id)
  const advance = await requireAdvance(tx, transfer)
  if (advance.pay_off_minor !== null) await confirmPayOff(tx, deps, advance, transfer, by, at)
  else
    await post(tx, {
      merchantId: advance.merchant_id,
      kind: 'funding_confirmed',
      reference: transfer.id,
      at,
      postings: fundingConfirmed({ currency: advance.currency, amountMinor: transfer.amount_minor }),
    })
  const first = firstRepayment(advance, at, deps.calendarOf)
  const set = {
    funded_at: at,
    invoice_buyer: await buyerOf(tx, advance),
    first_repayment_on: first,
    next_repayment_on: first,
  }
  const move = { to: 'paying', set, actor: 'bank', actorId: by, at } as const
  if (advance.status !== 'waiting' || (await moveAdvance(tx, advance, move)) === 'lost')
    throw new Error(`advance ${advance.id} was not waiting for its transfer`)
  await deps.messages.funded(tx, advance, first, transfer.amount_minor)
  await issueFeeInvoice(tx, deps.issuer, await requireAdvance(tx, transfer))
}

async function buyerOf(tx: Tx, { merchant_id: merchantId }: AdvanceRow): Promise<InvoiceBuyer> {
  const entity = await findLegalEntity(tx, merchantId)
  return {
    address: entity?.legal_address ?? '',
    tax_number: entity?.tax_number ?? null,
    registration: entity?.commercial_registration_number ?? null,
  }
}

/**
 * The bank has refused: the order's entries are reversed, the advance goes on waiting, an old one is
 * untouched, the signatory is told (DEC-LOAN-8, 27).
 */
export async function fundingWasRejected(
  tx: Tx,
  { messages }: Pick<FundingDependencies, 'messages'>,
  transfer: TransferRow,
  at: Date,
): Promise<void> {
  await lockLedger(tx, transfer.merchant_id)
  const advance = await requireAdvance(tx, transfer)
  await post(tx, {
    merchantId: advance.merchant_id,
    kind: 'funding_rejected',
    reference: transfer.id,
    at,
    postings: fundingRejected(fundingOf(advance)),
  })
  await changeAdvance(tx, advance, { next_repayment_on: null, pay_off_minor: null })
  await messages.refused(tx, advance, transfer.amount_minor, at)
}

export interface Reorder {
  advanceId: string
  /** The corrected one, where the advance's own was wrong. */
  iban: string | undefined
  staffId: string
  secondPersonAbove: FourEyesAbove
  at: Date
}

/**
 * Staff order a rejected transfer again and are told the new one's id. To another account, and above the
 * limit of two people, it is not the person who said that the bank had refused it: `own_proposal`.
 */
export async function reorderFunding(
  tx: Tx,
  deps: FundingDependencies,
  order: Reorder,
): Promise<string | Refusal> {
  const found = await findAdvanceById(tx, order.advanceId)
  if (!found) return refuse('not_found')
  await lockLedger(tx, found.merchant_id)
  const known = await findAdvance(tx, found.merchant_id, found.id)
  if (known?.status !== 'waiting') return refuse('wrong_status')
  const iban = order.iban === undefined ? known.iban : normaliseIban(order.iban)
  if (!isValidIban(iban)) return refuseFields({ iban: 'invalid' })
  const refused = (await transfersOf(tx, known.merchant_id, 'advance', known.id)).at(-1)
  const sum = { amountMinor: known.amount_minor, currency: known.currency }
  const money = { sum, above: order.secondPersonAbove, isElsewhere: iban !== known.iban }
  if (!mayDecide('send_again', { firstId: refused?.decided_by ?? null, staffId: order.staffId, money }))
    return refuse('own_proposal')
  if (iban !== known.iban) await changeAdvance(tx, known, { iban })
  const advance = { ...known, iban }
  const done = await orderFunding(tx, deps, advance, order.at)
  if (done === 'stopped') return refuse('pay_off_not_covered')
  if (done === 'open') return refuse('wrong_status')
  return openTransferId(tx, advance)
}

/** The first working Monday at least 7 days after funding (DEC-LOAN-7). */
function firstRepayment(advance: AdvanceRow, fundedAt: Date, calendarOf: CalendarOf): CalendarDate {
  const fundedOn = dateInZone(fundedAt.getTime(), zoneOfCurrency(advance.currency))
  return termDates(fundedOn, advance.tenor, calendarOf(advance.currency)).firstRepaymentDate
}

function fundingOf(advance: AdvanceRow) {
  return {
    advanceId: advance.id,
    currency: advance.currency,
    amountMinor: advance.amount_minor,
    feeMinor: advance.fee_minor,
    feeVatMinor: advance.fee_vat_minor,
  }
}

async function requireAdvance(tx: Tx, transfer: TransferRow): Promise<AdvanceRow> {
  const advance = await findAdvance(tx, transfer.merchant_id, transfer.subject_id)
  if (!advance) throw new Error(`transfer ${transfer.id} pays no known advance`)
  return advance
}

async function openTransferId(tx: Tx, advance: AdvanceRow): Promise<string> {
  const [row] = await tx<Row<'transfer_public', 'id'>[]>`
    select id from transfer_public
     where merchant_id = ${advance.merchant_id} and kind = 'advance' and subject_id = ${advance.id} and status = 'ordered'`
  if (!row) throw new Error(`advance ${advance.id} has no open transfer`)
  return row.id
}
