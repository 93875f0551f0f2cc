import type { ReactNode } from 'react'
import { Link } from '../controls/link.tsx'
import type { Column, DataTableProps } from './table-model.tsx'
import styles from './data-table.module.css'

type Props<Row> = Pick<DataTableProps<Row>, 'rowHref' | 'onRowOpen' | 'rowKey'> & {
  row: Row
  /** Names what has nothing inside: it lies over the row, and the cell beside it. */
  label?: string
  children?: ReactNode
}

/** What makes a whole row answer: a link, a button, or nothing when rows do not open. */
export function RowLink<Row>({ row, rowHref, onRowOpen, rowKey, label, children }: Props<Row>) {
  if (rowHref) {
    return (
      <Link
        href={rowHref(row)}
        look="bare"
        className={styles.rowLink}
        aria-label={label}
        data-row={rowKey(row)}
      >
        {children}
      </Link>
    )
  }
  if (onRowOpen) {
    return (
      <button
        type="button"
        className={styles.rowLink}
        aria-label={label}
        data-row={rowKey(row)}
        onClick={() => onRowOpen(row)}
      >
        {children}
      </button>
    )
  }
  return children
}

type FirstCellProps<Row> = Omit<Props<Row>, 'children'> & { column: Column<Row> }

/**
 * The first cell of a row is what opens it; where it holds a link of its own, the two stand beside each
 * other.
 */
export function FirstCell<Row>({ column, ...link }: FirstCellProps<Row>) {
  const { row, rowHref, onRowOpen } = link
  if (!column.opens) return <RowLink {...link}>{column.cell(row)}</RowLink>
  return (
    <>
      {rowHref || onRowOpen ? <RowLink {...link} label={column.opens(row)} /> : null}
      {column.cell(row)}
    </>
  )
}
