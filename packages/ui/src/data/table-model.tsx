import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /**
   * Of the first column: its cell holds a link of its own, and what opens the row lies beside it under this
   * name.
   */
  opens?: (row: Row) => string
  align?: 'start' | 'end'
  /** What stands under the column, in a last line of the table: a sum of its rows. */
  total?: ReactNode
  sortable?: boolean
}

export type Sort = { column: string; direction: 'ascending' | 'descending' }

export type RowSelection<Row> = {
  selected: ReadonlySet<string>
  onSelectedChange: (selected: Set<string>) => void
  /** Names of the check boxes for screen readers. */
  selectAllLabel: string
  selectLabel: (row: Row) => string
  /** Rows without anything to be selected for have no check box; by default every row has one. */
  canSelect?: (row: Row) => boolean
}

export type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What the row looks like below 768 px. Without it the table scrolls sideways there. */
  renderCard?: (row: Row) => ReactNode
  /** Where the row leads; its first cell becomes the link and the whole row answers. */
  rowHref?: (row: Row) => string
  /** In place of an address: opens the row where the list stays (a drawer). */
  onRowOpen?: (row: Row) => void
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  selection?: RowSelection<Row>
  /** New rows are on their way while the old ones stand. */
  busy?: boolean
  /** Shown in place of rows while there are none: EmptyState, FailedState or a skeleton. */
  instead?: ReactNode
  /** Under the rows: the count at the start, "Load more" at the end. */
  footer?: ReactNode
  /** Stands in a Card of padding "none": no frame of its own. */
  inCard?: boolean
}

/** The keys of the rows that have a check box. */
export function selectableKeys<Row>(
  { canSelect }: RowSelection<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): string[] {
  return (canSelect ? rows.filter(canSelect) : rows).map(rowKey)
}

/** A copy of the set with the key taken out or put in. */
export function toggled(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}
