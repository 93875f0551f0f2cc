import type { Actor } from '@daftar/rules/status/actors'
import type { Tx } from './database/database.ts'
import { newId } from './ids.ts'

export interface StatusChange {
  merchantId: string
  subject: 'application' | 'loan' | 'envelope' | 'transfer' | 'offer'
  subjectId: string
  from: string | null
  to: string
  actor: Actor
  actorId: string
  detail?: string
  at: Date
}

export interface RecordedChange {
  from_status: string | null
  to_status: string
  actor: Actor
  actor_id: string
  detail: string
  at: Date
}

/** Keeps who moved what from where to where, and why, in the transaction of the move (DEC-LOAN-1). */
export async function recordChange(tx: Tx, change: StatusChange): Promise<void> {
  await tx`
    insert into status_change (merchant_id, id, subject, subject_id, from_status, to_status, actor, actor_id, detail, at)
    values (${change.merchantId}, ${newId('chg')}, ${change.subject}, ${change.subjectId}, ${change.from}, ${change.to},
            ${change.actor}, ${change.actorId}, ${change.detail ?? ''}, ${change.at})`
}

/** The history of one thing, oldest first. */
export function changesOf(
  tx: Tx,
  merchantId: string,
  subject: StatusChange['subject'],
  subjectId: string,
): Promise<RecordedChange[]> {
  return tx<RecordedChange[]>`
    select from_status, to_status, actor, actor_id, detail, at from status_change
     where merchant_id = ${merchantId} and subject = ${subject} and subject_id = ${subjectId} order by at, id`
}
