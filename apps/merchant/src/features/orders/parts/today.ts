import { dateInZone } from '@daftar/rules/calendar/zones'
import { zoneText } from '@daftar/words/formats/date'
import { productNow } from '../../../shared/product-clock.ts'

/** The day it is for the reader, by the product's clock. */
export function today(): string {
  return dateInZone(productNow(), zoneText())
}
