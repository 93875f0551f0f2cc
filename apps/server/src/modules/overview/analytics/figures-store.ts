import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Sums } from '@daftar/rules/analytics/metrics'
import { daysBetween } from '@daftar/rules/calendar/calendar-date'
import type { Granularity } from '@daftar/rules/analytics/period'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { storeIsVisible } from '../../../platform/database/visible-stores.ts'

/** A store the person may see. */
export type SeenStore = Row<'store_public', 'id' | 'name' | 'name_ar' | 'country' | 'currency'>

/** The stores of a merchant, those a person is limited to where they are; the oldest first. */
export function seenStores(
  tx: ReadTx,
  merchantId: string,
  storeIds: readonly string[] | null,
): Promise<SeenStore[]> {
  return tx<SeenStore[]>`
    select id, name, name_ar, country, currency from store_public
     where merchant_id = ${merchantId} and ${storeIsVisible(tx, 'id', storeIds)} order by created_at, id`
}

/** Which days are counted, and how they are put together. */
export interface Asked {
  merchantId: string
  storeIds: readonly string[]
  from: CalendarDate
  to: CalendarDate
  beforeFrom: CalendarDate
  granularity: Granularity
}

/**
 * Sums of a period, or of the one before it: of all, by time, by store, by product, by time and product. Null
 * is every one.
 */
export interface SumRow extends Sums {
  isNow: boolean
  /**
   * The begin of the day, week or month; of the period before, of that whose place it takes in the period.
   */
  begin: CalendarDate | null
  storeId: string | null
  product: PaymentProductType | null
}

/**
 * One reading of the days of both periods, put together in every way a screen asks for. Each day is added up
 * twice, by time and product and by store; the rest are sums of those few.
 */
export function readSums(tx: ReadTx, asked: Asked): Promise<SumRow[]> {
  const { merchantId, storeIds, from, to, beforeFrom, granularity } = asked
  const days = daysBetween(beforeFrom, from)
  const sums = tx`
    sum(orders)::bigint as orders, sum(sold_minor)::bigint as sold_minor, sum(refunded_minor)::bigint as refunded_minor,
    sum(approved)::bigint as approved, sum(declined)::bigint as declined, sum(known_orders)::bigint as known_orders,
    sum(first_orders)::bigint as first_orders`
  const named = tx`
    orders, sold_minor as "soldMinor", refunded_minor as "refundedMinor", approved, declined, known_orders as "knownOrders",
    first_orders as "firstOrders"`
  return tx<SumRow[]>`
    with counted as (
      select s.day >= ${from}::date as is_now, s.store_id, s.product, s.orders, s.sold_minor, s.refunded_minor, s.approved,
             s.declined, s.known_orders, s.first_orders,
             date_trunc(${granularity}, (case when s.day >= ${from}::date then s.day else s.day + ${days}::int end)::timestamp)::date
               as begin
        from sales_day s
       where s.merchant_id = ${merchantId} and s.day between ${beforeFrom}::date and ${to}::date
         and s.store_id = any (${[...storeIds]})
    ), few as materialized (
      select is_now, begin, store_id, product, ${sums} from counted
       group by grouping sets ((is_now, begin, product), (is_now, store_id))
    ), together as (
      select is_now, begin, null::text as store_id, product, ${sums} from few where store_id is null
       group by grouping sets ((is_now), (is_now, begin), (is_now, product), (is_now, begin, product))
      union all
      select is_now, begin, store_id, product, orders, sold_minor, refunded_minor, approved, declined, known_orders, first_orders
        from few where store_id is not null
    )
    select is_now as "isNow", begin::text as begin, store_id as "storeId", product, ${named} from together`
}
