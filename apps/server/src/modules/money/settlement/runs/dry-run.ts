import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import type { Waterfall } from '@daftar/rules/settlement/payout-lines'
import type { PayoutFigures } from '@daftar/rules/settlement/close-payout'
import type { ReadTx } from '../../../../platform/database/database.ts'
import type { CutOff } from '../closing/cut-off.ts'
import { closeOpen, figuresAt } from '../closing/open-figures.ts'
import type { ClosingDependencies } from '../dependencies.ts'
import { findDestinations, keptBackBy } from './destinations.ts'
import { countMovements } from '../closing/sums.ts'

export interface DryResult {
  merchantId: string
  name: string
  nameAr: string
  figures: PayoutFigures
  waterfall: Waterfall
  movements: number
  /** Why it would be closed and not sent; null where it would be. */
  heldReason: HeldReason | null
}

/** What a run of a cut-off would come to for merchants that are due; a pure read. */
export async function dryRun(
  tx: ReadTx,
  { capital, flexibleFeeMinor }: ClosingDependencies,
  cutOff: CutOff,
  merchantIds: readonly string[],
): Promise<DryResult[]> {
  const open = await figuresAt(tx, capital, merchantIds, cutOff)
  const destinations = new Map(
    (await findDestinations(tx, merchantIds)).map((destination) => [destination.merchant_id, destination]),
  )
  return open.map((one) => ({
    merchantId: one.payee.merchantId,
    name: one.payee.name,
    nameAr: one.payee.nameAr,
    ...closeOpen(one, { ...cutOff, flexibleFeeMinor }),
    movements: countMovements(one.rows),
    heldReason: keptBackBy(destinations.get(one.payee.merchantId)!),
  }))
}
