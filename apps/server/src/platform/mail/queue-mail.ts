import type { Tx } from '../database/database.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { written, type Letter } from './letter.ts'

/** Queues letters in the caller's transaction, in as many statements for a hundred as for one. */
export type QueueMail = (tx: Tx, ...letters: readonly Letter[]) => Promise<void>

export function queueMail(outbox: Outbox): QueueMail {
  return (tx, ...letters) => outbox.mails(tx, letters.map(written))
}
