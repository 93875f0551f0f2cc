import type { OnboardingStatus } from '@daftar/rules/access/onboarding-status'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

const statuses: Readonly<Record<OnboardingStatus, readonly [() => string, Tone]>> = {
  draft: [m.desk_join_status_draft, 'neutral'],
  partially_submitted: [m.desk_join_status_call, 'warning'],
  submitted: [m.desk_join_status_submitted, 'warning'],
  in_review: [m.desk_join_status_in_review, 'iris'],
  changes_requested: [m.desk_join_status_changes, 'neutral'],
  approved: [m.desk_join_status_approved, 'positive'],
  declined: [m.desk_join_status_declined, 'negative'],
}

export function statusText(status: OnboardingStatus): string {
  return statuses[status][0]()
}

export function statusTone(status: OnboardingStatus): Tone {
  return statuses[status][1]
}

/** A status of a history or of another's case, which may be any text. */
export function anyStatusText(status: string): string {
  return Object.hasOwn(statuses, status) ? statusText(status as OnboardingStatus) : status
}
