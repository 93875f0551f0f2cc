import type { Assignable } from '@daftar/rules/work/work-kinds'
import type { Column, RowSelection } from '@daftar/ui/data-table'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { assigneesQuery } from './assign-query.ts'
import { Assignee } from './assignee.tsx'
import { useMayHold } from '../money/use-may-hold.ts'

const AssignBar = lazy(() => import('./assign-bar.tsx').then((module) => ({ default: module.AssignBar })))

type Holder = { id: string; name: string }

type Piece = { id: string; merchant_name: string; merchant_name_ar: string }

export type Assigning<Row> = {
  /** Who has taken a row, as a column; none for whoever does no such work. */
  columns: Column<Row>[]
  /** For the list: rows that wait are selected. */
  selection?: RowSelection<Row>
  /** What can be done with the selected rows. */
  bar: ReactNode
}

/** The queue of a sort of work: who holds what, and taking, handing over and releasing several at once. */
export function useAssigning<Row extends Piece>(
  subject: Assignable,
  rows: readonly Row[],
  waits: (row: Row) => boolean,
  /** Who has taken a row, where the list itself tells and shows it. */
  told?: (row: Row) => Holder | null,
): Assigning<Row> {
  const mayHold = useMayHold(subject)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const held = useQuery({ ...assigneesQuery(subject), enabled: mayHold && !told }).data ?? []
  if (!mayHold) return { columns: [], bar: null }
  const holderOf = (row: Row) => (told ? told(row) : (held.find(({ id }) => id === row.id)?.assignee ?? null))
  const pieces = rows.filter((row) => selected.has(row.id) && waits(row))
  return {
    columns: told ? [] : [assigneeColumn((row) => (waits(row) ? holderOf(row) : undefined))],
    selection: {
      selected,
      onSelectedChange: setSelected,
      selectAllLabel: m.desk_assign_select_all(),
      selectLabel: (row) => m.desk_assign_select({ name: merchantNameText(row) }),
      canSelect: waits,
    },
    bar:
      pieces.length > 0 ? (
        <Suspense>
          <AssignBar
            subject={subject}
            pieces={pieces.map((row) => ({ id: row.id, assignee: holderOf(row) }))}
            onDone={() => setSelected(new Set())}
          />
        </Suspense>
      ) : null,
  }
}

/** Undefined where a row is no work any more. */
function assigneeColumn<Row>(holderOf: (row: Row) => Holder | null | undefined): Column<Row> {
  return {
    id: 'assignee',
    header: m.desk_assignee(),
    cell: (row) => {
      const holder = holderOf(row)
      return holder === undefined ? m.common_dash() : <Assignee of={holder} />
    },
  }
}
