import type { Currency } from '../money/currency.ts'
import type { CalendarDate } from './calendar-date.ts'

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
  const named: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatterOf(zone).formatToParts(instantMs)) named[type] = value
  return `${named.year}-${named.month}-${named.day}` as CalendarDate
}

/** Building a formatter costs far more than using one; there are few zones. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone)
  if (!formatter) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone: zone, ...parts })
    formatters.set(zone, formatter)
  }
  return formatter
}
