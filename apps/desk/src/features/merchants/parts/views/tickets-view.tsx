import { Moment } from '@daftar/app-kit/moment'
import type { Column } from '@daftar/ui/data-table'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../../shared/addresses.ts'
import { CardRow } from '../../../../shared/look/card-row.tsx'
import { DeadlineBar } from '../../../../shared/work/deadline-bar.tsx'
import { PagedList } from '../../../../shared/queue/paged-list.tsx'
import { TicketState } from '../../../../shared/work/ticket-state.tsx'
import { TwoLines } from '../../../../shared/look/two-lines.tsx'
import { ticketsQuery, type TicketOf } from '../../dossier.ts'

/** What one merchant asked support, with who has it and until when it is answered. */
export function TicketsView({ merchantId }: { merchantId: string }) {
  const query = useInfiniteQuery(ticketsQuery(merchantId))
  return (
    <PagedList
      label={m.desk_dossier_tickets()}
      columns={columns()}
      query={query}
      rows={query.data?.pages.flatMap(({ tickets }) => tickets) ?? []}
      rowKey={({ id }) => id}
      rowHref={({ id }) => addresses.oneTicket(id)}
      renderCard={(ticket) => (
        <CardRow
          title={<Subject ticket={ticket} />}
          aside={<TicketState status={ticket.status} />}
          facts={[
            [m.desk_assignee(), holderText(ticket)],
            [m.desk_support_asked_at(), <Moment key="at" at={ticket.created_at} />],
            [m.desk_support_first_answer(), <Due key="due" ticket={ticket} />],
          ]}
        />
      )}
      failedTitle={m.desk_support_failed()}
      empty={{ title: m.desk_dossier_tickets_none(), text: m.desk_dossier_tickets_none_text() }}
    />
  )
}

type RowProps = { ticket: TicketOf }

function columns(): Column<TicketOf>[] {
  return [
    {
      id: 'subject',
      header: m.desk_support_subject(),
      opens: ({ number }) => m.desk_support_opens({ number }),
      cell: (ticket) => <Subject ticket={ticket} />,
    },
    { id: 'status', header: m.desk_status(), cell: ({ status }) => <TicketState status={status} /> },
    { id: 'assignee', header: m.desk_assignee(), cell: holderText },
    {
      id: 'at',
      header: m.desk_support_asked_at(),
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    { id: 'due', header: m.desk_support_first_answer(), cell: (ticket) => <Due ticket={ticket} /> },
  ]
}

function holderText({ assignee }: TicketOf): string {
  return assignee ?? m.desk_assign_nobody()
}

function Subject({ ticket: { subject, number } }: RowProps) {
  return (
    <TwoLines below={<Ltr>{number}</Ltr>}>
      <Typed>{subject}</Typed>
    </TwoLines>
  )
}

function Due({ ticket: { created_at, due_at } }: RowProps) {
  return due_at === null ? m.common_dash() : <DeadlineBar since={created_at} dueAt={due_at} />
}
