/** A day of the calendar without a time or a zone, 'YYYY-MM-DD'; text order is day order. */
export type CalendarDate = string

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The date when the text is a real day between the years 1000 and 9999, else null ('2026-02-30' is none). */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return null
  const { year, month, day } = partsOf(text)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? text : null
}

export function calendarDate(year: number, month: number, day: number): CalendarDate {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** `days` may be negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** Same day of another month; the last day of that month when it is shorter (31 August minus 6 is 28 February). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + (month - 1) + months
  const newYear = Math.floor(index / 12)
  const newMonth = index - newYear * 12 + 1
  return calendarDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

export function weekdayOf(date: CalendarDate): Weekday {
  // Day 0, 1 January 1970, was a Thursday.
  return (modulo(dayNumber(date) + 3, 7) + 1) as Weekday
}

/** The Monday of the week (Monday to Sunday) the date is in. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - weekdayOf(date))
}

/** Below zero when `left` is earlier; fits sort. */
export function compareDates(left: CalendarDate, right: CalendarDate): -1 | 0 | 1 {
  return left < right ? -1 : left > right ? 1 : 0
}

/** Days since 1 January 1970. Throws a RangeError for text that is not a date: inside, a date is a date. */
export function dayNumber(date: CalendarDate): number {
  if (parseCalendarDate(date) === null) throw new RangeError(`not a calendar date: ${date}`)
  const { year, month, day } = partsOf(date)
  // Years begin in March here, so that the leap day is the last of its year and month lengths follow one formula.
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The date that many days after 1 January 1970. */
export function dateOfDayNumber(number: number): CalendarDate {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return calendarDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function partsOf(date: CalendarDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
