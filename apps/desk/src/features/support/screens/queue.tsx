import { Late } from '../parts/late.tsx'
import { ticketStatuses, ticketTopics } from '@daftar/rules/support/ticket'
import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { ticketTopicText } from '@daftar/words/ticket-topic-text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { Assignee } from '../../../shared/queue/assignee.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { DeadlineBar } from '../../../shared/work/deadline-bar.tsx'
import { HeldFilter } from '../../../shared/queue/held-filter.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { queueFilters, type QueueFilters } from '../filters.ts'
import { everyMs, queueQuery, type DeskTicket } from '../queries.ts'
import { TicketState, ticketStatusWords } from '../../../shared/work/ticket-state.tsx'

/** Tickets of all merchants: what waits for its first answer before all else, by its deadline. */
export function QueueScreen() {
  const [filters] = useListFilters(queueFilters)
  const query = useInfiniteQuery({ ...queueQuery(filters), refetchInterval: everyMs })
  const total = query.data?.pages[0]?.total
  return (
    <>
      <PageHeader
        title={m.desk_support_queue()}
        subtitle={m.desk_support_subtitle()}
        actions={[{ id: 'mails', label: m.desk_support_mails(), href: addresses.supportMails }]}
        status={
          total === undefined ? null : <Badge tone="neutral">{m.desk_support_total({ count: total })}</Badge>
        }
      />
      <QueueList
        filters={
          <>
            <SearchFilter name="search" label={m.desk_support_search()} />
            <ChoiceFilter
              name="status"
              label={m.desk_status()}
              all={m.desk_support_status_all()}
              options={ticketStatuses.map((value) => ({ value, label: ticketStatusWords[value]() }))}
            />
            <ChoiceFilter
              name="topic"
              label={m.desk_support_topic()}
              all={m.desk_support_topic_all()}
              options={ticketTopics.map((value) => ({ value, label: ticketTopicText(value) }))}
            />
            <HeldFilter />
          </>
        }
        views={{ list: 'tickets', path: addresses.support }}
        label={m.desk_support_queue()}
        columns={columns()}
        query={query}
        isLive
        rows={query.data?.pages.flatMap(({ tickets }) => tickets) ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addresses.oneTicket(id)}
        renderCard={(ticket) => <TicketCard ticket={ticket} />}
        failedTitle={m.desk_support_failed()}
        empty={emptyText(filters)}
      />
    </>
  )
}

function columns(): Column<DeskTicket>[] {
  return [
    {
      id: 'subject',
      header: m.desk_support_subject(),
      opens: ({ number }) => m.desk_support_opens({ number }),
      cell: (ticket) => <Subject ticket={ticket} />,
    },
    { id: 'merchant', header: m.desk_merchant(), cell: (ticket) => <MerchantName of={ticket} /> },
    { id: 'topic', header: m.desk_support_topic(), cell: ({ topic }) => ticketTopicText(topic) },
    { id: 'status', header: m.desk_status(), cell: (ticket) => <States ticket={ticket} /> },
    { id: 'assignee', header: m.desk_assignee(), cell: ({ assignee }) => <Assignee of={assignee} /> },
    { id: 'due', header: m.desk_support_answer_due(), cell: (ticket) => <AnswerDue ticket={ticket} /> },
  ]
}

type CellProps = { ticket: DeskTicket }

function TicketCard({ ticket }: CellProps) {
  return (
    <CardRow
      title={<Subject ticket={ticket} />}
      aside={<States ticket={ticket} />}
      facts={[
        [m.desk_merchant(), <MerchantName key="merchant" of={ticket} />],
        [m.desk_support_topic(), ticketTopicText(ticket.topic)],
        [m.desk_assignee(), <Assignee key="assignee" of={ticket.assignee} />],
        [m.desk_support_answer_due(), <AnswerDue key="due" ticket={ticket} />],
      ]}
    />
  )
}

function Subject({ ticket: { subject, number } }: { ticket: DeskTicket }) {
  return (
    <TwoLines below={<Ltr>{number}</Ltr>}>
      <Typed>{subject}</Typed>
    </TwoLines>
  )
}

function States({ ticket: { status, is_unread, escalation } }: { ticket: DeskTicket }) {
  return (
    <>
      <TicketState status={status} /> <Late level={escalation} />{' '}
      {is_unread ? <Badge tone="info">{m.desk_support_unread()}</Badge> : null}
    </>
  )
}

/** Until when the merchant should be answered while they wait; nothing while nobody does. */
function AnswerDue({ ticket: { created_at, updated_at, first_answered_at, answer_due_at } }: CellProps) {
  if (answer_due_at === null) return m.common_dash()
  return <DeadlineBar since={first_answered_at === null ? created_at : updated_at} dueAt={answer_due_at} />
}

function emptyText({ status, topic, held, search }: QueueFilters): { title: string; text: string } {
  const title = m.desk_support_empty_filter()
  if (search !== '') return { title, text: m.desk_empty_search({ search }) }
  if (status || topic || held) return { title, text: m.desk_support_empty_narrowed() }
  return { title: m.desk_support_empty_title(), text: m.desk_support_empty() }
}
