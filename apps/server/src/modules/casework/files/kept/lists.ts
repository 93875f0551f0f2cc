import type { ErasureCause, FileHoldReason, RetentionClock } from '@daftar/rules/files/retention'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { olderThan } from '../../../../platform/database/keyset.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { PagePosition } from '../../../../platform/http/paging.ts'
import type { MerchantFields } from '../../../merchants/merchants/index.ts'

/** A file with its clock, and the hold that stops it, the one of its own first. */
export interface KeptFileRow
  extends
    MerchantFields,
    Row<'stored_file', 'id' | 'name' | 'size_bytes' | 'created_at' | 'kept_from' | 'keep_until'> {
  area: UploadPurpose
  kept_for: RetentionClock['event'] | null
  kept_because: RetentionClock['cause'] | null
  ended_on: CalendarDate | null
  hold: {
    id: string
    file_id: string | null
    reason: FileHoldReason
    note: string
    placed_at: string
    placed_by: string
  } | null
}

export interface KeptFilter {
  id?: string
  merchantId?: string | undefined
  /** `due`: its day is known; `held`: a hold stops its clock. */
  state?: 'due' | 'held' | undefined
  before?: { until: CalendarDate; id: string } | null
  size?: number
}

/** A day after every other one: where files stand whose clock does not run yet. */
export const noDay: CalendarDate = '9999-12-31'

/** What is due first comes first; what has no day yet, last. */
export function listKept(tx: ReadTx, filter: KeptFilter): Promise<KeptFileRow[]> {
  const { id, merchantId, state, before, size = 1 } = filter
  return tx<KeptFileRow[]>`
    select f.merchant_id, coalesce(m.name, f.merchant_id) as merchant_name, coalesce(m.name_ar, f.merchant_id) as merchant_name_ar,
           f.id, f.area, f.name, f.size_bytes, f.created_at, f.kept_for, f.kept_from, f.kept_because, f.keep_until,
           e.ended_on, h.hold
      from stored_file f
      left join merchant_public m on m.merchant_id = f.merchant_id
      left join relation_end e on e.merchant_id = f.merchant_id
      left join lateral (
        select json_build_object('id', h.id, 'file_id', h.file_id, 'reason', h.reason, 'note', h.note,
                                 'placed_at', h.placed_at, 'placed_by', h.placed_by) as hold
          from file_hold h
         where h.merchant_id = f.merchant_id and (h.file_id is null or h.file_id = f.id) and h.released_at is null
         order by h.file_id nulls last limit 1) h on true
     where f.state <> 'deleted'
       and (${id ?? null}::text is null or f.id = ${id ?? null})
       and (${merchantId ?? null}::text is null or f.merchant_id = ${merchantId ?? null})
       and (${state ?? null}::text is null
            or (${state ?? null} = 'due' and f.keep_until is not null and h.hold is null)
            or (${state ?? null} = 'held' and h.hold is not null))
       and (${before?.until ?? null}::date is null
            or (coalesce(f.keep_until, ${noDay}::date), f.id) > (${before?.until ?? null}::date, ${before?.id ?? null}::text))
     order by coalesce(f.keep_until, ${noDay}::date), f.id
     limit ${size + 1}`
}

/** What is left of a file that was deleted. */
export interface ErasedFileRow
  extends MerchantFields, Row<'stored_file', 'id' | 'sha256' | 'created_at' | 'erased_by'> {
  area: UploadPurpose
  deleted_at: Date
  erased_because: ErasureCause | null
  is_key_destroyed: boolean
}

/** The proofs, newest first. */
export function listErased(
  tx: ReadTx,
  { merchantId, before, size }: { merchantId: string | undefined; before: PagePosition | null; size: number },
): Promise<ErasedFileRow[]> {
  return tx<ErasedFileRow[]>`
    select f.merchant_id, coalesce(m.name, f.merchant_id) as merchant_name, coalesce(m.name_ar, f.merchant_id) as merchant_name_ar,
           f.id, f.area, f.sha256, f.created_at, f.deleted_at, f.erased_because, f.erased_by,
           f.key_destroyed_at is not null as is_key_destroyed
      from stored_file f left join merchant_public m on m.merchant_id = f.merchant_id
     where f.state = 'deleted' and f.deleted_at is not null
       and (${merchantId ?? null}::text is null or f.merchant_id = ${merchantId ?? null})
       ${olderThan(tx, tx`f.deleted_at`, tx`f.id`, before)}
     order by f.deleted_at desc, f.id desc
     limit ${size + 1}`
}

/** What one merchant has of each purpose, with the days of the earliest and the latest. */
export interface KeptOfPurpose {
  area: UploadPurpose
  count: number
  oldest: Date
  kept_for: RetentionClock['event'] | null
  kept_because: RetentionClock['cause'] | null
  first_until: CalendarDate | null
  last_until: CalendarDate | null
  is_held: boolean
}

export function countKept(tx: ReadTx, merchantIds: readonly string[]): Promise<KeptOfPurpose[]> {
  return tx<KeptOfPurpose[]>`
    select f.area, f.kept_for, f.kept_because, count(*)::int as count, min(f.created_at) as oldest,
           min(f.keep_until) as first_until, max(f.keep_until) as last_until,
           bool_or(exists (
             select from file_hold h
              where h.merchant_id = f.merchant_id and (h.file_id is null or h.file_id = f.id)
                and h.released_at is null)) as is_held
      from stored_file f
     where f.merchant_id = any (${[...merchantIds]}) and f.state <> 'deleted'
     group by f.area, f.kept_for, f.kept_because order by f.area, f.kept_for nulls last`
}
