import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Column } from '@daftar/ui/columns'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { useServices } from '../../../shared/use-services.ts'
import { AnswerBox } from '../parts/answer-box.tsx'
import { Late } from '../parts/late.tsx'
import { TicketActs } from '../parts/ticket-acts.tsx'
import { TicketFacts } from '../parts/ticket-facts.tsx'
import { TicketState } from '../../../shared/work/ticket-state.tsx'
import { Thread } from '../parts/thread.tsx'
import styles from '../parts/support.module.css'
import { queueKey, ticketQuery, type DeskTicketPage } from '../queries.ts'
import { useLive } from '../use-live.ts'

/** One ticket: what was written in it, the answer, and what may be done with it. */
export function TicketScreen({ params: { id } }: { params: { id: string } }) {
  return (
    <Queried
      query={useQuery(ticketQuery(id))}
      pending={<CardsSkeleton cards={2} />}
      failedTitle={m.desk_support_ticket_failed()}
    >
      {(page) => <Ticket key={id} page={page} />}
    </Queried>
  )
}

function Ticket({ page }: { page: DeskTicketPage }) {
  const { ticket } = page
  const company = useLive(ticket)
  useSeen(page)
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_breadcrumbs(),
          crumbs: [
            { label: m.desk_support_queue(), href: addresses.support },
            { label: <Ltr>{ticket.number}</Ltr> },
          ],
        }}
        title={<Typed>{ticket.subject}</Typed>}
        status={
          <>
            <TicketState status={ticket.status} />
            <Late level={ticket.escalation} />
            {ticket.is_unread ? <Badge tone="info">{m.desk_support_unread()}</Badge> : null}
          </>
        }
      />
      <div className={styles.page}>
        <TicketFacts ticket={ticket} />
        <div className={styles.talk}>
          <Column>
            <Card title={m.desk_support_thread()}>
              <Thread page={page} company={company} />
            </Card>
            {ticket.status === 'closed' ? null : <AnswerBox page={page} />}
          </Column>
        </div>
        <TicketActs ticket={ticket} />
      </div>
    </>
  )
}

/** What stands on the page was seen, once for every message that comes. */
function useSeen({ ticket: { id }, messages }: DeskTicketPage): void {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const last = lastOf(messages)
  const tell = useEffectEvent((seq: number) => {
    api.call('support.seenForStaff', { params: { id }, body: { seq } }).then(
      () => queryClient.invalidateQueries({ queryKey: queueKey }),
      // It stays unread: the next message, or the next look, says it again.
      () => {},
    )
  })
  useEffect(() => {
    if (last > 0) tell(last)
  }, [last])
}

function lastOf(messages: DeskTicketPage['messages']): number {
  return messages.at(-1)?.seq ?? 0
}
