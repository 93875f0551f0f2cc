import { languages } from '@daftar/rules/geo/languages'
import { ticketLimits, ticketTopics } from '@daftar/rules/support/ticket'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { anUpload, fileRefusals } from '../../wire/uploads.ts'
import { calendarDate, pageQuery } from '../../wire/values.ts'
import { helpArticle, helpLine } from './support-help-shapes.ts'
import { thread, ticket, ticketFile, ticketMessage } from './support-shapes.ts'
import {
  aMessage,
  aTicket,
  byId,
  files,
  listed,
  nextPage,
  seq,
  text,
  written,
} from './support-writing-shapes.ts'

/** Merchants ask for help in tickets (SUP-18 to SUP-25); who answers them is in `support-desk.ts`. */

const access = { kind: 'account', permission: 'canViewSupport' } as const satisfies Access

const one = z.object({ ticket })
const note = z.string().trim().max(ticketLimits.note, 'too_long')

export const supportEndpoints = {
  'support.list': endpoint({
    route: 'GET /merchant/api/v1/support/tickets',
    summary: 'Tickets of the merchant, newest first (SUP-18, DEC-SUP-11)',
    access,
    query: z.strictObject({
      ...pageQuery,
      /** Another name for `page_size`: the check for an active ticket sends 1. */
      limit: z.coerce.number().int().min(1).max(100).optional(),
      created_at_gte: calendarDate.optional(),
      created_at_lte: calendarDate.optional(),
      statuses: listed.optional(),
      topics: listed.optional(),
    }),
    response: z.object({ items: z.array(ticket), ...nextPage }),
  }),
  'support.create': endpoint({
    route: 'POST /merchant/api/v1/support/tickets',
    summary: 'Ask for help (SUP-19, DEC-SUP-3)',
    access,
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
    access,
    params: byId,
    response: one,
    example: aTicket,
  }),
  'support.close': endpoint({
    route: 'POST /merchant/api/v1/support/tickets/{id}/close',
    summary: 'The merchant needs no more help with it (DEC-SUP-7)',
    access,
    params: byId,
    response: one,
    reasons: ['ticket_closed'],
    audit: 'ticket.closed',
    example: aTicket,
  }),
  'support.upload': endpoint({
    ...anUpload,
    route: 'POST /merchant/api/v1/support/attachments/upload',
    summary: 'Upload a picture for a ticket or a message (multipart field `file`; SUP-21, DEC-SUP-9)',
    access,
    response: z.object({ asset: ticketFile }),
    reasons: [...fileRefusals, 'file_unreadable'],
    audit: 'file.uploaded',
  }),
  'support.like': endpoint({
    route: 'POST /merchant/api/v1/support/tickets/{id}/csat/like',
    summary: 'The answer helped (SUP-22)',
    access,
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
    access,
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
    access,
    response: z.object({ token: z.string() }),
    answerIsSecret: true,
  }),
  'support.stream': endpoint({
    route: 'GET /merchant/api/v1/support/stream',
    summary:
      'What happens in the chats of the merchant, as server-sent events; each names what to read (DEC-SUP-10)',
    access,
    query: z.strictObject({ token: z.string().max(400) }),
    response: 'stream',
    unitOfWork: 'own',
    example: { query: { token: 'none' } },
  }),
  'support.unread': endpoint({
    route: 'GET /merchant/api/v1/support/unread',
    summary: 'The chats in which somebody wrote what the reader has not seen (NAV-61)',
    access,
    response: z.object({ channel_ids: z.array(z.string()) }),
  }),
  'support.thread': endpoint({
    route: 'GET /merchant/api/v1/support/tickets/{id}/messages',
    summary: 'What was written in a ticket behind a place, oldest first',
    access,
    params: byId,
    query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }),
    response: thread,
    example: aTicket,
  }),
  'support.write': endpoint({
    route: 'POST /merchant/api/v1/support/tickets/{id}/messages',
    summary: 'Write in a ticket; sent again under the same id it stands once',
    access,
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
    access,
    params: byId,
    body: z.strictObject({ seq }),
    response: null,
    example: { ...aTicket, body: { seq: 1 } },
  }),
  'support.typing': endpoint({
    route: 'POST /merchant/api/v1/support/tickets/{id}/typing',
    summary: 'Somebody is writing; the other side is told while it looks',
    access,
    params: byId,
    response: null,
    example: aTicket,
  }),
  'support.help': endpoint({
    route: 'GET /merchant/api/v1/support/help',
    summary: 'Articles of help in one language: all, or those that answer a text in either, the best first',
    access,
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
    access,
    params: byId,
    query: z.strictObject({ language: z.enum(languages) }),
    response: z.object({ article: helpArticle }),
    example: { params: { id: 'refunds' }, query: { language: 'en' } },
  }),
} as const
