import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { ErasureCause, RetentionClock } from '@daftar/rules/files/retention'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import type { StatementReading } from '../../../platform/pdf/verdict.ts'

export type FileRow = Row<
  'stored_file',
  'merchant_id' | 'id' | 'name' | 'content_type' | 'size_bytes' | 'uploaded_by' | 'created_at',
  {
    area: UploadPurpose
    storage_key: string
    /** Quarantined: its bytes are on their way, or it is locked and nobody could look into it yet. */
    state: 'quarantined' | 'clean'
    facts: StatementReading | null
  }
>

export type NewFile = Omit<FileRow, 'state'> &
  Row<'stored_file', 'sha256' | 'kept_from' | 'keep_until'> & {
    kept_for: RetentionClock['event']
    kept_because: RetentionClock['cause']
  }

export interface Quota {
  /** Bytes one merchant may keep. */
  bytes: number
  /** Uploads of one merchant within a day of the product's clock. */
  filesPerDay: number
}

/** Whether a merchant may add so many bytes; uploads of one merchant wait for each other here. */
export async function fitsQuota(
  tx: Tx,
  merchantId: string,
  quota: Quota,
  size: number,
  at: Date,
): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`files:${merchantId}`}, 0))`
  const since = new Date(at.getTime() - 86_400_000)
  const [row] = await tx<{ bytes: string; today: number }[]>`
    select coalesce(sum(size_bytes) filter (where state <> 'deleted'), 0)::text as bytes,
      (count(*) filter (where created_at > ${since}))::int as today
      from stored_file where merchant_id = ${merchantId}`
  return Number(row?.bytes ?? 0) + size <= quota.bytes && (row?.today ?? 0) < quota.filesPerDay
}

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  await tx`insert into stored_file ${values(tx, 'stored_file', { ...file, state: 'quarantined', is_sealed: true })}`
}

export async function markClean(tx: Tx, merchantId: string, id: string): Promise<void> {
  await tx`
    update stored_file set state = 'clean'
     where merchant_id = ${merchantId} and id = ${id} and state = 'quarantined'`
}

export async function deleteRow(tx: Tx, merchantId: string, id: string): Promise<void> {
  await tx`delete from stored_file where merchant_id = ${merchantId} and id = ${id} and used_at is null`
}

/** A file of one of these merchants. */
export async function findFile(
  tx: ReadTx,
  merchantIds: readonly string[],
  id: string,
): Promise<FileRow | undefined> {
  const [row] = await tx<FileRow[]>`
    select merchant_id, id, area, name, content_type, size_bytes, storage_key, state, facts, uploaded_by, created_at
      from stored_file
     where merchant_id = any (${[...merchantIds]}) and id = ${id} and state in ('quarantined', 'clean')`
  return row
}

/** A file of any merchant, for the provider's staff. */
export async function findAnyFile(tx: ReadTx, id: string): Promise<FileRow | undefined> {
  const [row] = await tx<FileRow[]>`
    select merchant_id, id, area, name, content_type, size_bytes, storage_key, state, facts, uploaded_by, created_at
      from stored_file where id = ${id} and state in ('quarantined', 'clean')`
  return row
}

type UsedFile = Row<'stored_file', 'name' | 'content_type' | 'size_bytes', { area: UploadPurpose }>

/** What people uploaded and is still there, the first first. Needs reach across tenants. */
export function filesUploadedBy(
  tx: ReadTx,
  personIds: readonly string[],
): Promise<Pick<FileRow, 'id' | 'area' | 'name' | 'storage_key'>[]> {
  return tx<Pick<FileRow, 'id' | 'area' | 'name' | 'storage_key'>[]>`
    select id, area, name, storage_key from stored_file
     where uploaded_by = any (${[...personIds]}) and state in ('quarantined', 'clean') order by created_at, id`
}

/**
 * A form names the file: from now on it is kept, and the night works out until when. Undone when the form is
 * refused.
 */
export async function useFile(tx: Tx, merchantId: string, id: string): Promise<UsedFile | undefined> {
  const [row] = await tx<UsedFile[]>`
    update stored_file
       set used_at = coalesce(used_at, now()),
         kept_for = case when used_at is null then null else kept_for end,
         kept_from = case when used_at is null then null else kept_from end,
         kept_because = case when used_at is null then null else kept_because end,
         keep_until = case when used_at is null then null else keep_until end
     where merchant_id = ${merchantId} and id = ${id} and state in ('quarantined', 'clean')
    returning name, content_type, size_bytes, area`
  return row
}

/** The file is nobody's any more; the nights delete it as they do what was never used. */
export async function unuseFile(tx: Tx, merchantId: string, id: string): Promise<void> {
  await tx`update stored_file set used_at = null where merchant_id = ${merchantId} and id = ${id}`
}

/** What of a file says until when it is kept, and what stays of it as proof. */
export type KeptRow = Row<
  'stored_file',
  'merchant_id' | 'id' | 'sha256' | 'used_at' | 'created_at' | 'kept_from' | 'keep_until',
  {
    area: UploadPurpose
    storage_key: string
    kept_for: RetentionClock['event'] | null
    kept_because: RetentionClock['cause'] | null
  }
>

/** Merchants that have files, and applicants. */
export async function ownersOfFiles(tx: ReadTx): Promise<string[]> {
  const rows = await tx<Row<'stored_file', 'merchant_id'>[]>`
    select distinct merchant_id from stored_file where state <> 'deleted' order by merchant_id`
  return rows.map(({ merchant_id }) => merchant_id)
}

/** The files one merchant has; without those that are kept elsewhere than in a row. */
export function filesOfOwner(tx: ReadTx, merchantId: string): Promise<KeptRow[]> {
  return tx<KeptRow[]>`
    select merchant_id, id, area, sha256, used_at, created_at, storage_key, kept_for, kept_from, kept_because, keep_until
      from stored_file where merchant_id = ${merchantId} and state <> 'deleted' order by id`
}

/**
 * Files whose time was over when it was last worked out, and that no hold keeps; locked against being used
 * meanwhile.
 */
export function lockForgettable(tx: Tx, today: Date): Promise<KeptRow[]> {
  return tx<KeptRow[]>`
    select f.merchant_id, f.id, f.area, f.sha256, f.used_at, f.created_at, f.storage_key, f.kept_for, f.kept_from,
           f.kept_because, f.keep_until
      from stored_file f
     where f.state <> 'deleted' and f.keep_until < ${today}::date
       and not exists (
         select from file_hold h
          where h.merchant_id = f.merchant_id and (h.file_id is null or h.file_id = f.id) and h.released_at is null)
     order by f.created_at limit 200 for update of f skip locked`
}

/** Writes what was worked out anew. */
export async function writeClock(
  tx: Tx,
  { merchant_id, id }: Pick<KeptRow, 'merchant_id' | 'id'>,
  { event, from, until, cause }: RetentionClock,
): Promise<void> {
  await tx`
    update stored_file
       set kept_for = ${event}, kept_from = ${from}, kept_because = ${cause}, keep_until = ${until}
     where merchant_id = ${merchant_id} and id = ${id} and state <> 'deleted'`
}

/**
 * What is left of a file: by which rule it went, and by whom. One whose key was destroyed loses its name too.
 */
export async function markDeleted(
  tx: Tx,
  { merchant_id, id }: Pick<KeptRow, 'merchant_id' | 'id'>,
  { at, because, by, isErased }: { at: Date; because: ErasureCause; by: string; isErased: boolean },
): Promise<void> {
  await tx`
    update stored_file set state = 'deleted', storage_key = null, deleted_at = ${at}, facts = null,
      erased_because = ${because}, erased_by = ${by},
      key_destroyed_at = ${isErased ? at : null}, name = case when ${isErased} then 'erased' else name end
     where merchant_id = ${merchant_id} and id = ${id}`
}

/** Files that were stored before files were encrypted. */
export function findClear(
  tx: ReadTx,
  most: number,
): Promise<{ merchant_id: string; id: string; storage_key: string }[]> {
  return tx<Row<'stored_file', 'merchant_id' | 'id', { storage_key: string }>[]>`
    select merchant_id, id, storage_key from stored_file
     where not is_sealed and state <> 'deleted' order by merchant_id, id limit ${most}`
}

/** False when the file was deleted meanwhile. */
export async function markSealed(tx: Tx, merchantId: string, id: string): Promise<boolean> {
  const { count } = await tx`
    update stored_file set is_sealed = true
     where merchant_id = ${merchantId} and id = ${id} and state <> 'deleted'`
  return count > 0
}

/** How many wait for that still, of one merchant or of all. */
export async function countClearFiles(tx: ReadTx, merchantId: string | null): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from stored_file
     where not is_sealed and state <> 'deleted' and (${merchantId}::text is null or merchant_id = ${merchantId})`
  return row?.count ?? 0
}
