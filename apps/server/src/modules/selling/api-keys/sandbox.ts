import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import type { Tx } from '../../../platform/database/database.ts'

/** The tenant a merchant's test keys act on; there is one for each, made from its id. */
export function sandboxIdOf(merchantId: string): string {
  return `test_${merchantId.slice(merchantId.indexOf('_') + 1)}`
}

export function tenantOf(merchantId: string, mode: KeyMode): string {
  return mode === 'test' ? sandboxIdOf(merchantId) : merchantId
}

/** Makes the sandbox of a merchant where there is none yet, with its stores. Needs reach across tenants. */
export async function openSandbox(tx: Tx, merchantId: string, at: Date): Promise<void> {
  await tx`
    insert into merchant (merchant_id, name, name_ar, country, currency, payout_cycle, commission_hundredths,
           commission_fixed_minor, vat_percent, has_locations, sandbox_of, created_at)
    select ${sandboxIdOf(merchantId)}, name, name_ar, country, currency, payout_cycle, commission_hundredths,
           commission_fixed_minor, vat_percent, has_locations, merchant_id, ${at}
      from merchant where merchant_id = ${merchantId} and sandbox_of is null
    on conflict do nothing`
  await copyStores(tx, merchantId)
}

/** Copies the stores the sandbox does not have yet, under the same codes. Needs reach across tenants. */
export async function copyStores(tx: Tx, merchantId: string): Promise<void> {
  await tx`
    insert into store (merchant_id, id, name, name_ar, country, currency, products, code, created_at)
    select ${sandboxIdOf(merchantId)}, id, name, name_ar, country, currency, products, code, created_at
      from store where merchant_id = ${merchantId}
    on conflict do nothing`
}
