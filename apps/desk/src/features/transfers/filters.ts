import { transferStatuses, type TransferStatus } from '@daftar/rules/capital/advances/transfer-status'

/** The status an address names; none shows every transfer. */
export function readStatus(text: string | undefined): TransferStatus | undefined {
  return transferStatuses.find((status) => status === text)
}
