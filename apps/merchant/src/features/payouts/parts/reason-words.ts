import { isHeldReason, type HeldReason } from '@daftar/rules/payouts/hold-reasons'
import type { PayoutStatus } from '@daftar/rules/payouts/payout-status'
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

/** Why a payout waits: a code of the rules; or what the bank said, in its own words. */
export function heldText(reason: string): string {
  return isHeldReason(reason) ? held[reason]() : asWritten(reason)
}

/** What the bank said, and what happens next or has happened since. */
export function failedText(reason: string, status: PayoutStatus): string {
  const said = { reason: asWritten(reason) }
  return status === 'rolled_over' ? m.payouts_rolled_over_text(said) : m.payouts_failed_text(said)
}

/** Words of others, in whichever direction they run. */
function asWritten(text: string): string {
  return `\u2068${text}\u2069`
}
