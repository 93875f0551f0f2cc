import type { ReactNode } from 'react'
import styles from './chart-table.module.css'

export type ChartColumn<Row> = { id: string; header: string; cell: (row: Row) => ReactNode; align?: 'end' }

type ChartTableProps<Row> = {
  /** What opens it. */
  summary: string
  /** The table's name. */
  label: string
  rows: readonly Row[]
  columns: readonly ChartColumn<Row>[]
}

/** The figures of a chart as a table, behind it; its first column names the rows. */
export function ChartTable<Row extends { id: string }>({
  summary,
  label,
  rows,
  columns,
}: ChartTableProps<Row>) {
  return (
    <details className={styles.behind} data-print="hide">
      <summary>{summary}</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={summary}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ id, header, align }) => (
                <th key={id} scope="col" data-align={align}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {columns.map(({ id, cell, align }, at) =>
                  at === 0 ? (
                    <th key={id} scope="row">
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={id} data-align={align}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
