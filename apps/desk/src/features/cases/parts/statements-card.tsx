import { statementTarget } from '@daftar/rules/capital/applications/marks'
import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { CardRow } from '../../../shared/card-row.tsx'
import { Iban } from '../../../shared/iban.tsx'
import { CalendarDay } from '@daftar/app-kit/moment'
import { wholeMonths } from '../months.ts'
import type { BankStatement } from '../queries.ts'
import { DocumentButton, DocumentIcon } from './document-button.tsx'
import { MarkButton } from './mark-button.tsx'
import styles from './cases.module.css'

/** The bank statements, with what the product read from each. */
export function StatementsCard({ statements }: { statements: readonly BankStatement[] }) {
  return (
    <Card title={m.desk_statements()} padding="none" actions={<MarkButton target="bank_statements" />}>
      <DataTable
        inCard
        label={m.desk_statements()}
        rows={statements}
        rowKey={({ url }) => url}
        columns={columns()}
        renderCard={(statement) => (
          <CardRow
            title={<Typed>{statement.name}</Typed>}
            aside={<ReadingState statement={statement} />}
            facts={[
              [m.desk_statement_holder(), holderOf(statement)],
              [m.desk_iban(), ibanOf(statement)],
              [m.desk_statement_period(), periodOf(statement)],
              [m.desk_statement_covers(), monthsOf(statement)],
              [m.desk_statement_pages(), pagesOf(statement)],
              [
                m.desk_document(),
                <span key="open" className={styles.actions}>
                  <DocumentButton url={statement.url}>{m.common_open()}</DocumentButton>
                  <MarkButton target={statementTarget(statement.url)} statements={[statement]} />
                </span>,
              ],
            ]}
          />
        )}
        instead={<EmptyState title={m.desk_statements_empty()} />}
      />
    </Card>
  )
}

function columns(): Column<BankStatement>[] {
  return [
    {
      id: 'name',
      header: m.desk_statement_file(),
      cell: (statement) => (
        <span className={styles.two}>
          <span className={styles.actions}>
            <Typed>{statement.name}</Typed>
            <DocumentIcon url={statement.url} label={m.desk_open_document({ name: statement.name })} />
            <MarkButton target={statementTarget(statement.url)} statements={[statement]} />
          </span>
          <span className={styles.meta}>
            {m.desk_statement_pages()} {pagesOf(statement)}
          </span>
        </span>
      ),
    },
    {
      id: 'holder',
      header: m.desk_statement_holder(),
      cell: (statement) => (
        <span className={styles.two}>
          {holderOf(statement)}
          <span className={styles.iban}>{ibanOf(statement)}</span>
        </span>
      ),
    },
    {
      id: 'period',
      header: m.desk_statement_period(),
      cell: (statement) => (
        <span className={styles.two}>
          <span className={styles.whole}>{periodOf(statement)}</span>
          <span className={styles.meta}>{monthsOf(statement)}</span>
          <ReadingState statement={statement} />
        </span>
      ),
    },
  ]
}

function holderOf({ reading }: BankStatement): ReactNode {
  return reading?.holder ? <Typed>{reading.holder}</Typed> : m.common_dash()
}

function ibanOf({ reading }: BankStatement): ReactNode {
  return reading?.iban ? <Iban value={reading.iban} /> : m.common_dash()
}

function pagesOf({ reading, inspection }: BankStatement): ReactNode {
  return reading?.pages ?? inspection?.pages ?? m.common_dash()
}

function periodOf({ reading }: BankStatement): ReactNode {
  if (!reading?.first_entry || !reading.last_entry) return m.common_dash()
  return (
    <>
      <CalendarDay date={reading.first_entry} /> {m.common_dash()} <CalendarDay date={reading.last_entry} />
    </>
  )
}

/** Whole months between the first and the last entry. */
function monthsOf({ reading }: BankStatement): ReactNode {
  if (!reading?.first_entry || !reading.last_entry) return null
  return m.desk_months({ count: wholeMonths(reading.first_entry, reading.last_entry) })
}

function ReadingState({ statement: { reading, has_password } }: { statement: BankStatement }) {
  if (reading?.state === 'read')
    return (
      <Badge tone="positive">
        {has_password ? m.desk_statement_read_protected() : m.desk_statement_read()}
      </Badge>
    )
  return reading?.state === 'unreadable' ? (
    <Badge tone="negative">{m.desk_statement_unreadable()}</Badge>
  ) : (
    <Badge tone="warning">{m.desk_statement_waiting()}</Badge>
  )
}
