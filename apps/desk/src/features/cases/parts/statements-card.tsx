import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Typed } from '@daftar/ui/ltr'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { CardRow } from '../../../shared/card-row.tsx'
import { Iban } from '../../../shared/iban.tsx'
import { CalendarDay } from '../../../shared/moment.tsx'
import type { BankStatement } from '../queries.ts'
import { DocumentButton, DocumentIcon } from './document-button.tsx'
import styles from './cases.module.css'

/** The bank statements, with what the product read from each. */
export function StatementsCard({ statements }: { statements: readonly BankStatement[] }) {
  return (
    <Card title={m.desk_statements()} padding="none">
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
              [m.desk_statement_pages(), pagesOf(statement)],
              [
                m.desk_document(),
                <DocumentButton key="open" url={statement.url}>
                  {m.common_open()}
                </DocumentButton>,
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
          <Typed>{statement.name}</Typed>
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
    { id: 'period', header: m.desk_statement_period(), cell: periodOf },
    { id: 'state', header: m.desk_status(), cell: (statement) => <ReadingState statement={statement} /> },
    {
      id: 'open',
      header: <VisuallyHidden>{m.desk_document()}</VisuallyHidden>,
      cell: ({ url, name }) => <DocumentIcon url={url} label={m.desk_open_document({ name })} />,
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
