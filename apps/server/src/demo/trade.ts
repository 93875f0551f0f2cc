import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { startOfDay, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { DemoMerchant } from './merchants.ts'

/** One order of a simulated shop, captured when it was made; sometimes part of it goes back some days later. */
export interface DemoOrder {
  id: string
  number: string
  storeId: string
  shopper: string
  amountMinor: bigint
  at: Date
  refund: { id: string; amountMinor: bigint; at: Date } | null
}

const shoppers = [
  'Huda M.',
  'Omar A.',
  'Sara K.',
  'Yousef R.',
  'Lina H.',
  'Khalid S.',
  'Maha T.',
  'Adam B.',
  'هدى م.',
  'خالد س.',
] as const
const hourMs = 3_600_000

/**
 * What a shop sold on one day: the same every time for the same shop, day and factor. `factor` scales the day
 * (0 for a closed week), so that a history can hold a good week, a weak one and one without sales.
 */
export function ordersOfDay(merchant: DemoMerchant, day: CalendarDate, factor = 1): DemoOrder[] {
  const random = numbersFrom(`${merchant.id}:${day}`)
  const count = Math.round(merchant.trade.ordersPerDay * factor * (0.7 + random() * 0.6))
  const opens = startOfDay(day, zoneOfCurrency(merchant.currency)) + 9 * hourMs
  return Array.from({ length: count }, (_, index) => orderOf(merchant, day, index, opens, random))
}

function orderOf(
  merchant: DemoMerchant,
  day: CalendarDate,
  index: number,
  opens: number,
  random: () => number,
): DemoOrder {
  const compact = day.replaceAll('-', '')
  const key = `${merchant.id.slice(4)}${compact}n${index}`
  const store = merchant.stores[Math.floor(random() * merchant.stores.length)] ?? merchant.stores[0]!
  const step = merchant.currency === 'BHD' ? 50 : 25
  const amount = Math.max(
    step,
    Math.round((merchant.trade.averageMinor * (0.3 + random() * 1.4)) / step) * step,
  )
  const at = new Date(opens + Math.floor(random() * 13 * hourMs))
  const isRefunded = random() < merchant.trade.refundShare
  const refundDays = 2 + Math.floor(random() * 9)
  const refundShare = random() < 0.5 ? 1 : 0.5
  return {
    id: `pay_${key}`,
    number: `${merchant.name[0]}-${compact.slice(2)}-${String(index + 1).padStart(2, '0')}`,
    storeId: store.id,
    shopper: shoppers[Math.floor(random() * shoppers.length)] ?? shoppers[0],
    amountMinor: BigInt(amount),
    at,
    refund: isRefunded
      ? {
          id: `ref_${key}`,
          amountMinor: BigInt(Math.max(1, Math.round(amount * refundShare))),
          at: new Date(at.getTime() + refundDays * 24 * hourMs),
        }
      : null,
  }
}

/** The days from `from` to `to`, both included. */
export function daysBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** A small repeatable generator of numbers from 0 to 1 (mulberry32 over a text's hash). */
function numbersFrom(text: string): () => number {
  let state = [...text].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16777619), 2166136261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
