import type { Waterfall } from '@daftar/rules/settlement/payout-lines'
import { waterfallOf } from '@daftar/rules/payouts/waterfall'
import {
  closePayout,
  noDeduction,
  type Deduct,
  type PayoutFigures,
} from '@daftar/rules/settlement/close-payout'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { payoutTermsOf } from './close-batch.ts'
import type { CutOff } from './cut-off.ts'
import { findPayees, type Payee } from './payees.ts'
import type { Capital } from '../dependencies.ts'
import { payoutSums, sumOpen, type KindSum } from './sums.ts'

/** What is in no payout yet of a merchant, with what the rules need to close it. */
export interface OpenParty {
  payee: Payee
  /** By kind and store, amounts with their sign. */
  rows: readonly KindSum[]
  deduct: Deduct
}

/** The open movements of merchants up to a cut-off; nothing is written. */
export async function figuresAt(
  tx: ReadTx,
  capital: Pick<Capital, 'preview'>,
  merchantIds: readonly string[],
  cutOff: Pick<CutOff, 'currency' | 'until' | 'lastDay' | 'runDate'>,
): Promise<OpenParty[]> {
  const { currency, until, runDate } = cutOff
  const [payees, sums, advances] = await Promise.all([
    findPayees(tx, merchantIds, cutOff),
    sumOpen(tx, merchantIds, currency, until),
    capital.preview(tx, { merchantIds, currency, runDate }),
  ])
  const byMerchant = Map.groupBy(sums, (row) => row.merchantId)
  return payees.map((payee) => ({
    payee,
    rows: byMerchant.get(payee.merchantId) ?? [],
    deduct: advances.get(payee.merchantId) ?? noDeduction,
  }))
}

/** Closed by the rules of the run, as if it were closed now. */
export function closeOpen(
  { payee, rows, deduct }: OpenParty,
  terms: Parameters<typeof payoutTermsOf>[1],
): { figures: PayoutFigures; waterfall: Waterfall } {
  const figures = closePayout(payoutSums(rows), payoutTermsOf(payee, terms), deduct)
  return { figures, waterfall: waterfallOf(figures) }
}

type Amounts = Pick<
  KindSum,
  'amountMinor' | 'commissionMinor' | 'commissionFixedMinor' | 'commissionVatMinor' | 'movements'
>

/** The same with what has not happened yet: sales as they would be captured, a refund as it would be made. */
export function withMovement(open: OpenParty, kind: 'sale' | 'refund', amounts: Amounts): OpenParty {
  const { merchantId } = open.payee
  const row = { ...amounts, merchantId, kind, storeId: null, first: new Date(0) }
  return { ...open, rows: [...open.rows, row] }
}

/** What is open beyond a cut-off that is being closed: all without what is of that. */
export function withoutThose(all: OpenParty, closing: OpenParty): OpenParty {
  const gone = closing.rows.map((row) => ({
    ...row,
    amountMinor: -row.amountMinor,
    commissionMinor: -row.commissionMinor,
    commissionFixedMinor: -row.commissionFixedMinor,
    commissionVatMinor: -row.commissionVatMinor,
  }))
  return { ...all, rows: [...all.rows, ...gone] }
}
