import type { PlatformSales } from '@daftar/contract/endpoints/capital/platforms'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { Tx } from '../../../platform/database/database.ts'
import { listSales } from './store.ts'

/**
 * What the underwriter sees of a merchant's platforms: every connection with what it sold, oldest month
 * first.
 */
export async function platformSales(tx: Tx, merchantId: string): Promise<PlatformSales[]> {
  const rows = await listSales(tx, merchantId)
  const byPlatform = Map.groupBy(rows, ({ platform }) => platform)
  return [...byPlatform.values()].map((read) => {
    const { platform, connected_at: connectedAt, read_at: readAt } = read[0]!
    return {
      platform,
      connected_at: connectedAt.toISOString(),
      read_at: readAt?.toISOString() ?? null,
      months: read.flatMap(({ month, currency, amount_minor: amountMinor, orders }) =>
        month === null || currency === null || amountMinor === null || orders === null
          ? []
          : [{ month: month.slice(0, 7), currency, amount: toDecimal(money(amountMinor, currency)), orders }],
      ),
    }
  })
}
