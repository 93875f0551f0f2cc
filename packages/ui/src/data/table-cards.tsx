import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { Checkbox } from '../fields/choices/checkbox.tsx'
import { toggled } from './table-model.tsx'
import type { DataTableProps } from './table-model.tsx'
import { RowLink } from './table-row-link.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './data-table.module.css'

/** The rows of DataTable as cards, for phones. The first column names the link that lies over a card. */
export function TableCards<Row>(props: DataTableProps<Row> & { renderCard: (row: Row) => ReactNode }) {
  const { label, columns, rows, rowKey, rowHref, onRowOpen, renderCard, selection } = props
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => {
        const key = rowKey(row)
        const selected = selection?.selected.has(key) ?? false
        return (
          <li key={key} className={cx(styles.card, selected && styles.selected)}>
            {selection && (selection.canSelect?.(row) ?? true) ? (
              <span className={styles.above}>
                <Checkbox
                  label={null}
                  labelHidden={selection.selectLabel(row)}
                  checked={selected}
                  onValueChange={() => selection.onSelectedChange(toggled(selection.selected, key))}
                />
              </span>
            ) : null}
            <div className={styles.cardBody}>
              {rowHref || onRowOpen ? (
                <RowLink {...{ row, rowKey, rowHref, onRowOpen }}>
                  <VisuallyHidden>{(columns[0]?.opens ?? columns[0]?.cell)?.(row)}</VisuallyHidden>
                </RowLink>
              ) : null}
              {renderCard(row)}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
