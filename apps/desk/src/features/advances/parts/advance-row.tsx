import { statusLook } from '@daftar/rules/capital/entry/status-look'
import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { percentText } from '@daftar/words/formats/number'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { CalendarDay, Day } from '@daftar/app-kit/moment'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { DeskAdvance } from '../queries.ts'
import { advanceStatusText } from '../../../shared/money/advance-status-text.ts'

export function advanceColumns(): Column<DeskAdvance>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: (row) => m.desk_opens_advance({ name: merchantNameText(row) }),
      cell: (advance) => (
        <TwoLines below={<Day at={advance.created_at} />}>
          <MerchantName of={advance} />
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
      cell: ({ outstanding, currency }) => <Money value={outstanding} currency={currency} />,
    },
    {
      id: 'repaid',
      header: m.desk_advance_paid(),
      align: 'end',
      cell: ({ repaid_percent }) => percentText(repaid_percent),
    },
    {
      id: 'carried',
      header: m.desk_advance_carried(),
      align: 'end',
      cell: ({ shortfall, currency }) => <Money value={shortfall} currency={currency} />,
    },
    {
      id: 'next',
      header: m.desk_advance_next(),
      cell: ({ next_repayment_date: date }) => (date ? <CalendarDay date={date} /> : m.desk_advance_none()),
    },
    {
      id: 'status',
      header: m.desk_status(),
      cell: (advance) => (
        <TwoLines below={weeksShortText(advance)}>
          <AdvanceState advance={advance} />
        </TwoLines>
      ),
    },
  ]
}

export function AdvanceCard({ advance }: { advance: DeskAdvance }) {
  const { amount, outstanding, shortfall, currency } = advance
  return (
    <CardRow
      title={<MerchantName of={advance} />}
      aside={<AdvanceState advance={advance} />}
      facts={[
        [m.desk_amount(), <Money key="amount" value={amount} currency={currency} size="strong" />],
        [m.desk_advance_outstanding(), <Money key="left" value={outstanding} currency={currency} />],
        [m.desk_advance_carried(), <Money key="carried" value={shortfall} currency={currency} />],
      ]}
    />
  )
}

/** The status, or what is more urgent than it. */
export function AdvanceState({ advance }: { advance: DeskAdvance }) {
  if (advance.written_off_at) return <Badge tone="negative">{m.desk_advances_written_off()}</Badge>
  if (advance.funding_stopped_at) return <Badge tone="warning">{m.desk_advances_stopped()}</Badge>
  if (advance.flagged_at) return <Badge tone="negative">{m.desk_advances_flagged()}</Badge>
  return <Badge tone={badgeTone(statusLook(advance.status).tone)}>{advanceStatusText(advance.status)}</Badge>
}

function weeksShortText({ weeks_short: count }: DeskAdvance): string | null {
  return count > 0 ? m.desk_advance_weeks_short({ count }) : null
}
