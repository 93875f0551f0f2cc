import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { currencyOfCountry, isCountryCode } from '@daftar/rules/geo/countries'
import { productNow } from '@daftar/ui/product-clock'
import { zoneText } from '@daftar/words/formats/date'

/**
 * The day it is where a merchant of that country sells, by the product's clock: the server begins and ends
 * the days of a filter there. Without a country of the product it is the reader's own day.
 */
export function today(country: string | null): CalendarDate {
  return dateInZone(productNow(), zoneOf(country))
}

/** The zone whose days those are; its name is said where figures are explained. */
export function zoneOf(country: string | null): string {
  return country && isCountryCode(country) ? zoneOfCurrency(currencyOfCountry(country)) : zoneText()
}
