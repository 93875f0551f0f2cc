import { money, toDecimal } from '@daftar/rules/money/money'
import type { DisputeStatus } from '@daftar/rules/disputes/dispute'
import type { Tx } from '../../../platform/database/database.ts'
import type { DisputeDependencies } from './dependencies.ts'
import type { DisputeRow } from './store.ts'

/** Tells the shop's webhooks how a dispute stands from now on, with its payment. */
export async function tellShop(
  tx: Tx,
  { notify }: Pick<DisputeDependencies, 'notify'>,
  row: Pick<DisputeRow, 'merchant_id' | 'id' | 'order_id' | 'currency' | 'disputed_minor' | 'created_at'>,
  status: DisputeStatus,
): Promise<void> {
  await notify(tx, {
    ...{ merchantId: row.merchant_id, orderId: row.order_id, event: 'dispute' },
    dispute: {
      status,
      dispute_id: row.id,
      payment_id: row.order_id,
      amount: toDecimal(money(row.disputed_minor, row.currency)),
      currency: row.currency,
      created_at: row.created_at.toISOString(),
    },
  })
}
