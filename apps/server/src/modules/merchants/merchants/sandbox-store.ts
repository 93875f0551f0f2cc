import type { Tx } from '../../../platform/database/database.ts'

/**
 * Makes the tenant on which a merchant's test keys act, where there is none yet. Needs reach across tenants.
 */
export async function insertSandbox(
  tx: Tx,
  { merchantId, sandboxId, at }: { merchantId: string; sandboxId: string; at: Date },
): Promise<void> {
  await tx`
    insert into merchant (merchant_id, name, name_ar, country, currency, payout_cycle, commission_hundredths,
           commission_fixed_minor, vat_percent, has_locations, sandbox_of, created_at)
    select ${sandboxId}, name, name_ar, country, currency, payout_cycle, commission_hundredths,
           commission_fixed_minor, vat_percent, has_locations, merchant_id, ${at}
      from merchant where merchant_id = ${merchantId} and sandbox_of is null
    on conflict do nothing`
}

/** Copies the stores a sandbox does not have yet, under the same codes. Needs reach across tenants. */
export async function copyStoresTo(tx: Tx, merchantId: string, sandboxId: string): Promise<void> {
  await tx`
    insert into store (merchant_id, id, name, name_ar, country, currency, products, code, aliases, created_at)
    select ${sandboxId}, id, name, name_ar, country, currency, products, code, aliases, created_at
      from store where merchant_id = ${merchantId}
    on conflict do nothing`
}
