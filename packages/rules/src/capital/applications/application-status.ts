import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts'
import { defineTransitions } from '../../status/transitions.ts'

export const applicationStatuses = [
  'draft',
  'verified',
  'submitted',
  'approved',
  'rejected',
  'reset',
  'cancelled',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/**
 * DEC-APPL-1; a contract that is declined or expires cancels (DEC-APPL-4), as does an advance voided without
 * a mandate.
 */
export const applicationTransitions = defineTransitions<ApplicationStatus>({
  draft: { verified: ['merchant'], submitted: ['merchant'], cancelled: ['system'] },
  // Another phone of the signatory has answered no code (DEC-KYB-11).
  verified: { draft: ['merchant'], submitted: ['merchant'], cancelled: ['system'] },
  submitted: {
    approved: ['reviewer', 'system'],
    rejected: ['reviewer', 'system'],
    reset: ['reviewer', 'system'],
    cancelled: ['staff'],
  },
  reset: { submitted: ['merchant'], cancelled: ['system'] },
  approved: { cancelled: ['system', 'signing_service'] },
  rejected: {},
  cancelled: {},
})

/** Why an application was cancelled (APPL-24, DEC-APPL-1, DEC-APPL-4, DEC-LOAN-1). */
export const cancellationCauses = ['inactivity', 'declined', 'request', 'no_mandate'] as const
export type CancellationCause = (typeof cancellationCauses)[number]

/** While it has one of these the merchant may still change it (DEC-WIZ-19). */
export function isEditable(status: ApplicationStatus): boolean {
  return status === 'draft' || status === 'verified'
}

/** Days without a change after which the inactivity job cancels (DEC-APPL-5). */
export const inactivityDays: Partial<Record<ApplicationStatus, number>> = {
  approved: 14,
  reset: 14,
  draft: 30,
  verified: 30,
}

const reminderDaysBefore = 3

/** Whether the inactivity job cancels today, counted from the day of the last change (DEC-APPL-5). */
export function isInactive(status: ApplicationStatus, changedOn: CalendarDate, today: CalendarDate): boolean {
  const days = inactivityDays[status]
  return days !== undefined && today >= addDays(changedOn, days)
}

/** Whether the one reminder, three days before, is due (DEC-APPL-5). */
export function isInactivityReminderDue(
  status: ApplicationStatus,
  changedOn: CalendarDate,
  today: CalendarDate,
): boolean {
  const days = inactivityDays[status]
  return days !== undefined && today >= addDays(changedOn, days - reminderDaysBefore)
}

/** The review target (APPL-18, DEC-APPL-3). */
export const reviewHours = 72

/** Rounds of reset and resubmission before a reviewer must decide otherwise (DEC-APPL-8). */
export const resubmissionsMax = 3
