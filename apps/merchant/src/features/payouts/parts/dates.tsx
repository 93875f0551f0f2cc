import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { DateText } from '@daftar/ui/date-text'
import { currentLanguage } from '@daftar/words'
import { dateText, instantText, weekdayText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'

/** Payouts live in the zone of their currency, wherever they are read; the zone stands on hover. */

export function Moment({ at, currency }: { at: string; currency: Currency }) {
  const zone = zoneOfCurrency(currency)
  return <DateText text={instantText(at, zone)} dateTime={at} title={zone} />
}

export function Day({ at, currency, muted }: { at: string; currency: Currency; muted?: boolean }) {
  const zone = zoneOfCurrency(currency)
  return (
    <DateText text={dateText(dateInZone(Date.parse(at), zone))} dateTime={at} title={zone} muted={muted} />
  )
}

/** A calendar date with its weekday, where the day of the week counts. */
export function Weekday({ date }: { date: string }) {
  return <DateText text={dateText(date)} dateTime={date} weekday={weekdayText(date, currentLanguage())} />
}

/** A calendar date inside a sentence of either direction. */
export function dateInSentence(date: string): string {
  return isolated(dateText(date))
}

/**
 * Two days as a range. Each keeps its figures in order; the first stands where the language begins to read.
 */
export function daysText(from: string, to: string): string {
  return `${isolated(dateText(from))} – ${isolated(dateText(to))}`
}

/** The last day of a period that ends at an instant: Sunday, where it ends at Sunday's midnight. */
export function lastDayOf(until: string, currency: Currency): string {
  return dateInZone(Date.parse(until) - 1, zoneOfCurrency(currency))
}

/** `09/11 – 15/11/26`, the days a payout is of; the first year is said where it is another. */
export function periodText(from: string, until: string, currency: Currency): string {
  const first = dateInZone(Date.parse(from), zoneOfCurrency(currency))
  const last = lastDayOf(until, currency)
  const begin = first.slice(0, 4) === last.slice(0, 4) ? dateText(first).slice(0, 5) : dateText(first)
  return `${isolated(begin)}\u00a0–\u00a0${isolated(dateText(last))}`
}
