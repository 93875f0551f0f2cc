import type { Currency } from '@daftar/rules/money/currency'
import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import type { FigureColumn } from '@daftar/rules/payouts/payout-lines'
import type { PayoutStatus } from '@daftar/rules/payouts/payout-status'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import type { Tx } from '../../../../platform/database/database.ts'

/** A payout, with a column for each figure of the table that has one. */
export interface PayoutRow extends Record<FigureColumn, bigint> {
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
  /** Figures of kinds without a column, see `figures.ts`. */
  contributed: Readonly<Record<string, string>>
  sales_payout_minor: bigint
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
