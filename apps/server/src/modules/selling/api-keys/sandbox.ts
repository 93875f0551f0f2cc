import { sandboxIdOf, type KeyMode } from '@daftar/rules/orders/shop-connection'
import type { Tx } from '../../../platform/database/database.ts'
import { copyStoresTo, insertSandbox } from '../../merchants/merchants/index.ts'

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
