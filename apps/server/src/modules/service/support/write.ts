import { csatAfterResolved, type TicketStatus } from '@daftar/rules/support/ticket'
import { canMove } from '@daftar/rules/status/transitions'
import type { Actor } from '@daftar/rules/status/actors'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { hasAnswer, insertMessage, noteRead, type MessageRow } from '../../casework/conversation/index.ts'
import { clockAfterMerchant, clockIn, clockStopped } from './clock.ts'
import type { SupportDependencies } from './dependencies.ts'
import { ticketMachine } from './machine.ts'
import { changeTicket, threadOf, type TicketRow } from './store.ts'

type Written = Pick<MessageRow, 'id' | 'body' | 'file_ids'>

/**
 * Somebody of the merchant writes. What waited for them, or was thought to be done, is open again
 * (DEC-SUP-7).
 */
export async function writeAsMerchant(
  tx: Tx,
  deps: Pick<SupportDependencies, 'live' | 'calendarOf'>,
  ticket: TicketRow,
  { personId, at, ...message }: Written & { personId: string; at: Date },
): Promise<MessageRow | Refusal> {
  if (ticket.status === 'closed') return refuse('ticket_closed')
  const of = threadOf(ticket)
  const said = { ...message, author_kind: 'merchant', author_id: personId, is_note: false, at } as const
  const { row, isNew } = await insertMessage(tx, of, said)
  if (!isNew) return row
  if (canMove(ticketMachine.transitions, ticket.status, 'opened', 'merchant'))
    await moveStatus(tx, ticketMachine, ticket, {
      ...{ to: 'opened', actor: 'merchant', actorId: personId, at },
      set: { resolved_at: null },
    })
  await changeTicket(tx, ticket, { updated_at: at, ...(await clockAfterMerchant(tx, deps, ticket, at)) })
  await noteRead(tx, of, { kind: 'merchant', id: personId, seq: row.seq, at })
  await deps.live.tell(tx, { ...of, kind: 'message', by: 'merchant', seq: row.seq })
  return row
}

/** An agent writes, or leaves a note for colleagues. The first answer stops the clock. */
export async function writeAsStaff(
  tx: Tx,
  { live }: Pick<SupportDependencies, 'live'>,
  ticket: TicketRow,
  {
    staffId,
    at,
    isNote,
    ...message
  }: Written & {
    staffId: string
    isNote: boolean
    at: Date
  },
): Promise<MessageRow> {
  const of = threadOf(ticket)
  const said = { ...message, author_kind: 'staff', author_id: staffId, is_note: isNote, at } as const
  const { row, isNew } = await insertMessage(tx, of, said)
  if (!isNew) return row
  const answered = isNote ? {} : { first_answered_at: ticket.first_answered_at ?? at, ...clockStopped }
  await changeTicket(tx, ticket, { updated_at: at, ...answered })
  await noteRead(tx, of, { kind: 'staff', id: staffId, seq: row.seq, at })
  await live.tell(tx, { ...of, kind: 'message', by: 'staff', seq: row.seq, isForStaff: isNote })
  return row
}

export interface TicketMove {
  to: TicketStatus
  actor: Actor
  actorId: string
  at: Date
  detail?: string
}

/**
 * Moves a ticket; refused where its status does not go there, or somebody moved it meanwhile. Whoever
 * resolves it first asks for a rating, where somebody had answered.
 */
export async function moveTicket(
  tx: Tx,
  { live }: Pick<SupportDependencies, 'live'>,
  ticket: TicketRow,
  { to, ...cause }: TicketMove,
): Promise<Refusal | null> {
  if (!canMove(ticketMachine.transitions, ticket.status, to, cause.actor))
    return refuse(ticket.status === 'closed' ? 'ticket_closed' : 'wrong_status')
  const { at } = cause
  const csat =
    to === 'resolved' ? csatAfterResolved(ticket.csat, await hasAnswer(tx, threadOf(ticket))) : ticket.csat
  const set = {
    updated_at: at,
    ...clockIn(to),
    ...(to === 'resolved' && { resolved_at: at }),
    csat,
  }
  if ((await moveStatus(tx, ticketMachine, ticket, { to, set, ...cause })) === 'lost')
    return refuse('wrong_status')
  const by = cause.actor === 'merchant' ? 'merchant' : cause.actor === 'system' ? 'system' : 'staff'
  await live.tell(tx, { ...threadOf(ticket), kind: 'changed', by })
  return null
}
