import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Gatekeeper } from '../../../platform/http/actor.ts'
import { copyStores } from './sandbox.ts'
import { hashOfKey, isKeyShape, prefixOf } from './secrets.ts'
import { findWorkingKey } from './store.ts'

/**
 * Resolves a key of a shop, secret or public, in one query. A sandbox catches up with the merchant's new
 * stores here.
 */
export function keyKeeper(database: Database, keys: Keys): Gatekeeper['key'] {
  return async (secret, now) => {
    if (secret === null || !isKeyShape(secret)) return 'not_signed_in'
    const row = await database.systemRead((tx) => findWorkingKey(tx, hashOfKey(keys, secret), now))
    if (!row) return 'not_signed_in'
    if (row.lacks_stores && row.sandbox_of !== null) {
      const live = row.sandbox_of
      await database.system((tx) => copyStores(tx, live))
    }
    const isTest = row.sandbox_of !== null
    const isPublic = row.kind === 'public'
    return {
      kind: 'key',
      id: row.id,
      merchantId: row.merchant_id,
      storeIds: row.store_ids,
      isTest,
      isPublic,
      name: `${prefixOf(row.kind, isTest ? 'test' : 'live')}…${row.last_four}`,
    }
  }
}
