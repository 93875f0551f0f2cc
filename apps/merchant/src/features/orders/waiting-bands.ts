import type { AnswerOf } from '@daftar/contract'
import { ageBands, type AgeBand } from '@daftar/rules/orders/capture-ageing'
import { sumsOf, type Sum } from '../../shared/text/sums.ts'

type Uncaptured = AnswerOf<'orders.uncaptured'>

/** One age of what waits, in all its currencies. */
export interface WaitingBand {
  readonly band: AgeBand
  readonly count: number
  readonly sums: readonly Sum[]
}

/** What waits by age, the longest first; ages at which nothing waits are left out. */
export function waitingBands({ bands }: Pick<Uncaptured, 'bands'>): WaitingBand[] {
  return ageBands.toReversed().flatMap((band) => {
    const own = bands.filter((one) => one.band === band && one.count > 0)
    if (own.length === 0) return []
    const count = own.reduce((sum, one) => sum + one.count, 0)
    return [{ band, count, sums: sumsOf(own) }]
  })
}

/** How many orders wait, of every age. */
export function waitingCount({ bands }: Pick<Uncaptured, 'bands'>): number {
  return bands.reduce((sum, { count }) => sum + count, 0)
}

/** All that waits, a sum for each currency. */
export function waitingTotal(bands: readonly WaitingBand[]): Sum[] {
  return sumsOf(bands.flatMap(({ sums }) => sums))
}

/** Something is close to its automatic capture. */
export function isUrgent(bands: readonly WaitingBand[]): boolean {
  return bands.some(({ band }) => band === 'late' || band === 'fortnight')
}
