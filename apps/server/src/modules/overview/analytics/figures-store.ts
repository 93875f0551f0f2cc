import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Sums } from '@daftar/rules/analytics/metrics'
import { daysBetween } from '@daftar/rules/calendar/calendar-date'
import type { Granularity } from '@daftar/rules/analytics/period'
import type { PaymentProductType } from '@daftar/rules/shell/frame/value-lists'
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

/** Sums of a period, or of the one before it: of all, by time, by store, by product, by time and product. Null is every one. */
export interface SumRow extends Sums {
  isNow: boolean
  /** The begin of the day, week or month; of the period before, of that whose place it takes in the period. */
  begin: CalendarDate | null
  storeId: string | null
  product: PaymentProductType | null
}

/** One reading of the days of both periods, put together in every way a screen asks for. */
export function readSums(tx: ReadTx, asked: Asked): Promise<SumRow[]> {
  const { merchantId, storeIds, from, to, beforeFrom, granularity } = asked
  const days = daysBetween(beforeFrom, from)
  return tx<SumRow[]>`
    with counted as (
      select s.day >= ${from}::date as is_now, s.store_id, s.product, s.orders, s.sold_minor, s.refunded_minor, s.approved,
             s.declined, s.known_orders, s.first_orders,
             date_trunc(${granularity}, (case when s.day >= ${from}::date then s.day else s.day + ${days}::int end)::timestamp)::date
               as begin
        from sales_day s
       where s.merchant_id = ${merchantId} and s.day between ${beforeFrom}::date and ${to}::date
         and s.store_id = any (${[...storeIds]})
    )
    select is_now as "isNow", begin::text as begin, store_id as "storeId", product, sum(orders)::bigint as orders,
           sum(sold_minor)::bigint as "soldMinor", sum(refunded_minor)::bigint as "refundedMinor",
           sum(approved)::bigint as approved, sum(declined)::bigint as declined,
           sum(known_orders)::bigint as "knownOrders", sum(first_orders)::bigint as "firstOrders"
      from counted
     group by grouping sets ((is_now), (is_now, begin), (is_now, store_id), (is_now, product), (is_now, begin, product))`
}
