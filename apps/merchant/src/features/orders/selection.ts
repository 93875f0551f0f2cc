import type { ListedOrder } from '@daftar/contract/endpoints/orders-shapes'
import { restAfter, sumsOf, type Sum } from './amounts.ts'

type Row = Pick<ListedOrder, 'id' | 'status' | 'amount' | 'captured' | 'currency'>

/** Only what waits for its capture can be selected: capturing is what a selection is for. */
export function isSelectable({ status }: Pick<Row, 'status'>): boolean {
  return status === 'authorized'
}

/** The selected rows as they stand now: one that was captured meanwhile is not selected any more. */
export function selectedRows<Order extends Row>(
  rows: readonly Order[],
  selected: ReadonlySet<string>,
): Order[] {
  return rows.filter((row) => selected.has(row.id) && isSelectable(row))
}

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
