import { sandboxIdOf } from '@daftar/rules/orders/shop-connection'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { listStores } from './store.ts'

export interface IntegrationFacts {
  own: Row<'integration', 'platform' | 'keys_copied_at'> | undefined
  /** By tenant, when its first order was paid for in a shop. */
  firstOrders: { merchant_id: string; at: Date }[]
  stores: { code: string; name: string; name_ar: string }[]
}

export async function readIntegration(tx: ReadTx, merchantId: string): Promise<IntegrationFacts> {
  const tenants = [merchantId, sandboxIdOf(merchantId)]
  const [[own], firstOrders, stores] = await Promise.all([
    tx<Row<'integration', 'platform' | 'keys_copied_at'>[]>`
      select platform, keys_copied_at from integration where merchant_id = ${merchantId}`,
    // Links are no integration: the shop had no part in them.
    tx<{ merchant_id: string; at: Date }[]>`
      select tenant.id as merchant_id, first.authorized_at as at
        from unnest(${tenants}::text[]) tenant (id)
        cross join lateral (
          select authorized_at from order_public
           where merchant_id = tenant.id and source = 'web' and authorized_at is not null
           order by created_at, id limit 1) first`,
    listStores(tx, merchantId),
  ])
  return { own, firstOrders, stores: stores.map(({ code, name, name_ar }) => ({ code, name, name_ar })) }
}

/** What is undefined stays as it is; the keys are copied once. */
export async function changeIntegration(
  tx: Tx,
  merchantId: string,
  { platform, copiedAt, at }: { platform: string | null | undefined; copiedAt: Date | null; at: Date },
): Promise<void> {
  await tx`
    insert into integration (merchant_id, platform, keys_copied_at, changed_at)
    values (${merchantId}, ${platform ?? null}, ${copiedAt}, ${at})
    on conflict (merchant_id) do update set
      platform = case when ${platform !== undefined} then excluded.platform else integration.platform end,
      keys_copied_at = coalesce(integration.keys_copied_at, excluded.keys_copied_at),
      changed_at = excluded.changed_at`
}
