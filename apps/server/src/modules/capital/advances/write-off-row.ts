import type { WriteOffStatus } from '@daftar/rules/capital/advances/write-off'

export interface WriteOffRow {
  merchant_id: string
  id: string
  advance_id: string
  status: WriteOffStatus
  principal_minor: bigint
  fee_minor: bigint
  reason: string
  proposed_by: string
  proposed_at: Date
  decided_by: string
  decided_at: Date | null
}
