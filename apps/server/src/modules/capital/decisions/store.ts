import type { CorrectedPlace } from '@daftar/rules/capital/applications/reset-reasons'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { ValuesBefore } from '../../casework/review/index.ts'

export type DecisionAction = 'proposed' | 'approved' | 'rejected' | 'reset' | 'returned'

export interface Decision {
  merchantId: string
  applicationId: string
  action: DecisionAction
  staffId: string
  reasons: readonly string[]
  note: string
  amountMinor: bigint
  tenor: number
  /** What the merchant sold in an average month, with the decisions later ones are compared to. */
  monthlySalesMinor?: bigint | null
  /** Of a reset by reasons: what stood in the places it asks about. */
  before?: ValuesBefore<CorrectedPlace> | null
  at: Date
}

/** Keeps what a member of staff decided, whatever became of it. */
export async function insertDecision(tx: Tx, decision: Decision): Promise<void> {
  await tx`
    insert into application_decision (merchant_id, id, application_id, action, staff_id, reasons, note, amount_minor, tenor, monthly_sales_minor, before, at)
    values (${decision.merchantId}, ${newId('dec')}, ${decision.applicationId}, ${decision.action}, ${decision.staffId},
            ${[...decision.reasons]}, ${decision.note}, ${decision.amountMinor}, ${decision.tenor}, ${decision.monthlySalesMinor ?? null},
            ${decision.before ? tx.json(decision.before) : null}, ${decision.at})`
}

/** How often the application was sent back to its merchant (DEC-APPL-8). */
export async function countResets(tx: Tx, merchantId: string, applicationId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from application_decision
     where merchant_id = ${merchantId} and application_id = ${applicationId} and action = 'reset'`
  return row?.count ?? 0
}
