import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cx } from '../internal/cx.ts'
import { Checkbox } from '../fields/choices/checkbox.tsx'
import { selectableKeys, toggled } from './table-model.tsx'
import type { Column, DataTableProps, RowSelection, Sort } from './table-model.tsx'
import { FirstCell } from './table-row-link.tsx'
import styles from './data-table.module.css'

/** The table of DataTable: a native one, with its headers. */
export function TableGrid<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, onRowOpen, sort, onSortChange, selection } = props
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {selection ? (
              <SelectAll selection={selection} keys={selectableKeys(selection, rows, rowKey)} />
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row)
            const selected = selection?.selected.has(key) ?? false
            const opens = rowHref !== undefined || onRowOpen !== undefined
            return (
              <tr key={key} className={cx(styles.row, opens && styles.open, selected && styles.selected)}>
                {selection ? <SelectOne {...{ selection, row, rowId: key, selected }} /> : null}
                {columns.map((column, at) => (
                  <td key={column.id} className={column.align === 'end' ? styles.end : undefined}>
                    {at === 0 ? (
                      <FirstCell {...{ row, rowKey, rowHref, onRowOpen, column }} />
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
        {rows.length > 0 && columns.some(({ total }) => total !== undefined) ? (
          <tfoot>
            <tr>
              {columns.map(({ id, align, total }, at) => (
                <td
                  key={id}
                  colSpan={at === 0 && selection ? 2 : 1}
                  className={align === 'end' ? styles.end : undefined}
                >
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}

type HeaderCellProps<Row> = { column: Column<Row>; sort?: Sort; onSortChange?: (sort: Sort) => void }

function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
  const end = column.align === 'end' && styles.end
  if (!column.sortable || !onSortChange) {
    return (
      <th scope="col" className={cx(end)}>
        {column.header}
      </th>
    )
  }
  const direction = sort?.column === column.id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  const Arrow = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th scope="col" className={cx(end, direction && styles.sorted)} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSortChange({ column: column.id, direction: next })}
      >
        {column.header}
        <Arrow aria-hidden="true" />
      </button>
    </th>
  )
}

function SelectAll<Row>({ selection, keys }: { selection: RowSelection<Row>; keys: string[] }) {
  const count = keys.filter((key) => selection.selected.has(key)).length
  const all = count > 0 && count === keys.length
  return (
    <th scope="col" className={styles.check}>
      <Checkbox
        label={null}
        labelHidden={selection.selectAllLabel}
        checked={all}
        indeterminate={count > 0 && !all}
        disabled={keys.length === 0}
        onValueChange={() => selection.onSelectedChange(new Set(all ? [] : keys))}
      />
    </th>
  )
}

type SelectOneProps<Row> = { selection: RowSelection<Row>; row: Row; rowId: string; selected: boolean }

function SelectOne<Row>({ selection, row, rowId, selected }: SelectOneProps<Row>) {
  const canSelect = selection.canSelect?.(row) ?? true
  return (
    <td className={styles.check}>
      {canSelect ? (
        <Checkbox
          label={null}
          labelHidden={selection.selectLabel(row)}
          checked={selected}
          onValueChange={() => selection.onSelectedChange(toggled(selection.selected, rowId))}
        />
      ) : null}
    </td>
  )
}
