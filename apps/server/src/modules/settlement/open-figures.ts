import type { Currency } from '@daftar/rules/money/currency'
import type { Waterfall } from '@daftar/rules/payouts/payout-lines'
import { waterfallOf } from '@daftar/rules/payouts/waterfall'
import { closePayout, noDeduction, type PayoutFigures } from '@daftar/rules/settlement/close-payout'
import { effectiveCycle } from '@daftar/rules/settlement/payout-cycle'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import type { Tx } from '../../platform/database/database.ts'
import { termsOf } from './close-batch.ts'
import { requestedCutOff, type CutOff } from './cut-off.ts'
import { chosenCycle, findParties, type Party } from './parties.ts'
import type { Capital } from './parts.ts'
import { countMovements, payoutSums, sumOpen, type KindSum } from './sums.ts'

/** What a merchant's next payout comes to so far. */
export interface OpenFigures {
  /** The last cut-off; null before the first payout. */
  since: Date | null
  cycle: PayoutCycle
  figures: PayoutFigures
  waterfall: Waterfall
  movements: number
  /** By kind and store, amounts with their sign. */
  sums: readonly KindSum[]
}

/** What is in no payout yet, closed by the rules as if it were closed now; nothing is written. */
export async function openFigures(
  tx: Tx,
  capital: Pick<Capital, 'preview'>,
  merchantId: string,
  currency: Currency,
  at: Date,
): Promise<OpenFigures | undefined> {
  const cutOff = requestedCutOff(currency, at)
  const [chosen, [open]] = await Promise.all([
    chosenCycle(tx, merchantId, cutOff.runDate),
    figuresAt(tx, capital, [merchantId], cutOff),
  ])
  if (!open) return undefined
  const cycle = effectiveCycle(chosen, open.party.hasOpenAdvance)
  const closed = closeOpen(open, { ...cutOff, cycle })
  return { since: open.party.since, cycle, ...closed, movements: countMovements(open.rows), sums: open.rows }
}

interface Open {
  party: Party
  rows: readonly KindSum[]
  deduct: typeof noDeduction
}

/** The open movements of merchants up to a cut-off, with what the rules need to close them. */
export async function figuresAt(
  tx: Tx,
  capital: Pick<Capital, 'preview'>,
  merchantIds: readonly string[],
  cutOff: Pick<CutOff, 'currency' | 'until' | 'lastDay' | 'runDate'>,
): Promise<Open[]> {
  const { currency, until, runDate } = cutOff
  const [parties, sums, advances] = await Promise.all([
    findParties(tx, merchantIds, currency, cutOff.lastDay),
    sumOpen(tx, merchantIds, currency, until),
    capital.preview(tx, { merchantIds, currency, runDate }),
  ])
  const byMerchant = Map.groupBy(sums, (row) => row.merchantId)
  return parties.map((party) => ({
    party,
    rows: byMerchant.get(party.merchantId) ?? [],
    deduct: advances.get(party.merchantId) ?? noDeduction,
  }))
}

export function closeOpen(
  { party, rows, deduct }: Open,
  cutOff: Pick<CutOff, 'currency' | 'cycle'>,
): { figures: PayoutFigures; waterfall: Waterfall } {
  const figures = closePayout(payoutSums(rows), termsOf(party, cutOff), deduct)
  return { figures, waterfall: waterfallOf(figures) }
}
