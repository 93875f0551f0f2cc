import type { ReactNode } from 'react'
import { Link } from '../controls/link.tsx'
import type { DataTableProps } from './table-model.tsx'
import styles from './data-table.module.css'

type Props<Row> = Pick<DataTableProps<Row>, 'rowHref' | 'onRowOpen' | 'rowKey'> & {
  row: Row
  children: ReactNode
}

/** What makes a whole row answer: a link, a button, or nothing when rows do not open. */
export function RowLink<Row>({ row, rowHref, onRowOpen, rowKey, children }: Props<Row>) {
  if (rowHref) {
    return (
      <Link href={rowHref(row)} look="bare" className={styles.rowLink} data-row={rowKey(row)}>
        {children}
      </Link>
    )
  }
  if (onRowOpen) {
    return (
      <button type="button" className={styles.rowLink} data-row={rowKey(row)} onClick={() => onRowOpen(row)}>
        {children}
      </button>
    )
  }
  return children
}
