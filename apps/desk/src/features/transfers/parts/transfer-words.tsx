import { Badge } from '@daftar/ui/badge'
import { transferLooks } from '@daftar/rules/capital/advances/transfer-status'
import { m } from '@daftar/words'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import { transferStatusText } from '../../../shared/money/transfer-text.ts'
import type { Transfer } from '../queries.ts'

/** The status, and whether it still waits for a second person. */
export function TransferState({ transfer }: { transfer: Transfer }) {
  const isWaiting = transfer.status === 'ordered' && transfer.proposed_by_id !== null
  return isWaiting ? (
    <Badge tone="warning">{m.desk_waits_for_second()}</Badge>
  ) : (
    <Badge tone={badgeTone(transferLooks[transfer.status].tone)}>{transferStatusText(transfer.status)}</Badge>
  )
}
