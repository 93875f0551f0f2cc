import { heldReasons, type HeldReason } from '@daftar/rules/payouts/hold-reasons'
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

/** Why a payout waits: a code of the rules, or a sentence a person wrote. */
export function heldText(reason: string): string {
  const code = heldReasons.find((each) => each === reason)
  return code ? held[code]() : isolated(reason)
}

/** What the bank said, and what happens next. */
export function failedText(reason: string): string {
  return m.payouts_failed_text({ reason: isolated(reason) })
}

function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
