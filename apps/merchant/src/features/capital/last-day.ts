import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'

/** The last day on which an offer can be taken, where it is offered. */
export function lastDayOf({ expires_at, currency }: Pick<Offer, 'expires_at' | 'currency'>): CalendarDate {
  return addDays(dateInZone(Date.parse(expires_at), zoneOfCurrency(currency)), -1)
}
