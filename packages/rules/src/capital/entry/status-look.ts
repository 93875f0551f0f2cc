import type { ApplicationStatus } from '../applications/application-status.ts'
import type { StatusLook, Tone } from '../../status/status-look.ts'
import type { AdvanceStatus } from '../advances/advance-status.ts'

/** One table for advances and applications (LOAN-32 to LOAN-41; the tone of `cancelled` is DEC-CAP-7). */
const looks = {
  submitted: { label: 'in_review', tone: 'warning' },
  approved: { label: 'approved', tone: 'positive' },
  closed: { label: 'completed', tone: 'default' },
  paying: { label: 'paying', tone: 'accent' },
  overdue: { label: 'missed', tone: 'negative' },
  rejected: { label: 'rejected', tone: 'negative' },
  waiting: { label: 'waiting', tone: 'positive' },
  waiting_for_dda: { label: 'waiting_for_direct_debit', tone: 'accent' },
  reset: { label: 'on_hold', tone: 'warning' },
  cancelled: { label: 'cancelled', tone: 'default' },
} as const satisfies Record<AdvanceStatus | ListedApplicationStatus, StatusLook>

/** Drafts are not listed and carry no badge (DEC-APPL-2). */
export type ListedApplicationStatus = Exclude<ApplicationStatus, 'draft' | 'verified'>

export type CapitalStatus = keyof typeof looks
export type CapitalStatusLabel = (typeof looks)[CapitalStatus]['label']

export function statusLook(status: CapitalStatus): { label: CapitalStatusLabel; tone: Tone } {
  return looks[status]
}
