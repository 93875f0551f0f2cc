import { compareDates, dateOfParts, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { monthNamePattern, monthOf } from './month-names.ts'

/** A date as written; whether `12/06` is in June is known only from the whole document. */
export interface WrittenDate {
  year: number
  month: number
  day: number
  /** True for numbers only with the year last, where day and month may stand the other way round. */
  swappable: boolean
}

const yearFirst = /(?<![\d.,])(20\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?![\d])/g
const yearLast = /(?<![\d.,])(\d{1,2})([-/.])(\d{1,2})\2((?:20)?\d\d)(?![\d])/g
const named = new RegExp(
  String.raw`(?<!\d)(\d{1,2})[\s.-]{0,2}(${monthNamePattern})[\s.,'-]{0,2}((?:20)?\d\d)(?!\d)`,
  'gi',
)
const namedFirst = new RegExp(
  String.raw`(?<!\p{L})(${monthNamePattern})\.?\s{1,2}(\d{1,2})(?:\s?,)?\s{1,2}(20\d\d)(?!\d)`,
  'giu',
)
/** A right-to-left line may come out with the year first: `2026 يونيو 15`. */
const namedBackwards = new RegExp(
  String.raw`(?<!\d)(20\d\d)[\s.-]{1,2}(${monthNamePattern})[\s.-]{1,2}(\d{1,2})(?!\d)`,
  'gi',
)

/**
 * The dates of a cleaned line, and the line without them: dd/MM/yyyy, yyyy-MM-dd, dd MMM yyyy and their kin,
 * in English and Arabic.
 */
export function datesIn(line: string): { dates: WrittenDate[]; rest: string } {
  const dates: WrittenDate[] = []
  const take = (year: string, month: number | null, day: string, swappable = false): string => {
    if (month !== null)
      dates.push({
        year: Number(year.length === 2 ? `20${year}` : year),
        month,
        day: Number(day),
        swappable,
      })
    return ' '
  }
  const rest = line
    .replace(yearFirst, (_, year: string, __, month: string, day: string) => take(year, Number(month), day))
    .replace(yearLast, (_, day: string, __, month: string, year: string) =>
      take(year, Number(month), day, true),
    )
    .replace(named, (_, day: string, month: string, year: string) => take(year, monthOf(month), day))
    .replace(namedFirst, (_, month: string, day: string, year: string) => take(year, monthOf(month), day))
    .replace(namedBackwards, (_, year: string, month: string, day: string) => take(year, monthOf(month), day))
  return { dates, rest }
}

/**
 * YYYY-MM-DD of those that are days of the calendar, sorted. Day first, unless the document writes the month
 * first.
 */
export function calendarDates(written: readonly WrittenDate[]): CalendarDate[] {
  const swappable = written.filter((date) => date.swappable)
  const monthFirst = swappable.some(({ month }) => month > 12) && !swappable.some(({ day }) => day > 12)
  return written
    .map((date) => (monthFirst && date.swappable ? { ...date, day: date.month, month: date.day } : date))
    .map(({ year, month, day }) => dateOfParts(year, month, day))
    .filter((date) => date !== null)
    .sort(compareDates)
}
