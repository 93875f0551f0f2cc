import { payoutLooks, type PayoutStatus } from '@daftar/rules/payouts/payout-status'
import { Badge } from '@daftar/ui/badge'
import { m } from '@daftar/words'
import { badgeTone } from '@daftar/app-kit/badge-tone'

const labels: Record<PayoutStatus, () => string> = {
  pending: m.payouts_status_pending,
  held: m.payouts_status_held,
  in_transit: m.payouts_status_in_transit,
  paid: m.payouts_status_paid,
  failed: m.payouts_status_failed,
  rolled_over: m.payouts_status_rolled_over,
  carried: m.payouts_status_carried,
}

export function statusText(status: PayoutStatus): string {
  return labels[status]()
}

/** Where a payout stands: tone, dot and word (DEC-PO-3). */
export function StatusBadge({ status }: { status: PayoutStatus }) {
  return <Badge tone={badgeTone(payoutLooks[status].tone)}>{labels[status]()}</Badge>
}
