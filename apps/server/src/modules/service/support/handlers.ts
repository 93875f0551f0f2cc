import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { isActiveTicket, statusesOf, ticketTopics } from '@daftar/rules/support/ticket'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Call, Handlers, StreamAnswer } from '../../../platform/http/call.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { messagesAfter, noteRead, readUpTo, lastSeq, unreadOf } from '../../casework/conversation/index.ts'
import { attachmentPurpose, presentAsset, keepFiles } from './attachments.ts'
import { isChatToken, writeChatToken } from './chat-token.ts'
import type { SupportDependencies } from './dependencies.ts'
import { helpArticles } from './help/help.ts'
import { openTicket } from './open-ticket.ts'
import { presentThread, presentTicket, presentTickets } from './present.ts'
import {
  changeTicket,
  findTicket,
  listTickets,
  lockTicket,
  threadOf,
  visibleOf,
  type TicketFilter,
} from './store.ts'
import { moveTicket, writeAsMerchant } from './write.ts'

const newestFirst = byTime('created_at')

/** As many messages as one answer brings. */
const messagesMost = 100

/** What people of a merchant do with their tickets (DEC-SUP-1 to DEC-SUP-8). */
export function merchantSupportHandlers(deps: SupportDependencies) {
  return { ...tickets(deps), ...hearing(deps), ...chatting(deps), ...helping() } satisfies Partial<
    Handlers<'support'>
  >
}

/** A ticket, from its opening to what its author thinks of the help. */
function tickets(deps: SupportDependencies) {
  const { live } = deps
  async function rate(call: Call<'support.like'> | Call<'support.dislike'>, csat: 'positive' | 'negative') {
    const { actor, tx, params, body, now, audit } = call
    const asker = askerOf(actor)
    audit({ object: `ticket:${params.id}`, after: { csat } })
    const row = await lockTicket(tx, asker, params.id)
    if (!row) return refuse('not_found')
    if (row.csat === 'positive' || row.csat === 'negative') return refuse('already_rated')
    if (row.csat !== 'requested') return refuse('wrong_status')
    const rating = { csat, csat_note: body.note, csat_at: now, updated_at: now }
    await changeTicket(tx, row, rating)
    await live.tell(tx, { ...threadOf(row), kind: 'changed', by: 'merchant' })
    return { ticket: await presentTicket(tx, { ...row, ...rating }, readerOf(actor)) }
  }
  return {
    'support.list': async ({ actor, tx, query }) => {
      const asker = askerOf(actor)
      const { rows, ...next } = await listPage(
        { ...query, page_size: query.page_size ?? query.limit },
        newestFirst,
        (page) => listTickets(tx, asker, filterOf(query, actor), page),
      )
      return { items: await presentTickets(tx, rows, readerOf(actor)), ...next }
    },

    'support.create': async ({ actor, tx, body, now, audit }) => {
      const row = await openTicket(tx, deps, actor, body, now)
      if (row instanceof Refusal) return row
      audit({ object: `ticket:${row.id}`, after: { topic: row.topic, number: row.number } })
      return { ticket: await presentTicket(tx, row, readerOf(actor)) }
    },

    'support.read': async ({ actor, tx, params }) => {
      const row = await findTicket(tx, askerOf(actor), params.id)
      return row ? { ticket: await presentTicket(tx, row, readerOf(actor)) } : refuse('not_found')
    },

    'support.close': async ({ actor, tx, params, now, audit }) => {
      audit({ object: `ticket:${params.id}` })
      const row = await lockTicket(tx, askerOf(actor), params.id)
      if (!row) return refuse('not_found')
      const by = { actor: 'merchant', actorId: actor.id, at: now } as const
      const refused = await moveTicket(tx, deps, row, { to: 'closed', ...by })
      if (refused) return refused
      return { ticket: await again(tx, actor, row.id) }
    },

    'support.upload': async ({ actor, file, now, audit, gone }) => {
      const incoming = await file()
      if (!incoming) return refuse('file_missing')
      const { merchantId } = askerOf(actor)
      const uploader = { merchantId, personId: actor.id, at: now, signal: gone() }
      const taken = await deps.files.take(uploader, attachmentPurpose, incoming)
      if (taken instanceof Refusal) return taken
      const { url, size } = taken
      audit({ object: `file:${url}`, merchantId, after: { purpose: attachmentPurpose, size } })
      return { asset: presentAsset(taken) }
    },

    'support.like': (call) => rate(call, 'positive'),

    'support.dislike': (call) => rate(call, 'negative'),
  } satisfies Partial<Handlers<'support'>>
}

/** Word of what happens in the chats, while somebody listens and since. */
function hearing(deps: SupportDependencies) {
  const { keys, live } = deps
  return {
    'support.chatToken': async ({ actor, now }) => ({
      token: writeChatToken(keys, { personId: actor.id, merchantId: askerOf(actor).merchantId }, now),
    }),

    'support.stream': async ({ actor, query, now }) => {
      const asker = askerOf(actor)
      const { merchantId } = asker
      if (!isChatToken(keys, query.token, { personId: actor.id, merchantId }, now)) return refuse('not_found')
      return eventStream(await live.open({ kind: 'merchant', ...asker, personId: actor.id }))
    },

    'support.unread': async ({ actor, tx }) => ({ channel_ids: await unreadChats(tx, actor) }),
  } satisfies Partial<Handlers<'support'>>
}

