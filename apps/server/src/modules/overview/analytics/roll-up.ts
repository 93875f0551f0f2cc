import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { takeOrderChanges, type OrderChange } from '../../selling/orders/index.ts'

/** A day of one store, as it stands in an array of each. */
interface Days {
  storeIds: string[]
  days: string[]
}

/**
 * Counts the days again whose orders changed, `most` changes at once; answers how many it took. One roll-up
 * of a merchant at a time: whoever counts later has read later. Nothing of a sandbox is counted.
 */
export async function rollUp(tx: Tx, merchantId: string, most: number): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtext('daftar-analytics'), hashtext(${merchantId}))`
  const changes = await takeOrderChanges(tx, merchantId, most)
  if (changes.length === 0) return 0
  const [merchant] = await tx<Row<'merchant_public', 'sandbox_of'>[]>`
    select sandbox_of from merchant_public where merchant_id = ${merchantId}`
  if (merchant && merchant.sandbox_of === null) await countAgain(tx, merchantId, changes)
  return changes.length
}

async function countAgain(tx: Tx, merchantId: string, changes: readonly OrderChange[]): Promise<void> {
  const places = await placesOf(tx, merchantId)
  const { storeIds, days } = await changedDays(tx, merchantId, changes, places)
  await tx`
    delete from sales_day s using unnest(${storeIds}::text[], ${days}::date[]) as d (store_id, day)
     where s.merchant_id = ${merchantId} and s.store_id = d.store_id and s.day = d.day`
  await tx`
    insert into sales_day (merchant_id, day, store_id, product, orders, sold_minor, refunded_minor, approved, declined,
      known_orders, first_orders)
    select ${merchantId}, d.day, d.store_id, c.product, c.orders, c.sold_minor, c.refunded_minor, c.approved, c.declined,
           c.known_orders, c.first_orders
      from unnest(${storeIds}::text[], ${days}::date[]) as d (store_id, day)
      join unnest(${places.storeIds}::text[], ${places.zones}::text[], ${places.currencies}::text[])
        as place (store_id, zone, currency) on place.store_id = d.store_id
     cross join lateral (
       select o.product,
              count(*) filter (where is_sold(o.status)) as orders,
              coalesce(sum(case when o.status = 'authorized' then o.amount_minor else o.captured_minor end)
                filter (where is_sold(o.status)), 0) as sold_minor,
              coalesce(sum(o.refunded_minor) filter (where is_sold(o.status)), 0) as refunded_minor,
              count(*) filter (where o.authorized_at is not null) as approved,
              count(*) filter (where o.status = 'rejected') as declined,
              count(*) filter (where is_sold(o.status) and o.shopper_phone is not null) as known_orders,
              count(*) filter (where is_sold(o.status) and o.shopper_phone is not null and not exists (
                select from order_public e
                 where e.merchant_id = ${merchantId} and e.shopper_phone = o.shopper_phone and is_sold(e.status)
                   and (e.created_at, e.id) < (o.created_at, o.id))) as first_orders
         from order_public o
        where o.merchant_id = ${merchantId} and o.store_id = d.store_id and o.currency = place.currency
          and o.created_at >= d.day::timestamp at time zone place.zone
          and o.created_at < (d.day + 1)::timestamp at time zone place.zone
          and o.status not in ('created', 'expired')
        group by o.product) c`
}

/** Where days begin in each store, and its money. */
async function placesOf(tx: Tx, merchantId: string) {
  const stores = await tx<Row<'store_public', 'id' | 'currency'>[]>`
    select id, currency from store_public where merchant_id = ${merchantId}`
  return {
    storeIds: stores.map(({ id }) => id),
    zones: stores.map(({ currency }) => zoneOfCurrency(currency)),
    currencies: stores.map(({ currency }) => currency),
  }
}

/**
 * The days of what changed, and of the order that comes next of the same shopper where it may have become the
 * first, or may be the first no more. One that comes after that is the first in neither case.
 */
async function changedDays(
  tx: Tx,
  merchantId: string,
  changes: readonly OrderChange[],
  places: { storeIds: string[]; zones: string[] },
): Promise<Days> {
  const shifting = [...new Set(changes.filter(({ shifts }) => shifts).map(({ order_id }) => order_id))]
  const rows = await tx<{ storeId: string; day: string }[]>`
    with changed as (
      select * from unnest(${changes.map(({ store_id }) => store_id)}::text[],
        ${changes.map(({ ordered_at }) => ordered_at.toISOString())}::timestamptz[]) as c (store_id, at)
      union all
      select later.store_id, later.created_at
        from order_public o
       cross join lateral (
         select e.store_id, e.created_at from order_public e
          where e.merchant_id = ${merchantId} and e.shopper_phone = o.shopper_phone and is_sold(e.status)
            and (e.created_at, e.id) > (o.created_at, o.id)
          order by e.created_at, e.id limit 1) later
       where o.merchant_id = ${merchantId} and o.id = any (${shifting}) and o.shopper_phone is not null
    )
    select distinct c.store_id as "storeId", ((c.at at time zone place.zone)::date)::text as day
      from changed c
      join unnest(${places.storeIds}::text[], ${places.zones}::text[]) as place (store_id, zone) using (store_id)`
  return { storeIds: rows.map(({ storeId }) => storeId), days: rows.map(({ day }) => day) }
}
