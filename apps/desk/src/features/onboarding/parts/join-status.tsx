import type { OnboardingStatus } from '@daftar/rules/access/onboarding-status'
import { Badge } from '@daftar/ui/badge'
import { m } from '@daftar/words'
import { statusText, statusTone } from '../../../shared/merchant/onboarding-status.ts'

/** How an application stands; a proposed approval waits for somebody else. */
export function JoinStatus({
  status,
  waitsForSecond,
}: {
  status: OnboardingStatus
  waitsForSecond: boolean
}) {
  if (waitsForSecond) return <Badge tone="iris">{m.desk_waits_for_second()}</Badge>
  return <Badge tone={statusTone(status)}>{statusText(status)}</Badge>
}
