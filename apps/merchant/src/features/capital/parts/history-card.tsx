import type { Advance, Repayment } from '@daftar/contract/endpoints/advances-shapes'
import type { HistorySortKey } from '@daftar/rules/capital/advances/history-order'
import { Card } from '@daftar/ui/card'
import { DataTable, type Column, type Sort } from '@daftar/ui/data-table'
import { DateText } from '@daftar/ui/date-text'
import { EmptyState } from '@daftar/ui/empty-state'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useState } from 'react'
import { sortedHistory } from './advance-figures.ts'
import { HistorySort } from './history-sort.tsx'
import { RepaymentShare, RepaymentStatus } from './repayment-share.tsx'
import styles from './history-card.module.css'

/** Every repayment: a sortable table, cards on a phone (LOAN-12 to LOAN-14). */
export function HistoryCard({ advance }: { advance: Advance }) {
  const [sort, setSort] = useState<Sort>({ column: 'date', direction: 'descending' })
  const rows = sortedHistory(
    advance,
    sort.column as HistorySortKey,
    sort.direction === 'ascending' ? 'asc' : 'desc',
  )
  return (
    <Card
      title={m.loan_history_title()}
      padding="none"
      actions={rows.length > 1 ? <HistorySort sort={sort} onSortChange={setSort} /> : null}
    >
      <DataTable
        label={m.loan_history_title()}
        columns={columnsOf(advance)}
        rows={rows}
        rowKey={(row) => row.id}
        sort={sort}
        onSortChange={setSort}
        renderCard={(row) => <HistoryItem advance={advance} row={row} />}
        instead={
          <EmptyState title={m.loan_history_empty_title()}>
            {advance.tags.includes('direct_debit')
              ? m.loan_history_empty_text_debit()
              : m.loan_history_empty_text()}
          </EmptyState>
        }
        inCard
      />
    </Card>
  )
}

function columnsOf(advance: Advance): Column<Repayment>[] {
  return [
    {
      id: 'date',
      header: m.loan_column_week(),
      sortable: true,
      cell: (row) => <DateText text={dateText(row.date)} dateTime={row.date} />,
    },
    {
      id: 'sales',
      header: m.loan_column_sales(),
      align: 'end',
      sortable: true,
      cell: (row) => <Amount advance={advance} value={row.payment_amount} />,
    },
    {
      id: 'repayment',
      header: m.loan_column_taken(),
      align: 'end',
      sortable: true,
      cell: (row) => <Taken advance={advance} row={row} />,
    },
    {
      id: 'share',
      header: m.loan_column_share(),
      align: 'end',
      cell: (row) => <RepaymentShare row={row} without={m.common_dash()} />,
    },
    {
      id: 'status',
      header: m.loan_column_status(),
      sortable: true,
      cell: (row) => <RepaymentStatus advance={advance} row={row} />,
    },
    {
      id: 'final_payout',
      header: m.loan_column_paid_to_you(),
      align: 'end',
      sortable: true,
      cell: (row) => <Amount advance={advance} value={row.resulting_payout} />,
    },
  ]
}

function Amount({ advance, value }: { advance: Advance; value: string | null }) {
  return value === null ? <span>{m.common_dash()}</span> : <Money value={value} currency={advance.currency} />
}

/** Taken out of the payout: a true minus sign, and none before a zero. */
function Taken({ advance, row }: { advance: Advance; row: Repayment }) {
  return <Money value={`-${row.amount}`} currency={advance.currency} size="strong" />
}

function HistoryItem({ advance, row }: { advance: Advance; row: Repayment }) {
  return (
    <div className={styles.item}>
      <div>
        <DateText text={dateText(row.date)} dateTime={row.date} />
        {row.payment_amount === null ? null : (
          <div className={styles.muted}>
            {m.loan_column_sales()} <Amount advance={advance} value={row.payment_amount} />
          </div>
        )}
        {row.resulting_payout === null ? null : (
          <div className={styles.muted}>
            {m.loan_column_paid_to_you()} <Amount advance={advance} value={row.resulting_payout} />
          </div>
        )}
      </div>
      <div className={styles.end}>
        <Taken advance={advance} row={row} />
        <div className={styles.muted}>
          <RepaymentShare row={row} without={null} /> <RepaymentStatus advance={advance} row={row} />
        </div>
      </div>
    </div>
  )
}
