import { statusLook } from '@daftar/rules/capital/status-look'
import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { merchantNameText } from '@daftar/words/names'
import { badgeTone } from '../../../shared/badge-tone.ts'
import { CardRow } from '../../../shared/card-row.tsx'
import { CalendarDay, Day } from '../../../shared/moment.tsx'
import { TwoLines } from '../../../shared/two-lines.tsx'
import type { DeskAdvance } from '../queries.ts'
import { loanStatusText } from '../words.ts'

export function advanceColumns(): Column<DeskAdvance>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      cell: (advance) => (
        <TwoLines below={<Day at={advance.created_at} />}>
          <Typed>{merchantNameText(advance)}</Typed>
        </TwoLines>
      ),
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} size="strong" />,
    },
    {
      id: 'outstanding',
      header: m.desk_advance_outstanding(),
      align: 'end',
      cell: ({ outstanding, currency, repaid_percent }) => (
        <TwoLines below={m.desk_advance_repaid({ percent: percentText(repaid_percent) })}>
          <Money value={outstanding} currency={currency} />
        </TwoLines>
      ),
    },
    {
      id: 'carried',
      header: m.desk_advance_carried(),
      align: 'end',
      cell: (advance) => <Carried advance={advance} />,
    },
    {
      id: 'next',
      header: m.desk_advance_next(),
      cell: ({ next_repayment_date: date }) => (date ? <CalendarDay date={date} /> : m.desk_advance_none()),
    },
    { id: 'status', header: m.desk_status(), cell: (advance) => <AdvanceState advance={advance} /> },
  ]
}

export function AdvanceCard({ advance }: { advance: DeskAdvance }) {
  const { amount, outstanding, currency } = advance
  return (
    <CardRow
      title={<Typed>{merchantNameText(advance)}</Typed>}
      aside={<AdvanceState advance={advance} />}
      facts={[
        [m.desk_amount(), <Money key="amount" value={amount} currency={currency} size="strong" />],
        [m.desk_advance_outstanding(), <Money key="left" value={outstanding} currency={currency} />],
        [m.desk_advance_carried(), <Carried key="carried" advance={advance} />],
      ]}
    />
  )
}

/** The status, or what is more urgent than it. */
export function AdvanceState({ advance }: { advance: DeskAdvance }) {
  if (advance.written_off_at) return <Badge tone="negative">{m.desk_advances_written_off()}</Badge>
  if (advance.funding_stopped_at) return <Badge tone="warning">{m.desk_advances_stopped()}</Badge>
  if (advance.flagged_at) return <Badge tone="negative">{m.desk_advances_flagged()}</Badge>
  return <Badge tone={badgeTone(statusLook(advance.status).tone)}>{loanStatusText(advance.status)}</Badge>
}

function Carried({ advance: { shortfall, currency, weeks_short } }: { advance: DeskAdvance }) {
  const amount = <Money value={shortfall} currency={currency} />
  if (weeks_short === 0) return amount
  return <TwoLines below={m.desk_advance_weeks_short({ count: weeks_short })}>{amount}</TwoLines>
}
