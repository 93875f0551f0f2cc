import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { isActiveTicket } from '@daftar/rules/support/ticket'
import { Column, Columns } from '@daftar/ui/columns'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chat } from '../parts/chat.tsx'
import { TicketBadge } from '../parts/ticket-badge.tsx'
import { TicketFacts } from '../parts/ticket-facts.tsx'
import { ticketMutation } from '../mutations.ts'
import { supportPaths } from '../paths.ts'
import { ticketQuery } from '../queries.ts'
import { pollMs, useLiveChat } from '../use-live-chat.ts'

/** One ticket: its facts, and the chat about it (SUP-03, DEC-SUP-4). */
export function TicketScreen({ params: { ticketId } }: { params: { ticketId: string } }) {
  const live = useLiveChat(ticketId)
  const { data: ticket } = useSuspenseQuery({
    ...ticketQuery(ticketId),
    refetchInterval: live.state === 'open' ? false : pollMs,
  })
  const [isClosing, setClosing] = useState(false)
  return (
    <>
      <PageHeader
        title={<Typed>{ticket.subject}</Typed>}
        status={<TicketBadge status={ticket.status} />}
        breadcrumbs={{
          label: m.support_breadcrumbs(),
          crumbs: [
            { label: m.shell_item_support(), href: supportPaths.list },
            { label: <Ltr>{ticket.number}</Ltr> },
          ],
        }}
        moreLabel={m.support_more()}
        actions={
          isActiveTicket(ticket.status)
            ? [{ id: 'close', label: m.support_close(), onPress: () => setClosing(true) }]
            : []
        }
      />
      <Columns second="main">
        <Column>
          <TicketFacts ticket={ticket} />
        </Column>
        <Column>
          <Chat key={ticket.id} ticket={ticket} live={live} />
        </Column>
      </Columns>
      {isClosing ? <CloseDialog id={ticket.id} onClose={() => setClosing(false)} /> : null}
    </>
  )
}

/** The merchant needs no more help with it (DEC-SUP-7). */
function CloseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const act = useAct({
    mutation: ticketMutation(useQueryClient()),
    doneText: () => m.support_closed_done(),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.support_close_title()}
      confirmLabel={m.support_close()}
      onConfirm={() => act.send({ act: 'close', id })}
    >
      <p>{m.support_close_text()}</p>
    </ConfirmAct>
  )
}
