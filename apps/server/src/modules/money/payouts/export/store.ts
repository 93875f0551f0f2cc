import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import { type Row, values } from '../../../../platform/database/rows.ts'
import type { ExportContents } from './contents.ts'

export type ExportRow = Row<
  'payout_export',
  | 'merchant_id'
  | 'id'
  | 'person_id'
  | 'recipient'
  | 'name'
  | 'row_count'
  | 'status'
  | 'storage_key'
  | 'expires_at',
  {
    asked: ExportContents
  }
>

export type NewExport = Omit<ExportRow, 'status' | 'storage_key'> & { created_at: Date }

export async function insertExport(tx: Tx, row: NewExport): Promise<void> {
  await tx`insert into payout_export ${values(tx, 'payout_export', { ...row, status: 'waiting' })}`
}

export async function findExport(tx: ReadTx, merchantId: string, id: string): Promise<ExportRow | undefined> {
  const [row] = await tx<ExportRow[]>`
    select * from payout_export where merchant_id = ${merchantId} and id = ${id}`
  return row
}

/** A file its person may fetch still. */
export async function findReadyExport(
  tx: ReadTx,
  wanted: { personId: string; merchantIds: readonly string[]; id: string; at: Date },
): Promise<ExportRow | undefined> {
  const [row] = await tx<ExportRow[]>`
    select * from payout_export
     where merchant_id = any (${[...wanted.merchantIds]}) and id = ${wanted.id} and person_id = ${wanted.personId}
       and status = 'ready' and expires_at > ${wanted.at}`
  return row
}

/** False when another run of the job was faster. */
export async function markReady(tx: Tx, row: ExportRow, storageKey: string): Promise<boolean> {
  const done = await tx`
    update payout_export set status = 'ready', storage_key = ${storageKey}
     where merchant_id = ${row.merchant_id} and id = ${row.id} and status = 'waiting'`
  return done.count === 1
}

export function lockExpired(tx: Tx, at: Date): Promise<ExportRow[]> {
  return tx<ExportRow[]>`
    select * from payout_export where status <> 'deleted' and expires_at <= ${at}
     order by expires_at limit 100 for update skip locked`
}

export async function markDeleted(tx: Tx, row: ExportRow): Promise<void> {
  await tx`
    update payout_export set status = 'deleted', storage_key = null
     where merchant_id = ${row.merchant_id} and id = ${row.id}`
}

export async function emailOf(tx: Tx, personId: string): Promise<string | null> {
  const [row] = await tx<
    Row<'person_access', 'email'>[]
  >`select email from person_access where id = ${personId}`
  return row?.email ?? null
}
