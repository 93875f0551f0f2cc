import type { EntityUpdateStatus } from '@daftar/rules/legal-entities/update'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

const statuses: Readonly<Record<EntityUpdateStatus, readonly [() => string, Tone]>> = {
  draft: [m.desk_join_status_draft, 'neutral'],
  in_review: [m.desk_join_status_in_review, 'warning'],
  changes_requested: [m.desk_join_status_changes, 'neutral'],
  approved: [m.desk_company_status_approved, 'positive'],
  rejected: [m.desk_company_status_rejected, 'negative'],
}

export function statusText(status: EntityUpdateStatus): string {
  return statuses[status][0]()
}

export function statusTone(status: EntityUpdateStatus): Tone {
  return statuses[status][1]
}

/** A status of a history, which may be any text. */
export function anyStatusText(status: string): string {
  return Object.hasOwn(statuses, status) ? statusText(status as EntityUpdateStatus) : status
}
