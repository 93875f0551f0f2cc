import type { ListedOrder } from '@daftar/contract/endpoints/selling/orders-shapes'
import type { OrderFilters } from './filters.ts'

type Row = Pick<ListedOrder, 'id' | 'status'>

/** Only what waits for its capture can be selected: capturing is what a selection is for. */
export function isSelectable({ status }: Pick<Row, 'status'>): boolean {
  return status === 'authorized'
}

/**
 * Whether the list is of what waits and of nothing else: only there rows are chosen. Among all orders a
 * column of choices would be empty but for one row in twenty, and come and go with the order of the rows.
 */
export function listsWaiting({ statuses, waiting }: Pick<OrderFilters, 'statuses' | 'waiting'>): boolean {
  return waiting !== null || (statuses.length > 0 && statuses.every((status) => isSelectable({ status })))
}

/** The selected rows as they stand now: one that was captured meanwhile is not selected any more. */
export function selectedRows<Order extends Row>(
  rows: readonly Order[],
  selected: ReadonlySet<string>,
): Order[] {
  return rows.filter((row) => selected.has(row.id) && isSelectable(row))
}
