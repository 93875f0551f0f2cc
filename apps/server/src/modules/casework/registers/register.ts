import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'

/** What the commercial register holds of one company. */
export interface RegisterEntry {
  commercialRegistrationNumber: string
  unifiedNumber: string
  legalName: string
  expiresOn: CalendarDate
}

/**
 * The commercial register of Saudi Arabia. Null for a number it does not hold; throws when it does not
 * answer. `on` is the day it is asked.
 */
export interface CommercialRegister {
  byRegistration(number: string, on: CalendarDate): Promise<RegisterEntry | null>
  byUnifiedNumber(number: string, on: CalendarDate): Promise<RegisterEntry | null>
}
