import type { ChallengeReason, DisputeStatus, DisputeType } from '@daftar/rules/disputes/dispute'
import { disputeLooks } from '@daftar/rules/disputes/dispute'
import type { EvidenceItem, KnownMessage } from '@daftar/rules/disputes/evidence'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from './compiled.ts'

/**
 * What a dispute is called on screens, at the desk, in letters and in files; in the reader's language unless
 * another is named.
 */

type Word = (inputs: object, options?: { locale: Language }) => string

const types: Readonly<Record<DisputeType, Word>> = {
  identity_theft: m.disputes_type_identity_theft,
  not_delivered: m.disputes_type_not_delivered,
  product_issue: m.disputes_type_product_issue,
  unreceived_refund: m.disputes_type_unreceived_refund,
}

const statuses: Readonly<Record<DisputeStatus, Word>> = {
  pending: m.disputes_status_pending,
  arbitration: m.disputes_status_arbitration,
  approved: m.disputes_status_approved,
  declined: m.disputes_status_declined,
  cancelled: m.disputes_status_cancelled,
}

const reasons: Readonly<Record<ChallengeReason, Word>> = {
  order_on_its_way: m.disputes_reason_order_on_its_way,
  already_delivered: m.disputes_reason_already_delivered,
  amount_should_differ: m.disputes_reason_amount_should_differ,
  delivery_problem: m.disputes_reason_delivery_problem,
  other: m.disputes_reason_other,
}

const items: Readonly<Record<EvidenceItem, Word>> = {
  order: m.disputes_item_order,
  confirmation: m.disputes_item_confirmation,
  address: m.disputes_item_address,
  tracking: m.disputes_item_tracking,
  proof: m.disputes_item_proof,
  refund: m.disputes_item_refund,
  description: m.disputes_item_description,
  messages: m.disputes_item_messages,
  history: m.disputes_item_history,
}

const proofs: Readonly<Record<EvidenceItem, Word>> = {
  order: m.disputes_proves_order,
  confirmation: m.disputes_proves_confirmation,
  address: m.disputes_proves_address,
  tracking: m.disputes_proves_tracking,
  proof: m.disputes_proves_proof,
  refund: m.disputes_proves_refund,
  description: m.disputes_proves_description,
  messages: m.disputes_proves_messages,
  history: m.disputes_proves_history,
}

const messages: Readonly<Record<KnownMessage, Word>> = {
  link_sent: m.disputes_message_link_sent,
  link_opened: m.disputes_message_link_opened,
}

/** DEC-DSP-9. */
export function disputeTypeText(type: DisputeType, locale?: Language): string {
  return types[type]({}, locale && { locale })
}

/** DEC-DSP-10, as the shop reads it. */
export function disputeStatusText(status: DisputeStatus, locale?: Language): string {
  return statuses[disputeLooks[status].label]({}, locale && { locale })
}

export function challengeReasonText(reason: ChallengeReason, locale?: Language): string {
  return reasons[reason]({}, locale && { locale })
}

export function evidenceText(item: EvidenceItem, locale?: Language): string {
  return items[item]({}, locale && { locale })
}

/** What an item proves. */
export function evidenceProves(item: EvidenceItem, locale?: Language): string {
  return proofs[item]({}, locale && { locale })
}

/** A message that the product sent for the shop, or that it was read. */
export function knownMessageText(kind: KnownMessage, locale?: Language): string {
  return messages[kind]({}, locale && { locale })
}
