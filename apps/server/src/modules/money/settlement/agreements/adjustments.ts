import { mayDecide } from '@daftar/rules/access/four-eyes'
import {
  adjustmentTransitions,
  type AdjustmentReason,
  type AdjustmentStatus,
} from '@daftar/rules/payouts/adjustment'
import { canMove } from '@daftar/rules/status/transitions'
import type { Currency } from '@daftar/rules/money/currency'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import { olderThan } from '../../../../platform/database/keyset.ts'
import type { Column } from '../../../../platform/database/rows.ts'
import { refuse, type Refusal } from '../../../../platform/http/refusal.ts'
import type { PagePosition } from '../../../../platform/http/paging.ts'
import { newId } from '../../../../platform/ids.ts'
import { moveStatus } from '../../../../platform/status/move.ts'
import type { MerchantFields } from '../../../merchants/merchants/index.ts'
import type { AdjustmentRow } from './adjustment-row.ts'
import { adjustmentMachine } from '../machine.ts'

export interface ListedAdjustment extends AdjustmentRow, MerchantFields {
  proposer_name: Column<'staff_name', 'name'>
  decider_name: Column<'staff_name', 'name'> | null
  payout_id: Column<'payout', 'id'> | null
  payout_number: Column<'payout', 'number'> | null
}

export interface Proposal {
  merchantId: string
  currency: Currency
  /** Above zero is given to the merchant, below zero taken; never zero. */
  amountMinor: bigint
  reason: AdjustmentReason
  note: string
  staffId: string
  at: Date
}

/** Proposes a sum beside sales and refunds; it moves nothing before a second person approves it. */
export async function proposeAdjustment(tx: Tx, proposal: Proposal): Promise<string> {
  const id = newId('adj')
  await tx`
    insert into adjustment (merchant_id, id, currency, amount_minor, reason, note, status, proposed_by, proposed_at)
    values (${proposal.merchantId}, ${id}, ${proposal.currency}, ${proposal.amountMinor}, ${proposal.reason}, ${proposal.note},
            'proposed', ${proposal.staffId}, ${proposal.at})`
  return id
}

export interface AdjustmentDecision {
  id: string
  status: 'approved' | 'rejected'
  note: string
  staffId: string
  at: Date
}

/**
 * Always a second person approves; who proposed may only take it back. Of any number of decisions one takes
 * effect.
 */
export async function decideAdjustment(tx: Tx, decision: AdjustmentDecision): Promise<'done' | Refusal> {
  const { id, status, note, staffId, at } = decision
  const [row] = await tx<AdjustmentRow[]>`select * from adjustment where id = ${id} for update`
  if (!row) return refuse('not_found')
  if (!canMove(adjustmentTransitions, row.status, status, 'staff')) return refuse('wrong_status')
  const deciding = { firstId: row.proposed_by, staffId, isTakenBack: status === 'rejected' }
  if (!mayDecide('adjustment', deciding)) return refuse('own_proposal')
  const set = { decided_by: staffId, decided_at: at, decision_note: note }
  const move = { to: status, set, actor: 'staff', actorId: staffId, at } as const
  const outcome = await moveStatus(tx, adjustmentMachine, row, move)
  return outcome === 'moved' ? 'done' : refuse('wrong_status')
}

export interface AdjustmentFilter {
  id?: string
  status?: AdjustmentStatus | undefined
  merchantId?: string | undefined
  before?: PagePosition | null
  size?: number
}

/** Newest first, by keyset; one row more than the page tells whether there is another. */
export function listAdjustments(tx: ReadTx, filter: AdjustmentFilter): Promise<ListedAdjustment[]> {
  const { before } = filter
  return tx<ListedAdjustment[]>`
    select a.*, m.name as merchant_name, m.name_ar as merchant_name_ar, s.name as proposer_name, d.name as decider_name, p.id as payout_id, p.number as payout_number
      from adjustment a
      join merchant_public m on m.merchant_id = a.merchant_id
      join staff_name s on s.id = a.proposed_by
      left join staff_name d on d.id = a.decided_by
      left join payout_line l on l.merchant_id = a.merchant_id and l.kind = 'adjustment' and l.movement_id = a.id
      left join payout p on p.merchant_id = l.merchant_id and p.id = l.payout_id
     where (${filter.id ?? null}::text is null or a.id = ${filter.id ?? null})
       and (${filter.status ?? null}::text is null or a.status = ${filter.status ?? null})
       and (${filter.merchantId ?? null}::text is null or a.merchant_id = ${filter.merchantId ?? null})
       ${olderThan(tx, tx`a.proposed_at`, tx`a.id`, before)}
     order by a.proposed_at desc, a.id desc
     limit ${(filter.size ?? 1) + 1}`
}
