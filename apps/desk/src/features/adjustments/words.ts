import type { AdjustmentReason, AdjustmentStatus } from '@daftar/rules/payouts/adjustment'
import { m } from '@daftar/words'

export function reasonText(reason: AdjustmentReason): string {
  return reasonWords[reason]()
}

export function statusText(status: AdjustmentStatus): string {
  return statusWords[status]()
}

const reasonWords: Readonly<Record<AdjustmentReason, () => string>> = {
  commission_correction: m.desk_adjustment_commission_correction,
  fee_correction: m.desk_adjustment_fee_correction,
  duplicate_payout: m.desk_adjustment_duplicate_payout,
  chargeback: m.desk_adjustment_chargeback,
  goodwill: m.desk_adjustment_goodwill,
  other: m.desk_adjustment_other,
}

const statusWords: Readonly<Record<AdjustmentStatus, () => string>> = {
  proposed: m.desk_adjustment_status_proposed,
  approved: m.desk_adjustment_status_approved,
  rejected: m.desk_adjustment_status_rejected,
}
