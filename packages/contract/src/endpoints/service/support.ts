import { languages } from '@daftar/rules/geo/languages'
import { ticketLimits, ticketStatuses, ticketTopics } from '@daftar/rules/support/ticket'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { calendarDate, fileHandle, pageQuery } from '../../wire/values.ts'
import { helpArticle, helpLine } from './support-help-shapes.ts'
import {
  deskTicket,
  deskTicketPage,
  heldMail,
  macro,
  thread,
  ticket,
  ticketFile,
  ticketMessage,
} from './support-shapes.ts'

/** Merchants ask for help in tickets, and agents of the provider answer in the chat of each (SUP-18 to SUP-25). */

const asks = { kind: 'account', permission: 'canViewSupport' } as const satisfies Access
const answers = { kind: 'staff', flag: 'can_answer_tickets' } as const satisfies Access

const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }
const one = z.object({ ticket })
const oneAtTheDesk = z.object({ ticket: deskTicket })
const aTicket = { params: { id: 'tic_0000' } }
/** A list in a query: names with commas between them. */
const listed = z.string().max(200)

const text = ({ least, most }: { least: number; most: number }) =>
  z
    .string({ error: 'required' })
    .trim()
    .min(least, least === 1 ? 'required' : 'too_short')
    .max(most, 'too_long')
const files = z.array(fileHandle).max(ticketLimits.files)
const note = z.string().trim().max(ticketLimits.note, 'too_long')
/** Made by whoever writes: sent again after a cut connection a message stands once. */
const messageId = z.uuid()
const seq = z.number().int().min(0)

const written = z.strictObject({
  id: messageId,
  body: z.string().trim().max(ticketLimits.message.most, 'too_long'),
  attachments: files,
})
const aMessage = {
  id: '00000000-0000-4000-8000-000000000000',
  body: 'When is the next payout?',
  attachments: [],
}

