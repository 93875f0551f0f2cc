import { statusesOf, ticketStatuses, ticketTopics } from '@daftar/rules/support/ticket'
import type { Tx } from '../../../platform/database/database.ts'
import type { StaffActor } from '../../../platform/http/actor.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { cursorOf, instantPart, textPart } from '../../../platform/http/cursor.ts'
import { listPage } from '../../../platform/http/paging.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import {
  draftOf,
  hasSeenAnswers,
  insertMessage,
  messagesAfter,
  readUpTo,
  saveDraft,
} from '../../casework/conversation/index.ts'
import { findFile, streamOf } from '../../casework/files/index.ts'
import { attachmentPurpose, presentAsset, keepOwnFiles } from './attachments.ts'
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
import { supportLetters } from './letters.ts'
import { presentDeskTickets, presentMessages } from './present.ts'
import { changeTicket, findOrder, lockAnyTicket, threadOf, type TicketRow } from './store.ts'
import { moveTicket, writeAsStaff } from './write.ts'

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

/** More than anybody writes in one ticket. */
const messagesMost = 1_000

/** What agents do with tickets of merchants. */
export function agentSupportHandlers(deps: SupportDependencies) {
  const { live, storage } = deps
  const letters = supportLetters(deps)

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
      const row = await deps.database.providerRead(async (tx) => {
        const ticket = await findDeskTicket(tx, params.id)
        if (!ticket) return undefined
        const said = await messagesAfter(tx, threadOf(ticket), {
          after: 0,
          most: messagesMost,
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

    'support.take': async ({ actor, tx, params, body, now, audit }) => {
      const row = await lockAnyTicket(tx, params.id)
      if (!row) return refuse('not_found')
      audit({
        object: `ticket:${row.id}`,
        merchantId: row.merchant_id,
        before: { assignee: row.assignee_id },
      })
      if (row.status === 'closed') return refuse('ticket_closed')
      if (row.assignee_id !== body.from) return refuse('wrong_status')
      await changeTicket(tx, row, { assignee_id: actor.id, updated_at: now })
      if (row.status === 'new') {
        const refused = await moveTicket(tx, deps, row, { to: 'opened', ...by(actor, now) })
        if (refused) return refused
      } else await live.tell(tx, { ...threadOf(row), kind: 'changed', by: 'staff' })
      return shown(tx, row.id)
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
      if (row.status === 'closed') return refuse('ticket_closed')
      if (row.assignee_id !== body.from) return refuse('wrong_status')
      const colleagues = body.to === null ? [] : await agentsWhoAnswer(tx)
      if (body.to !== null && !colleagues.some(({ id }) => id === body.to))
        return refuseFields({ to: 'choose_option' })
      await changeTicket(tx, row, { assignee_id: body.to, updated_at: now })
      if (row.status === 'new' && body.to !== null) {
        const refused = await moveTicket(tx, deps, row, { to: 'opened', ...by(actor, now) })
        if (refused) return refused
      } else await live.tell(tx, { ...threadOf(row), kind: 'changed', by: 'staff' })
      return shown(tx, row.id)
    },

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
      const refused = await say(tx, row, { actor, body, now })
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
      if (body.status === 'resolved') await letters.resolved(tx, row)
      return shown(tx, row.id)
    },

    'support.link': async ({ tx, params, body, now, audit }) => {
      const row = await lockAnyTicket(tx, params.id)
      if (!row) return refuse('not_found')
      const { merchant_id: merchantId, order_number, transaction_reference } = row
      audit({
        ...{ object: `ticket:${row.id}`, merchantId, after: body },
        before: { order_number, payout_number: transaction_reference },
      })
      if (row.status === 'closed') return refuse('ticket_closed')
      const order =
        body.order_number && (await findOrder(tx, { merchantId, storeIds: null }, body.order_number))
      const payout = body.payout_number && (await deps.payoutNamed(tx, merchantId, body.payout_number))
      const unknown = {
        ...(order === undefined && body.order_number && { order_number: 'invalid' as const }),
        ...(payout === undefined && body.payout_number && { payout_number: 'invalid' as const }),
      }
      if (Object.keys(unknown).length > 0) return refuseFields(unknown)
      await changeTicket(tx, row, {
        updated_at: now,
        ...(body.order_number !== undefined && {
          order_id: order ? order.id : null,
          order_number: order ? order.number : null,
        }),
        ...(body.payout_number !== undefined && {
          transaction_id: payout ? payout.id : null,
          transaction_reference: payout ? payout.reference : null,
        }),
      })
      await live.tell(tx, { ...threadOf(row), kind: 'changed', by: 'staff' })
      return shown(tx, row.id)
    },

    'support.merge': async ({ actor, tx, params, body, now, audit }) => {
      // Held in one order whichever is merged into which, so that two who do it at once wait for each other.
      const ids = [params.id, body.into].toSorted()
      const held = new Map<string, TicketRow>()
      for (const id of ids) {
        const row = await lockAnyTicket(tx, id)
        if (row) held.set(id, row)
      }
      const [row, into] = [held.get(params.id), held.get(body.into)]
      if (!row || !into) return refuse('not_found')
      audit({ object: `ticket:${row.id}`, merchantId: row.merchant_id, after: body })
      if (row.id === into.id || row.merchant_id !== into.merchant_id)
        return refuse('invalid_input', { fields: { into: 'choose_option' } })
      if (into.status === 'closed') return refuse('ticket_closed')
      const refused = await moveTicket(tx, deps, row, { to: 'closed', ...by(actor, now) })
      if (refused) return refused
      await changeTicket(tx, row, { merged_into: into.id })
      for (const [ticket, other] of [
        [row, into],
        [into, row],
      ] as const)
        await insertMessage(tx, threadOf(ticket), {
          id: `merged:${row.id}`,
          author_kind: 'system',
          author_id: '',
          // Shown as a sentence by whoever reads it.
          body: `${ticket === row ? 'merged_into' : 'merged_from'} ${other.number}`,
          file_ids: [],
          is_note: false,
          at: now,
        })
      await live.tell(tx, { ...threadOf(into), kind: 'changed', by: 'staff' })
      return shown(tx, row.id)
    },
  } satisfies Partial<Handlers<'support'>>

  /**
   * An answer stands behind what its writer has seen, or is refused: two agents do not answer past each
   * other.
   */
  async function say(
    tx: Tx,
    row: TicketRow,
    { actor, body, now }: { actor: StaffActor; body: Call<'support.answer'>['body']; now: Date },
  ): Promise<Refusal | null> {
    const of = threadOf(row)
    const repeated = await messagesAfter(tx, of, { after: body.seen, most: messagesMost, withNotes: true })
    if (repeated.some(({ id }) => id === body.id)) return null
    if (repeated.length > 0 && !body.is_note) return refuse('newer_message')
    const isFirstUnseen = !body.is_note && (await hasSeenAnswers(tx, of, row.author_id))
    const { id, attachments, is_note: isNote } = body
    if (!(await keepOwnFiles(tx, deps, { merchantId: row.merchant_id, uploaderId: actor.id }, attachments)))
      return refuse('attachment_unknown')
    const said = { id, body: body.body, file_ids: [...attachments], isNote }
    await writeAsStaff(tx, deps, row, { ...said, staffId: actor.id, at: now })
    await saveDraft(tx, of, { writerId: actor.id, body: '', at: now })
    if (body.is_note) return null
    if (row.assignee_id === null) await changeTicket(tx, row, { assignee_id: actor.id })
    const opened: TicketRow = row.status === 'new' ? { ...row, status: 'opened' } : row
    if (row.status === 'new') {
      const refused = await moveTicket(tx, deps, row, { to: 'opened', ...by(actor, now) })
      if (refused) return refused
    }
    // What rose by time alone comes down with the answer.
    if (!body.status && row.status === 'escalated' && row.escalation > 0) {
      const refused = await moveTicket(tx, deps, row, { to: 'opened', ...by(actor, now) })
      if (refused) return refused
    }
    if (body.status && body.status !== opened.status) {
      const refused = await moveTicket(tx, deps, opened, { to: body.status, ...by(actor, now) })
      if (refused) return refused
    }
    if (body.status === 'resolved') await letters.resolved(tx, row)
    // Whoever has not read the last letter is not sent another one.
    else if (isFirstUnseen) await letters.answered(tx, row, body.body)
    return null
  }
}

async function pageOf(tx: Parameters<typeof findDeskTicket>[0], row: DeskTicketRow, { id }: StaffActor) {
  const of = threadOf(row)
  const rows = await messagesAfter(tx, of, { after: 0, most: messagesMost, withNotes: true })
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
