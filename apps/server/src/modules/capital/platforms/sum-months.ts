import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { currencies, type Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import type { MonthOfSales } from './connector.ts'

/** One order of a platform, as far as it counts. */
export interface PlatformOrder {
  paidAt: string
  currency: string
  amount: string | number
}

/**
 * Orders summed by month and currency, months as the currency's own zone has them. What is in a currency the
 * product does not know, or no exact amount, is left out: a wrong sum would be worse than a smaller one.
 */
export async function sumMonths(
  orders: AsyncIterable<PlatformOrder>,
  since: CalendarDate,
): Promise<MonthOfSales[]> {
  const months = new Map<string, MonthOfSales>()
  for await (const order of orders) {
    if (!isCurrency(order.currency)) continue
    const paid = parseAmount(order.amount, order.currency)
    const at = Date.parse(order.paidAt)
    if (!paid || Number.isNaN(at)) continue
    const month = monthOf(dateInZone(at, zoneOfCurrency(order.currency)))
    if (month < monthOf(since)) continue
    const key = `${month} ${order.currency}`
    const known = months.get(key) ?? { month, currency: order.currency, amountMinor: 0n, orders: 0 }
    months.set(key, {
      ...known,
      amountMinor: known.amountMinor + paid.amountMinor,
      orders: known.orders + 1,
    })
  }
  return [...months.values()].toSorted((one, other) => (one.month < other.month ? -1 : 1))
}

/** The first day of a date's month. */
export function monthOf(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01` as CalendarDate
}

function isCurrency(text: string): text is Currency {
  return (currencies as readonly string[]).includes(text)
}
