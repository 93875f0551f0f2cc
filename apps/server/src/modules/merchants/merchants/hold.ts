import type { Tx } from '../../../platform/database/database.ts'

/**
 * Holds a store until the transaction ends, so that what is counted beside it is counted by one at a time.
 */
export async function holdStore(tx: Tx, merchantId: string, storeId: string): Promise<void> {
  await tx`select from store where merchant_id = ${merchantId} and id = ${storeId} for no key update`
}
