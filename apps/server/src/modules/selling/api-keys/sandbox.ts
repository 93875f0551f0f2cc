import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import type { Tx } from '../../../platform/database/database.ts'
import { copyStoresTo, insertSandbox } from '../../merchants/merchants/index.ts'

/** The tenant a merchant's test keys act on; there is one for each, made from its id. */
export function sandboxIdOf(merchantId: string): string {
  return `test_${merchantId.slice(merchantId.indexOf('_') + 1)}`
}

export function tenantOf(merchantId: string, mode: KeyMode): string {
  return mode === 'test' ? sandboxIdOf(merchantId) : merchantId
}

/** Makes the sandbox of a merchant where there is none yet, with its stores. Needs reach across tenants. */
export async function openSandbox(tx: Tx, merchantId: string, at: Date): Promise<void> {
  await insertSandbox(tx, { merchantId, sandboxId: sandboxIdOf(merchantId), at })
  await copyStores(tx, merchantId)
}

/** Copies the stores the sandbox does not have yet, under the same codes. Needs reach across tenants. */
export function copyStores(tx: Tx, merchantId: string): Promise<void> {
  return copyStoresTo(tx, merchantId, sandboxIdOf(merchantId))
}
