import { Badge } from '@daftar/ui/badge'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { PageHeader } from '@daftar/ui/page-header'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { CardRow } from '../../../shared/card-row.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { CalendarDay, Moment } from '../../../shared/moment.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { runsQuery, type Run } from '../queries.ts'

/** The weekly runs: what was settled and deducted when. */
export function RunsScreen() {
  const query = useQuery(runsQuery)
  return (
    <>
      <PageHeader title={m.desk_runs()} subtitle={m.desk_runs_subtitle()} />
      <Queried query={query} pending={<TableSkeleton />} failedTitle={m.desk_runs_failed()}>
        {(runs) => (
          <DataTable
            label={m.desk_runs()}
            columns={columns()}
            rows={runs}
            rowKey={keyOf}
            renderCard={(run) => (
              <CardRow
                title={<CalendarDay date={run.date} weekday />}
                aside={<RunState run={run} />}
                facts={[
                  [m.desk_run_week(), <Week key="week" run={run} />],
                  [m.desk_run_merchants(), run.merchants],
                  [m.desk_run_advances(), run.advances],
                ]}
              />
            )}
            instead={<EmptyState title={m.desk_runs_empty_title()}>{m.desk_runs_empty_text()}</EmptyState>}
          />
        )}
      </Queried>
    </>
  )
}

function columns(): Column<Run>[] {
  return [
    { id: 'date', header: m.desk_run_date(), cell: ({ date }) => <CalendarDay date={date} weekday /> },
    { id: 'week', header: m.desk_run_week(), cell: (run) => <Week run={run} /> },
    { id: 'merchants', header: m.desk_run_merchants(), align: 'end', cell: ({ merchants }) => merchants },
    { id: 'advances', header: m.desk_run_advances(), align: 'end', cell: ({ advances }) => advances },
    { id: 'state', header: m.desk_status(), cell: (run) => <RunState run={run} /> },
  ]
}

/** Two currencies may be settled on one day for the same week. */
function keyOf({ date, week_start }: Run): string {
  return `${date} ${week_start}`
}

/** Monday to Sunday. */
function Week({ run }: { run: Run }) {
  return (
    <>
      <CalendarDay date={run.week_start} /> {m.common_dash()}{' '}
      <CalendarDay date={addDays(run.week_start, 6)} />
    </>
  )
}

function RunState({ run }: { run: Run }) {
  if (run.finished_at === null) return <Badge tone="warning">{m.desk_run_running()}</Badge>
  return (
    <Badge tone="positive">
      {m.desk_run_finished()} <Moment at={run.finished_at} />
    </Badge>
  )
}
