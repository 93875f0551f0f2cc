import { addDays, compareDates, type CalendarDate } from '../calendar/calendar-date.ts'
import { largest } from '../money/money.ts'
import { divideHalfUp } from '../money/rounding.ts'
import { asExpected, partOfMonth, scaledBy, type OrderDay, type WeekSpread } from './week-spread.ts'

/** How far back expectation looks. */
export const observedWeeks = 8

export interface Expectation {
  readonly today: CalendarDate
  /** Orders of the last half year and of today so far, a row per day that had any. */
  readonly orderDays: readonly OrderDay[]
  /**
   * The day of the merchant's first order; null before there is one. A young shop is not measured against
   * empty weeks.
   */
  readonly firstOrderOn: CalendarDate | null
  /** How weeks of the shop differ. */
  readonly spread: WeekSpread
}

/**
 * New orders expected on a day: the mean of the same weekday in the last eight weeks, as that part of the
 * month differs from others in this shop, rounded half up. Of today, what is still missing to it. Trends,
 * seasons and holidays are not guessed. `factor` is for weeks that turn out lower or higher, in millionths.
 */
export function expectedOrders(expectation: Expectation, date: CalendarDate, factor = asExpected): bigint {
  const { today, orderDays, firstOrderOn, spread } = expectation
  const on = (day: CalendarDate) =>
    orderDays.reduce((sum, one) => (one.date === day ? sum + one.amountMinor : sum), 0n)
  const like = sameWeekdays(date, today).filter(
    (day) => firstOrderOn !== null && compareDates(day, firstOrderOn) >= 0,
  )
  if (like.length === 0) return 0n
  const sum = like.reduce((total, day) => total + on(day), 0n)
  const plain = largest(0n, divideHalfUp(sum, BigInt(like.length)))
  const mean = scaledBy(scaledBy(plain, spread.parts[partOfMonth(date)]), factor)
  return date === today ? largest(0n, mean - on(today)) : mean
}

/** The last eight days before today with the weekday of `date`. */
function sameWeekdays(date: CalendarDate, today: CalendarDate): CalendarDate[] {
  let last = date
  while (compareDates(last, today) >= 0) last = addDays(last, -7)
  return Array.from({ length: observedWeeks }, (_, week) => addDays(last, -7 * week))
}
