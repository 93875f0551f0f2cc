import type { Transfer } from '@daftar/contract/endpoints/money/transfers'
import type { TransferStatus } from '@daftar/rules/capital/advances/transfer-status'
import { m } from '@daftar/words'

/** What became of a bank transfer. */
export function transferStatusText(status: TransferStatus): string {
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

export function transferKindText(kind: Transfer['kind']): string {
  if (kind === 'wallet') return m.desk_transfer_wallet()
  return kind === 'advance' ? m.desk_transfer_advance() : m.desk_transfer_payout()
}
