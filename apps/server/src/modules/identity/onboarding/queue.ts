import type { OnboardingQueueItem } from '@daftar/contract/endpoints/identity/onboarding-desk-shapes'
import type { OnboardingStatus } from '@daftar/rules/access/onboarding-status'
import type { ReadTx } from '../../../platform/database/database.ts'
import { laterThan } from '../../../platform/database/keyset.ts'
import { holding } from '../../../platform/database/like.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { QueueFilter } from '../../casework/review/index.ts'

interface QueuePage extends QueueFilter {
  /** Null for all that wait for us. */
  status: OnboardingStatus | null
  after: PagePosition | null
  size: number
}

interface QueueRow {
  id: string
  status: Exclude<OnboardingStatus, 'draft'>
  business_name: string
  country: string
  annual_volume: string
  submitted_at: Date
  deadline_at: Date | null
  /** The deadline, or when it was handed in where it has none any more. */
  due_at: Date
  rounds: number
  waits_for_second: boolean
  taken_by: string | null
  taken_by_name: string | null
}

const waiting = ['partially_submitted', 'submitted', 'in_review'] as const satisfies OnboardingStatus[]

/** What was handed in, the nearest deadline first. One row too many tells of a next page. */
export function listQueue(
  tx: ReadTx,
  { status, search, heldBy, after, size }: QueuePage,
): Promise<QueueRow[]> {
  const pattern = search && holding(search)
  return tx<QueueRow[]>`
    select a.id, a.status, f.document #>> '{basic_info,business_name}' as business_name,
           f.document #>> '{basic_info,country_of_main_operations}' as country,
           f.document #>> '{basic_info,annual_volume}' as annual_volume, f.submitted_at, f.deadline_at,
           coalesce(f.deadline_at, f.submitted_at) as due_at, f.rounds, f.proposal is not null as waits_for_second,
           f.taken_by, held.name as taken_by_name
      from onboarding_form f join onboarding_status a on a.merchant_id = f.merchant_id and a.id = f.application_id
      left join staff_name held on held.id = f.taken_by
     where a.status = any (${status === null ? [...waiting] : [status]}) and f.submitted_at is not null
       and (${pattern}::text is null or f.business_name ilike ${pattern} or a.id = ${search} or f.phone = ${search})
       ${heldBy ? tx`and f.taken_by is not distinct from ${heldBy.staffId}` : tx``}
       ${laterThan(tx, tx`coalesce(f.deadline_at, f.submitted_at)`, tx`a.id`, after)}
     order by coalesce(f.deadline_at, f.submitted_at), a.id
     limit ${size + 1}`
}

/** How many wait for us, and how many of these longer than promised. */
export async function countWaiting(tx: ReadTx, now: Date): Promise<{ waiting: number; overdue: number }> {
  const [row] = await tx<{ waiting: number; overdue: number }[]>`
    select count(*)::int as waiting, count(*) filter (where f.deadline_at <= ${now})::int as overdue
      from onboarding_form f join onboarding_status a on a.merchant_id = f.merchant_id and a.id = f.application_id
     where a.status = any (${[...waiting]})`
  return row ?? { waiting: 0, overdue: 0 }
}

export function presentQueueItem(row: QueueRow): OnboardingQueueItem {
  return {
    id: row.id,
    business_name: row.business_name,
    country: row.country,
    annual_volume: row.annual_volume,
    status: row.status,
    submitted_at: row.submitted_at.toISOString(),
    deadline_at: row.deadline_at?.toISOString() ?? null,
    rounds: row.rounds,
    waits_for_second: row.waits_for_second,
    taken_by: row.taken_by === null ? null : { id: row.taken_by, name: row.taken_by_name ?? '' },
  }
}
