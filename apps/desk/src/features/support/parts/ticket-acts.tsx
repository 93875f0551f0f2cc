import { useAct } from '@daftar/app-kit/use-act'
import { canMove } from '@daftar/rules/status/transitions'
import { ticketTransitions, type TicketStatus } from '@daftar/rules/support/ticket'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { Assignee } from '../../../shared/queue/assignee.tsx'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { problemText } from '../../../shared/text/problem-text.ts'
import { useSession } from '../../../shared/session.ts'
import { actMutation, type TicketAct } from '../acts.ts'
import type { DeskTicket } from '../queries.ts'
import { GiveAway } from './give-away.tsx'
import { ticketStatusWords } from '../../../shared/work/ticket-state.tsx'
import styles from './support.module.css'

const MergeDialog = lazy(() =>
  import('./merge-dialog.tsx').then((module) => ({ default: module.MergeDialog })),
)

const LinksDialog = lazy(() =>
  import('./links-dialog.tsx').then((module) => ({ default: module.LinksDialog })),
)

/** What is done at once; closing asks first, because nobody opens a closed ticket again. */
const moves = [
  ['opened', m.desk_support_to_opened],
  ['hold', m.desk_support_to_hold],
  ['escalated', m.desk_support_to_escalated],
  ['resolved', m.desk_support_to_resolved],
] as const satisfies readonly (readonly [TicketStatus, () => string])[]

/** Who has the ticket, and what may be done with it beside answering. */
export function TicketActs({ ticket }: { ticket: DeskTicket }) {
  const { id, status, assignee, updated_at } = ticket
  const { id: me } = useSession()
  const [asking, setAsking] = useState<'close' | 'links' | 'merge' | null>(null)
  const stop = () => setAsking(null)
  const acts = useRef<HTMLDivElement>(null)
  const act = useAct<TicketAct, DeskTicket>({
    mutation: actMutation(useQueryClient(), id),
    doneText: ({ intent, answer }) => doneText(intent, answer),
    onDone: () => {
      stop()
      requestAnimationFrame(() => focusNextAct(acts.current))
    },
    since: Date.parse(updated_at),
  })
  const move = (to: TicketStatus) => act.send({ act: 'move', from: status, status: to })
  return (
    <Card title={m.desk_support_acts()}>
      <div ref={acts} className={styles.acts}>
        <Assignee of={assignee} />
        {act.error && asking === null ? (
          <Notice tone="negative" live="alert">
            {problemText(act.error)}
          </Notice>
        ) : null}
        {status === 'closed' ? (
          <p className={styles.muted}>{m.desk_support_closed_text()}</p>
        ) : (
          <>
            {assignee?.id === me ? null : (
              <Button
                variant="primary"
                block
                busy={act.isPending}
                onClick={() => act.send({ act: 'take', from: assignee?.id ?? null })}
              >
                {assignee === null ? m.desk_assign_take() : m.desk_support_take_over()}
              </Button>
            )}
            <GiveAway ticket={ticket} busy={act.isPending} onGive={act.send} />
            {moves
              .filter(([to]) => status !== 'new' && canMove(ticketTransitions, status, to, 'staff'))
              .map(([to, text]) => (
                <Button key={to} block busy={act.isPending} onClick={() => move(to)}>
                  {text()}
                </Button>
              ))}
            <div className={styles.seldom}>
              <Button variant="quiet" onClick={() => setAsking('links')}>
                {m.desk_support_links_change()}
              </Button>
              <Button variant="quiet" onClick={() => setAsking('merge')}>
                {m.desk_support_merge()}
              </Button>
              <Button variant="quiet" onClick={() => setAsking('close')}>
                {m.desk_support_close()}
              </Button>
            </div>
          </>
        )}
      </div>
      {asking === 'close' ? (
        <ConfirmAct
          act={act}
          onClose={stop}
          tone="danger"
          title={m.desk_support_close_title()}
          confirmLabel={m.desk_support_close()}
          onConfirm={() => move('closed')}
        >
          <p>{m.desk_support_close_effect()}</p>
        </ConfirmAct>
      ) : null}
      {asking === 'links' ? (
        <Suspense>
          <LinksDialog ticket={ticket} onClose={stop} />
        </Suspense>
      ) : null}
      {asking === 'merge' ? (
        <Suspense>
          <MergeDialog ticket={ticket} onClose={stop} />
        </Suspense>
      ) : null}
    </Card>
  )
}

/** What was pressed may be gone once it is done: the next act takes the focus, and not the page. */
function focusNextAct(acts: HTMLElement | null): void {
  if (document.activeElement === document.body) acts?.querySelector('button')?.focus()
}

function doneText(intent: TicketAct, { assignee, status }: DeskTicket): string {
  if (intent.act === 'take') return m.desk_support_done_taken()
  if (intent.act !== 'give') return m.desk_support_done_moved({ status: ticketStatusWords[status]() })
  return assignee === null ? m.desk_assign_released() : m.desk_assign_given({ name: assignee.name })
}
