import type { Currency } from '../money/currency.ts'
import { calendarDate, dayNumber, type CalendarDate } from './calendar-date.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** One zone per currency, for settlement weeks, working days and "tomorrow" (DEC-CAP-11). */
const zones: Record<Currency, string> = {
  AED: 'Asia/Dubai',
  BHD: 'Asia/Bahrain',
  CNH: 'Asia/Hong_Kong',
  EGP: 'Africa/Cairo',
  EUR: 'Europe/Berlin',
  GBP: 'Europe/London',
  INR: 'Asia/Kolkata',
  KRW: 'Asia/Seoul',
  KWD: 'Asia/Kuwait',
  OMR: 'Asia/Muscat',
  QAR: 'Asia/Qatar',
  SAR: 'Asia/Riyadh',
  TRY: 'Europe/Istanbul',
  USD: 'America/New_York',
}

export function zoneOfCurrency(currency: Currency): string {
  return zones[currency]
}

/** The day it is in the zone at an instant (epoch milliseconds). Throws a RangeError for an unknown zone. */
export function dateInZone(instantMs: number, zone: string): CalendarDate {
  const local = localParts(instantMs, zone)
  return calendarDate(local.year, local.month, local.day)
}

/**
 * The first instant (epoch milliseconds) of a day in the zone: its midnight, or the moment the clocks jump over midnight
 * to, where daylight saving begins at that hour (Cairo).
 */
export function startOfDay(date: CalendarDate, zone: string): number {
  const utcMidnight = dayNumber(date) * dayMs
  const guess = utcMidnight - offsetMs(utcMidnight, zone)
  const midnight = utcMidnight - offsetMs(guess, zone)
  return isFirstInstant(midnight, date, zone) ? midnight : searchStart(date, zone, utcMidnight)
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetMs(instantMs: number, zone: string): number {
  const local = localParts(instantMs, zone)
  const wall =
    dayNumber(calendarDate(local.year, local.month, local.day)) * dayMs +
    local.hour * hourMs +
    local.minute * 60_000 +
    local.second * 1_000
  return wall - Math.floor(instantMs / 1_000) * 1_000
}

function isFirstInstant(instantMs: number, date: CalendarDate, zone: string): boolean {
  return dateInZone(instantMs, zone) === date && dateInZone(instantMs - 1, zone) < date
}

function searchStart(date: CalendarDate, zone: string, utcMidnight: number): number {
  // No zone is more than 14 hours from UTC.
  let before = utcMidnight - 15 * hourMs
  let after = utcMidnight + 15 * hourMs
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dateInZone(middle, zone) < date) before = middle
    else after = middle
  }
  return after
}

interface LocalParts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

function localParts(instantMs: number, zone: string): LocalParts {
  const parts: LocalParts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of formatterOf(zone).formatToParts(instantMs))
    if (type in parts) parts[type as keyof LocalParts] = Number(value)
  return parts
}

/** Building a formatter costs far more than using one; there are few zones. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formatters.set(zone, formatter)
  }
  return formatter
}
