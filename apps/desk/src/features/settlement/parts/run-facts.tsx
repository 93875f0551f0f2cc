import { Card } from '@daftar/ui/card'
import { Column } from '@daftar/ui/columns'
import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { m } from '@daftar/words'
import { CalendarDay, Moment } from '@daftar/app-kit/moment'
import type { Run } from '../queries.ts'
import { askAgainMs, percentDone } from '../run-progress.ts'
import { Week } from './run-row.tsx'

/** How far a run is and what it came to. */
export function RunFacts({ run }: { run: Run }) {
  const counts = { settled: run.settled, merchants: Math.max(run.merchants, run.settled) }
  return (
    <Card>
      <Column>
        {askAgainMs(run) === false ? null : (
          <ProgressBar
            label={m.desk_settlement_progress()}
            value={percentDone(run)}
            valueText={m.desk_settlement_settled_of(counts)}
          />
        )}
        <DescriptionList
          layout="stacked"
          facts={[
            {
              id: 'total',
              label: m.desk_settlement_total(),
              value: <Money value={run.total} currency={run.currency} size="large" />,
            },
            {
              id: 'settled',
              label: m.desk_settlement_settled(),
              value: m.desk_settlement_settled_of(counts),
            },
            { id: 'issued', label: m.desk_settlement_issued(), value: run.issued },
            { id: 'held', label: m.desk_settlement_held(), value: run.held },
            { id: 'carried', label: m.desk_settlement_carried(), value: run.carried },
            { id: 'advances', label: m.desk_settlement_advances(), value: run.advances },
            { id: 'week', label: m.desk_settlement_week(), value: <Week run={run} /> },
            {
              id: 'date',
              label: m.desk_settlement_run_on(),
              value: <CalendarDay date={run.date} weekday />,
            },
            {
              id: 'cut-off',
              label: m.desk_settlement_cut_off(),
              value: <Moment at={run.cut_off_at} weekday />,
            },
            {
              id: 'by',
              label: m.desk_settlement_started_by(),
              value:
                run.started_by === null ? (
                  m.desk_settlement_started_by_itself()
                ) : (
                  <Typed>{run.started_by}</Typed>
                ),
            },
            {
              id: 'started',
              label: m.desk_settlement_started_at(),
              value: run.started_at === null ? m.common_dash() : <Moment at={run.started_at} />,
            },
            {
              id: 'finished',
              label: m.desk_settlement_finished_at(),
              value: run.finished_at === null ? m.common_dash() : <Moment at={run.finished_at} />,
            },
          ]}
        />
      </Column>
    </Card>
  )
}
