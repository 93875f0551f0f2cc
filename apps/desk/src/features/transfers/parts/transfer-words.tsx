import { Badge } from '@daftar/ui/badge'
import { transferLooks, type TransferStatus } from '@daftar/rules/capital/transfer-status'
import { m } from '@daftar/words'
import { badgeTone } from '../../../shared/badge-tone.ts'
import type { Transfer } from '../queries.ts'

export function statusText(status: TransferStatus): string {
  switch (status) {
    case 'ordered':
      return m.desk_transfer_ordered()
    case 'confirmed':
      return m.desk_transfer_confirmed()
    case 'rejected':
      return m.desk_transfer_rejected()
    case 'returned':
      return m.desk_transfer_returned()
  }
}

export function kindText(kind: Transfer['kind']): string {
  return kind === 'advance' ? m.desk_transfer_advance() : m.desk_transfer_payout()
}

/** The status, and whether it still waits for a second person. */
export function TransferState({ transfer }: { transfer: Transfer }) {
  const isWaiting = transfer.status === 'ordered' && transfer.proposed_by_id !== null
  return isWaiting ? (
    <Badge tone="warning">{m.desk_waits_for_second()}</Badge>
  ) : (
    <Badge tone={badgeTone(transferLooks[transfer.status].tone)}>{statusText(transfer.status)}</Badge>
  )
}
