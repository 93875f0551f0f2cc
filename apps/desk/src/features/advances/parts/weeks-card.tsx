import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Money } from '@daftar/ui/money'
import type { Currency } from '@daftar/rules/money/currency'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { CalendarDay } from '@daftar/app-kit/moment'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { DeskAdvanceWhole } from '../queries.ts'
import { shareOf, weekKind } from '../short-week.ts'
import { repaymentTypeText, weekText } from '../words.ts'
import styles from './advance.module.css'

type Row = DeskAdvanceWhole['repayments'][number]

/** Its weeks and what was repaid beside them, the newest first. */
export function WeeksCard({ advance: { repayments, currency } }: { advance: DeskAdvanceWhole }) {
  return (
    <Card title={m.desk_advance_weeks_title()} padding="none">
      <DataTable
        inCard
        label={m.desk_advance_weeks_title()}
        columns={columns(currency)}
        rows={repayments.toReversed()}
        rowKey={({ id }) => id}
        renderCard={(row) => <WeekCard row={row} currency={currency} />}
        instead={
          <EmptyState title={m.desk_advance_weeks_empty_title()}>
            {m.desk_advance_weeks_empty_text()}
          </EmptyState>
        }
      />
    </Card>
  )
}

function columns(currency: Currency): Column<Row>[] {
  return [
    {
      id: 'date',
      header: m.desk_advance_date(),
      cell: (row) => (
        <TwoLines below={repaymentTypeText(row.repayment_type)}>
          <CalendarDay date={row.date} /> <ShortBadge row={row} />
        </TwoLines>
      ),
    },
    {
      id: 'sales',
      header: m.desk_advance_sales(),
      align: 'end',
      cell: ({ payment_amount }) =>
        payment_amount === null ? (
          m.desk_advance_none()
        ) : (
          <Money value={payment_amount} currency={currency} />
        ),
    },
    {
      id: 'due',
      header: m.desk_advance_due(),
      align: 'end',
      cell: ({ due_amount }) => <Money value={due_amount} currency={currency} />,
    },
    {
      id: 'taken',
      header: m.desk_advance_taken(),
      align: 'end',
      cell: ({ amount }) => <Money value={amount} currency={currency} size="strong" />,
    },
    {
      id: 'share',
      header: m.desk_advance_rate(),
      align: 'end',
      cell: (row) => shareText(row),
    },
    {
      id: 'carried',
      header: m.desk_advance_carried(),
      align: 'end',
      cell: (row) => <Carried row={row} currency={currency} />,
    },
  ]
}

function WeekCard({ row, currency }: { row: Row; currency: Currency }) {
  return (
    <CardRow
      title={
        <>
          <CalendarDay date={row.date} /> <ShortBadge row={row} />
        </>
      }
      aside={<Money value={row.amount} currency={currency} size="strong" />}
      facts={[
        [m.desk_advance_kind(), repaymentTypeText(row.repayment_type)],
        [m.desk_advance_due(), <Money key="due" value={row.due_amount} currency={currency} />],
        [m.desk_advance_carried(), <Carried key="carried" row={row} currency={currency} />],
      ]}
    />
  )
}

/** A short week says so in a word, and not by its colour alone. */
function ShortBadge({ row }: { row: Row }) {
  const kind = weekKind(row)
  if (kind === 'whole') return null
  const tone = kind === 'missed' ? 'negative' : kind === 'short' ? 'warning' : 'neutral'
  return <Badge tone={tone}>{weekText(kind)}</Badge>
}

function Carried({ row: { shortfall_amount: carried }, currency }: { row: Row; currency: Currency }) {
  return (
    <span className={Number(carried) > 0 ? styles.late : undefined}>
      <Money value={carried} currency={currency} />
    </span>
  )
}

function shareText(row: Row): string {
  const share = shareOf(row)
  return share === null ? m.desk_advance_none() : percentText(share)
}
