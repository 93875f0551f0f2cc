import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts'
import { defineTransitions } from '../../status/transitions.ts'
import type { AdvanceStatus } from '../advances/advance-status.ts'
import type { StatusLook } from '../../status/status-look.ts'

export const mandateStatuses = [
  'created',
  'pending',
  'waiting_for_bank_approval',
  'active',
  'closed',
  'rejected',
  'error',
  'canceled',
] as const
export type MandateStatus = (typeof mandateStatuses)[number]

/**
 * DEC-LOAN-30; staff enter a bank's answer where no interface brings it. The system cancels what a voided
 * advance waited for.
 */
export const mandateTransitions = defineTransitions<MandateStatus>({
  created: {
    pending: ['system'],
    error: ['system', 'bank'],
    canceled: ['merchant', 'bank', 'staff', 'system'],
  },
  pending: {
    waiting_for_bank_approval: ['merchant', 'bank', 'staff'],
    error: ['system', 'bank', 'staff'],
    canceled: ['merchant', 'bank', 'staff', 'system'],
  },
  waiting_for_bank_approval: {
    active: ['bank', 'staff'],
    rejected: ['bank', 'staff'],
    error: ['system', 'bank', 'staff'],
    canceled: ['merchant', 'bank', 'staff', 'system'],
  },
  active: { closed: ['merchant', 'bank', 'staff'] },
  closed: {},
  rejected: {},
  error: {},
  canceled: {},
})

/** After an end support starts a new mandate, a new record at `created` (DEC-LOAN-30). */
export function canStartNewMandate(current: MandateStatus | null): boolean {
  return current === null || ['rejected', 'error', 'canceled', 'closed'].includes(current)
}

/** A mandate that was not signed yet: its phone may still be corrected (DEC-CAPI-7). */
export function isBeforeSignature(status: MandateStatus): boolean {
  return status === 'created' || status === 'pending'
}

export type MandateMessage = 'sms_sent' | 'bank_approval' | 'capital_arrives' | 'no_longer_valid' | 'failed'

/**
 * What the merchant is told about the authorisation (LOAN-43 to LOAN-47); null when there is nothing to say.
 */
export function mandateMessage(mandate: MandateStatus, advance: AdvanceStatus): MandateMessage | null {
  switch (mandate) {
    case 'created':
    case 'pending':
      return 'sms_sent'
    case 'waiting_for_bank_approval':
      return 'bank_approval'
    case 'active':
      return advance === 'waiting' ? 'capital_arrives' : null
    case 'closed':
      return 'no_longer_valid'
    default:
      return 'failed'
  }
}

/** Days until the signing SMS goes out again. */
export const resendAfterDays = 3
const resendsMax = 3

/** How often the signing SMS leaves for one phone: once, and three times again (DEC-LOAN-30). */
export const mandateSmsMax = 1 + resendsMax

/** Whether the signing SMS goes out again; `sentOn` holds every sending, oldest first (DEC-LOAN-30). */
export function isMandateSmsDue(
  status: MandateStatus,
  sentOn: readonly CalendarDate[],
  today: CalendarDate,
): boolean {
  const last = sentOn.at(-1)
  if (status !== 'pending' || last === undefined || sentOn.length > resendsMax) return false
  return today >= addDays(last, resendAfterDays)
}

export const mandateLooks = {
  created: { label: 'created', tone: 'default' },
  pending: { label: 'pending', tone: 'warning' },
  waiting_for_bank_approval: { label: 'waiting_for_bank_approval', tone: 'warning' },
  active: { label: 'active', tone: 'positive' },
  closed: { label: 'closed', tone: 'default' },
  rejected: { label: 'rejected', tone: 'negative' },
  error: { label: 'error', tone: 'negative' },
  canceled: { label: 'canceled', tone: 'default' },
} as const satisfies Record<MandateStatus, StatusLook>
