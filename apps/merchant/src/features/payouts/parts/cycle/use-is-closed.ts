import { useProductNow } from '@daftar/ui/product-clock'
import type { UpcomingPayout } from '../../queries.ts'

/** The cut-off has passed and the run is still to come: nothing counts for this payout any more. */
export function useIsClosed({ cycle, cut_off_at: cutOff }: UpcomingPayout): boolean {
  const now = useProductNow()
  return cycle === 'weekly' && now >= Date.parse(cutOff)
}
