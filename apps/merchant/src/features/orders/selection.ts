import type { ListedOrder } from '@daftar/contract/endpoints/orders-shapes'

type Row = Pick<ListedOrder, 'id' | 'status'>

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
