import { statusesOf, ticketStatuses, ticketTopics } from '@daftar/rules/support/ticket'
import type { Tx } from '../../../platform/database/database.ts'
import type { StaffActor } from '../../../platform/http/actor.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { cursorOf, instantPart, textPart } from '../../../platform/http/cursor.ts'
import { listPage } from '../../../platform/http/paging.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { draftOf, messagesAfter, readUpTo } from '../../casework/conversation/index.ts'
import { findFile, streamOf } from '../../casework/files/index.ts'
import { attachmentPurpose, presentAsset } from './attachments.ts'
import { answerTicket } from './answer-ticket.ts'
import type { SupportDependencies } from './dependencies.ts'
import {
  agentsWhoAnswer,
  countTickets,
  findDeskTicket,
  queueOfTickets,
  queuePlace,
  type DeskTicketRow,
  type QueueFilter,
  type QueuePlace,
} from './desk-store.ts'
import { linkTicket, lockPair, mergeTicket } from './join-tickets.ts'
import { supportLetters } from './letters.ts'
import { presentDeskTickets, presentMessages } from './present.ts'
import { changeTicket, lockAnyTicket, threadMost, threadOf, type TicketRow } from './store.ts'
import { moveTicket } from './write.ts'

const byPlace = {
  cursor: cursorOf<QueuePlace>({
    isWaiting: {
      write: (is) => (is ? 'w' : 'd'),
      read: (text) => (/^[wd]$/.test(text) ? text === 'w' : null),
    },
    at: instantPart,
    id: textPart,
  }),
  positionOf: queuePlace,
}

/** What agents do with tickets of merchants. */
export function agentSupportHandlers(deps: SupportDependencies) {
  return {
    ...looking(deps),
    ...holding(deps),
    ...answering(deps),
    ...joining(deps),
  } satisfies Partial<Handlers<'support'>>
}

/** The queue, and one ticket with all that was said and sent. */
function looking({ database, storage }: SupportDependencies) {
  return {
    'support.queue': async ({ actor, tx, query }) => {
      const filter = filterOf(query, actor)
      const { rows, ...next } = await listPage(query, byPlace, (page) => queueOfTickets(tx, filter, page))
      const [tickets, total] = await Promise.all([presentDeskTickets(tx, rows), countTickets(tx, filter)])
      return { tickets, total, ...next }
    },

    'support.readForStaff': async ({ actor, tx, params, audit }) => {
      const row = await findDeskTicket(tx, params.id)
      if (!row) return refuse('not_found')
      audit({ object: `ticket:${row.id}`, merchantId: row.merchant_id })
      return pageOf(tx, row, actor)
    },

    'support.fileForStaff': async ({ params, audit }) => {
      const row = await database.providerRead(async (tx) => {
        const ticket = await findDeskTicket(tx, params.id)
        if (!ticket) return undefined
        const said = await messagesAfter(tx, threadOf(ticket), {
          after: 0,
          most: threadMost,
          withNotes: true,
        })
        const named = [...ticket.file_ids, ...said.flatMap(({ file_ids }) => file_ids)]
        if (!named.includes(params.fileId)) return undefined
        const file = await findFile(tx, [ticket.merchant_id], params.fileId)
        return file?.area === attachmentPurpose ? file : undefined
      })
      if (!row) return refuse('not_found')
      audit({ object: `file:${row.id}`, merchantId: row.merchant_id })
      return streamOf(storage, row)
    },
  } satisfies Partial<Handlers<'support'>>
}

/** Who has taken a ticket: one agent, or nobody. */
function holding(deps: SupportDependencies) {
  return {
    'support.take': async ({ actor, tx, params, body, now, audit }) => {
      const row = await lockAnyTicket(tx, params.id)
      if (!row) return refuse('not_found')
      const before = { assignee: row.assignee_id }
      audit({ object: `ticket:${row.id}`, merchantId: row.merchant_id, before })
      const refused = heldByAnother(row, body.from) ?? (await give(tx, deps, row, actor.id, by(actor, now)))
      return refused ?? shown(tx, row.id)
    },

    'support.agents': async ({ tx }) => ({ people: await agentsWhoAnswer(tx) }),

    'support.assign': async ({ actor, tx, params, body, now, audit }) => {
      const row = await lockAnyTicket(tx, params.id)
      if (!row) return refuse('not_found')
      audit({
        object: `ticket:${row.id}`,
        merchantId: row.merchant_id,
        before: { assignee: row.assignee_id },
        after: { assignee: body.to },
      })
      const held = heldByAnother(row, body.from)
      if (held) return held
      const colleagues = body.to === null ? [] : await agentsWhoAnswer(tx)
      if (body.to !== null && !colleagues.some(({ id }) => id === body.to))
        return refuseFields({ to: 'choose_option' })
      const refused = await give(tx, deps, row, body.to, by(actor, now))
      return refused ?? shown(tx, row.id)
    },
  } satisfies Partial<Handlers<'support'>>
}

