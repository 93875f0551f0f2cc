import { dateOfParts, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { toLatinDigits } from '../text/digits.ts'
import { cleanPasted } from '../text/pasted.ts'

/** The order of day, month and year in the dates of one file. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

/**
 * The order that the file's own dates prove: one in which every date is real. Where several are possible it
 * is the one in which the lines follow each other in time, then the one that spans fewer days; day first
 * where that says nothing.
 */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  const orders = (['dmy', 'mdy', 'ymd'] as const).map((order) => {
    const dates = texts.map((text) => readBankDate(text, order)).filter((date) => date !== null)
    return { order, read: dates.length, turns: turnsIn(dates), span: spanOf(dates) }
  })
  const most = Math.max(...orders.map(({ read }) => read))
  const [best] = orders
    .filter(({ read }) => read === most)
    .toSorted((left, right) => left.turns - right.turns || left.span - right.span)
  return best?.order ?? 'dmy'
}

/** A date of a statement; null when the text is none in this order. A time after it is left out. */
export function readBankDate(text: string, order: DateOrder): CalendarDate | null {
  const plain = toLatinDigits(cleanPasted(text)).toLowerCase()
  const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(plain)
  if (compact) return realDate(compact[1]!, compact[2]!, compact[3]!)
  const figures = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?!\d)/.exec(plain)
  if (figures) return inOrder([figures[1]!, figures[2]!, figures[3]!], order)
  const dayFirst = /^(\d{1,2})[-/., ]*(\p{L}[\p{L}\p{M}]*)\.?[-/., ]*(\d{4}|\d{2})(?!\d)/u.exec(plain)
  if (dayFirst) return namedDate(dayFirst[3]!, dayFirst[2]!, dayFirst[1]!)
  const monthFirst = /^(\p{L}[\p{L}\p{M}]*)\.?[-/., ]*(\d{1,2})[-/., ]+(\d{4}|\d{2})(?!\d)/u.exec(plain)
  if (monthFirst) return namedDate(monthFirst[3]!, monthFirst[1]!, monthFirst[2]!)
  return null
}

/** Days from the first to the last: a statement is of weeks or months, hardly of decades. */
function spanOf(dates: readonly CalendarDate[]): number {
  const sorted = dates.toSorted()
  return sorted.length === 0 ? 0 : daysBetween(sorted[0]!, sorted.at(-1)!)
}

/** How often the days change their direction, from falling to rising or back. */
function turnsIn(dates: readonly CalendarDate[]): number {
  let turns = 0
  let direction = 0
  for (let at = 1; at < dates.length; at += 1) {
    const step = dates[at]! > dates[at - 1]! ? 1 : dates[at]! < dates[at - 1]! ? -1 : 0
    if (step !== 0 && direction !== 0 && step !== direction) turns += 1
    if (step !== 0) direction = step
  }
  return turns
}

/** A first figure of four digits is a year whatever the file does elsewhere. */
function inOrder([first, second, third]: [string, string, string], order: DateOrder): CalendarDate | null {
  if (first.length === 4) return realDate(first, second, third)
  if (first.length === 3 || third.length === 3 || third.length === 1) return null
  if (order === 'ymd') return third.length === 4 ? null : realDate(first, second, third)
  return order === 'dmy' ? realDate(third, second, first) : realDate(third, first, second)
}

function namedDate(year: string, name: string, day: string): CalendarDate | null {
  const month = monthOf(name)
  return month === null ? null : realDate(year, String(month), day)
}

function realDate(year: string, month: string, day: string): CalendarDate | null {
  const whole = Number(year.length === 2 ? `20${year}` : year)
  return dateOfParts(whole, Number(month), Number(day))
}

function monthOf(name: string): number | null {
  const plain = name.replace(/[أإآ]/g, 'ا').replace(/\p{M}/gu, '')
  const english = englishMonths.findIndex((month) => plain.startsWith(month))
  if (english >= 0) return english + 1
  const arabic = arabicMonths.findIndex((names) => names.includes(plain))
  return arabic >= 0 ? arabic + 1 : null
}

const englishMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const arabicMonths = [
  ['يناير'],
  ['فبراير', 'شباط'],
  ['مارس', 'اذار'],
  ['ابريل', 'نيسان'],
  ['مايو', 'ايار'],
  ['يونيو', 'حزيران'],
  ['يوليو', 'تموز'],
  ['اغسطس', 'اب'],
  ['سبتمبر', 'ايلول'],
  ['اكتوبر'],
  ['نوفمبر'],
  ['ديسمبر'],
]
