import { ticketLimits, ticketStatuses } from '@daftar/rules/support/ticket'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { anUpload, fileRefusals } from '../../wire/uploads.ts'
import { pageQuery } from '../../wire/values.ts'
import { deskTicket, deskTicketPage, heldMail, macro, ticketFile } from './support-shapes.ts'
import { aMessage, aTicket, byId, listed, nextPage, seq, text, written } from './support-writing-shapes.ts'

/** Agents of the provider answer the tickets of merchants, in the chat of each (SUP-18 to SUP-25). */

const access = { kind: 'staff', flag: 'can_answer_tickets' } as const satisfies Access

const one = z.object({ ticket: deskTicket })

export const supportDeskEndpoints = {
  'support.queue': endpoint({
    route: 'GET /desk/api/v1/support/tickets',
    summary: 'Tickets of all merchants: what waits for an answer first, by its deadline',
    access,
    query: z.strictObject({
      ...pageQuery,
      statuses: listed.optional(),
      topics: listed.optional(),
      assignee: z.enum(['me', 'nobody']).optional(),
      merchant_id: z.string().max(64).optional(),
      query: z.string().trim().max(100).optional(),
    }),
    response: z.object({ tickets: z.array(deskTicket), total: z.number().int(), ...nextPage }),
  }),
  'support.readForStaff': endpoint({
    route: 'GET /desk/api/v1/support/tickets/{id}',
    summary: 'A ticket with all that was written in it, notes and the reader’s draft included',
    access,
    params: byId,
    response: deskTicketPage,
    audit: 'ticket.viewed',
    example: aTicket,
  }),
  'support.fileForStaff': endpoint({
    route: 'GET /desk/api/v1/support/tickets/{id}/files/{fileId}',
    summary: 'A picture of a ticket, for the agent who reads it',
    access,
    params: z.strictObject({ id: z.string().max(64), fileId: z.string().max(120) }),
    response: 'stream',
    audit: 'file.viewed',
    unitOfWork: 'own',
    example: { params: { id: 'tic_0000', fileId: 'fil_00000000' } },
  }),
  'support.take': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/take',
    summary: 'Take a ticket, from somebody else too: who had it is told in the history',
    access,
    params: byId,
    /** Who had it when it was looked at: taken by somebody else meanwhile it is refused. */
    body: z.strictObject({ from: z.string().max(64).nullable() }),
    response: one,
    reasons: ['ticket_closed', 'wrong_status'],
    audit: 'ticket.taken',
    example: { ...aTicket, body: { from: null } },
  }),
  'support.agents': endpoint({
    route: 'GET /desk/api/v1/support/agents',
    summary: 'Who may answer tickets, and so may be given one',
    access,
    response: z.object({ people: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  'support.assign': endpoint({
    route: 'PUT /desk/api/v1/support/tickets/{id}/assignee',
    summary: 'Give a ticket to a colleague, or back to everybody',
    access,
    params: byId,
    /** Who had it when it was looked at, and who has it from now on. */
    body: z.strictObject({ from: z.string().max(64).nullable(), to: z.string().max(64).nullable() }),
    response: one,
    reasons: ['ticket_closed', 'wrong_status'],
    audit: 'ticket.assigned',
    example: { ...aTicket, body: { from: null, to: 'stf_0000' } },
  }),
  'support.uploadForStaff': endpoint({
    ...anUpload,
    route: 'POST /desk/api/v1/support/tickets/{id}/files',
    summary: 'Upload a picture for an answer in a ticket (multipart field `file`)',
    access,
    params: byId,
    response: z.object({ asset: ticketFile }),
    reasons: [...fileRefusals, 'file_unreadable', 'ticket_closed'],
    audit: 'file.uploaded',
    example: aTicket,
  }),
  'support.answer': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/messages',
    summary:
      'Answer, or leave a note for colleagues; refused where somebody wrote what the writer has not seen',
    access,
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
    access,
    params: byId,
    body: z.strictObject({ from: z.enum(ticketStatuses), status: z.enum(ticketStatuses) }),
    response: one,
    reasons: ['wrong_status'],
    audit: 'ticket.moved',
    example: { ...aTicket, body: { from: 'opened', status: 'hold' } },
  }),
  'support.merge': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/merge',
    summary: 'Close a ticket that another one of the same merchant goes on with, and say so in both',
    access,
    params: byId,
    body: z.strictObject({ into: z.string().max(64) }),
    response: one,
    reasons: ['ticket_closed', 'wrong_status'],
    audit: 'ticket.merged',
    example: { ...aTicket, body: { into: 'tic_0001' } },
  }),
  'support.link': endpoint({
    route: 'PUT /desk/api/v1/support/tickets/{id}/links',
    summary: 'Say which order and which payout a ticket is about, by their numbers; what is left out stays',
    access,
    params: byId,
    body: z.strictObject({
      order_number: z.string().trim().max(64, 'too_long').nullable().optional(),
      payout_number: z.string().trim().max(64, 'too_long').nullable().optional(),
    }),
    response: one,
    reasons: ['ticket_closed'],
    audit: 'ticket.linked',
    example: { ...aTicket, body: { order_number: 'K7QD-2M9X', payout_number: null } },
  }),
  'support.saveDraft': endpoint({
    route: 'PUT /desk/api/v1/support/tickets/{id}/draft',
    summary: 'Keep what somebody has begun to write, for whichever device they go on with',
    access,
    params: byId,
    body: z.strictObject({ body: z.string().max(ticketLimits.message.most, 'too_long') }),
    response: null,
    example: { ...aTicket, body: { body: 'Hello' } },
  }),
  'support.typingForStaff': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/typing',
    summary: 'An agent is writing; merchants and colleagues who look are told',
    access,
    params: byId,
    response: null,
    example: aTicket,
  }),
  'support.hereForStaff': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/here',
    summary: 'An agent has the ticket open; colleagues who have it open too are told, merchants never',
    access,
    params: byId,
    response: null,
    example: aTicket,
  }),
  'support.seenForStaff': endpoint({
    route: 'POST /desk/api/v1/support/tickets/{id}/read',
    summary: 'Everything up to a message was seen by an agent',
    access,
    params: byId,
    body: z.strictObject({ seq }),
    response: null,
    example: { ...aTicket, body: { seq: 1 } },
  }),
  'support.chatTokenForStaff': endpoint({
    route: 'GET /desk/api/v1/support/chat-token',
    summary: 'A token that opens the stream of what happens in all chats',
    access,
    response: z.object({ token: z.string() }),
    answerIsSecret: true,
  }),
  'support.streamForStaff': endpoint({
    route: 'GET /desk/api/v1/support/stream',
    summary: 'What happens in all chats, as server-sent events',
    access,
    query: z.strictObject({ token: z.string().max(400) }),
    response: 'stream',
    unitOfWork: 'own',
    example: { query: { token: 'none' } },
  }),
  'support.heldMails': endpoint({
    route: 'GET /desk/api/v1/support/mails',
    summary: 'Mails to tickets that wait for an agent: of strangers, forged, too many or behind the end',
    access,
    query: z.strictObject(pageQuery),
    response: z.object({ mails: z.array(heldMail), total: z.number().int(), ...nextPage }),
  }),
  'support.decideMail': endpoint({
    route: 'POST /desk/api/v1/support/mails/{id}',
    summary: 'Let a mail into its ticket, or throw it away',
    access,
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
    access,
    response: z.object({ macros: z.array(macro) }),
  }),
  'support.saveMacro': endpoint({
    route: 'POST /desk/api/v1/support/macros',
    summary:
      'Keep an answer for use by everybody, or put it right; it is had in both languages or not at all',
    access,
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
    access,
    params: byId,
    response: z.object({ macros: z.array(macro) }),
    audit: 'macro.forgotten',
    example: { params: { id: 'mac_0000' } },
  }),
} as const
