import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { isPostgresError } from '../../platform/database/connect.ts'
import type { Tx } from '../../platform/database/database.ts'
import { closeBatch } from './close-batch.ts'
import { mondaysRunOn, weeklyCutOff, type CutOff } from './cut-off.ts'
import { issuePayouts } from './issue-batch.ts'
import { findDue } from './parties.ts'
import { settlementItself, type SettlementParts } from './parts.ts'
import { beginRun, endRun, findPending, runIdOf, touchRun } from './run-store.ts'

export interface RunOptions {
  /** Who started it by hand; the schedule has no name. */
  startedBy?: string
  /** Stops between two batches; what is done stands, the rest is done when it is started again. */
  signal?: AbortSignal
  /** How many merchants are settled in one transaction, and how many transactions at a time. */
  batch?: number
  parallel?: number
}

/** Short, so that nobody who wants a merchant's books waits long. */
const batchSize = 25
const parallelBatches = 4
/** A batch may wait for a merchant's books as long as the batch before it takes. */
const lockWait = '30s'

/** Settles what is due on a day for every merchant of a currency, oldest week first, and sends what came of it. */
export async function runWeek(
  parts: SettlementParts,
  currency: Currency,
  at: Date,
  options: RunOptions = {},
): Promise<number> {
  const runDate = dateInZone(at.getTime(), zoneOfCurrency(currency))
  let settled = 0
  for (const monday of mondaysRunOn(runDate, parts.calendarOf(currency)))
    settled += await runCutOff(parts, currency, monday, at, options)
  return settled
}

/**
 * One cut-off of one currency: first every payout is closed, merchants in batches of one transaction each, then what is
 * pending is sent. Killed at any moment and started again it goes on where it was: a batch is done or not, a merchant is
 * closed once, a payout is sent once. Answers how many payouts it closed.
 */
export async function runCutOff(
  parts: SettlementParts,
  currency: Currency,
  monday: CalendarDate,
  at: Date,
  options: RunOptions = {},
): Promise<number> {
  const runDate = dateInZone(at.getTime(), zoneOfCurrency(currency))
  const cutOff = weeklyCutOff(currency, monday, runDate, at)
  const due = await parts.database.system((tx) => dueAt(tx, cutOff))
  const id = runIdOf(cutOff)
  await parts.database.system((tx) => beginRun(tx, cutOff, due.length, options.startedBy ?? null))
  try {
    const settled = await closeAll(parts, cutOff, due, options)
    await parts.database.system((tx) => touchRun(tx, id, 'issuing'))
    await issueAll(parts, currency, at, options)
    await parts.database.system((tx) => endRun(tx, id, 'done', at))
    return settled
  } catch (error) {
    await parts.database.system((tx) => endRun(tx, id, 'stopped', at)).catch(() => undefined)
    throw error
  }
}

export function dueAt(
  tx: Tx,
  cutOff: CutOff,
  page: { after?: string; limit?: number } = {},
): Promise<string[]> {
  const { currency, until, weekStart: monday, runDate } = cutOff
  return findDue(tx, { currency, until, monday, runDate, ...page })
}

async function closeAll(
  parts: SettlementParts,
  cutOff: CutOff,
  merchantIds: readonly string[],
  options: RunOptions,
): Promise<number> {
  const id = runIdOf(cutOff)
  const counts = await inBatches(merchantIds, options, async (batch) => {
    const closed = await eachOnItsOwn(batch, (some) =>
      parts.database.system(
        async (tx) => {
          await tx`select set_config('lock_timeout', ${lockWait}, true)`
          return closeBatch(tx, parts.capital, cutOff, some)
        },
        { statementSeconds: 300 },
      ),
    )
    // Apart from the batch: nobody waits for this row while a batch commits.
    await parts.database.system((tx) => touchRun(tx, id, 'settling'))
    return closed
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Sends every pending payout of the currency, whichever cut-off it is from. */
export async function issueAll(
  parts: SettlementParts,
  currency: Currency,
  at: Date,
  options: RunOptions = {},
): Promise<void> {
  const pending = await parts.database.system((tx) => findPending(tx, currency))
  const byMerchant = [...Map.groupBy(pending, (payout) => payout.merchantId)]
  await inBatches(byMerchant, options, (batch) =>
    eachOnItsOwn(batch, (some) =>
      parts.database.system(
        async (tx) => {
          await tx`select set_config('lock_timeout', ${lockWait}, true)`
          const { issued } = await issuePayouts(tx, parts.orderTransfers, {
            merchantIds: some.map(([merchantId]) => merchantId),
            payoutIds: some.flatMap(([, payouts]) => payouts.map((payout) => payout.id)),
            at,
            by: settlementItself,
          })
          return issued
        },
        { statementSeconds: 300 },
      ),
    ),
  )
}

/** Some at a time, each on a connection of its own. The first that fails stops the others before their next batch. */
async function inBatches<Item>(
  items: readonly Item[],
  { signal, batch = batchSize, parallel = parallelBatches }: RunOptions,
  work: (batch: readonly Item[]) => Promise<number>,
): Promise<number[]> {
  const counts: number[] = []
  let next = 0
  const failed: unknown[] = []
  const worker = async () => {
    while (next < items.length && failed.length === 0) {
      signal?.throwIfAborted()
      const start = next
      next += batch
      counts.push(await work(items.slice(start, start + batch)))
    }
  }
  const workers = Array.from({ length: parallel }, () =>
    worker().catch((error: unknown) => void failed.push(error)),
  )
  await Promise.all(workers)
  if (failed.length > 0) throw failed[0]
  return counts
}

/**
 * One merchant whose books do not hold together must not keep back the others: a batch the database refuses is done again
 * one by one, and the refusal is thrown once everybody else is done.
 */
async function eachOnItsOwn<Item>(
  batch: readonly Item[],
  work: (batch: readonly Item[]) => Promise<number>,
): Promise<number> {
  try {
    return await work(batch)
  } catch (error) {
    if (batch.length === 1 || !isRefusedByDatabase(error)) throw error
  }
  const refused: unknown[] = []
  let count = 0
  for (const item of batch)
    try {
      count += await work([item])
    } catch (error) {
      refused.push(error)
    }
  if (refused.length > 0) throw refused[0]
  return count
}

/** Class 22 and 23: a value or a constraint. A lost connection, a lock or a shutdown is not the merchant's fault. */
function isRefusedByDatabase(error: unknown): boolean {
  return isPostgresError(error) && /^2[23]/.test(error.code)
}
