import { addDays, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { isExpiredForSuspension, suspendedAfterDays } from '../registry/dates.ts'
import type { LegalEntityStatus } from './status.ts'

/** Days before the end of a licence from which the merchant is asked for the new one (DEC-LGL-4). */
export const askedForDays = 30

/** Where the licences are issued whose end is followed; of other countries nothing is asked (LGL-13). */
export const followedCountry = 'ARE'
/** The zone in which their days begin. */
export const followedZone = 'Asia/Dubai'

/**
 * DEC-LGL-4: the status an entity has by its licence alone. The last of days already asks for the new one.
 */
export function statusByLicence(
  expiry: CalendarDate | null,
  today: CalendarDate,
): Extract<LegalEntityStatus, 'active' | 'pending_info' | 'suspending' | 'suspended'> {
  if (expiry === null) return 'active'
  if (isExpiredForSuspension(expiry, today)) return 'suspended'
  if (today >= expiry) return 'suspending'
  return today >= addDays(expiry, -askedForDays) ? 'pending_info' : 'active'
}

/** The day on which an entity is suspended whose licence ends then. */
export function suspensionDay(expiry: CalendarDate): CalendarDate {
  return addDays(expiry, suspendedAfterDays)
}

const timely: readonly LegalEntityStatus[] = ['active', 'pending_info', 'suspending', 'suspended']

/**
 * What the daily job moves an entity to; null where it stands right. While we review what was sent the clock
 * stands still, and a rejected one goes on from the day its licence ends.
 */
export function statusDue(
  status: LegalEntityStatus,
  expiry: CalendarDate | null,
  today: CalendarDate,
): LegalEntityStatus | null {
  const due = statusByLicence(expiry, today)
  if (status === 'in_review' || due === 'active' || due === status) return null
  if (status === 'rejected') return due === 'pending_info' ? null : due
  return timely.indexOf(due) > timely.indexOf(status) ? due : null
}

/** DEC-LGL-2: what is said of the end of a licence; null with more than 30 days left. */
export type LicenceAlert =
  | { kind: 'expires'; on: CalendarDate }
  | { kind: 'expired'; on: CalendarDate; suspendsOn: CalendarDate }
  | { kind: 'suspended'; on: CalendarDate }

export function licenceAlert(expiry: CalendarDate | null, today: CalendarDate): LicenceAlert | null {
  if (expiry === null || statusByLicence(expiry, today) === 'active') return null
  if (isExpiredForSuspension(expiry, today)) return { kind: 'suspended', on: expiry }
  if (today > expiry) return { kind: 'expired', on: expiry, suspendsOn: suspensionDay(expiry) }
  return { kind: 'expires', on: expiry }
}

/** Which letters tell of the end of a licence, the first one first. */
export const licenceNotices = ['days_30', 'days_14', 'days_3', 'expired', 'suspended'] as const
export type LicenceNotice = (typeof licenceNotices)[number]

/**
 * The last letter that is due by today; null before the first one. Those a jump of the clock passed over are
 * not sent late.
 */
export function noticeDue(expiry: CalendarDate, today: CalendarDate): LicenceNotice | null {
  const left = daysBetween(today, expiry)
  if (isExpiredForSuspension(expiry, today)) return 'suspended'
  if (left <= 0) return 'expired'
  if (left <= 3) return 'days_3'
  if (left <= 14) return 'days_14'
  return left <= askedForDays ? 'days_30' : null
}

/** Which letters tell of the end of an owner's ID, the first one first: nobody is suspended for it. */
export const identityNotices = ['days_30', 'days_14', 'days_3', 'expired'] as const
export type IdentityNotice = (typeof identityNotices)[number]

/** The last letter that is due by today; an ID holds through its last day. */
export function identityNoticeDue(expiry: CalendarDate, today: CalendarDate): IdentityNotice | null {
  const left = daysBetween(today, expiry)
  if (left < 0) return 'expired'
  if (left <= 3) return 'days_3'
  if (left <= 14) return 'days_14'
  return left <= askedForDays ? 'days_30' : null
}

/** DEC-LGL-10: whether an ID ends so soon that it carries a warning, or has ended. */
export function endsSoon(expiry: CalendarDate | null, today: CalendarDate): boolean {
  return expiry !== null && daysBetween(today, expiry) <= askedForDays
}
