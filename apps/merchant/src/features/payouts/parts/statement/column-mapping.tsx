import type { BankColumns, BankLayout } from '@daftar/rules/bank/columns'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Notice } from '@daftar/ui/notice'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { useState } from 'react'
import { columnRoles, columnsOfRoles, rolesOfColumns, type ColumnRole } from '../../match/mapping.ts'
import styles from './column-mapping.module.css'

type ColumnMappingProps = {
  lines: readonly (readonly string[])[]
  /** Where the headings stand, and what is known of the columns. */
  layout: BankLayout
  onMap: (columns: BankColumns) => void
  onCancel: () => void
}

/** Says once what the columns of a bank are; it is remembered for the next file. */
export function ColumnMapping({ lines, layout, onMap, onCancel }: ColumnMappingProps) {
  const headings = lines[layout.headingLine] ?? []
  const [roles, setRoles] = useState(() => rolesOfColumns(layout.columns))
  const [isChecked, setChecked] = useState(false)
  const columns = columnsOfRoles(roles)
  const samples = lines
    .slice(layout.headingLine + 1)
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
  function done() {
    setChecked(true)
    if (columns) onMap(columns)
  }
  return (
    <Card title={m.payouts_map_title()} subtitle={m.payouts_map_text()}>
      <ul className={styles.columns}>
        {headings.map((heading, at) => (
          <li key={`${at} ${heading}`}>
            <Select
              label={<bdi>{heading.trim() || m.payouts_map_column({ number: at + 1 })}</bdi>}
              placeholder={m.payouts_map_choose()}
              value={roles[at] ?? 'skip'}
              options={columnRoles.map((role) => ({ value: role, label: roleTexts[role]() }))}
              onValueChange={(role) =>
                setRoles(roles.map((old, each) => (each === at ? (role as ColumnRole) : old)))
              }
            />
            <div className={styles.samples}>
              {samples.slice(0, 3).map((cells, line) => (
                <bdi key={line}>{cells[at]?.trim() || m.common_dash()}</bdi>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {isChecked && columns === null ? (
        <Notice tone="negative" live="alert">
          {m.payouts_map_incomplete()}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{m.common_cancel()}</Button>
        <Button variant="primary" onClick={done}>
          {m.payouts_map_done()}
        </Button>
      </div>
    </Card>
  )
}

const roleTexts: Record<ColumnRole, () => string> = {
  skip: m.payouts_map_skip,
  date: m.payouts_map_date,
  text: m.payouts_map_reference,
  credit: m.payouts_map_credit,
  debit: m.payouts_map_debit,
  amount: m.payouts_map_amount,
  sign: m.payouts_map_sign,
  balance: m.payouts_map_balance,
}
