import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import { type Row, values } from '../../../../platform/database/rows.ts'
import { moveStatus } from '../../../../platform/status/move.ts'
import { exportMachine, type ExportRow } from '../machine.ts'

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
export async function markReady(tx: Tx, row: ExportRow, storageKey: string, at: Date): Promise<boolean> {
  const move = { to: 'ready', set: { storage_key: storageKey }, ...bySystem(at) } as const
  return (await moveStatus(tx, exportMachine, row, move)) === 'moved'
}

export function listExpired(tx: ReadTx, at: Date): Promise<ExportRow[]> {
  return tx<ExportRow[]>`
    select * from payout_export where status <> 'deleted' and expires_at <= ${at}
     order by expires_at limit 100`
}

export async function markDeleted(tx: Tx, row: ExportRow, at: Date): Promise<void> {
  await moveStatus(tx, exportMachine, row, { to: 'deleted', set: { storage_key: null }, ...bySystem(at) })
}

const bySystem = (at: Date) => ({ actor: 'system', actorId: '', at }) as const

export async function emailOf(tx: Tx, personId: string): Promise<string | null> {
  const [row] = await tx<
    Row<'person_access', 'email'>[]
  >`select email from person_access where id = ${personId}`
  return row?.email ?? null
}
