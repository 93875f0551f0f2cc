import type { Advance, Repayment } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { HistorySortKey } from '@daftar/rules/capital/advances/history-order'
import { Card } from '@daftar/ui/card'
import { DataTable, type Column, type Sort } from '@daftar/ui/data-table'
import { DateText } from '@daftar/ui/date-text'
import { DescriptionList } from '@daftar/ui/description-list'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { groupedAmount } from '@daftar/words/formats/number'
import { useState } from 'react'
import { sortedHistory } from './advance-figures.ts'
import { HistorySort } from './history-sort.tsx'
import { RepaymentShare, RepaymentStatus } from './repayment-share.tsx'
import { attemptText } from './week-status-text.ts'
import styles from './history-card.module.css'

/**
 * Every repayment from every pocket: a sortable table, cards on a phone, and the sum they come to (LOAN-12 to
 * LOAN-14).
 */
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
      subtitle={rows.length > 0 ? m.loan_history_currency({ currency: advance.currency }) : undefined}
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
      {rows.length > 0 ? <BookSum advance={advance} /> : null}
    </Card>
  )
}

/** Where debits alone repaid there are no payouts to speak of (DEC-LOAN-34). */
function hasPayouts({ tags, repayments }: Advance): boolean {
  return !tags.includes('direct_debit') || repayments.some((row) => row.repayment_type === 'payout')
}

function columnsOf(advance: Advance): Column<Repayment>[] {
  const isByPayout = hasPayouts(advance)
  const date: Column<Repayment> = {
    id: 'date',
    header: m.loan_column_week(),
    sortable: true,
    cell: (row) => <DateText text={dateText(row.date)} dateTime={row.date} />,
  }
  const sales: Column<Repayment> = {
    id: 'sales',
    header: m.loan_column_sales(),
    align: 'end',
    sortable: true,
    cell: (row) => <Figure value={row.payment_amount} />,
  }
  const due: Column<Repayment> = {
    id: 'due',
    header: m.loan_column_due(),
    align: 'end',
    cell: (row) => <Figure value={row.due_amount} />,
  }
  const taken: Column<Repayment> = {
    id: 'repayment',
    header: isByPayout ? m.loan_column_taken() : m.loan_column_collected(),
    align: 'end',
    sortable: true,
    cell: (row) => (
      <strong>
        <Figure value={`-${row.amount}`} />
      </strong>
    ),
  }
  const share: Column<Repayment> = {
    id: 'share',
    header: m.loan_column_share(),
    align: 'end',
    cell: (row) => <RepaymentShare row={row} without={m.common_dash()} />,
  }
  const status: Column<Repayment> = {
    id: 'status',
    header: m.loan_column_status(),
    sortable: true,
    cell: (row) => (
      <>
        <RepaymentStatus advance={advance} row={row} />
        <Attempts advance={advance} row={row} />
      </>
    ),
  }
  const carried: Column<Repayment> = {
    id: 'carried',
    header: m.loan_column_carried(),
    align: 'end',
    cell: (row) => <Figure value={row.shortfall_amount} />,
  }
  const final: Column<Repayment> = {
    id: 'final_payout',
    header: m.loan_column_paid_to_you(),
    align: 'end',
    sortable: true,
    cell: (row) => <Figure value={row.resulting_payout} />,
  }
  return isByPayout ? [date, sales, taken, share, status, final] : [date, due, taken, status, carried]
}

/**
 * What the bank was asked for in that week and what it said, where it was asked more than once or refused.
 */
function Attempts({ advance, row }: { advance: Advance; row: Repayment }) {
  const own = advance.debits.filter((debit) => debit.repayment_id === row.id)
  if (own.length < 2 && own.every(({ status }) => status === 'paid' || status === 'pending')) return null
  return (
    <ul className={styles.attempts}>
      {own.toReversed().map((debit) => (
        <li key={debit.id}>{attemptText(debit)}</li>
      ))}
    </ul>
  )
}

const creditWords = { paid_off: m.loan_book_discount, written_off: m.loan_book_written_off } as const

/** The book adds up: what was owed less every repayment and what was forgiven is what is left. */
function BookSum({ advance }: { advance: Advance }) {
  const { amount_vat, paid_amount, credits, outstanding_amount, currency } = advance
  const amount = (value: string, isMuted = false) => (
    <Money value={value} currency={currency} muted={isMuted} />
  )
  return (
    <div className={styles.sum}>
      <DescriptionList
        facts={[
          { id: 'owed', label: m.loan_total(), value: amount(amount_vat) },
          { id: 'paid', label: m.loan_book_paid(), value: amount(`-${paid_amount}`, true), look: 'muted' },
          ...credits.map(({ how, on, amount: credited }) => ({
            id: `${how} ${on}`,
            label: creditWords[how]({ date: isolated(dateText(on)) }),
            value: amount(`-${credited}`, true),
            look: 'muted' as const,
          })),
          {
            id: 'left',
            label: m.loan_left_to_repay(),
            value: <Money value={outstanding_amount} currency={currency} size="strong" />,
            look: 'total',
          },
        ]}
      />
    </div>
  )
}

/**
 * An amount of a column; its currency stands once, above the table. A true minus sign, and none before a
 * zero.
 */
function Figure({ value }: { value: string | null }) {
  if (value === null) return <span>{m.common_dash()}</span>
  const minus = value.startsWith('-') && /[1-9]/.test(value) ? '\u2212' : ''
  return <Ltr>{minus + groupedAmount(value)}</Ltr>
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
        {hasPayouts(advance) ? null : (
          <div className={styles.muted}>
            {m.loan_column_due()} <Amount advance={advance} value={row.due_amount} />
          </div>
        )}
        <Attempts advance={advance} row={row} />
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
