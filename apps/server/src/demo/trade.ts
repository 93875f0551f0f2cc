import {
  addDays,
  daysBetween as countDays,
  mondayOf,
  type CalendarDate,
} from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { refundReasons, type RefundReason } from '@daftar/rules/orders/order-acts'
import type { OrderSource } from '@daftar/rules/orders/order-status'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import { numberFrom, uuidFrom } from './ids.ts'
import { itemsOf, type DemoItem } from './goods.ts'
import type { DemoMerchant } from './merchant.ts'
import { numbersFrom, pick } from './numbers.ts'
import { shopperOf, type DemoShopper } from './shoppers.ts'

/**
 * What becomes of an order: captured when it was made, as most; left waiting for its capture; or never that
 * far.
 */
export type DemoEnding = 'captured' | 'waiting' | 'cancelled' | 'rejected' | 'expired'

/** One order of a simulated shop; sometimes part or all of it goes back some days later. */
export interface DemoOrder {
  id: string
  number: string
  reference: string
  storeId: string
  shopper: DemoShopper
  amountMinor: bigint
  at: Date
  product: PaymentProductType
  source: OrderSource
  items: DemoItem[]
  ending: DemoEnding
  refund: { id: string; amountMinor: bigint; at: Date; reason: RefundReason } | null
}

const hourMs = 3_600_000

/**
 * What a shop sold on one day: the same every time for the same shop, day and factor. `factor` scales the day
 * (0 for a closed week), so that a history can hold a good week, a weak one and one without sales.
 */
export function ordersOfDay(merchant: DemoMerchant, day: CalendarDate, factor = 1): DemoOrder[] {
  const random = numbersFrom(`${merchant.id}:${day}`)
  const expected = merchant.trade.ordersPerDay * factor * (0.7 + random() * 0.6)
  // Of a small shop's half orders some days have one and some none.
  const count = merchant.trade.ordersPerDay < 4 ? Math.floor(expected + random()) : Math.round(expected)
  const opensMs = startOfDay(day, zoneOfCurrency(merchant.currency)) + 9 * hourMs
  const sold = Array.from({ length: count }, (_, index) =>
    orderOf(merchant, { day, opensMs }, index, 'captured', random),
  )
  return [...sold, ...othersOfDay(merchant, { day, opensMs }, factor)]
}

/** The shop’s order far above all others, where it has one. */
export function largeOrderOf(merchant: DemoMerchant, today: CalendarDate): DemoOrder | null {
  const { large } = merchant.trade
  if (!large) return null
  const day = addDays(mondayOf(today), 1 - 7 * large.weeksAgo)
  const opensMs = startOfDay(day, zoneOfCurrency(merchant.currency)) + 9 * hourMs
  const random = numbersFrom(`${merchant.id}:large`)
  const { title, category } = large
  const amountMinor = BigInt(large.amountMinor)
  const item = { title, category, quantity: 1, unit_price: toDecimal(money(amountMinor, merchant.currency)) }
  const usual = orderOf(merchant, { day, opensMs }, 200, 'captured', random)
  return { ...usual, amountMinor, items: [item], refund: null }
}

/** Beside what was sold: orders that came to nothing, and every other day one that waits for its capture. */
function othersOfDay(merchant: DemoMerchant, opening: Opening, factor: number): DemoOrder[] {
  const { day } = opening
  if (factor === 0) return []
  const random = numbersFrom(`${merchant.id}:${day}:others`)
  const usual = merchant.trade.ordersPerDay * factor * 0.25
  // A small shop has none on most days.
  const count = usual < 1 ? Number(random() < usual) : Math.round(usual)
  return Array.from({ length: count }, (_, index) => {
    const waits = index === 0 && countDays('1970-01-01', day) % 2 === 0
    const ending = waits ? 'waiting' : pick(['rejected', 'rejected', 'expired', 'cancelled'], random())
    return orderOf(merchant, opening, 100 + index, ending, random)
  })
}

/** A day of a shop, and the moment it opens. */
interface Opening {
  day: CalendarDate
  opensMs: number
}

function orderOf(
  merchant: DemoMerchant,
  { day, opensMs }: Opening,
  index: number,
  ending: DemoEnding,
  random: () => number,
): DemoOrder {
  const key = `${merchant.id}:${day}:${index}`
  const store = storeOf(merchant, random())
  const step = merchant.currency === 'BHD' ? 50 : 25
  const amount = Math.max(
    step,
    Math.round((merchant.trade.averageMinor * (0.3 + random() * 1.4)) / step) * step,
  )
  const amountMinor = BigInt(amount)
  const at = new Date(opensMs + Math.floor(random() * 13 * hourMs))
  const isRefunded = random() < merchant.trade.refundShare
  const refundDays = 2 + Math.floor(random() * 9)
  const refundShare = random() < 0.5 ? 1 : 0.5
  const shopperNumber = random()
  // Looks come from numbers of their own, so that they never change what was sold.
  const looks = numbersFrom(`${key}:looks`)
  return {
    id: uuidFrom(key),
    number: numberFrom(key),
    reference: `${merchant.name[0]}${day.slice(2).replaceAll('-', '')}-${index + 1}`,
    storeId: store.id,
    shopper: shopperOf(merchant, shopperNumber, looks),
    amountMinor,
    at,
    product: pick(['installments', 'installments', 'installments', 'pay_later', 'pay_in_full'], looks()),
    source: sourceOf(store, looks()),
    items: itemsOf(merchant, amountMinor, looks),
    ending,
    refund:
      isRefunded && ending === 'captured'
        ? {
            id: uuidFrom(`${key}:refund`),
            amountMinor: BigInt(Math.max(1, Math.round(amount * refundShare))),
            at: new Date(at.getTime() + refundDays * 24 * hourMs),
            reason: pick(refundReasons, looks()),
          }
        : null,
  }
}

type DemoStore = DemoMerchant['stores'][number]

function storeOf({ stores }: DemoMerchant, number: number): DemoStore {
  const shares = stores.flatMap((store) => Array<DemoStore>(store.share ?? 1).fill(store))
  return pick(shares as [DemoStore, ...DemoStore[]], number)
}

/** Web orders come from the online store; the others sell at the till, and all of them by link. */
function sourceOf(store: DemoStore, number: number): OrderSource {
  if (number < 0.25) return 'link'
  return store.name === 'Online store' ? 'web' : 'pos'
}

/** The days from `from` to `to`, both included. */
export function daysBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
