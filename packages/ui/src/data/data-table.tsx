import { useDeferredValue, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { cx } from '../internal/cx.ts'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import { selectableKeys, toggled } from './table-model.tsx'
import type { DataTableProps, RowSelection } from './table-model.tsx'
import { useIsPhone } from '../page/use-media-query.tsx'
import styles from './data-table.module.css'

export type { Column, DataTableProps, RowSelection, Sort } from './table-model.tsx'

/**
 * A list of records: a table on a desk, cards on a phone. The arrow keys, J and K move along the rows, Enter
 * opens one, X selects it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, selection, busy = false, instead, footer, renderCard, inCard = false } = props
  const region = useRef<HTMLDivElement>(null)
  const phone = useIsPhone()
  const asCards = phone && renderCard !== undefined
  // The rows that are seen stand first, the rest is drawn behind them. Its room is kept: a page that is gone
  // back to is scrolled.
  const [firstRows] = useState(rowsOnScreen)
  const isWhole = useDeferredValue(true, rows.length <= firstRows)
  const drawn = isWhole ? props : { ...props, rows: rows.slice(0, firstRows) }
  function onKeyDown(event: KeyboardEvent) {
    const step = stepOf(event)
    if (step !== 0 && moveAlongRows(region.current, step)) event.preventDefault()
    if (event.code === 'KeyX' && selection && isOnRow(event)) toggleFocused(selection, rows, rowKey)
  }
  return (
    <div
      ref={region}
      className={cx(styles.wrap, busy && styles.busy, asCards && styles.cardsWrap, inCard && styles.inCard)}
      aria-busy={busy || undefined}
      style={isWhole ? undefined : { minBlockSize: `${rows.length * (asCards ? 9 : 4.5)}rem` }}
      onKeyDown={onKeyDown}
    >
      {rows.length === 0 && instead !== undefined ? (
        <div className={styles.body}>{instead}</div>
      ) : asCards ? (
        <TableCards {...drawn} renderCard={renderCard} />
      ) : (
        <TableGrid {...drawn} />
      )}
      {footer && rows.length > 0 ? <div className={styles.foot}>{footer}</div> : null}
    </div>
  )
}

/** More than the screen shows: a row is 44 pixels high or more, below the head of a page. */
function rowsOnScreen(): number {
  return Math.ceil(Math.max(window.innerHeight - 150, 0) / 44)
}

/** By key position, so that an Arabic keyboard works as well. */
function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.ctrlKey || event.metaKey || event.altKey || !isOnRow(event)) return 0
  if (event.key === 'ArrowDown' || event.code === 'KeyJ') return 1
  if (event.key === 'ArrowUp' || event.code === 'KeyK') return -1
  return 0
}

function isOnRow({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.dataset.row !== undefined
}

function moveAlongRows(region: HTMLElement | null, step: number): boolean {
  const links = [...(region?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step]
  next?.focus()
  return next !== undefined
}

function toggleFocused<Row>(
  selection: RowSelection<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
) {
  const key = (document.activeElement as HTMLElement | null)?.dataset.row
  if (key === undefined || !selectableKeys(selection, rows, rowKey).includes(key)) return
  selection.onSelectedChange(toggled(selection.selected, key))
}