/** The conversation of a ticket. */
function chatting(deps: SupportDependencies) {
  const { live } = deps
  return {
    'support.thread': async ({ actor, tx, params, query }) => {
      const row = await findTicket(tx, askerOf(actor), params.id)
      if (!row) return refuse('not_found')
      const of = threadOf(row)
      const asked = { after: query.after ?? 0, most: messagesMost + 1, withNotes: false }
      const found = await messagesAfter(tx, of, asked)
      const rows = found.slice(0, messagesMost)
      return {
        messages: await presentThread(tx, row.merchant_id, rows, actor.id),
        read_up_to: await readUpTo(tx, of, 'staff'),
        has_more: found.length > messagesMost,
      }
    },

    'support.write': async ({ actor, tx, params, body, now, audit }) => {
      audit({ object: `ticket:${params.id}` })
      const row = await lockTicket(tx, askerOf(actor), params.id)
      if (!row) return refuse('not_found')
      if (body.body === '' && body.attachments.length === 0)
        return refuse('invalid_input', { fields: { body: 'required' } })
      if (!(await keepFiles(tx, deps, row.merchant_id, body.attachments))) return refuse('attachment_unknown')
      const said = { id: body.id, body: body.body, file_ids: [...body.attachments] }
      const message = await writeAsMerchant(tx, deps, row, { ...said, personId: actor.id, at: now })
      if (message instanceof Refusal) return message
      audit({ object: `ticket:${row.id}`, after: { seq: message.seq } })
      const [shown] = await presentThread(tx, row.merchant_id, [message], actor.id)
      return { ticket: await again(tx, actor, row.id), message: shown! }
    },

    'support.seen': async ({ actor, tx, params, body, now }) => {
      const row = await findTicket(tx, askerOf(actor), params.id)
      if (!row) return refuse('not_found')
      const of = threadOf(row)
      const seq = Math.min(body.seq, await lastSeq(tx, of))
      if (await noteRead(tx, of, { kind: 'merchant', id: actor.id, seq, at: now }))
        await live.tell(tx, { ...of, kind: 'read', by: 'merchant', seq })
    },

    'support.typing': async ({ actor, tx, params }) => {
      const row = await findTicket(tx, askerOf(actor), params.id)
      if (!row) return refuse('not_found')
      if (!isActiveTicket(row.status)) return
      const of = threadOf(row)
      await live.tell(tx, { ...of, kind: 'typing', by: 'merchant', name: actor.name })
    },
  } satisfies Partial<Handlers<'support'>>
}

/** Articles that answer without a ticket. */
function helping() {
  const help = helpArticles()
  return {
    'support.help': async ({ query }) => ({
      articles: await help.list(query.language, { text: query.query ?? '', for: query.for ?? 'search' }),
    }),

    'support.article': async ({ params, query }) => {
      const article = await help.read(query.language, params.id)
      return article ? { article } : refuse('not_found')
    },
  } satisfies Partial<Handlers<'support'>>
}

/** What happens from now on, for as long as the reader listens. */
export function eventStream(bytes: StreamAnswer['bytes']): StreamAnswer {
  return {
    bytes,
    contentType: 'text/event-stream; charset=utf-8',
    name: 'events',
    disposition: 'inline',
    // A proxy that collects an answer before it passes it on would keep everything back.
    headers: { 'x-accel-buffering': 'no' },
  }
}

async function again(tx: Tx, actor: MemberActor, id: string) {
  const row = await findTicket(tx, askerOf(actor), id)
  return presentTicket(tx, row!, readerOf(actor))
}

/** The chats in which somebody wrote what a person has not seen (NAV-61). */
export async function unreadChats(tx: ReadTx, actor: MemberActor): Promise<string[]> {
  const asker = askerOf(actor)
  const unread = await unreadOf(tx, [asker.merchantId], { kind: 'merchant', id: actor.id })
  return visibleOf(tx, asker, [...unread])
}

function askerOf({ merchantId, storeIds }: MemberActor) {
  return { merchantId, storeIds }
}

function readerOf({ id, merchantId }: MemberActor) {
  return { merchantId, personId: id }
}

/** What a list asks for; days are those of the merchant's country (SUP-17). */
function filterOf(
  { statuses, topics, created_at_gte: from, created_at_lte: to }: Call<'support.list'>['query'],
  { currency }: MemberActor,
): TicketFilter {
  const zone = zoneOfCurrency(currency)
  const wanted = topics?.split(',')
  return {
    statuses: statuses === undefined ? null : statusesOf(statuses.split(',')),
    topics: wanted ? ticketTopics.filter((topic) => wanted.includes(topic)) : null,
    from: from ? new Date(startOfDay(from, zone)) : null,
    until: to ? new Date(startOfDay(addDays(to, 1), zone)) : null,
  }
}
