import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import type { FigureColumn } from '@daftar/rules/settlement/payout-lines'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'

/** A payout, with a column for each figure of the table that has one. */
export type PayoutRow = Row<
  'payout',
  | 'merchant_id'
  | 'id'
  | 'number'
  | 'sequence'
  | 'currency'
  | 'cycle'
  | 'status'
  | 'week_start'
  | 'run_date'
  | 'period_from'
  | 'period_until'
  | 'created_at'
  | 'movements'
  | FigureColumn
  | 'sales_payout_minor'
  | 'payout_minor'
  | 'iban'
  | 'beneficiary'
  | 'bank_name'
  | 'bank_reference'
  | 'hold_id'
  | 'failed_reason'
  | 'issued_at'
  | 'paid_at'
  | 'into_wallet',
  {
    closed_at: Date
    /** Figures of kinds without a column, see `figures.ts`. */
    contributed: Readonly<Record<string, string>>
    held_reason: HeldReason | null
  }
>

/** For staff, who know the id alone. */
export async function findPayout(tx: Tx, id: string): Promise<PayoutRow | undefined> {
  const [row] = await tx<PayoutRow[]>`select * from payout where id = ${id}`
  return row
}
