import { ageBands, type AgeBand, type CaptureAgeing } from '@daftar/rules/orders/order-acts'
import { orderStatuses, type OrderStatus } from '@daftar/rules/orders/order-status'
import type { Currency } from '@daftar/rules/money/currency'
import { literal } from '../../platform/database/copies.ts'
import type { Tx } from '../../platform/database/database.ts'
import { planned } from '../../platform/database/planned.ts'
import { isListed, storeLimit, type Viewer } from './conditions.ts'
import { countedUpTo } from './list.ts'

/** How many listed orders stand in each status, each counted up to 100 along its index. */
export function countOrders(tx: Tx, viewer: Viewer): Promise<{ status: OrderStatus; count: number }[]> {
  const one = (status: OrderStatus) => `
    select '${status}' as status, count(*)::int as count from (
      select from purchase p
       where p.merchant_id = ${literal(viewer.merchantId)} and p.status = '${status}'
         and ${status === 'created' ? isListed : 'true'} and ${storeLimit(viewer.storeIds)}
       order by p.created_at desc, p.id desc limit ${countedUpTo}) c`
  return planned(tx, orderStatuses.map(one).join(' union all '))
}

export interface BandRow {
  band: AgeBand
  currency: Currency
  count: number
  amount_minor: bigint
}

/** What waits for its capture, by how long it has waited: the whole amount that is left, from the index of what waits alone. */
export function countUncaptured(
  tx: Tx,
  viewer: Viewer,
  { warnDays }: CaptureAgeing,
  now: Date,
): Promise<BandRow[]> {
  const since = (days: number) => literal(new Date(now.getTime() - days * 24 * 3_600_000).toISOString())
  const cases = warnDays
    .map((days, index) => ({ days, band: ageBands[Math.min(index + 1, ageBands.length - 1)] }))
    .toReversed()
    .map(({ days, band }) => `when p.authorized_at <= timestamptz ${since(days)} then '${band}'`)
  return planned(
    tx,
    `
    select case ${cases.join(' ')} else '${ageBands[0]}' end as band, p.currency, count(*)::int as count,
           sum(p.amount_minor - p.captured_minor)::bigint as amount_minor
      from purchase p
     where p.merchant_id = ${literal(viewer.merchantId)} and p.status = 'authorized' and ${storeLimit(viewer.storeIds)}
     group by 1, 2`,
  )
}
