import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Money } from '@daftar/ui/money'
import type { Currency } from '@daftar/rules/money/currency'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { CardRow } from '../../../shared/card-row.tsx'
import { CalendarDay } from '@daftar/app-kit/moment'
import { TwoLines } from '../../../shared/two-lines.tsx'
import type { DeskAdvanceWhole } from '../queries.ts'
import { repaymentTypeText } from '../words.ts'

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
      cell: ({ date, repayment_type }) => (
        <TwoLines below={repaymentTypeText(repayment_type)}>
          <CalendarDay date={date} />
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
      cell: ({ deducted_percent }) =>
        deducted_percent === null ? m.desk_advance_none() : percentText(deducted_percent),
    },
    {
      id: 'carried',
      header: m.desk_advance_carried(),
      align: 'end',
      cell: ({ shortfall_amount }) => <Money value={shortfall_amount} currency={currency} />,
    },
  ]
}

function WeekCard({ row, currency }: { row: Row; currency: Currency }) {
  return (
    <CardRow
      title={<CalendarDay date={row.date} />}
      aside={<Money value={row.amount} currency={currency} size="strong" />}
      facts={[
        [m.desk_advance_kind(), repaymentTypeText(row.repayment_type)],
        [m.desk_advance_due(), <Money key="due" value={row.due_amount} currency={currency} />],
        [m.desk_advance_carried(), <Money key="carried" value={row.shortfall_amount} currency={currency} />],
      ]}
    />
  )
}
