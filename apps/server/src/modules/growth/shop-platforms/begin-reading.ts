import type { Tx } from '../../../platform/database/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { startSync } from '../catalogue/index.ts'

export const readingJobName = 'shop-platforms.read'
export const readingAttempts = 5

export interface ReadingPayload {
  merchantId: string
  connectionId: string
  runId: string
}

/** Begins a reading and queues it; undefined where one is under way. */
export async function beginReading(
  tx: Tx,
  {
    merchantId,
    id,
    isFull,
    askedBy,
    at,
  }: { merchantId: string; id: string; isFull: boolean; askedBy: string | null; at: Date },
) {
  const run = await startSync(tx, { merchantId, source: 'platform', sourceId: id, isFull, askedBy, at })
  if (!run) return undefined
  const payload: ReadingPayload = { merchantId, connectionId: id, runId: run.id }
  await enqueue(tx, { name: readingJobName }, payload, { key: `shop:${id}`, maxAttempts: readingAttempts })
  return run
}
