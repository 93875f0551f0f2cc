import { dateInZone } from '@daftar/rules/calendar/zones'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { zoneText } from '@daftar/words/formats/date'
import { productNow } from '../../shared/product-clock.ts'

/** The day it is for whoever looks, by the product's clock. */
export function today(): CalendarDate {
  return dateInZone(productNow(), zoneText())
}
