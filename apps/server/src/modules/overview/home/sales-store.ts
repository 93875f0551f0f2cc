import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { salesDays, type SoldDay } from '@daftar/rules/home/sales-figures'
import type { Currency } from '@daftar/rules/money/currency'
import type { ReadTx } from '../../../platform/database/database.ts'
import { storeIsVisible } from '../../../platform/database/visible-stores.ts'

/** Whose figures, in the money and the days of its banks. */
export interface Workplace {
  merchantId: string
  currency: Currency
  zone: string
  /** The stores that count; null for all. */
  storeIds: readonly string[] | null
}

/** Whether a store is one of the merchant's. */
export async function isStoreOf(tx: ReadTx, { merchantId }: Workplace, storeId: string): Promise<boolean> {
  const rows = await tx`select from store_public where merchant_id = ${merchantId} and id = ${storeId}`
  return rows.length > 0
}

const weekMs = salesDays * 24 * 3_600_000

/**
 * Agreed and not cancelled: what an order comes to while it waits, and what was captured of it once it is
 * closed.
 */
export function soldDays(
  tx: ReadTx,
  { merchantId, currency, zone, storeIds }: Workplace,
  today: CalendarDate,
  now: Date,
): Promise<SoldDay[]> {
  const from = new Date(startOfDay(addDays(today, 1 - 2 * salesDays), zone))
  const weekAgo = new Date(now.getTime() - weekMs)
  return tx<SoldDay[]>`
    select (o.created_at at time zone ${zone})::date as date, count(*)::int as orders,
           sum(case when o.status = 'authorized' then o.amount_minor else o.captured_minor end)::bigint as "amountMinor",
           coalesce(sum(case when o.status = 'authorized' then o.amount_minor else o.captured_minor end)
             filter (where o.created_at <= ${weekAgo}), 0)::bigint as "untilNowMinor"
      from order_public o
     where o.merchant_id = ${merchantId} and o.currency = ${currency} and o.created_at >= ${from} and o.created_at <= ${now}
       and o.status in ('authorized', 'captured', 'partially_refunded', 'refunded')
       and ${storeIsVisible(tx, 'o.store_id', storeIds)}
     group by 1`
}

export interface WaitingOrders {
  count: number
  amountMinor: bigint
  /** When the oldest of them was agreed; null where none waits. */
  oldestAt: Date | null
  /** Those that were agreed at an instant or before. */
  late: number
}

/** Orders that wait for their capture. */
export async function waitingOrders(
  tx: ReadTx,
  { merchantId, currency, storeIds }: Workplace,
  lateSince: Date,
): Promise<WaitingOrders> {
  const [row] = await tx<WaitingOrders[]>`
    select count(*)::int as count, coalesce(sum(o.amount_minor - o.captured_minor), 0)::bigint as "amountMinor",
           min(o.authorized_at) as "oldestAt", count(*) filter (where o.authorized_at <= ${lateSince})::int as late
      from order_public o
     where o.merchant_id = ${merchantId} and o.currency = ${currency} and o.status = 'authorized'
       and ${storeIsVisible(tx, 'o.store_id', storeIds)}`
  return row!
}
