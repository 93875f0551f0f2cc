import { RecentMap } from '../../../platform/recent-map.ts'
import type { Asked, SumRow } from './figures-store.ts'

/** DEC-ANA-4. */
const keptSeconds = 300
/** How many rows are kept of all merchants together: some dozens of megabytes at most. */
const mostRows = 200_000

/**
 * What was read in the last five minutes, by merchant, stores and days: pages that are opened one after the
 * other ask once.
 */
export class RecentSums {
  private readonly kept = new RecentMap<string, { rows: readonly SumRow[]; at: number }>(
    mostRows,
    ({ rows }) => rows.length + 1,
  )

  async of(asked: Asked, now: Date, read: () => Promise<readonly SumRow[]>): Promise<readonly SumRow[]> {
    const { merchantId, storeIds, from, to, beforeFrom, granularity } = asked
    const key = JSON.stringify([merchantId, storeIds.toSorted(), from, to, beforeFrom, granularity])
    const found = this.kept.get(key)
    const age = found ? now.getTime() - found.at : -1
    // A clock that was set back makes nothing younger.
    if (found && age >= 0 && age < keptSeconds * 1000) return found.rows
    const rows = await read()
    this.kept.set(key, { rows, at: now.getTime() })
    return rows
  }
}
