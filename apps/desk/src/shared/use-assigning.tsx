import type { Assignable } from '@daftar/rules/work/work-kinds'
import type { Column, RowSelection } from '@daftar/ui/data-table'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { assigneesQuery } from './assign-query.ts'
import { Assignee } from './assignee.tsx'
import { useMayHold } from './use-may-hold.ts'

const AssignBar = lazy(() => import('./assign-bar.tsx').then((module) => ({ default: module.AssignBar })))

type Piece = { id: string; merchant_name: string; merchant_name_ar: string }

type Assigning<Row> = {
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
): Assigning<Row> {
  const mayHold = useMayHold(subject)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const held = useQuery({ ...assigneesQuery(subject), enabled: mayHold }).data ?? []
  if (!mayHold) return { columns: [], bar: null }
  const holderOf = (id: string) => held.find((one) => one.id === id)?.assignee ?? null
  const pieces = rows.filter((row) => selected.has(row.id) && waits(row))
  return {
    columns: [
      {
        id: 'assignee',
        header: m.desk_assignee(),
        cell: (row) => (waits(row) ? <Assignee of={holderOf(row.id)} /> : m.common_dash()),
      },
    ],
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
            pieces={pieces.map(({ id }) => ({ id, assignee: holderOf(id) }))}
            onDone={() => setSelected(new Set())}
          />
        </Suspense>
      ) : null,
  }
}
