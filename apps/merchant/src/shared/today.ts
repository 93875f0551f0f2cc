import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { productNow } from '@daftar/ui/product-clock'
import { zoneText } from '@daftar/words/formats/date'

/** The day it is for whoever looks, or in a zone, by the product's clock. */
export function today(zone = zoneText()): CalendarDate {
  return dateInZone(productNow(), zone)
}