export const supportEndpoints = {
  'support.list': endpoint({
    route: 'GET /merchant/api/v1/support/tickets',
    summary: 'Tickets of the merchant, newest first (SUP-18, DEC-SUP-11)',
    access: asks,
    query: z.strictObject({
      ...pageQuery,
      /** Another name for `page_size`: the check for an active ticket sends 1. */
      limit: z.coerce.number().int().min(1).max(100).optional(),
      created_at_gte: calendarDate.optional(),
      created_at_lte: calendarDate.optional(),
      statuses: listed.optional(),
      topics: listed.optional(),
    }),
    response: z.object({ items: z.array(ticket), ...page }),
  }),
  'support.create': endpoint({
    route: 'POST /merchant/api/v1/support/tickets',
    summary: 'Ask for help (SUP-19, DEC-SUP-3)',
    access: asks,
    body: z.strictObject({
      topic: z.enum(ticketTopics, { error: 'choose_option' }),
      subject: text(ticketLimits.subject),
      description: text(ticketLimits.description),
      store_id: z.string().max(64).nullable(),
      /** Its id, or its number as people read it. */
      order_id: z.string().trim().max(64).nullable(),
      /** A payout, a movement of the wallet, or a charge of a card (DEC-MON-2). */
      transaction_id: z.string().min(1).max(64).nullish(),
      /** The charge of a card it is about. */
      charge_id: z.string().max(64).nullable().optional(),
      attachments: files,
    }),
    response: one,
    reasons: ['attachment_unknown'],
    audit: 'ticket.opened',
    example: {
      body: {
        topic: 'finances',
        subject: 'A payout is missing',
        description: 'The payout of last Monday has not come.',
        store_id: null,
        order_id: null,
        attachments: [],
      },
    },
  }),
  'support.read': endpoint({
    route: 'GET /merchant/api/v1/support/tickets/{id}',
    summary: 'One ticket (SUP-20)',
    access: asks,
    params: byId,
    response: one,
    example: aTicket,
  }),
  'support.close': endpoint({
    route: 'POST /merchant/api/v1/support/tickets/{id}/close',
    summary: 'The merchant needs no more help with it (DEC-SUP-7)',
    access: asks,
    params: byId,
    response: one,
    reasons: ['ticket_closed'],
    audit: 'ticket.closed',
    example: aTicket,
  }),
  'support.upload': endpoint({
    route: 'POST /merchant/api/v1/support/attachments/upload',
    summary: 'Upload a picture for a ticket or a message (multipart field `file`; SUP-21, DEC-SUP-9)',
    access: asks,
    response: z.object({ asset: ticketFile }),
    reasons: [
      'file_too_large',
      'file_type',
      'file_missing',
      'file_unreadable',
      'file_infected',
      'file_quota',
    ],
    rate: 'upload',
    audit: 'file.uploaded',
    unitOfWork: 'own',
    upload: true,
  }),
  'support.like': endpoint({
    route: 'POST /merchant/api/v1/support/tickets/{id}/csat/like',
    summary: 'The answer helped (SUP-22)',
    access: asks,
    params: byId,
    body: z.strictObject({ note }),
    response: one,
    reasons: ['already_rated', 'wrong_status'],
    audit: 'ticket.rated',
    example: { ...aTicket, body: { note: '' } },
  }),
  'support.dislike': endpoint({
    route: 'POST /merchant/api/v1/support/tickets/{id}/csat/dislike',
    summary: 'The answer did not help (SUP-23)',
    access: asks,
    params: byId,
    body: z.strictObject({ note }),
    response: one,
    reasons: ['already_rated', 'wrong_status'],
    audit: 'ticket.rated',
    example: { ...aTicket, body: { note: 'It took too long.' } },
  }),
  'support.chatToken': endpoint({
    route: 'GET /merchant/api/v1/support/chat-token',
    summary: 'A token that opens the stream of what happens in the chats of the merchant (SUP-25, NAV-65)',
    access: asks,
    response: z.object({ token: z.string() }),
    answerIsSecret: true,
  }),
  'support.stream': endpoint({
    route: 'GET /merchant/api/v1/support/stream',
    summary:
      'What happens in the chats of the merchant, as server-sent events; each names what to read (DEC-SUP-10)',
    access: asks,
    query: z.strictObject({ token: z.string().max(400) }),
    response: 'stream',
    unitOfWork: 'own',
    example: { query: { token: 'none' } },
  }),
  'support.unread': endpoint({
    route: 'GET /merchant/api/v1/support/unread',
    summary: 'The chats in which somebody wrote what the reader has not seen (NAV-61)',
    access: asks,
    response: z.object({ channel_ids: z.array(z.string()) }),
  }),
  'support.thread': endpoint({
    route: 'GET /merchant/api/v1/support/tickets/{id}/messages',
    summary: 'What was written in a ticket behind a place, oldest first',
    access: asks,
    params: byId,
    query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }),
    response: thread,
    example: aTicket,
  }),
  'support.write': endpoint({
    route: 'POST /merchant/api/v1/support/tickets/{id}/messages',
    summary: 'Write in a ticket; sent again under the same id it stands once',
    access: asks,
    params: byId,
    body: written,
    response: z.object({ ticket, message: ticketMessage }),
    reasons: ['ticket_closed', 'attachment_unknown'],
    audit: 'ticket.written',
    example: { ...aTicket, body: aMessage },
  }),
  'support.seen': endpoint({
    route: 'POST /merchant/api/v1/support/tickets/{id}/read',
    summary: 'Everything up to a message was seen; it never goes back',
    access: asks,
    params: byId,
    body: z.strictObject({ seq }),
    response: null,
    example: { ...aTicket, body: { seq: 1 } },
  }),
  'support.typing': endpoint({
    route: 'POST /merchant/api/v1/support/tickets/{id}/typing',
    summary: 'Somebody is writing; the other side is told while it looks',
    access: asks,
    params: byId,
    response: null,
    example: aTicket,
  }),
  'support.help': endpoint({
    route: 'GET /merchant/api/v1/support/help',
    summary: 'Articles of help in one language: all, or those that answer a text in either, the best first',
    access: asks,
    query: z.strictObject({
      language: z.enum(languages),
      query: z.string().max(500).optional(),
      /** Beside a ticket that is written only what is plainly about it is shown. */
      for: z.enum(['search', 'ticket']).optional(),
    }),
    response: z.object({ articles: z.array(helpLine) }),
    example: { query: { language: 'en' } },
  }),
  'support.article': endpoint({
    route: 'GET /merchant/api/v1/support/help/{id}',
    summary: 'One article of help',
    access: asks,
    params: byId,
    query: z.strictObject({ language: z.enum(languages) }),
    response: z.object({ article: helpArticle }),
    example: { params: { id: 'refunds' }, query: { language: 'en' } },
  }),
  'support.queue': endpoint({
    route: 'GET /desk/api/v1/support/tickets',
    summary: 'Tickets of all merchants: what waits for an answer first, by its deadline',
    access: answers,
    query: z.strictObject({
      ...pageQuery,
      statuses: listed.optional(),
      topics: listed.optional(),
      assignee: z.enum(['me', 'nobody']).optional(),
      merchant_id: z.string().max(64).optional(),
      query: z.string().trim().max(100).optional(),
    }),
    response: z.object({ tickets: z.array(deskTicket), total: z.number().int(), ...page }),
  }),
  'support.readForStaff': endpoint({
    route: 'GET /desk/api/v1/support/tickets/{id}',
    summary: 'A ticket with all that was written in it, notes and the reader’s draft included',
    access: answers,
    params: byId,
    response: deskTicketPage,
    audit: 'ticket.viewed',
    example: aTicket,
  }),
  'support.fileForStaff': endpoint({
    route: 'GET /desk/api/v1/support/tickets/{id}/files/{fileId}',
    summary: 'A picture of a ticket, for the agent who reads it',
    access: answers,
    params: z.strictObject({ id: z.string().max(64), fileId: z.string().max(120) }),
    response: 'stream',
    audit: 'file.viewed',
    unitOfWork: 'own',
    example: { params: { id: 'tic_0000', fileId: 'fil_00000000' } },
  }),
  'support.take': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/take',
    summary: 'Take a ticket, from somebody else too: who had it is told in the history',
    access: answers,
    params: byId,
    /** Who had it when it was looked at: taken by somebody else meanwhile it is refused. */
    body: z.strictObject({ from: z.string().max(64).nullable() }),
    response: oneAtTheDesk,
    reasons: ['ticket_closed', 'wrong_status'],
    audit: 'ticket.taken',
    example: { ...aTicket, body: { from: null } },
  }),
  'support.answer': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/messages',
    summary:
      'Answer, or leave a note for colleagues; refused where somebody wrote what the writer has not seen',
    access: answers,
    params: byId,
    body: written.extend({
      /** The last message that was on the writer's screen. */
      seen: seq,
      is_note: z.boolean(),
      /** What the ticket becomes with the answer. */
      status: z.enum(['opened', 'pending', 'resolved']).optional(),
    }),
    response: deskTicketPage,
    reasons: ['ticket_closed', 'newer_message', 'wrong_status', 'attachment_unknown'],
    audit: 'ticket.answered',
    example: { ...aTicket, body: { ...aMessage, seen: 0, is_note: false } },
  }),
  'support.move': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/status',
    summary: 'Put a ticket on hold, escalate, resolve or close it',
    access: answers,
    params: byId,
    body: z.strictObject({ from: z.enum(ticketStatuses), status: z.enum(ticketStatuses) }),
    response: oneAtTheDesk,
    reasons: ['wrong_status'],
    audit: 'ticket.moved',
    example: { ...aTicket, body: { from: 'opened', status: 'hold' } },
  }),
  'support.merge': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/merge',
    summary: 'Close a ticket that another one of the same merchant goes on with, and say so in both',
    access: answers,
    params: byId,
    body: z.strictObject({ into: z.string().max(64) }),
    response: oneAtTheDesk,
    reasons: ['ticket_closed', 'wrong_status'],
    audit: 'ticket.merged',
    example: { ...aTicket, body: { into: 'tic_0001' } },
  }),
  'support.link': endpoint({
    route: 'PUT /desk/api/v1/support/tickets/{id}/links',
    summary: 'Say which order and which payout a ticket is about, by their numbers; what is left out stays',
    access: answers,
    params: byId,
    body: z.strictObject({
      order_number: z.string().trim().max(64, 'too_long').nullable().optional(),
      payout_number: z.string().trim().max(64, 'too_long').nullable().optional(),
    }),
    response: oneAtTheDesk,
    reasons: ['ticket_closed'],
    audit: 'ticket.linked',
    example: { ...aTicket, body: { order_number: 'K7QD-2M9X', payout_number: null } },
  }),
  'support.saveDraft': endpoint({
    route: 'PUT /desk/api/v1/support/tickets/{id}/draft',
    summary: 'Keep what somebody has begun to write, for whichever device they go on with',
    access: answers,
    params: byId,
    body: z.strictObject({ body: z.string().max(ticketLimits.message.most, 'too_long') }),
    response: null,
    example: { ...aTicket, body: { body: 'Hello' } },
  }),
  'support.typingForStaff': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/typing',
    summary: 'An agent is writing; merchants and colleagues who look are told',
    access: answers,
    params: byId,
    response: null,
    example: aTicket,
  }),
  'support.seenForStaff': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/read',
    summary: 'Everything up to a message was seen by an agent',
    access: answers,
    params: byId,
    body: z.strictObject({ seq }),
    response: null,
    example: { ...aTicket, body: { seq: 1 } },
  }),
  'support.chatTokenForStaff': endpoint({
    route: 'GET /desk/api/v1/support/chat-token',
    summary: 'A token that opens the stream of what happens in all chats',
    access: answers,
    response: z.object({ token: z.string() }),
    answerIsSecret: true,
  }),
  'support.streamForStaff': endpoint({
    route: 'GET /desk/api/v1/support/stream',
    summary: 'What happens in all chats, as server-sent events',
    access: answers,
    query: z.strictObject({ token: z.string().max(400) }),
    response: 'stream',
    unitOfWork: 'own',
    example: { query: { token: 'none' } },
  }),
  'support.heldMails': endpoint({
    route: 'GET /desk/api/v1/support/mails',
    summary: 'Mails to tickets that wait for an agent: of strangers, forged, too many or behind the end',
    access: answers,
    query: z.strictObject(pageQuery),
    response: z.object({ mails: z.array(heldMail), total: z.number().int(), ...page }),
  }),
  'support.decideMail': endpoint({
    route: 'POST /desk/api/v1/support/mails/{id}',
    summary: 'Let a mail into its ticket, or throw it away',
    access: answers,
    params: byId,
    body: z.strictObject({ status: z.enum(['let_in', 'thrown_away']) }),
    response: null,
    reasons: ['wrong_status', 'ticket_closed'],
    audit: 'ticket.mail_decided',
    example: { params: { id: 'eml_0000' }, body: { status: 'thrown_away' } },
  }),
  'support.macros': endpoint({
    route: 'GET /desk/api/v1/support/macros',
    summary: 'Answers kept for use, in both languages',
    access: answers,
    response: z.object({ macros: z.array(macro) }),
  }),
  'support.saveMacro': endpoint({
    route: 'POST /desk/api/v1/support/macros',
    summary:
      'Keep an answer for use by everybody, or put it right; it is had in both languages or not at all',
    access: answers,
    body: z.strictObject({
      id: z.string().max(64).nullable(),
      title: text({ least: 2, most: 80 }),
      title_ar: text({ least: 2, most: 80 }),
      body: text(ticketLimits.message),
      body_ar: text(ticketLimits.message),
    }),
    response: z.object({ macros: z.array(macro) }),
    audit: 'macro.saved',
    example: { body: { id: null, title: 'Hello', title_ar: 'مرحبًا', body: 'Hello.', body_ar: 'مرحبًا.' } },
  }),
  'support.forgetMacro': endpoint({
    route: 'DELETE /desk/api/v1/support/macros/{id}',
    summary: 'Forget a kept answer',
    access: answers,
    params: byId,
    response: z.object({ macros: z.array(macro) }),
    audit: 'macro.forgotten',
    example: { params: { id: 'mac_0000' } },
  }),
} as const
