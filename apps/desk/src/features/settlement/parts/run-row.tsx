import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { m } from '@daftar/words'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { CalendarDay } from '@daftar/app-kit/moment'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { Run } from '../queries.ts'
import { runStateText, runTones } from '../words.ts'

export function runColumns(): Column<Run>[] {
  return [
    {
      id: 'date',
      header: m.desk_settlement_run_on(),
      cell: ({ date, currency }) => (
        <TwoLines below={<Ltr>{currency}</Ltr>}>
          <CalendarDay date={date} weekday />
        </TwoLines>
      ),
    },
    { id: 'week', header: m.desk_settlement_week(), cell: (run) => <Week run={run} /> },
    {
      id: 'settled',
      header: m.desk_settlement_settled(),
      align: 'end',
      cell: ({ settled, merchants }) =>
        m.desk_settlement_settled_of({ settled, merchants: Math.max(merchants, settled) }),
    },
    { id: 'issued', header: m.desk_settlement_issued(), align: 'end', cell: ({ issued }) => issued },
    { id: 'held', header: m.desk_settlement_held(), align: 'end', cell: ({ held }) => held },
    {
      id: 'total',
      header: m.desk_settlement_total(),
      align: 'end',
      cell: ({ total, currency }) => <Money value={total} currency={currency} size="strong" />,
    },
    { id: 'state', header: m.desk_status(), cell: (run) => <RunState run={run} /> },
  ]
}

export function RunCard({ run }: { run: Run }) {
  return (
    <CardRow
      title={<CalendarDay date={run.date} weekday />}
      aside={<RunState run={run} />}
      facts={[
        [m.desk_settlement_week(), <Week key="week" run={run} />],
        [
          m.desk_settlement_settled(),
          m.desk_settlement_settled_of({
            settled: run.settled,
            merchants: Math.max(run.merchants, run.settled),
          }),
        ],
        [
          m.desk_settlement_total(),
          <Money key="total" value={run.total} currency={run.currency} size="strong" />,
        ],
      ]}
    />
  )
}

/** Monday to Sunday. */
export function Week({ run: { week_start } }: { run: Pick<Run, 'week_start'> }) {
  return (
    <>
      <CalendarDay date={week_start} /> {m.common_dash()} <CalendarDay date={addDays(week_start, 6)} />
    </>
  )
}

export function RunState({ run: { state } }: { run: Pick<Run, 'state'> }) {
  return <Badge tone={runTones[state]}>{runStateText(state)}</Badge>
}
