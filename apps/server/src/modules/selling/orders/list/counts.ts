import { ageBands, type AgeBand } from '@daftar/rules/orders/capture-ageing'
import { orderStatuses, type OrderStatus } from '@daftar/rules/orders/order-status'
import type { Currency } from '@daftar/rules/money/currency'
import { quoteLiteral, quoteLiterals } from '../../../../platform/database/snapshots/copy-snapshot.ts'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { inlineStatement, preparedStatement } from '../../../../platform/database/snapshots/statement-text.ts'
import { inBand, isListed, merchantIs, storeLimit, type Viewer, type Waiting } from './conditions.ts'
import { countedUpTo } from './list.ts'

/**
 * How many listed orders stand in each status, each counted up to 100 along an index, of a few stores store
 * by store.
 */
export function countOrders(
  tx: ReadTx,
  { merchantId, storeIds }: Pick<Viewer, 'merchantId' | 'storeIds'>,
): Promise<{ status: OrderStatus; count: number }[]> {
  const statement = preparedStatement()
  const inStatus = `${merchantIs(statement.value(merchantId))} and p.status = wanted and ${isListed}`
  const counted = storeIds
    ? `json_array_elements_text(${statement.value(JSON.stringify(storeIds))}::json) seen(store_id)
         cross join lateral (${firstWhere(`${inStatus} and p.store_id = seen.store_id`)}) of_store limit ${countedUpTo}`
    : `(${firstWhere(inStatus)}) of_all`
  return statement.run(
    tx,
    `
    select wanted as status, count
      from unnest(${quoteLiterals(orderStatuses)}) wanted
     cross join lateral (select count(*)::int as count from (select from ${counted}) c) counted`,
  )
}

function firstWhere(condition: string): string {
  return `select from orders p where ${condition} order by p.created_at desc, p.id desc limit ${countedUpTo}`
}

export interface BandRow {
  band: AgeBand
  currency: Currency
  count: number
  amount_minor: bigint
}

/**
 * What waits for its capture, by how long it has waited: the whole amount that is left, from the index of
 * what waits alone.
 */
export function countUncaptured(tx: ReadTx, viewer: Viewer, waiting: Waiting): Promise<BandRow[]> {
  const cases = ageBands.map((band) => `when ${inBand(band, waiting)} then '${band}'`)
  return inlineStatement().run(
    tx,
    `
    select case ${cases.join(' ')} end as band, p.currency, count(*)::int as count,
           sum(p.amount_minor - p.captured_minor)::bigint as amount_minor
      from orders p
     where ${merchantIs(quoteLiteral(viewer.merchantId))} and p.status = 'authorized' and ${storeLimit(viewer.storeIds)}
     group by 1, 2`,
  )
}
