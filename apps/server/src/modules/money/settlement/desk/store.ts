import type { PayoutStatus } from '@daftar/rules/payouts/payout-status'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { olderThan } from '../../../../platform/database/keyset.ts'
import { holding } from '../../../../platform/database/like.ts'
import type { PagePosition } from '../../../../platform/http/paging.ts'
import type { MerchantFields } from '../../../merchants/merchants/index.ts'
import type { PayoutRow } from '../payouts/store.ts'

export interface ListedPayoutRow extends PayoutRow, MerchantFields {}

/** The queue: newest first, by keyset; one row more than the page tells whether there is another. */
export function listDeskPayouts(
  tx: ReadTx,
  filter: {
    id?: string
    status?: PayoutStatus | undefined
    merchantId?: string | undefined
    before?: PagePosition | null
    size?: number
  },
): Promise<ListedPayoutRow[]> {
  const { before } = filter
  return tx<ListedPayoutRow[]>`
    select p.*, m.name as merchant_name, m.name_ar as merchant_name_ar
      from payout p join merchant_public m on m.merchant_id = p.merchant_id
     where ${filter.id ? tx`p.id = ${filter.id}` : tx`true`}
       and ${filter.status ? tx`p.status = ${filter.status}` : tx`true`}
       and ${filter.merchantId ? tx`p.merchant_id = ${filter.merchantId}` : tx`true`}
       ${olderThan(tx, tx`p.created_at`, tx`p.id`, before)}
     order by p.created_at desc, p.id desc
     limit ${(filter.size ?? 1) + 1}`
}

/** How many wait for somebody: all of them, as the list below has them. */
export async function countWaiting(tx: ReadTx): Promise<{ pending: number; held: number; failed: number }> {
  const [row] = await tx<{ pending: number; held: number; failed: number }[]>`
    select (select count(*)::int from payout where status = 'pending') as pending,
           (select count(*)::int from payout where status = 'held') as held,
           (select count(*)::int from payout where status = 'failed') as failed`
  return row!
}

/** What a run came to for each merchant, by merchant. */
export function listResults(
  tx: ReadTx,
  of: { currency: string; until: Date; search: string | undefined; after: string; size: number },
): Promise<ListedPayoutRow[]> {
  const search = of.search ? holding(of.search) : null
  return tx<ListedPayoutRow[]>`
    select p.*, m.name as merchant_name, m.name_ar as merchant_name_ar
      from payout p join merchant_public m on m.merchant_id = p.merchant_id
     where p.currency = ${of.currency} and p.period_until = ${of.until} and p.cycle = 'weekly' and p.merchant_id > ${of.after}
       and (${search}::text is null or m.name ilike ${search} or m.name_ar ilike ${search} or p.merchant_id = ${of.search ?? ''})
     order by p.merchant_id
     limit ${of.size + 1}`
}
