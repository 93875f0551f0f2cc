import type {
  DeskDispute,
  DeskListedDispute,
  Dispute,
  DisputeFile,
  ListedDispute as WireDispute,
  WrittenAnswer,
} from '@daftar/contract/endpoints/disputes/disputes-shapes'
import { mayDecide } from '@daftar/rules/access/four-eyes'
import { mayRefundDisputes, type RawFlags } from '@daftar/rules/access/permissions'
import { isComplete } from '@daftar/rules/disputes/answer'
import { mayAnswer } from '@daftar/rules/disputes/dispute'
import { evidenceOf, learnedFrom } from '@daftar/rules/disputes/evidence'
import { money, toDecimal } from '@daftar/rules/money/money'
import { phoneDigitsShown } from '@daftar/rules/orders/shopper'
import { commissionGivenBack, feeOf } from '@daftar/rules/settlement/commission'
import type { Actor } from '@daftar/rules/status/actors'
import { workRules } from '@daftar/rules/work/work-kinds'
import { presentMerchantOf } from '../../merchants/merchants/index.ts'
import type { ListedDispute } from './list.ts'
import type { DisputePage } from './page-store.ts'
import { answerOf, shownBy, type DisputeRow, type FileRow, type KeptAnswer } from './store.ts'

type Amount = (minor: bigint) => string

export function amountIn(currency: DisputeRow['currency']): Amount {
  return (minor) => toDecimal(money(minor, currency))
}

export function presentListed(row: ListedDispute): WireDispute {
  const amount = amountIn(row.currency)
  const { answer, disputed_minor } = row
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    type: row.type,
    order_id: row.order_id,
    order_number: row.order_number,
    merchant_id: row.merchant_id,
    store_id: row.store_id,
    store_name: row.store_name,
    store_name_ar: row.store_name_ar,
    shopper: { name: row.shopper_name || null, phone: maskedPhone(row.shopper_phone) },
    amount: amount(row.order_amount_minor),
    disputed_amount: amount(disputed_minor),
    currency: row.currency,
    created_at: row.created_at.toISOString(),
    respond_by: row.respond_by.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    is_answer_ready:
      row.status === 'pending' && answer !== null && isComplete(answerOf(answer), disputed_minor),
  }
}

/** What decides what somebody may do with a dispute. */
export interface Beholder {
  flags: Pick<RawFlags, 'is_dispute_refund_allowed'> | null
  now: Date
}

/** The page of a dispute (DEC-DSP-5, DEC-DSP-6), with what this person may do now. */
export function presentDispute(page: DisputePage, { flags, now }: Beholder): Dispute {
  const { row, order, earlier, lines } = page
  const amount = amountIn(row.currency)
  const mayAct = flags !== null && mayRefundDisputes(flags as RawFlags) && isOpen(row, now)
  const address = addressOf(order.shipping_address)
  return {
    ...presentListed(row),
    source: row.source,
    shopper_comment: row.shopper_comment,
    claimed_items: row.claimed_items,
    shopper_files: page.files.filter(({ side }) => side === 'shopper').map(presentFile),
    order: {
      reference: order.reference,
      created_at: order.created_at.toISOString(),
      captured_at: order.captured_at?.toISOString() ?? null,
      captured: amount(order.captured_minor),
      refunded: amount(order.refunded_minor),
      instalments: order.instalments,
      items: order.items.map(itemOf),
      ...address,
      confirmed_at: order.authorized_at?.toISOString() ?? null,
      refunds: order.refunds.map((refund) => ({
        amount: amount(BigInt(refund.amount)),
        at: new Date(refund.at).toISOString(),
        comment: refund.comment,
      })),
      messages: page.messages.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
      earlier: { ...earlier, first_at: earlier.first_at?.toISOString() ?? null },
    },
    evidence: evidence(page),
    answer: row.answer && {
      ...presentAnswer(row.answer, amount),
      saved_at: row.answer_saved_at!.toISOString(),
      saved_by: row.answer_saved_by,
      is_complete: isComplete(answerOf(row.answer), row.disputed_minor),
    },
    answer_version: row.answer_version,
    challenge: row.challenge && {
      ...presentAnswer(row.challenge, amount),
      sent_at: row.challenged_at!.toISOString(),
      sent_by: row.challenge_sent_by!,
    },
    ending: row.ending,
    refunded_amount: row.refunded_minor === null ? null : amount(row.refunded_minor),
    verdict: row.verdict && {
      items: row.verdict.verdict,
      reason: row.verdict.reason,
      at: row.resolved_at!.toISOString(),
    },
    history: page.history.map(({ to_status, at, actor, name }) => ({
      status: to_status as Dispute['status'],
      at: at.toISOString(),
      by: sideOf(actor),
      name,
    })),
    effect: effectOf(page),
    payouts: lines.map((line) => ({
      payout_id: line.payout_id,
      payout_number: line.number,
      kind: line.kind,
      amount: amount(line.amount_minor),
    })),
    acts: { may_answer: mayAct, refund_up_to: amount(mayAct ? row.disputed_minor : 0n) },
  }
}

