import type { DisputeStatus } from '@daftar/rules/disputes/dispute'
import { m } from '@daftar/words'

const words: Readonly<Record<DisputeStatus, () => string>> = {
  pending: m.claim_status_pending,
  arbitration: m.claim_status_arbitration,
  approved: m.claim_status_approved,
  declined: m.claim_status_declined,
  cancelled: m.claim_status_cancelled,
}

/** How a dispute stands, as its shopper reads it. */
export function shopperStatusText(status: DisputeStatus): string {
  return words[status]()
}
