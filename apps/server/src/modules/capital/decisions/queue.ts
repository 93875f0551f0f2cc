import type { QueueItem } from '@daftar/contract/endpoints/capital/decisions-shapes'
import type { ApplicationStatus } from '@daftar/rules/capital/applications/application-status'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../platform/database/database.ts'
import { laterThan } from '../../../platform/database/keyset.ts'
import { holding } from '../../../platform/database/like.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { QueueFilter } from '../../casework/review/index.ts'
import { presentMerchantOf, type MerchantFields } from '../../merchants/merchants/index.ts'

export interface QueuePage extends QueueFilter {
  status: ApplicationStatus
  after: PagePosition | null
  size: number
}

export interface QueueRow
  extends
    MerchantFields,
    Row<
      'application_public',
      'id' | 'status' | 'amount_minor' | 'currency' | 'tenor' | 'submitted_at',
      {
        deadline_at: Date
      }
    > {
  waits_for_second: boolean
  assignee: string | null
  assignee_name: string | null
}

/**
 * What was handed in, the nearest deadline first; drafts are the merchant's alone. One row too many tells of
 * a next page.
 */
export function listQueue(
  tx: ReadTx,
  { status, search, heldBy, after, size }: QueuePage,
): Promise<QueueRow[]> {
  const pattern = search && holding(search)
  return tx<QueueRow[]>`
    select a.id, a.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar, a.status, a.amount_minor, a.currency, a.tenor,
           a.submitted_at, a.deadline_at, a.proposal is not null as waits_for_second, t.assignee, held.name as assignee_name
      from application_public a join merchant_public m using (merchant_id)
      left join assignment_public t on t.merchant_id = a.merchant_id and t.subject = 'application' and t.subject_id = a.id
      left join staff_name held on held.id = t.assignee
     where a.status = ${status} and a.deadline_at is not null
       and (${pattern}::text is null or m.name ilike ${pattern} or m.name_ar ilike ${pattern}
            or a.merchant_id = ${search} or a.id = ${search})
       ${heldBy ? tx`and t.assignee is not distinct from ${heldBy.staffId}` : tx``}
       ${laterThan(tx, tx`a.deadline_at`, tx`a.id`, after)}
     order by a.deadline_at, a.id
     limit ${size + 1}`
}

/** How many wait for a decision, all of them, and how many of these longer than promised. */
export async function countWaiting(tx: ReadTx, now: Date): Promise<{ waiting: number; overdue: number }> {
  const [row] = await tx<{ waiting: number; overdue: number }[]>`
    select count(*)::int as waiting, count(*) filter (where deadline_at <= ${now})::int as overdue
      from application_public where status = 'submitted'`
  return row ?? { waiting: 0, overdue: 0 }
}

export function presentQueueItem(row: QueueRow): QueueItem {
  return {
    id: row.id,
    ...presentMerchantOf(row),
    status: row.status,
    amount: toDecimal(money(row.amount_minor, row.currency)),
    currency: row.currency,
    tenor: row.tenor,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    deadline_at: row.deadline_at.toISOString(),
    waits_for_second: row.waits_for_second,
    assignee: row.assignee === null ? null : { id: row.assignee, name: row.assignee_name ?? '' },
  }
}
