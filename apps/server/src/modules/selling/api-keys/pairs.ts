import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import { tenantOf } from './sandbox.ts'
import type { OwnKeyRow, PairOf } from './store.ts'

/** Stores as a pair of keys names them: each once, in one order; null for all. */
export function sortedStores(asked: readonly string[] | null | undefined): string[] | null {
  return asked ? [...new Set(asked)].toSorted() : null
}

/** A pair that stands: both of its keys are there (MER-10, MER-11). */
export interface StandingPair extends Pick<PairOf, 'storeIds'> {
  mode: KeyMode
  open: OwnKeyRow
  secret: OwnKeyRow
  /** Until when the pair before it works beside it. */
  previousUntil: Date | null
}

/**
 * The pairs of a merchant in one mode: the one for all stores, and those for some of them, the oldest first.
 */
export function standingPairs(rows: readonly OwnKeyRow[], merchantId: string, mode: KeyMode): StandingPair[] {
  const own = rows.filter((row) => row.merchant_id === tenantOf(merchantId, mode))
  const pairs = Map.groupBy(own, ({ store_ids: ids }) => nameOf(ids))
  return [...pairs.values()].flatMap((keys) => {
    const standing = (kind: OwnKeyRow['kind']) => keys.find((row) => row.kind === kind && !row.revoked_at)
    const [open, secret] = [standing('public'), standing('secret')]
    if (!open || !secret) return []
    return { mode, storeIds: open.store_ids, open, secret, previousUntil: previousUntil(keys) }
  })
}

/** Until when the last of the pairs before works. */
export function previousUntil(rows: readonly OwnKeyRow[]): Date | null {
  const until = rows.flatMap(({ revoked_at: at }) => (at ? [at.getTime()] : []))
  return until.length > 0 ? new Date(Math.max(...until)) : null
}

/** The pair for exactly these stores, or for all of them. */
export function pairFor(
  pairs: readonly StandingPair[],
  storeIds: readonly string[] | null,
): StandingPair | undefined {
  return pairs.find((pair) => nameOf(pair.storeIds) === nameOf(storeIds))
}

function nameOf(storeIds: readonly string[] | null): string {
  return storeIds?.join(' ') ?? ''
}
