import type { CatalogueSync } from '@daftar/contract/endpoints/growth/catalogue'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { SyncRow } from './machine.ts'

export async function findSync(tx: ReadTx, merchantId: string, id: string): Promise<SyncRow | undefined> {
  const [row] = await tx<SyncRow[]>`
    select * from catalogue_sync where merchant_id = ${merchantId} and id = ${id}`
  return row
}

/**
 * How reading a source goes: the last one, when all was read last, and how much of it is in the catalogue.
 */
export interface SourceState {
  sync: SyncRow | undefined
  /** When the last one began that came to its end. */
  doneAt: Date | null
  fullAt: Date | null
  products: number
}

const nothing: SourceState = { sync: undefined, doneAt: null, fullAt: null, products: 0 }

/** The same of every source of a merchant that was ever read. */
export async function sourceStates(
  tx: ReadTx,
  merchantId: string,
): Promise<(sourceId: string) => SourceState> {
  const [syncs, times, counts] = await Promise.all([
    tx<SyncRow[]>`
      select distinct on (source_id) * from catalogue_sync where merchant_id = ${merchantId}
       order by source_id, started_at desc, id desc`,
    tx<(Row<'catalogue_sync', 'source_id'> & { done_at: Date | null; full_at: Date | null })[]>`
      select source_id, max(started_at) as done_at, max(started_at) filter (where is_full) as full_at
        from catalogue_sync where merchant_id = ${merchantId} and status = 'done' group by source_id`,
    tx<(Row<'catalogue_product', 'source_id'> & { count: number })[]>`
      select source_id, count(*)::int as count from catalogue_product
       where merchant_id = ${merchantId} and gone_at is null group by source_id`,
  ])
  return (sourceId) => {
    const time = times.find(({ source_id: id }) => id === sourceId)
    return {
      ...nothing,
      sync: syncs.find(({ source_id: id }) => id === sourceId),
      doneAt: time?.done_at ?? null,
      fullAt: time?.full_at ?? null,
      products: counts.find(({ source_id: id }) => id === sourceId)?.count ?? 0,
    }
  }
}

/** Readings that nobody has gone on with for so long that whoever did is gone. */
export function listStuck(tx: ReadTx, before: Date): Promise<SyncRow[]> {
  return tx<SyncRow[]>`
    select * from catalogue_sync where status = 'running' and touched_at < ${before} order by touched_at limit 200`
}

export function presentSync(row: SyncRow): CatalogueSync {
  const { id, status, seen, added, changed, removed, skipped, problems, failure } = row
  return {
    ...{ id, status, seen, added, changed, removed, skipped, problems, failure },
    started_at: row.started_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}
