import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import {
  batchTransaction,
  inBatches,
  isRefusedByDatabase,
  throwRefused,
  type BatchOptions,
  type Done,
} from './batches.ts'
import { closeBatch } from '../closing/close-batch.ts'
import { mondaysRunOn, weeklyCutOff, type CutOff } from '../closing/cut-off.ts'
import { issuePayouts } from './issue-batch.ts'
import { findDue } from '../closing/payees.ts'
import { settlementItself, type RunDependencies } from '../dependencies.ts'
import { beginRun, endRun, findPending, runIdOf, touchRun } from './run-store.ts'

export interface RunOptions extends BatchOptions {
  /** Who started it by hand; the schedule has no name. */
  startedBy?: string
}

/**
 * Settles what is due on a day for every merchant of a currency, oldest week first, and sends what came of
 * it. Throws what the database refused of some merchants once everybody else is done.
 */
export async function runWeek(
  deps: RunDependencies,
  currency: Currency,
  at: Date,
  options: RunOptions = {},
): Promise<number> {
  const runDate = dateInZone(at.getTime(), zoneOfCurrency(currency))
  const refused: unknown[] = []
  let settled = 0
  for (const monday of mondaysRunOn(runDate, deps.calendarOf(currency)))
    try {
      settled += await runCutOff(deps, currency, monday, at, options)
    } catch (error) {
      if (!isRefusedByDatabase(error)) throw error
      refused.push(error)
    }
  throwRefused({ refused })
  return settled
}

/**
 * One cut-off of one currency: first every payout is closed, merchants in batches of one transaction each,
 * then what is pending is sent. Killed at any moment and started again it goes on where it was: a batch is
 * done or not, a merchant is closed once, a payout is sent once. Answers how many payouts it closed; a
 * merchant the database refuses is thrown once the others are closed and sent, and the run counts as stopped.
 */
export async function runCutOff(
  deps: RunDependencies,
  currency: Currency,
  monday: CalendarDate,
  at: Date,
  options: RunOptions = {},
): Promise<number> {
  const cutOff = weeklyCutOff(currency, monday, at)
  const due = await deps.database.system((tx) => findDue(tx, deps.capital, cutOff))
  const id = runIdOf(cutOff)
  await deps.database.system((tx) => beginRun(tx, cutOff, due.length, options.startedBy ?? null))
  try {
    const closed = await closeAll(deps, cutOff, due, options)
    await deps.database.system((tx) => touchRun(tx, id, 'issuing'))
    await issueAll(deps, currency, at, options)
    throwRefused(closed)
    await deps.database.system((tx) => endRun(tx, id, 'done', at))
    return closed.count
  } catch (error) {
    await deps.database.system((tx) => endRun(tx, id, 'stopped', at)).catch(() => undefined)
    throw error
  }
}

function closeAll(
  deps: RunDependencies,
  cutOff: CutOff,
  merchantIds: readonly string[],
  options: RunOptions,
): Promise<Done> {
  return inBatches(
    merchantIds,
    options,
    async (batch) => {
      const closed = await batchTransaction(deps.database, (tx) => closeBatch(tx, deps, cutOff, batch))
      // Apart from the batch: nobody waits for this row while a batch commits.
      await deps.database.system((tx) => touchRun(tx, runIdOf(cutOff), 'settling'))
      return closed
    },
    (merchantId, error) =>
      deps.logger.error(
        { merchant_id: merchantId, err: error },
        'the week of a merchant could not be closed',
      ),
  )
}

/** Sends every pending payout of the currency, whichever cut-off it is from. */
export async function issueAll(
  deps: RunDependencies,
  currency: Currency,
  at: Date,
  options: RunOptions = {},
): Promise<void> {
  const pending = await deps.database.system((tx) => findPending(tx, currency))
  const byMerchant = [...Map.groupBy(pending, (payout) => payout.merchantId)]
  const issued = await inBatches(
    byMerchant,
    options,
    (batch) =>
      batchTransaction(deps.database, (tx) =>
        issuePayouts(tx, deps, {
          merchantIds: batch.map(([merchantId]) => merchantId),
          payoutIds: batch.flatMap(([, payouts]) => payouts.map((payout) => payout.id)),
          at,
          by: settlementItself,
        }),
      ),
    ([merchantId], error) =>
      deps.logger.error({ merchant_id: merchantId, err: error }, 'payouts of a merchant could not be sent'),
  )
  throwRefused(issued)
}
