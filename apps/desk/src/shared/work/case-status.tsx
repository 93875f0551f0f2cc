import { Badge } from '@daftar/ui/badge'
import type { ApplicationStatus } from '@daftar/rules/capital/applications/application-status'
import { statusLook } from '@daftar/rules/capital/entry/status-look'
import { m } from '@daftar/words'
import { badgeTone } from '@daftar/app-kit/badge-tone'

type CaseStatusProps = { status: ApplicationStatus; waitsForSecond: boolean }

/** The status as staff call it; a proposed approval waits for somebody else. */
export function CaseStatus({ status, waitsForSecond }: CaseStatusProps) {
  if (waitsForSecond) return <Badge tone="iris">{m.desk_waits_for_second()}</Badge>
  const tone = status === 'draft' || status === 'verified' ? 'neutral' : badgeTone(statusLook(status).tone)
  return <Badge tone={tone}>{caseStatusText(status)}</Badge>
}

export function caseStatusText(status: ApplicationStatus): string {
  return statusWords[status]()
}

const statusWords: Readonly<Record<ApplicationStatus, () => string>> = {
  draft: m.desk_case_draft,
  verified: m.desk_case_draft,
  submitted: m.desk_case_submitted,
  approved: m.desk_case_approved,
  rejected: m.desk_case_rejected,
  reset: m.desk_case_reset,
  cancelled: m.desk_case_cancelled,
}
