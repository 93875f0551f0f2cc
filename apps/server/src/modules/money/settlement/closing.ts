import type { PayoutFigures } from '@daftar/rules/settlement/close-payout'
import type { Party } from './parties.ts'
import type { KindSum } from './sums.ts'

/** A payout on its way from opened to closed, inside one transaction. */
export interface Closing {
  payoutId: string
  party: Party
  rows: readonly KindSum[]
  figures: PayoutFigures
  movements: number
  reserveReleaseAt: Date
}
