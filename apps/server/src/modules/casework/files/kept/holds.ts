import type { FileHoldReason } from '@daftar/rules/files/retention'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { refuse, type Refusal } from '../../../../platform/http/refusal.ts'
import { newId } from '../../../../platform/ids.ts'

interface NewHold {
  merchantId: string
  /** Null for all files the merchant has, and those still to come. */
  fileId: string | null
  reason: FileHoldReason
  note: string
  staffId: string
  at: Date
}

/**
 * Stops the clock. The rows are locked first: a night that is deleting them now goes before, or finds the
 * hold.
 */
export async function placeFileHold(tx: Tx, hold: NewHold): Promise<string | Refusal> {
  const { merchantId, fileId, reason, note, staffId, at } = hold
  const files = await tx<Row<'stored_file', 'id'>[]>`
    select id from stored_file
     where merchant_id = ${merchantId} and (${fileId}::text is null or id = ${fileId}) and state <> 'deleted'
     order by id for update`
  if (files.length === 0) return refuse('not_found')
  const id = newId('fhd')
  const done = await tx`
    insert into file_hold (merchant_id, id, file_id, reason, note, placed_by, placed_at)
    values (${merchantId}, ${id}, ${fileId}, ${reason}, ${note}, ${staffId}, ${at})
    on conflict (merchant_id, coalesce(file_id, '')) where released_at is null do nothing`
  return done.count === 1 ? id : refuse('wrong_status')
}

/** The clock runs on; what fell due meanwhile is deleted in the next night. */
export async function releaseFileHold(
  tx: Tx,
  { id, note, staffId, at }: { id: string; note: string; staffId: string; at: Date },
): Promise<{ merchantId: string } | Refusal> {
  const [hold] = await tx<Row<'file_hold', 'merchant_id' | 'released_at'>[]>`
    select merchant_id, released_at from file_hold where id = ${id}`
  if (!hold) return refuse('not_found')
  const done = await tx`
    update file_hold set released_by = ${staffId}, released_at = ${at}, release_note = ${note}
     where merchant_id = ${hold.merchant_id} and id = ${id} and released_at is null`
  return done.count === 1 ? { merchantId: hold.merchant_id } : refuse('wrong_status')
}

interface RelationEnd {
  merchantId: string
  /** Null takes it back. */
  endedOn: CalendarDate | null
  note: string
  staffId: string
  at: Date
}

/** The day from which the documents of a merchant are kept for the years of the law. */
export async function tellRelationEnd(
  tx: Tx,
  { merchantId, endedOn, note, staffId, at }: RelationEnd,
): Promise<void> {
  if (endedOn === null) {
    await tx`delete from relation_end where merchant_id = ${merchantId}`
    return
  }
  await tx`
    insert into relation_end (merchant_id, ended_on, note, told_by, told_at)
    values (${merchantId}, ${endedOn}, ${note}, ${staffId}, ${at})
    on conflict (merchant_id) do update
      set ended_on = excluded.ended_on, note = excluded.note, told_by = excluded.told_by, told_at = excluded.told_at`
}
