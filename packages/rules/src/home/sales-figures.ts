import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'

/**
 * What was sold on a day of the merchant's calendar, in minor units: orders that were agreed and not
 * cancelled.
 */
export interface SoldDay {
  readonly date: CalendarDate
  readonly amountMinor: bigint
  readonly orders: number
  /** Of it what was sold until the time of day it is now; the whole of days that are asked about in full. */
  readonly untilNowMinor: bigint
}

export interface SalesFigure {
  readonly amountMinor: bigint
  readonly orders: number
  /** The same a week before, up to the same time of day. */
  readonly beforeMinor: bigint
}

export interface SalesFigures {
  readonly today: SalesFigure
  /** Seven days, today's part of it included. */
  readonly week: SalesFigure
  /** The seven days, the oldest first, each beside the same weekday of the week before. */
  readonly days: readonly { date: CalendarDate; amountMinor: bigint; beforeMinor: bigint }[]
}

/** How many days are told, and told again of the week before. */
export const salesDays = 7

/**
 * Today and seven days of sales against the week before at the same time of day (DEC-OTH-1); days without
 * sales may be left out.
 */
export function salesFigures(sold: readonly SoldDay[], today: CalendarDate): SalesFigures {
  const byDate = new Map(sold.map((day) => [day.date, day]))
  const on = (date: CalendarDate) => byDate.get(date)
  const dates = Array.from({ length: salesDays }, (_, at) => addDays(today, at - salesDays + 1))
  const days = dates.map((date) => ({
    date,
    amountMinor: on(date)?.amountMinor ?? 0n,
    beforeMinor: on(addDays(date, -salesDays))?.amountMinor ?? 0n,
  }))
  const sameDay = on(addDays(today, -salesDays))
  const notYetMinor = (sameDay?.amountMinor ?? 0n) - (sameDay?.untilNowMinor ?? 0n)
  return {
    today: {
      amountMinor: on(today)?.amountMinor ?? 0n,
      orders: on(today)?.orders ?? 0,
      beforeMinor: sameDay?.untilNowMinor ?? 0n,
    },
    week: {
      amountMinor: sum(days.map(({ amountMinor }) => amountMinor)),
      orders: dates.reduce((orders, date) => orders + (on(date)?.orders ?? 0), 0),
      beforeMinor: sum(days.map(({ beforeMinor }) => beforeMinor)) - notYetMinor,
    },
    days,
  }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
