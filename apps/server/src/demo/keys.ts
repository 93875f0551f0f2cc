import { keyModes } from '@daftar/rules/orders/shop-connection'
import { demoKeyPair, issueKeys, wasIssued } from '../modules/selling/api-keys/index.ts'
import type { Keys } from '../platform/crypto/keys.ts'
import type { Tx } from '../platform/database/database.ts'
import { demoMerchants } from './merchants.ts'
import { codeOf } from './store-code.ts'

/**
 * Keys of a merchant of the demo, live and test: the same ones at every start of an installation. A demo that
 * was begun when keys had another form is given those that its start prints now.
 */
export async function issueDemoKeys(tx: Tx, keys: Keys, merchantId: string, at: Date): Promise<void> {
  for (const mode of keyModes) {
    const pair = demoKeyPair(keys, merchantId, mode)
    if (!(await wasIssued(tx, keys, pair.secretKey)))
      await issueKeys(tx, keys, { merchantId, mode, at, pair })
  }
}

/**
 * What a shop needs to try the public payments API: a code of a store and the secret test key of its
 * merchant.
 */
export function demoShops(keys: Keys): { merchant: string; code: string; secretKey: string }[] {
  return demoMerchants.map(({ id, name, stores }) => ({
    merchant: name,
    code: codeOf(stores.at(-1)!.name),
    secretKey: demoKeyPair(keys, id, 'test').secretKey,
  }))
}
