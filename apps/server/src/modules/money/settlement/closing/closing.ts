import type { ClosingLine } from '@daftar/rules/payouts/waterfall'
import type { PayoutFigures } from '@daftar/rules/settlement/close-payout'
import type { Payee } from './payees.ts'
import type { KindSum } from './sums.ts'

/** A payout on its way from opened to closed, inside one transaction. */
export interface Closing {
  payoutId: string
  payee: Payee
  rows: readonly KindSum[]
  figures: PayoutFigures
  /** What follows from the figures, beside the movements. */
  lines: readonly ClosingLine[]
  movements: number
  reserveReleaseAt: Date
}
