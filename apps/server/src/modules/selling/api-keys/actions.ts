import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { openSandbox, tenantOf } from './sandbox.ts'
import { hashOfKey, newKeyPair, sealedPurpose, type KeyPair } from './secrets.ts'
import { endKeys, insertKey, isStored, lockMerchant, stopKeys } from './store.ts'

/** DEC-MER-2: the pair that is replaced works this long beside the new one. */
const graceMs = 24 * 3_600_000

export interface Issue {
  merchantId: string
  /** The stores it is limited to, as `sortedStores` writes them; all of them when left out. */
  storeIds?: readonly string[] | null
  mode: KeyMode
  at: Date
  /** The demo brings its own. */
  pair?: KeyPair
  /** Whoever issues it is shown the secret by that: nobody is shown it again. */
  isShown?: boolean
}

/**
 * A new pair of keys for a merchant, or for some of its stores; the pair for the same stores before it works
 * for a while more. The first test pair makes the sandbox. Undefined for a merchant nobody knows, and for a
 * sandbox. Needs reach across tenants.
 */
export async function issueKeys(
  tx: Tx,
  keys: Keys,
  { merchantId, storeIds = null, mode, at, pair = newKeyPair(mode), isShown = false }: Issue,
): Promise<KeyPair | undefined> {
  if (!(await lockMerchant(tx, merchantId))) return undefined
  const tenant = tenantOf(merchantId, mode)
  if (mode === 'test') await openSandbox(tx, merchantId, at)
  await endKeys(tx, { merchantId: tenant, storeIds }, new Date(at.getTime() + graceMs))
  for (const [kind, key] of [
    ['public', pair.publicKey],
    ['secret', pair.secretKey],
  ] as const) {
    const isGone = isShown && kind === 'secret'
    await insertKey(tx, {
      merchant_id: tenant,
      id: newId('key'),
      kind,
      hash: hashOfKey(keys, key),
      sealed: isGone ? Buffer.alloc(0) : keys.seal(tenant, sealedPurpose, key),
      last_four: key.slice(-4),
      store_ids: storeIds === null ? null : [...storeIds],
      shown_at: isGone ? at : null,
      created_at: at,
    })
  }
  return pair
}

/** Whether a key was ever issued, be it revoked by now. Needs reach across tenants. */
export function wasIssued(tx: ReadTx, keys: Keys, key: string): Promise<boolean> {
  return isStored(tx, hashOfKey(keys, key))
}

/** Stops every key of a merchant, live or test, at once; answers how many did work. */
export function endMerchantKeys(
  tx: Tx,
  { merchantId, mode, at }: { merchantId: string; mode: KeyMode; at: Date },
): Promise<number> {
  return stopKeys(tx, tenantOf(merchantId, mode), at)
}
