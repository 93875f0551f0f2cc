import {
  statusLook,
  type CapitalStatus,
  type CapitalStatusLabel,
} from '@daftar/rules/capital/entry/status-look'
import { Badge } from '@daftar/ui/badge'
import { m } from '@daftar/words'
import { badgeTone } from '@daftar/app-kit/badge-tone'

const labels: Record<CapitalStatusLabel, () => string> = {
  in_review: m.capital_status_in_review,
  approved: m.capital_status_approved,
  completed: m.capital_status_completed,
  paying: m.capital_status_paying,
  missed: m.capital_status_missed,
  rejected: m.capital_status_rejected,
  waiting: m.capital_status_waiting,
  waiting_for_direct_debit: m.capital_status_waiting_for_direct_debit,
  on_hold: m.capital_status_on_hold,
  cancelled: m.capital_status_cancelled,
}

/** One table of words and tones for advances and applications (LOAN-32 to LOAN-41). */
export function StatusBadge({ status }: { status: CapitalStatus }) {
  const { label, tone } = statusLook(status)
  return <Badge tone={badgeTone(tone)}>{labels[label]()}</Badge>
}
