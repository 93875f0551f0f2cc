import type { Tx } from '../database/database.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { written, type Letter } from './letter.ts'

/** Queues letters in the caller's transaction, in as many statements for a hundred as for one. */
export type QueueMail = (tx: Tx, ...letters: readonly Letter[]) => Promise<void>

/** Hears of letters in the transaction that decides them, and answers those that are to leave. */
export type Tell = (tx: Tx, letters: readonly Letter[]) => Promise<readonly Letter[]>

/** Keeps in the same transaction which letters leave, each with what carries it away. */
export type Keep = (tx: Tx, letters: readonly Letter[], messageIds: readonly string[]) => Promise<void>

export function queueMail(outbox: Outbox, tell: Tell, keep: Keep): QueueMail {
  return async (tx, ...letters) => {
    const leaving = await tell(tx, letters)
    await keep(tx, leaving, await outbox.mails(tx, leaving.map(written)))
  }
}
