/**
 * A day of the calendar without a time or a zone, 'YYYY-MM-DD'; text order is day order. A name or an instant
 * is none to the compiler; whether there is such a day is known once `parseCalendarDate` has said so.
 */
export type CalendarDate = `${number}-${number}-${number}`

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const dayMs = 86_400_000

/** The date when the text is a real day between the years 1000 and 9999, else null ('2026-02-30' is none). */
export function parseCalendarDate(text: string): CalendarDate | null {
  return midnightOf(text) === null ? null : (text as CalendarDate)
}

/** The date when there is such a day between the years 1000 and 9999, else null. */
export function dateOfParts(year: number, month: number, day: number): CalendarDate | null {
  return parseCalendarDate([year, month, day].map((part) => String(part).padStart(2, '0')).join('-'))
}

/** `days` may be negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(instantOf(date) + days * dayMs)
}

/**
 * Same day of another month; the last day of that month when it is shorter (31 August minus 6 is 28
 * February).
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const start = new Date(instantOf(date))
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dateOf(Date.UTC(year, month, Math.min(start.getUTCDate(), last)))
}

/** The first day of a date's month. */
export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01` as CalendarDate
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (instantOf(to) - instantOf(from)) / dayMs
}

export function weekdayOf(date: CalendarDate): Weekday {
  return (new Date(instantOf(date)).getUTCDay() || 7) as Weekday
}

/** The Monday of the week (Monday to Sunday) the date is in. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - weekdayOf(date))
}

/** Below zero when `left` is earlier; fits sort. */
export function compareDates(left: CalendarDate, right: CalendarDate): -1 | 0 | 1 {
  return left < right ? -1 : left > right ? 1 : 0
}

/**
 * The midnight in UTC that stands for a date here. Throws a RangeError for text that is none: inside, a date
 * is a date.
 */
function instantOf(date: CalendarDate): number {
  const instant = midnightOf(date)
  if (instant === null) throw new RangeError(`not a calendar date: ${date}`)
  return instant
}

function midnightOf(text: string): number | null {
  if (!/^[1-9]\d{3}-(0[1-9]|1[0-2])-\d{2}$/.test(text)) return null
  const day = Number(text.slice(8))
  const instant = Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, day)
  // A day that its month does not have is counted into the next one.
  return new Date(instant).getUTCDate() === day ? instant : null
}

function dateOf(instantMs: number): CalendarDate {
  return new Date(instantMs).toISOString().slice(0, 10) as CalendarDate
}
