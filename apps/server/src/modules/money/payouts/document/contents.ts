import type { LineKind, WaterfallStep } from '@daftar/rules/settlement/payout-lines'
import type { Bilingual, Say } from '../../../../platform/documents/element.ts'
import type { InvoiceParty } from '../../../../platform/documents/parties.ts'
import type { PayoutRow } from '../../settlement/index.ts'
import type { LineRow } from '../lines.ts'
import type { StoreFigures } from '../store.ts'

/** Everything a payout's statement says. */
export interface StatementContents {
  provider: Bilingual
  /** Who pays, and who is paid. */
  seller: InvoiceParty
  merchant: InvoiceParty
  payout: PayoutRow
  zone: string
  stores: readonly StoreFigures[]
  /** Newest first, at most as many as the paper holds. */
  lines: readonly LineRow[]
  /** How many there are. */
  movements: number
}

/** What the rows of the table of payouts are called: on paper as on the screen. */
export interface StatementWords {
  step(step: WaterfallStep): Say
  kind(kind: LineKind): Say
}
