import { values } from '../../platform/database/rows.ts'
import { aMerchant, type MerchantFacts } from '../app/builders.ts'
import type { TestApp } from '../app/test-app.ts'

/** A merchant who may sell by us: marketing and the product catalogue are switched on. */
export function aSeller(product: TestApp, without: readonly string[] = []): Promise<MerchantFacts> {
  return product.db.database.system(async (tx) => {
    const made = await aMerchant(tx)
    for (const name of ['marketing_and_products', 'product_catalog'].filter(
      (one) => !without.includes(one),
    )) {
      const row = { merchant_id: made.merchantId, name, enabled: true, changed_at: new Date() }
      await tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', row)}`
    }
    return made
  })
}

/** What a platform sends the merchant back with, read from the address our server told. */
export function comingBack(address: string): { state: string; returned: Record<string, string> } {
  const returned = Object.fromEntries(new URL(address).searchParams)
  return { state: returned['state'] ?? returned['user_id'] ?? '', returned }
}
