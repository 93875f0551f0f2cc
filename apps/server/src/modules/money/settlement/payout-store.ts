import type { Currency } from '@daftar/rules/money/currency'
import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import type { PayoutStatus } from '@daftar/rules/payouts/payout-status'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import type { Tx } from '../../../platform/database/database.ts'

export interface PayoutRow {
  merchant_id: string
  id: string
  number: string
  sequence: number
  currency: Currency
  cycle: PayoutCycle
  status: PayoutStatus
  week_start: string
  run_date: string
  period_from: Date
  period_until: Date
  closed_at: Date
  created_at: Date
  movements: number
  sales_minor: bigint
  refunds_minor: bigint
  commission_minor: bigint
  commission_fixed_minor: bigint
  commission_vat_minor: bigint
  disputes_minor: bigint
  adjustments_minor: bigint
  carried_in_minor: bigint
  carried_out_minor: bigint
  returned_minor: bigint
  reserve_held_minor: bigint
  reserve_released_minor: bigint
  /** VAT inside. */
  fee_minor: bigint
  fee_vat_minor: bigint
  sales_payout_minor: bigint
  capital_minor: bigint
  payout_minor: bigint
  iban: string
  beneficiary: string
  bank_name: string
  bank_reference: string | null
  held_reason: HeldReason | null
  hold_id: string | null
  failed_reason: string | null
  issued_at: Date | null
  paid_at: Date | null
}

/** For staff, who know the id alone. */
export async function findPayout(tx: Tx, id: string): Promise<PayoutRow | undefined> {
  const [row] = await tx<PayoutRow[]>`select * from payout where id = ${id}`
  return row
}
