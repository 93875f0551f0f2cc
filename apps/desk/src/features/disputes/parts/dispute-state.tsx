import type { DisputeStatus } from '@daftar/rules/disputes/dispute'
import { Badge } from '@daftar/ui/badge'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { statusText } from '../words.ts'

const tones: Readonly<Record<DisputeStatus, Tone>> = {
  pending: 'neutral',
  arbitration: 'warning',
  approved: 'positive',
  declined: 'positive',
  cancelled: 'neutral',
}

/** How a dispute stands; one that was proposed waits for somebody else. */
export function DisputeState({ dispute }: { dispute: { status: DisputeStatus; is_proposed: boolean } }) {
  const { status, is_proposed: isProposed } = dispute
  if (isProposed) return <Badge tone="warning">{m.desk_waits_for_second()}</Badge>
  return <Badge tone={tones[status]}>{statusText[status]()}</Badge>
}
