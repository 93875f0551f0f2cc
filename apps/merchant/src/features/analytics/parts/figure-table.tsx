import type { Metric } from '@daftar/rules/analytics/metrics'
import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import type { Head, SeriesPoint } from '../queries.ts'
import { Change, Value } from './figure.tsx'
import styles from './tables.module.css'

export type FigureRow = Pick<SeriesPoint, 'value' | 'before' | 'change'> & { id: string; name: ReactNode }

type FigureTableProps = {
  title: string
  /** What the first column names. */
  header: string
  metric: Metric
  head: Head
  rows: readonly FigureRow[]
}

/** Figures of one metric beside those of the period before: by store, by product, over time (DEC-ANA-3). */
export function FigureTable({ title, header, metric, head: { currency }, rows }: FigureTableProps) {
  const value = (row: FigureRow) => (
    <Value metric={metric} value={row.value} currency={currency} size="strong" />
  )
  const before = (row: FigureRow) => <Value metric={metric} value={row.before} currency={currency} />
  const change = (row: FigureRow) => <Change metric={metric} change={row.change} />
  const columns: Column<FigureRow>[] = [
    { id: 'name', header, cell: ({ name }) => name },
    { id: 'value', header: m.analytics_this_period(), align: 'end', cell: value },
    { id: 'before', header: m.analytics_before(), align: 'end', cell: before },
    { id: 'change', header: m.analytics_change(), align: 'end', cell: change },
  ]
  return (
    <Card title={title} padding="none">
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        renderCard={(row) => (
          <div className={styles.card}>
            <div className={styles.line}>
              <strong>{row.name}</strong>
              {value(row)}
            </div>
            <div className={styles.line}>
              <span className={styles.small}>{m.analytics_before()}</span>
              {before(row)}
            </div>
            <div className={styles.line}>
              <span className={styles.small}>{m.analytics_change()}</span>
              <span>{change(row)}</span>
            </div>
          </div>
        )}
        instead={<p className={styles.empty}>{m.analytics_empty()}</p>}
        inCard
      />
    </Card>
  )
}
