import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { m } from '@daftar/words'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import type { Ran } from '../queries.ts'
import { runZone } from '../../../shared/text/run-time.ts'
import { ranText } from '../ran-text.ts'

/** What fell due in between and was done, in its order. */
export function RanList({ ran }: { ran: readonly Ran[] }) {
  const rows = ran.map((entry, at) => ({ ...entry, key: `${at}` }))
  return (
    <DataTable
      inCard
      label={m.desk_clock_ran()}
      rows={rows}
      rowKey={({ key }) => key}
      columns={columns()}
      renderCard={({ name, due_at }) => (
        <CardRow
          title={ranText(name)}
          facts={[[m.desk_clock_due(), <Moment key="due" at={due_at} weekday zone={runZone} />]]}
        />
      )}
      instead={<EmptyState title={m.desk_clock_nothing_title()}>{m.desk_clock_nothing_text()}</EmptyState>}
    />
  )
}

function columns(): Column<Ran & { key: string }>[] {
  return [
    {
      id: 'due',
      header: m.desk_clock_due(),
      cell: ({ due_at }) => <Moment at={due_at} weekday zone={runZone} />,
    },
    { id: 'what', header: m.desk_clock_what(), cell: ({ name }) => ranText(name) },
  ]
}
