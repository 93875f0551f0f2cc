import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import { m } from '@daftar/words'

const held: Readonly<Record<HeldReason, () => string>> = {
  compliance_review: m.payouts_held_compliance_review,
  suspected_fraud: m.payouts_held_suspected_fraud,
  bank_details: m.payouts_held_bank_details,
  licence_expired: m.payouts_held_licence_expired,
  merchant_asked: m.payouts_held_merchant_asked,
  other: m.payouts_held_other,
  entity_suspended: m.payouts_held_entity_suspended,
  account_missing: m.payouts_held_account_missing,
}

/** Why money waits: a payout, or a withdrawal from the wallet. */
export function heldReasonText(reason: HeldReason): string {
  return held[reason]()
}
