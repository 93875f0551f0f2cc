import { Queried } from '@daftar/app-kit/queried'
import { isExperimentOn } from '@daftar/rules/access/experiments'
import { isActiveTicket } from '@daftar/rules/support/ticket'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { ticketsKey, unreadChatsQuery } from '../../../shared/chat/unread-chats.ts'
import { useServices } from '../../../shared/use-services.ts'
import { supportPaths } from '../paths.ts'
import { threadQuery, type Ticket, type TicketMessage } from '../queries.ts'
import { pollMs, type useLiveChat } from '../use-live-chat.ts'
import { useUnsent } from '../use-unsent.ts'
import { Composer } from './composer.tsx'
import { Csat } from './csat.tsx'
import { MessageList } from './message-list.tsx'
import { TicketSkeleton } from './skeletons.tsx'
import styles from './support.module.css'

type ChatProps = { ticket: Ticket; live: ReturnType<typeof useLiveChat> }

/**
 * What both sides write about a ticket (DEC-SUP-4); the survey stands in it or below it, by the flag (SUP-07,
 * DEC-SUP-6).
 */
export function Chat({ ticket, live }: ChatProps) {
  const query = useQuery({
    ...threadQuery(ticket.id),
    refetchInterval: live.state === 'open' ? false : pollMs,
  })
  const { experiments } = useAccount()
  const isInChat = isExperimentOn(experiments, 'chat_csat_redesign')
  const unsent = useUnsent(ticket.id)
  const messages = query.data?.messages
  useSeen(ticket.id, messages)
  const end = useRef<HTMLDivElement>(null)
  const last = unsent.messages.at(-1)?.id ?? messages?.at(-1)?.id
  useEffect(() => {
    const list = end.current
    if (list && last) list.scrollTop = list.scrollHeight
  }, [last])
  return (
    <Card title={m.support_chat()}>
      <div className={styles.chat}>
        {live.state === 'error' ? (
          <Notice
            actions={
              <Button size="small" onClick={live.again}>
                {m.common_try_again()}
              </Button>
            }
          >
            {m.support_not_live()}
          </Notice>
        ) : null}
        <Queried query={query} pending={<TicketSkeleton />} failedTitle={m.support_chat_failed()}>
          {(thread) => (
            <div ref={end} className={styles.thread} role="log" aria-label={m.support_chat()} tabIndex={0}>
              {thread.messages.length === 0 && unsent.messages.length === 0 ? (
                <p className={styles.system}>
                  {isActiveTicket(ticket.status) ? m.support_chat_empty() : m.support_chat_none()}
                </p>
              ) : null}
              <MessageList
                messages={thread.messages}
                readUpTo={thread.read_up_to}
                unsent={unsent.messages}
                problem={unsent.problem}
                onSendAgain={unsent.sendAgain}
                onDiscard={unsent.discard}
              />
              {isInChat && ticket.csat !== 'none' ? (
                <div className={styles.theirs}>
                  <Csat ticket={ticket} />
                </div>
              ) : null}
            </div>
          )}
        </Queried>
        <p className={styles.muted} aria-live="polite">
          {live.typing === null ? '\u00a0' : m.support_typing({ name: `\u2068${live.typing}\u2069` })}
        </p>
        {isInChat ? null : <Csat ticket={ticket} />}
        {isActiveTicket(ticket.status) ? (
          <Composer ticketId={ticket.id} onSend={unsent.add} />
        ) : (
          <Notice actions={<Link href={supportPaths.begin}>{m.support_open_new()}</Link>}>
            {m.support_closed_text()}
          </Notice>
        )}
      </div>
    </Card>
  )
}

/** Says how far was read, once for each message of somebody else, while the page is looked at (NAV-68). */
function useSeen(ticketId: string, messages: readonly TicketMessage[] | undefined): void {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const seq = messages?.findLast(({ is_you }) => !is_you)?.seq ?? 0
  useEffect(() => {
    if (seq === 0) return
    function tell() {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', tell)
      api.call('support.seen', { params: { id: ticketId }, body: { seq } }).then(
        () => {
          void queryClient.invalidateQueries({ queryKey: unreadChatsQuery.queryKey })
          void queryClient.invalidateQueries({ queryKey: ticketsKey })
        },
        // It is said again with the next message.
        () => {},
      )
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [api, queryClient, ticketId, seq])
}
