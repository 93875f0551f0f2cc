import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { Database, Tx } from '../platform/database/database.ts'
import type { Row } from '../platform/database/rows.ts'
import type { DemoMerchant } from './merchant.ts'
import { demoMerchants } from './merchants.ts'
import { insertOrders, insertRefunds } from './orders.ts'
import { daysBetween, ordersOfDay } from './trade.ts'

/** A refund comes at most this many days after its order. */
const longestRefundDays = 11

/** In demo mode the shops go on selling: at the end of each of their days the day's orders are there. */
export function shopSchedules(database: Database) {
  const currencies = [...new Set(demoMerchants.map(({ currency }) => currency))]
  return currencies.map((currency) => ({
    name: `demo-shop:${currency}`,
    dueTimes: (from: Date, to: Date) => closingTimes(currency, from, to),
    run: (at: Date) => sellUntil(database, currency, at),
  }))
}

/** One minute before midnight in the shops' zone. */
function closingTimes(currency: Currency, from: Date, to: Date): Date[] {
  const zone = zoneOfCurrency(currency)
  const days = daysBetween(dateInZone(from.getTime(), zone), dateInZone(to.getTime(), zone))
  return days
    .map((day) => new Date(startOfDay(addDays(day, 1), zone) - 60_000))
    .filter((at) => at > from && at <= to)
}

async function sellUntil(database: Database, currency: Currency, at: Date): Promise<void> {
  await database.system(async (tx) => {
    for (const merchant of await openShops(tx, currency)) await sellAt(tx, merchant, at)
  })
}

/** A demo that was begun by an earlier version has no more merchants than it began with. */
async function openShops(tx: Tx, currency: Currency): Promise<DemoMerchant[]> {
  const shops = demoMerchants.filter((merchant) => merchant.currency === currency)
  const rows = await tx<Row<'merchant', 'merchant_id'>[]>`
    select merchant_id from merchant where merchant_id = any (${shops.map(({ id }) => id)})`
  return shops.filter(({ id }) => rows.some((row) => row.merchant_id === id))
}

async function sellAt(tx: Tx, merchant: DemoMerchant, at: Date): Promise<void> {
  const today = dateInZone(at.getTime(), zoneOfCurrency(merchant.currency))
  const recent = daysBetween(addDays(today, -longestRefundDays), today).flatMap((day) =>
    ordersOfDay(merchant, day),
  )
  await insertOrders(tx, merchant, ordersOfDay(merchant, today), at)
  await insertRefunds(tx, merchant, await known(tx, merchant, recent), at)
}

/** Only orders that exist may be refunded; weeks the seed left out have none. */
async function known<Order extends { id: string }>(
  tx: Tx,
  merchant: DemoMerchant,
  orders: readonly Order[],
): Promise<Order[]> {
  const ids = orders.map((order) => order.id)
  const rows = await tx<Row<'orders', 'id'>[]>`
    select id from orders where merchant_id = ${merchant.id} and id = any (${ids})`
  const found = new Set(rows.map((row) => row.id))
  return orders.filter((order) => found.has(order.id))
}
