import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import { m } from '@daftar/words'

const held: Record<HeldReason, () => string> = {
  compliance_review: m.payouts_held_compliance_review,
  suspected_fraud: m.payouts_held_suspected_fraud,
  bank_details: m.payouts_held_bank_details,
  licence_expired: m.payouts_held_licence_expired,
  merchant_asked: m.payouts_held_merchant_asked,
  other: m.payouts_held_other,
  entity_suspended: m.payouts_held_entity_suspended,
  account_missing: m.payouts_held_account_missing,
}

/** Why a withdrawal waits, as of payouts. */
export function heldText(reason: HeldReason): string {
  return held[reason]()
}

/** The end of an account, left to right in both languages. */
export function endText(ends: string): string {
  return `\u2066•••• ${ends}\u2069`
}
