import { dateInZone, startOfDay, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import type { Database } from '../platform/database/database.ts'
import { demoMerchants, type DemoMerchant } from './merchants.ts'
import { insertOrders, insertRefunds } from './orders.ts'
import { daysBetween, ordersOfDay } from './trade.ts'

/** A refund comes at most this many days after its order. */
const longestRefundDays = 11

/** In demo mode the shops go on selling: at the end of each of their days the day's orders are there. */
export function shopSchedules(database: Database) {
  return demoMerchants.map((merchant) => ({
    name: `demo-shop:${merchant.id}`,
    dueTimes: (from: Date, to: Date) => closingTimes(merchant, from, to),
    run: (at: Date) => sellUntil(database, merchant, at),
  }))
}

/** One minute before midnight in the shop's zone. */
function closingTimes(merchant: DemoMerchant, from: Date, to: Date): Date[] {
  const zone = zoneOfCurrency(merchant.currency)
  const days = daysBetween(dateInZone(from.getTime(), zone), dateInZone(to.getTime(), zone))
  return days
    .map((day) => new Date(startOfDay(addDays(day, 1), zone) - 60_000))
    .filter((at) => at > from && at <= to)
}

async function sellUntil(database: Database, merchant: DemoMerchant, at: Date): Promise<void> {
  const today = dateInZone(at.getTime(), zoneOfCurrency(merchant.currency))
  const recent = daysBetween(addDays(today, -longestRefundDays), today).flatMap((day) =>
    ordersOfDay(merchant, day),
  )
  await database.system(async (tx) => {
    await insertOrders(tx, merchant, ordersOfDay(merchant, today), at)
    await insertRefunds(tx, merchant, await known(recent, today), at)
  })

  /** Only orders that exist may be refunded; weeks the seed left out have none. */
  async function known(orders: typeof recent, day: string) {
    const ids = orders.map((order) => order.id)
    const rows = await database.system(
      (tx) =>
        tx<
          { id: string }[]
        >`select id from purchase where merchant_id = ${merchant.id} and id = any (${ids})`,
    )
    const found = new Set([
      ...rows.map((row) => row.id),
      ...ordersOfDay(merchant, day).map((order) => order.id),
    ])
    return orders.filter((order) => found.has(order.id))
  }
}
