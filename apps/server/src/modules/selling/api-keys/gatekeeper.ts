import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Gatekeeper } from '../../../platform/http/actor.ts'
import { copyStores } from './sandbox.ts'
import { hashOfKey, isKeyShape } from './secrets.ts'
import { findWorkingKey } from './store.ts'

/** Resolves a shop's secret key, in one query. A sandbox catches up with the merchant's new stores here. */
export function keyKeeper(database: Database, keys: Keys): Gatekeeper['key'] {
  return async (secret, now) => {
    if (secret === null || !isKeyShape(secret)) return 'not_signed_in'
    const row = await database.systemRead((tx) => findWorkingKey(tx, hashOfKey(keys, secret), now))
    if (!row) return 'not_signed_in'
    if (row.kind === 'public') return 'no_permission'
    if (row.lacks_stores && row.sandbox_of !== null) {
      const live = row.sandbox_of
      await database.system((tx) => copyStores(tx, live))
    }
    const isTest = row.sandbox_of !== null
    return {
      kind: 'key',
      id: row.id,
      merchantId: row.merchant_id,
      isTest,
      name: `${isTest ? 'sk_test_' : 'sk_'}…${row.last_four}`,
    }
  }
}
