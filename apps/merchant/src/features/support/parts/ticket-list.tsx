import { Moment } from '@daftar/app-kit/moment'
import { PagedList } from '@daftar/app-kit/paged-list'
import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { Button } from '@daftar/ui/button'
import type { Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { ticketTopicText } from '@daftar/words/ticket-topic-text'
import { countText } from '@daftar/words/formats/number'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { isFiltered, noFilters, type SupportFilters } from '../filters.ts'
import { supportPaths } from '../paths.ts'
import type { Ticket } from '../queries.ts'
import { SupportSkeleton } from './skeletons.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import styles from './support.module.css'

type TicketListProps = {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Ticket[]; next_page_token: string | null }>>
  filters: SupportFilters
  onChange: ChangeFilters<SupportFilters>
}

/** The rows in their four states; cards on a phone (DEC-SUP-1). */
export function TicketList({ query, filters, onChange }: TicketListProps) {
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <PagedList
      query={query}
      pending={<SupportSkeleton />}
      failedTitle={m.support_failed()}
      label={m.shell_item_support()}
      columns={columns()}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => supportPaths.ticket(id)}
      renderCard={(ticket) => <TicketCard ticket={ticket} />}
      busy={query.isPlaceholderData}
      empty={
        isFiltered(filters) ? (
          <EmptyState
            title={m.support_none_title()}
            action={<Button onClick={() => onChange(noFilters)}>{m.support_clear()}</Button>}
          >
            {m.support_none_text()}
          </EmptyState>
        ) : (
          <EmptyState
            title={m.support_empty_title()}
            action={<Button onClick={() => onChange({ new: true })}>{m.support_new()}</Button>}
          >
            {m.support_empty_text()}
          </EmptyState>
        )
      }
      shown={m.support_shown({ count: rows.length, text: countText(rows.length) })}
    />
  )
}

function columns(): Column<Ticket>[] {
  return [
    { id: 'number', header: m.support_col_number(), cell: (ticket) => <TicketNumber {...ticket} /> },
    { id: 'subject', header: m.support_col_subject(), cell: ({ subject }) => <Typed>{subject}</Typed> },
    { id: 'topic', header: m.support_col_topic(), cell: ({ topic }) => ticketTopicText(topic) },
    {
      id: 'created',
      header: m.support_col_created(),
      cell: ({ created_at }) => <Moment at={created_at} muted />,
    },
    {
      id: 'updated',
      header: m.support_col_updated(),
      cell: ({ updated_at }) => <Moment at={updated_at} muted />,
    },
    { id: 'status', header: m.support_col_status(), cell: ({ status }) => <TicketBadge status={status} /> },
  ]
}

function TicketNumber({ number, is_unread }: Ticket) {
  return (
    <span className={styles.number}>
      <Ltr>{number}</Ltr>
      {is_unread ? <span className={styles.dot} role="img" aria-label={m.support_unread()} /> : null}
    </span>
  )
}

function TicketCard({ ticket }: { ticket: Ticket }) {
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <TicketNumber {...ticket} />
        <TicketBadge status={ticket.status} />
      </div>
      <Typed>{ticket.subject}</Typed>
      <div className={styles.line}>
        <span className={styles.muted}>{ticketTopicText(ticket.topic)}</span>
        <span className={styles.muted}>
          <Moment at={ticket.updated_at} muted />
        </span>
      </div>
    </div>
  )
}
