import { isPostgresError } from '../../../../platform/database/connect.ts'
import type { Database, Tx } from '../../../../platform/database/database.ts'

export interface BatchOptions {
  /** Stops between two batches; what is done stands, the rest is done when it is started again. */
  signal?: AbortSignal
  /** How many merchants are settled in one transaction, and how many transactions at a time. */
  batch?: number
  parallel?: number
}

/** How many were done, and what the database said to those it refused. */
export interface Done {
  count: number
  refused: readonly unknown[]
}

/** Told of each one that the database refuses, and of what it said. */
type Tell<Item> = (item: Item, error: unknown) => void

/** Short, so that nobody who wants a merchant's books waits long. */
const batchSize = 50
const parallelBatches = 4
/** A batch may wait for a merchant's books as long as the batch before it takes. */
const lockWait = '30s'

/**
 * Some at a time, each batch on a connection of its own. One merchant whose books do not hold together keeps
 * back nobody else: a batch the database refuses is done again one by one, and the refusals are told once
 * everybody else is done. Any other failure stops the others before their next batch and is thrown.
 */
export async function inBatches<Item>(
  items: readonly Item[],
  { signal, batch = batchSize, parallel = parallelBatches }: BatchOptions,
  work: (batch: readonly Item[]) => Promise<number>,
  tell: Tell<Item>,
): Promise<Done> {
  const done: Done[] = []
  const failed: unknown[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length && failed.length === 0) {
      signal?.throwIfAborted()
      const start = next
      next += batch
      done.push(await eachOnItsOwn(items.slice(start, start + batch), work, tell))
    }
  }
  const workers = Array.from({ length: parallel }, () =>
    worker().catch((error: unknown) => void failed.push(error)),
  )
  await Promise.all(workers)
  if (failed.length > 0) throw failed[0]
  return together(done)
}

/** One transaction of a batch. */
export function batchTransaction(database: Database, work: (tx: Tx) => Promise<number>): Promise<number> {
  return database.system(
    async (tx) => {
      await tx`select set_config('lock_timeout', ${lockWait}, true)`
      return work(tx)
    },
    { statementSeconds: 300 },
  )
}

/** Throws the first refusal, if there is one: those it is about have to be looked at. */
export function throwRefused({ refused }: Pick<Done, 'refused'>): void {
  if (refused.length > 0) throw refused[0]
}

/**
 * Class 22 and 23: a value or a constraint. A lost connection, a lock or a shutdown is not the merchant's
 * fault.
 */
export function isRefusedByDatabase(error: unknown): boolean {
  return isPostgresError(error) && /^2[23]/.test(error.code)
}

async function eachOnItsOwn<Item>(
  batch: readonly Item[],
  work: (batch: readonly Item[]) => Promise<number>,
  tell: Tell<Item>,
): Promise<Done> {
  try {
    return { count: await work(batch), refused: [] }
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error
    if (batch.length === 1) {
      tell(batch[0]!, error)
      return { count: 0, refused: [error] }
    }
  }
  const done: Done[] = []
  for (const item of batch) done.push(await eachOnItsOwn([item], work, tell))
  return together(done)
}

function together(done: readonly Done[]): Done {
  return {
    count: done.reduce((sum, { count }) => sum + count, 0),
    refused: done.flatMap(({ refused }) => refused),
  }
}
