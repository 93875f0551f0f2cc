import type { FieldCode } from '@daftar/contract'
import type { PublicConfig } from '@daftar/contract/public-config'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { calendarOfCurrency } from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import {
  callBackCurrency,
  callBackDateProblem,
  callBackDay,
  callBackRange,
} from '@daftar/rules/capital/offers/call-back-dates'
import { splitPhone } from '@daftar/rules/contact/phone'
import { productNow } from '@daftar/ui/product-clock'
import { fieldText, m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { initialPhone, phoneCode, type PhoneValue } from '../../shared/session/phone-input.tsx'

/** What a call-back is asked with (OFR-25); an empty date is none (OFR-33). */
export type CallBackForm = { phone: PhoneValue; date: CalendarDate | null }

/** The phone of the account stands there already (DEC-OFR-12). */
export function emptyCallBack(accountPhone: string | null): CallBackForm {
  return { phone: (accountPhone && splitPhone(accountPhone)) || initialPhone(accountPhone), date: null }
}

/** Today where the agents work, by the product's clock (DEC-OFR-12). */
export function callBackToday(): CalendarDate {
  return dateInZone(productNow(), zoneOfCurrency(callBackCurrency))
}

/**
 * The day the call comes: that day, or the next on which the agents work, public holidays of their market
 * left out (DEC-OFR-12).
 */
export function callBackComesOn(chosen: CalendarDate, holidays: PublicConfig['holidays']): CalendarDate {
  return callBackDay(chosen, calendarOfCurrency(callBackCurrency, holidays[callBackCurrency]))
}

const dateCodes = {
  required_field: 'required',
  date_too_early: 'below_minimum',
  date_too_late: 'above_maximum',
} as const satisfies Record<string, FieldCode>

export function callBackErrors({ phone, date }: CallBackForm, today: CalendarDate) {
  const dateProblem = callBackDateProblem(date, today)
  return { phone: phoneCode(phone), date: dateProblem && dateCodes[dateProblem] }
}

/** The messages of the date say which day is the earliest or the latest (OFR-32). */
export function callBackDateText(code: FieldCode, today: CalendarDate): string {
  const { earliest, latest } = callBackRange(today)
  if (code === 'below_minimum') return m.offers_call_earliest({ date: dateText(earliest) })
  if (code === 'above_maximum') return m.offers_call_latest({ date: dateText(latest) })
  return fieldText(code)
}
