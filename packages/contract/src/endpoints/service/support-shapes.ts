import { mailHeldReasons } from '@daftar/rules/support/mail'
import { csatStates, ticketStatuses, ticketTopics } from '@daftar/rules/support/ticket'
import { z } from 'zod'
import { instant, merchantFields } from '../../wire/values.ts'

/** A file that came with a ticket or a message; `url` is its handle. */
export const ticketFile = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  size: z.number().int(),
})
export type TicketFile = z.output<typeof ticketFile>

const ticketFields = {
  id: z.string(),
  number: z.string(),
  status: z.enum(ticketStatuses),
  topic: z.enum(ticketTopics),
  subject: z.string(),
  description: z.string(),
  store_id: z.string().nullable(),
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
  /** The transaction of the money tab that it is about (DEC-MON-2). */
  transaction_id: z.string().nullable(),
  transaction_reference: z.string().nullable(),
  /** The charge of a card it is about. */
  charge_id: z.string().nullable().optional(),
  attachments: z.array(ticketFile),
  /** Equals the id: the built-in channel (DEC-SUP-10). */
  channel_id: z.string(),
  csat: z.enum(csatStates),
  author: z.string(),
  created_at: instant,
  updated_at: instant,
}

export const ticket = z.object({
  ...ticketFields,
  /** Somebody wrote what the reader has not seen. */
  is_unread: z.boolean(),
})
export type Ticket = z.output<typeof ticket>

const messageFields = {
  /** Its place in the thread, from 1, without gaps. */
  seq: z.number().int(),
  /** As its sender named it: sent again under the same one it stands once. */
  id: z.string(),
  by: z.enum(['merchant', 'agent', 'system']),
  /** Who wrote it; empty of the product itself. */
  name: z.string(),
  is_you: z.boolean(),
  body: z.string(),
  attachments: z.array(ticketFile),
  at: instant,
}

export const ticketMessage = z.object(messageFields)
export type TicketMessage = z.output<typeof ticketMessage>

/** A piece of a thread behind a place, and how far the other side has read. */
export const thread = z.object({
  messages: z.array(ticketMessage),
  /** The last message the other side has seen; 0 for none. */
  read_up_to: z.number().int(),
  /** There is more behind the last of these. */
  has_more: z.boolean(),
})
export type Thread = z.output<typeof thread>

const staffName = z.object({ id: z.string(), name: z.string() })

export const deskTicket = z.object({
  ...merchantFields,
  ...ticketFields,
  country: z.string(),
  csat_note: z.string(),
  assignee: staffName.nullable(),
  /** Until when somebody should have answered first, by the hours of service of the merchant's country. */
  first_due_at: instant,
  first_answered_at: instant.nullable(),
  /** Until when the merchant should have the answer they wait for; null while they wait for none. */
  answer_due_at: instant.nullable(),
  /** How late it is: 1 late, 2 told to the lead. */
  escalation: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** The ticket that goes on with what this one was about. */
  merged_into: z.string().nullable(),
  is_unread: z.boolean(),
})
export type DeskTicket = z.output<typeof deskTicket>

export const deskMessage = z.object({
  ...messageFields,
  /** Read by staff alone. */
  is_note: z.boolean(),
})
export type DeskMessage = z.output<typeof deskMessage>

export const deskTicketPage = z.object({
  ticket: deskTicket,
  messages: z.array(deskMessage),
  read_up_to: z.number().int(),
  /** What the reader has begun to write, on whichever device. */
  draft: z.string(),
})
export type DeskTicketPage = z.output<typeof deskTicketPage>

/** A mail to a ticket that an agent decides about before anything of it is seen there. */
export const heldMail = z.object({
  ...merchantFields,
  id: z.string(),
  ticket_id: z.string(),
  ticket_number: z.string(),
  reason: z.enum(mailHeldReasons),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Attachments that were not taken. */
  files_left: z.number().int(),
  received_at: instant,
})
export type HeldMail = z.output<typeof heldMail>

export const macro = z.object({
  id: z.string(),
  title: z.string(),
  title_ar: z.string(),
  body: z.string(),
  body_ar: z.string(),
})
export type Macro = z.output<typeof macro>
