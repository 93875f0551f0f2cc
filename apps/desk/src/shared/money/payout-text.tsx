import { Badge } from '@daftar/ui/badge'
import { payoutLooks, type PayoutStatus } from '@daftar/rules/payouts/payout-status'
import { heldReasons, type HeldReason } from '@daftar/rules/payouts/hold-reasons'
import { m } from '@daftar/words'
import { badgeTone } from '@daftar/app-kit/badge-tone'

export function payoutStatusText(status: PayoutStatus): string {
  return statusWords[status]()
}

export function PayoutState({ status }: { status: PayoutStatus }) {
  return <Badge tone={badgeTone(payoutLooks[status].tone)}>{payoutStatusText(status)}</Badge>
}

/** Why payouts are kept back: a person's reason, or what the product found. */
export function heldReasonText(reason: HeldReason): string {
  return reasonWords[reason]()
}

/**
 * Why an event of a payout came about: one of the product's own reasons in words, whatever else as somebody
 * wrote it.
 */
export function payoutEventReasonText(reason: string): string {
  const [code = '', ...note] = reason.split(': ')
  const known = heldReasons.find((one) => one === code)
  return known ? [heldReasonText(known), ...note].join(': ') : reason
}

const statusWords: Readonly<Record<PayoutStatus, () => string>> = {
  pending: m.desk_payout_status_pending,
  held: m.desk_payout_status_held,
  in_transit: m.desk_payout_status_in_transit,
  paid: m.desk_payout_status_paid,
  failed: m.desk_payout_status_failed,
  rolled_over: m.desk_payout_status_rolled_over,
  carried: m.desk_payout_status_carried,
}

const reasonWords: Readonly<Record<HeldReason, () => string>> = {
  compliance_review: m.desk_hold_reason_compliance_review,
  suspected_fraud: m.desk_hold_reason_suspected_fraud,
  bank_details: m.desk_hold_reason_bank_details,
  licence_expired: m.desk_hold_reason_licence_expired,
  merchant_asked: m.desk_hold_reason_merchant_asked,
  other: m.desk_hold_reason_other,
  entity_suspended: m.desk_hold_reason_entity_suspended,
  account_missing: m.desk_hold_reason_account_missing,
}
