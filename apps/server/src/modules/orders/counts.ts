import { ageBands, type AgeBand } from '@daftar/rules/orders/capture-ageing'
import { orderStatuses, type OrderStatus } from '@daftar/rules/orders/order-status'
import type { Currency } from '@daftar/rules/money/currency'
import { literal, literals } from '../../platform/database/copies.ts'
import type { Tx } from '../../platform/database/database.ts'
import { planned, prepared } from '../../platform/database/planned.ts'
import { inBand, isListed, ofMerchant, storeLimit, type Viewer, type Waiting } from './conditions.ts'
import { countedUpTo } from './list.ts'

/**
 * How many listed orders stand in each status, each counted up to 100 along an index. All of a merchant's are counted by status
 * in any case; of a few stores the planner looks at how many orders they have, and counts by store or by status.
 */
export function countOrders(tx: Tx, viewer: Viewer): Promise<{ status: OrderStatus; count: number }[]> {
  const statement = viewer.storeIds === null ? prepared() : planned()
  return statement.run(
    tx,
    `
    select wanted as status, count
      from unnest(${literals(orderStatuses)}) wanted
     cross join lateral (
       select count(*)::int as count from (
         select from purchase p
          where ${ofMerchant(statement.value(viewer.merchantId))} and p.status = wanted
            and ${isListed} and ${storeLimit(viewer.storeIds)}
          order by p.created_at desc, p.id desc limit ${countedUpTo}) c) counted`,
  )
}

export interface BandRow {
  band: AgeBand
  currency: Currency
  count: number
  amount_minor: bigint
}

/** What waits for its capture, by how long it has waited: the whole amount that is left, from the index of what waits alone. */
export function countUncaptured(tx: Tx, viewer: Viewer, waiting: Waiting): Promise<BandRow[]> {
  const cases = ageBands.map((band) => `when ${inBand(band, waiting)} then '${band}'`)
  return planned().run(
    tx,
    `
    select case ${cases.join(' ')} end as band, p.currency, count(*)::int as count,
           sum(p.amount_minor - p.captured_minor)::bigint as amount_minor
      from purchase p
     where ${ofMerchant(literal(viewer.merchantId))} and p.status = 'authorized' and ${storeLimit(viewer.storeIds)}
     group by 1, 2`,
  )
}
