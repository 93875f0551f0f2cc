import type { DisputeStatus } from '@daftar/rules/disputes/dispute'
import { Badge } from '@daftar/ui/badge'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

const tones: Readonly<Record<DisputeStatus, Tone>> = {
  pending: 'neutral',
  arbitration: 'warning',
  approved: 'positive',
  declined: 'positive',
  cancelled: 'neutral',
}

/** How a dispute stands, as the desk reads it. */
export const disputeStatusWords: Readonly<Record<DisputeStatus, () => string>> = {
  pending: m.desk_dispute_pending,
  arbitration: m.desk_dispute_arbitration,
  approved: m.desk_dispute_for_shopper,
  declined: m.desk_dispute_for_merchant,
  cancelled: m.desk_dispute_cancelled,
}

/** How a dispute stands; one that was proposed waits for somebody else. */
export function DisputeState({ dispute }: { dispute: { status: DisputeStatus; is_proposed: boolean } }) {
  const { status, is_proposed: isProposed } = dispute
  if (isProposed) return <Badge tone="warning">{m.desk_waits_for_second()}</Badge>
  return <Badge tone={tones[status]}>{disputeStatusWords[status]()}</Badge>
}