export function presentQueued(row: ListedDispute): DeskListedDispute {
  return {
    ...presentListed(row),
    ...presentMerchantOf(row),
    source: row.source,
    is_proposed: row.proposal !== null,
    waits: waitsOf(row),
  }
}

const hourMs = 3_600_000

/**
 * The merchant has its own time; a decision is promised within that of its kind of work, as the lists of work
 * say.
 */
function waitsOf({ status, proposal, created_at, respond_by, queued_at }: ListedDispute) {
  if (status === 'pending') return { since: created_at.toISOString(), due_at: respond_by.toISOString() }
  if (status !== 'arbitration') return null
  const { promisedHours } = workRules[proposal ? 'dispute_second' : 'dispute']
  return {
    since: queued_at.toISOString(),
    due_at: new Date(queued_at.getTime() + promisedHours * hourMs).toISOString(),
  }
}

/** The same for staff, with what was proposed and by whom. */
export function presentForStaff(
  page: DisputePage,
  { staffId, by, needsSecond, mayAct, now }: StaffBeholder,
): DeskDispute {
  const { row } = page
  const { proposal } = row
  return {
    ...presentDispute(page, { flags: null, now }),
    ...presentMerchantOf(row),
    proposal: proposal && {
      outcome: proposal.outcome,
      amount: proposal.amount_minor === null ? null : amountIn(row.currency)(BigInt(proposal.amount_minor)),
      reason: proposal.reason,
      verdict: proposal.verdict,
      by,
      at: row.proposed_at!.toISOString(),
      may_confirm: mayAct && mayDecide('decide_dispute', { firstId: row.proposed_by, staffId }),
    },
    needs_second: needsSecond,
    may_decide: mayAct && row.status === 'arbitration' && proposal === null,
  }
}

export interface StaffBeholder {
  staffId: string
  /** Who proposed what waits. */
  by: string
  needsSecond: boolean
  mayAct: boolean
  now: Date
}

function isOpen({ status, respond_by }: DisputeRow, now: Date): boolean {
  return mayAnswer({ status, respondByMs: respond_by.getTime() }, now.getTime())
}

function evidence({ row, order, earlier, files, verdicts }: DisputePage): Dispute['evidence'] {
  const answer = row.challenge ?? row.answer
  const known = {
    confirmedByCode: order.authorized_at !== null,
    hasAddress: addressOf(order.shipping_address).address !== null,
    refunds: order.refunds.length,
    earlierOrders: earlier.paid,
  }
  const sent = files.filter(({ side }) => side === 'merchant').map(({ item }) => item)
  const given = {
    trackingNumber: answer?.tracking_number ?? '',
    files: row.challenge ? sent : shownBy(answer),
  }
  const learned = learnedFrom(row.type, verdicts)
  return evidenceOf(row.type, known, given).map((one) => ({
    ...one,
    learned: learned.find(({ item }) => item === one.item)?.learned ?? null,
  }))
}

/** What a decision for the shopper moves; null once it is decided. */
function effectOf({ row, order, commission }: DisputePage): Dispute['effect'] {
  if (row.resolved_at !== null) return null
  const amount = amountIn(row.currency)
  const back = commissionGivenBack({
    capturedMinor: order.captured_minor,
    commission,
    refundedMinor: order.refunded_minor,
    refundMinor: row.disputed_minor,
  })
  return {
    refund: amount(row.disputed_minor),
    fee_back: amount(feeOf(back)),
    vat_back: amount(back.vatMinor),
    net: amount(row.disputed_minor - feeOf(back) - back.vatMinor),
  }
}

function presentAnswer(kept: KeptAnswer, amount: Amount): WrittenAnswer {
  const { amount_minor, ...rest } = kept
  return { ...rest, amount: amount_minor === null ? null : amount(BigInt(amount_minor)) }
}

export function presentFile(row: FileRow): DisputeFile {
  return {
    id: row.file_id,
    name: row.name,
    size: Number(row.size_bytes),
    content_type: row.content_type,
    item: row.item,
  }
}

function maskedPhone(phone: string | null): string | null {
  return phone === null ? null : `•••••${phone.slice(-phoneDigitsShown)}`
}

function addressOf(given: Record<string, unknown>): { city: string | null; address: string | null } {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)
  return { city: text(given.city), address: text(given.address) }
}

export function itemOf(item: Record<string, unknown>): Dispute['order']['items'][number] {
  const { title, quantity, unit_price: price } = item
  return {
    title: typeof title === 'string' ? title : '',
    quantity: typeof quantity === 'number' ? Math.trunc(quantity) : 1,
    unit_price: typeof price === 'string' ? price : '0.00',
  }
}

function sideOf(actor: Actor): Dispute['history'][number]['by'] {
  if (actor === 'merchant' || actor === 'shopper' || actor === 'system') return actor
  return 'provider'
}
