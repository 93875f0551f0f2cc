import type { Commission } from '@daftar/contract/endpoints/identity/contracts'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { partsOfProduct } from '@daftar/rules/orders/instalment-plan'
import type { ReadTx } from '../../../platform/database/database.ts'
import { merchantZone, type MerchantRow } from '../../merchants/merchants/index.ts'
import { commissionsOfStores } from '../../selling/orders/index.ts'

/**
 * DEC-STO-4: what each product of each store costs on the day of an instant, by the table sales are charged
 * by.
 */
export async function commissionsAt(
  tx: ReadTx,
  merchant: MerchantRow,
  storeIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Commission[]>> {
  const zone = merchantZone(merchant)
  const { merchant_id: merchantId, currency } = merchant
  const rows = await commissionsOfStores(tx, { merchantId, storeIds, on: dateInZone(at.getTime(), zone) })
  const since = dateInZone(merchant.created_at.getTime(), zone)
  const items = new Map(storeIds.map((id): [string, Commission[]] => [id, []]))
  for (const row of rows)
    items.get(row.store_id)?.push({
      product_type: row.product,
      installments_count: partsOfProduct[row.product] ?? null,
      percent: row.percent / 100,
      fixed_fee: toDecimal(money(row.fixed, currency)),
      currency,
      vat_percent: row.vat / 100,
      valid_from: row.since ?? since,
    })
  return items
}
