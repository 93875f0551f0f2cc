import type { ListedOrder } from '@daftar/contract/endpoints/selling/orders-shapes'
import { restAfter, sumsOf, type Sum } from '../text/sums.ts'

type Row = Pick<ListedOrder, 'amount' | 'captured' | 'currency'>

/** What is left to capture of an order, as a decimal. */
export function restOf({ amount, captured, currency }: Row): string {
  return restAfter(captured, { amount, currency })
}

/** The rests of many orders, a sum for each currency. */
export function restsOf(rows: readonly Row[]): Sum[] {
  return sumsOf(rows.map((row) => ({ amount: restOf(row), currency: row.currency })))
}

/** What a bulk capture came to. */
export function countOutcomes(results: readonly { outcome: 'captured' | 'refused' }[]) {
  const captured = results.filter(({ outcome }) => outcome === 'captured').length
  return { captured, refused: results.length - captured }
}
