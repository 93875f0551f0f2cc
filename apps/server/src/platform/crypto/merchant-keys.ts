import { randomBytes } from 'node:crypto'
import type { Database, Tx } from '../database/database.ts'
import type { Row } from '../database/rows.ts'
import type { FileKeys } from '../storage/storage.ts'
import type { Keys } from './keys.ts'

const purpose = 'merchant-key'

/**
 * One random key for each merchant's files, kept sealed. They are asked for at every file, so that a key that was destroyed is gone
 * for every process at once.
 */
export function merchantKeys(database: Database, keys: Keys): FileKeys {
  const find = async (merchantId: string): Promise<Buffer | null> => {
    const [row] = await database.tenantRead(
      [merchantId],
      (tx) =>
        tx<
          Row<'merchant_key', 'sealed'>[]
        >`select sealed from merchant_key where merchant_id = ${merchantId}`,
    )
    return row ? keys.open(merchantId, purpose, row.sealed) : null
  }
  const make = async (merchantId: string): Promise<Buffer> => {
    const sealed = keys.seal(merchantId, purpose, randomBytes(32))
    await database.tenant(
      [merchantId],
      (tx) =>
        tx`insert into merchant_key (merchant_id, sealed) values (${merchantId}, ${sealed}) on conflict do nothing`,
    )
    // Of two who made one at once, the first one's holds.
    return (await find(merchantId)) ?? make(merchantId)
  }
  return { find, of: async (merchantId) => (await find(merchantId)) ?? make(merchantId) }
}

/** Nobody reads the files of this merchant any more; false when it had no key. What it stores from now on has a new one. */
export async function destroyMerchantKey(tx: Tx, merchantId: string): Promise<boolean> {
  const { count } = await tx`delete from merchant_key where merchant_id = ${merchantId}`
  return count > 0
}
