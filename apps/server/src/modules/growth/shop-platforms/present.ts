import type { ShopConnection } from '@daftar/contract/endpoints/growth/shop-platforms'
import { presentSync, type SourceState } from '../catalogue/index.ts'
import type { ConnectionRow } from './machine.ts'

export function presentConnection(
  row: ConnectionRow,
  { sync, doneAt, products }: SourceState,
): ShopConnection {
  return {
    ...{ id: row.id, status: row.status, shop: row.shop, shop_name: row.shop_name, products },
    connected_at: row.connected_at.toISOString(),
    synced_at: doneAt?.toISOString() ?? null,
    sync: sync ? presentSync(sync) : null,
  }
}
