import { addDays, parseCalendarDate, type CalendarDate } from '../calendar/calendar-date.ts'
import { problem, type FieldProblem } from '../text/field-problem.ts'

/** VAL-53: two weeks. Advice only, except where an area makes it a hard rule (DEC-VAL-9). */
export const licenceMarginDays = 14

/** VAL-52, VAL-53: what the user is told a licence must be, in this order. */
export const licenceRequirements = ['licence_of_the_merchant', 'licence_valid_two_weeks'] as const

/** Days after expiry at which the legal entity is suspended (NAV-53). */
export const suspendedAfterDays = 30

/** VAL-49, VAL-50: the expiry of a licence or a national ID; today still counts (DEC-VAL-14). */
export function expiryDateProblem(text: string, today: CalendarDate): FieldProblem | null {
  const date = readDate(text)
  if (typeof date !== 'string') return date
  return date < today ? problem('date_in_past') : null
}

/** VAL-51: a birth date; today still counts (DEC-VAL-14). */
export function birthDateProblem(text: string, today: CalendarDate): FieldProblem | null {
  const date = readDate(text)
  if (typeof date !== 'string') return date
  return date > today ? problem('date_in_future') : null
}

/** VAL-53: whether the licence is good for at least two weeks from today. */
export function hasLicenceMargin(expiry: CalendarDate, today: CalendarDate): boolean {
  return expiry >= addDays(today, licenceMarginDays)
}

/** NAV-53: expired for 30 days or longer. */
export function isExpiredForSuspension(expiry: CalendarDate, today: CalendarDate): boolean {
  return today >= addDays(expiry, suspendedAfterDays)
}

function readDate(text: string): CalendarDate | FieldProblem {
  const date = text.trim()
  if (date === '') return problem('required')
  return parseCalendarDate(date) ?? problem('date_invalid')
}
