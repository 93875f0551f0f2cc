import type { Actor } from '@daftar/rules/status/actors'
import type { ReadTx, Tx } from './database/database.ts'
import type { Row } from './database/rows.ts'
import { newId } from './ids.ts'
import type { MachineSubject } from './status/subjects.ts'

export interface StatusChange {
  merchantId: string
  subject: MachineSubject
  subjectId: string
  from: string | null
  to: string
  actor: Actor
  actorId: string
  detail?: string
  at: Date
}

export interface RecordedChange extends Row<
  'status_change',
  'from_status' | 'to_status' | 'actor_id' | 'detail' | 'at'
> {
  actor: Actor
}

/** Keeps how a thing began; what moves is recorded by `moveStatus` (DEC-LOAN-1). */
export async function recordChange(tx: Tx, change: StatusChange): Promise<void> {
  await recordChanges(tx, [change])
}

export async function recordChanges(tx: Tx, changes: readonly StatusChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map((change) => ({
    merchant_id: change.merchantId,
    id: newId('chg'),
    subject: change.subject,
    subject_id: change.subjectId,
    from_status: change.from,
    to_status: change.to,
    actor: change.actor,
    actor_id: change.actorId,
    detail: change.detail ?? '',
    at: change.at.toISOString(),
  }))
  await tx`
    insert into status_change (merchant_id, id, subject, subject_id, from_status, to_status, actor, actor_id, detail, at)
    select * from jsonb_to_recordset(${tx.json(rows)}) as c (merchant_id text, id text, subject text, subject_id text,
           from_status text, to_status text, actor text, actor_id text, detail text, at timestamptz)`
}

/** The history of one thing, oldest first. */
export function changesOf(
  tx: ReadTx,
  merchantId: string,
  subject: MachineSubject,
  subjectId: string,
): Promise<RecordedChange[]> {
  return tx<RecordedChange[]>`
    select from_status, to_status, actor, actor_id, detail, at from status_change
     where merchant_id = ${merchantId} and subject = ${subject} and subject_id = ${subjectId}
     order by at, from_status is not null, id`
}
