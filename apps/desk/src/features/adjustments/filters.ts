import { adjustmentStatuses, type AdjustmentStatus } from '@daftar/rules/payouts/adjustment'

/** The status an address names; none shows every adjustment. */
export function readStatus(text: string | undefined): AdjustmentStatus | null {
  return adjustmentStatuses.find((status) => status === text) ?? null
}