/** What is said to the merchant, and what becomes of the ticket. */
function answering(deps: SupportDependencies) {
  return {
    'support.uploadForStaff': async ({ actor, params, file, now, audit, gone }) => {
      const incoming = await file()
      if (!incoming) return refuse('file_missing')
      const ticket = await deps.database.providerRead((tx) => findDeskTicket(tx, params.id))
      if (!ticket || ticket.status === 'closed') {
        incoming.bytes.destroy()
        return refuse(ticket ? 'ticket_closed' : 'not_found')
      }
      const { merchant_id: merchantId } = ticket
      const uploader = { merchantId, personId: actor.id, at: now, signal: gone() }
      const taken = await deps.files.take(uploader, attachmentPurpose, incoming)
      if (taken instanceof Refusal) return taken
      audit({
        ...{ object: `file:${taken.url}`, merchantId },
        after: { purpose: attachmentPurpose, size: taken.size },
      })
      return { asset: presentAsset(taken) }
    },

    'support.answer': async ({ actor, tx, params, body, now, audit }) => {
      const row = await lockAnyTicket(tx, params.id)
      if (!row) return refuse('not_found')
      audit({ object: `ticket:${row.id}`, merchantId: row.merchant_id, after: { is_note: body.is_note } })
      if (row.status === 'closed') return refuse('ticket_closed')
      // Uploads are kept with the merchant's own: what colleagues alone should see is no picture.
      if (body.is_note && body.attachments.length > 0) return refuse('attachment_unknown')
      if (body.body === '') return refuse('invalid_input', { fields: { body: 'required' } })
      const refused = await answerTicket(tx, deps, row, { body, staffId: actor.id, at: now })
      if (refused) return refused
      const after = await findDeskTicket(tx, row.id)
      return after ? pageOf(tx, after, actor) : refuse('not_found')
    },

    'support.move': async ({ actor, tx, params, body, now, audit }) => {
      const row = await lockAnyTicket(tx, params.id)
      if (!row) return refuse('not_found')
      audit({
        object: `ticket:${row.id}`,
        merchantId: row.merchant_id,
        before: { status: row.status },
        after: body,
      })
      if (row.status !== body.from) return refuse('wrong_status')
      const refused = await moveTicket(tx, deps, row, { to: body.status, ...by(actor, now) })
      if (refused) return refused
      if (body.status === 'resolved') await supportLetters(deps).resolved(tx, row)
      return shown(tx, row.id)
    },
  } satisfies Partial<Handlers<'support'>>
}

/** What a ticket is about, and which other one it belongs to. */
function joining(deps: SupportDependencies) {
  return {
    'support.link': async ({ tx, params, body, now, audit }) => {
      const row = await lockAnyTicket(tx, params.id)
      if (!row) return refuse('not_found')
      const { merchant_id: merchantId, order_number, transaction_reference } = row
      audit({
        ...{ object: `ticket:${row.id}`, merchantId, after: body },
        before: { order_number, payout_number: transaction_reference },
      })
      const refused = await linkTicket(tx, deps, row, body, now)
      return refused ?? shown(tx, row.id)
    },

    'support.merge': async ({ actor, tx, params, body, now, audit }) => {
      const pair = await lockPair(tx, params.id, body.into)
      if (!pair) return refuse('not_found')
      audit({ object: `ticket:${pair.row.id}`, merchantId: pair.row.merchant_id, after: body })
      const refused = await mergeTicket(tx, deps, pair, by(actor, now))
      return refused ?? shown(tx, pair.row.id)
    },
  } satisfies Partial<Handlers<'support'>>
}

/** Of two who take or give one ticket at once, the second is told that it is held otherwise by now. */
function heldByAnother(row: TicketRow, from: string | null): Refusal | null {
  if (row.status === 'closed') return refuse('ticket_closed')
  return row.assignee_id === from ? null : refuse('wrong_status')
}

/** Gives a ticket to an agent, which opens it, or to nobody. */
async function give(
  tx: Tx,
  deps: SupportDependencies,
  row: TicketRow,
  to: string | null,
  cause: ReturnType<typeof by>,
): Promise<Refusal | null> {
  await changeTicket(tx, row, { assignee_id: to, updated_at: cause.at })
  if (row.status === 'new' && to !== null) return moveTicket(tx, deps, row, { to: 'opened', ...cause })
  await deps.live.tell(tx, { ...threadOf(row), kind: 'changed', by: 'staff' })
  return null
}

async function pageOf(tx: Parameters<typeof findDeskTicket>[0], row: DeskTicketRow, { id }: StaffActor) {
  const of = threadOf(row)
  const rows = await messagesAfter(tx, of, { after: 0, most: threadMost, withNotes: true })
  const [ticket] = await presentDeskTickets(tx, [row])
  return {
    ticket: ticket!,
    messages: await presentMessages(tx, row.merchant_id, rows, id),
    read_up_to: await readUpTo(tx, of, 'merchant'),
    draft: await draftOf(tx, of, id),
  }
}

async function shown(tx: Tx, id: string) {
  const row = await findDeskTicket(tx, id)
  const [ticket] = row ? await presentDeskTickets(tx, [row]) : []
  return ticket ? { ticket } : refuse('not_found')
}

const by = ({ id }: StaffActor, at: Date) => ({ actor: 'staff', actorId: id, at }) as const

function filterOf(
  { statuses, topics, assignee, merchant_id, query = '' }: Call<'support.queue'>['query'],
  { id }: StaffActor,
): QueueFilter {
  const wanted = topics?.split(',')
  const asked = statuses?.split(',')
  return {
    statuses: asked ? ticketStatuses.filter((status) => statusesOf(asked).includes(status)) : null,
    topics: wanted ? ticketTopics.filter((topic) => wanted.includes(topic)) : null,
    holder: assignee === 'me' ? { id } : (assignee ?? 'all'),
    merchantId: merchant_id ?? null,
    query,
  }
}
