import type { EntityUpdateQueueItem } from '@daftar/contract/endpoints/identity/legal-entities-desk-shapes'
import type { EntityUpdateStatus } from '@daftar/rules/legal-entities/update'
import type { ReadTx } from '../../../platform/database/database.ts'
import { laterThan } from '../../../platform/database/keyset.ts'
import { holding } from '../../../platform/database/like.ts'
import type { Column } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { QueueFilter } from '../../casework/review/index.ts'
import { presentMerchantOf, type MerchantFields } from '../../merchants/merchants/index.ts'

interface QueuePage extends QueueFilter {
  /** Null for all that wait for us. */
  status: EntityUpdateStatus | null
  after: PagePosition | null
  size: number
}

interface QueueRow extends MerchantFields {
  id: string
  original_legal_entity_id: string
  status: Exclude<EntityUpdateStatus, 'draft'>
  legal_company_name: Column<'legal_entity_public', 'legal_company_name'>
  country: Column<'legal_entity_public', 'country'>
  entity_status: Column<'legal_entity_public', 'status'>
  licence_expires_on: Column<'legal_entity_public', 'licence_expires_on'>
  submitted_at: Date
  deadline_at: Date | null
  due_at: Date
  rounds: number
  taken_by: string | null
  taken_by_name: string | null
}

/** What was handed in, the nearest deadline first. One row too many tells of a next page. */
export function listQueue(
  tx: ReadTx,
  { status, search, heldBy, after, size }: QueuePage,
): Promise<QueueRow[]> {
  const pattern = search && holding(search)
  return tx<QueueRow[]>`
    select u.id, u.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar, u.original_legal_entity_id, u.status,
           e.legal_company_name, e.country, e.status as entity_status, e.licence_expires_on, u.submitted_at, u.deadline_at,
           coalesce(u.deadline_at, u.submitted_at) as due_at, u.rounds, u.taken_by, held.name as taken_by_name
      from legal_entity_update u
      join legal_entity_public e on e.merchant_id = u.merchant_id and e.id = u.original_legal_entity_id
      join merchant_public m on m.merchant_id = u.merchant_id
      left join staff_name held on held.id = u.taken_by
     where u.status = ${status ?? 'in_review'} and u.submitted_at is not null
       and (${pattern}::text is null or e.legal_company_name ilike ${pattern} or m.name ilike ${pattern}
            or m.name_ar ilike ${pattern} or e.commercial_registration_number = ${search} or u.id = ${search})
       ${heldBy ? tx`and u.taken_by is not distinct from ${heldBy.staffId}` : tx``}
       ${laterThan(tx, tx`coalesce(u.deadline_at, u.submitted_at)`, tx`u.id`, after)}
     order by coalesce(u.deadline_at, u.submitted_at), u.id
     limit ${size + 1}`
}

/** How many wait for us, and how many of these longer than promised. */
export async function countWaiting(tx: ReadTx, now: Date): Promise<{ waiting: number; overdue: number }> {
  const [row] = await tx<{ waiting: number; overdue: number }[]>`
    select count(*)::int as waiting, count(*) filter (where deadline_at <= ${now})::int as overdue
      from legal_entity_update where status = 'in_review'`
  return row ?? { waiting: 0, overdue: 0 }
}

export function presentQueueItem(row: QueueRow): EntityUpdateQueueItem {
  return {
    id: row.id,
    ...presentMerchantOf(row),
    legal_entity_id: row.original_legal_entity_id,
    legal_company_name: row.legal_company_name,
    country: row.country,
    status: row.status,
    entity_status: row.entity_status,
    license_expires_on: row.licence_expires_on,
    submitted_at: row.submitted_at.toISOString(),
    deadline_at: row.deadline_at?.toISOString() ?? null,
    rounds: row.rounds,
    taken_by: row.taken_by === null ? null : { id: row.taken_by, name: row.taken_by_name ?? '' },
  }
}
