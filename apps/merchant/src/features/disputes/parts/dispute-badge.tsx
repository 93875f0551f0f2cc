import { badgeTone } from '@daftar/app-kit/badge-tone'
import { disputeLooks, type DisputeStatus } from '@daftar/rules/disputes/dispute'
import { Badge } from '@daftar/ui/badge'
import { disputeStatusText } from '@daftar/words/dispute-words'

/** Where a dispute stands: tone and word (DEC-DSP-10). */
export function DisputeBadge({ status }: { status: DisputeStatus }) {
  return <Badge tone={badgeTone(disputeLooks[status].tone)}>{disputeStatusText(status)}</Badge>
}
