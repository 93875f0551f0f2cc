import type { Currency } from '@daftar/rules/money/currency'
import type { AdjustmentReason, AdjustmentStatus } from '@daftar/rules/payouts/adjustment'

export interface AdjustmentRow {
  merchant_id: string
  id: string
  currency: Currency
  amount_minor: bigint
  reason: AdjustmentReason
  note: string
  status: AdjustmentStatus
  proposed_by: string
  proposed_at: Date
  decided_by: string | null
  decided_at: Date | null
  decision_note: string
}
