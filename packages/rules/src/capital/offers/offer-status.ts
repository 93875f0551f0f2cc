import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts'
import { defineTransitions } from '../../status/transitions.ts'
import type { StatusLook } from '../../status/status-look.ts'

export const offerStatuses = ['proposed', 'active', 'hidden', 'used', 'withdrawn', 'expired'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/**
 * DEC-OFR-2: proposed while it waits for a second person (docs/decisions/0057), hidden while an application
 * on it is submitted, used when an advance is created, withdrawn also by a rejection (DEC-APPL-11).
 */
export const offerTransitions = defineTransitions<OfferStatus>({
  proposed: { active: ['staff'], withdrawn: ['staff'] },
  active: { hidden: ['merchant'], withdrawn: ['system', 'staff'], expired: ['system'] },
  hidden: {
    active: ['system', 'signing_service', 'staff'],
    used: ['signing_service'],
    withdrawn: ['system', 'staff', 'reviewer'],
    expired: ['system', 'signing_service', 'staff'],
  },
  used: {},
  withdrawn: {},
  expired: {},
})

/** Days an offer stays active (DEC-OFR-2). */
export const offerValidDays = 30

/** The first day on which the offer can no longer be taken. */
export function offerEndsOn(createdOn: CalendarDate): CalendarDate {
  return addDays(createdOn, offerValidDays)
}

/**
 * Where an offer goes when the application on it is cancelled: back to active before its end, else expired
 * (DEC-OFR-2).
 */
export function statusAfterCancellation(createdOn: CalendarDate, today: CalendarDate): OfferStatus {
  return today < offerEndsOn(createdOn) ? 'active' : 'expired'
}

export const offerLooks = {
  proposed: { label: 'proposed', tone: 'warning' },
  active: { label: 'active', tone: 'positive' },
  hidden: { label: 'hidden', tone: 'accent' },
  used: { label: 'used', tone: 'default' },
  withdrawn: { label: 'withdrawn', tone: 'negative' },
  expired: { label: 'expired', tone: 'default' },
} as const satisfies Record<OfferStatus, StatusLook>
