import type { Fragment, ReadTx } from './database.ts'

/**
 * The condition that a column names a store the person may see, as part of a larger query; null sees every
 * store (`MerchantActor.storeIds`). `column` is the query's own, with its alias.
 */
export function storeIsVisible(tx: ReadTx, column: string, storeIds: readonly string[] | null): Fragment {
  return storeIds === null ? tx`true` : tx`${tx(column)} = any (${[...storeIds]})`
}
