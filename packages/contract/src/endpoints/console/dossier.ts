import { advanceStatuses } from '@daftar/rules/capital/advances/advance-status'
import { applicationStatuses } from '@daftar/rules/capital/applications/application-status'
import { storyGroups } from '@daftar/rules/audit/families'
import { listingStatuses } from '@daftar/rules/listings/listing-status'
import { disputeStatuses, disputeTypes } from '@daftar/rules/disputes/dispute'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import { ticketStatuses } from '@daftar/rules/support/ticket'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { amountOut, calendarDate, currency, instant, pageQuery } from '../../wire/values.ts'
import { auditEntry } from './audit.ts'
import { workItem } from './work.ts'

/** Everything the console knows of one merchant, block by block (docs/decisions/0073). */

const byId = z.strictObject({ id: z.string().max(64) })
const example = { params: { id: 'mer_0000' } }
const page = { next_page_token: z.string().nullable() }
const count = z.number().int()

const note = z.object({ id: z.string(), text: z.string(), author: z.string(), written_at: instant })

/** What happened, as a sentence needs it: without where it came from and what exactly changed. */
const happening = auditEntry.pick({
  id: true,
  at: true,
  merchant_id: true,
  merchant_name: true,
  merchant_name_ar: true,
  actor: true,
  actor_id: true,
  actor_role: true,
  action: true,
  outcome: true,
})
export type Happening = z.output<typeof happening>

const sentLetter = z.object({
  id: z.string(),
  kind: z.string(),
  heading: z.string(),
  heading_ar: z.string(),
  recipient: z.string(),
  decided_at: instant,
  /** Null while it waits to leave. */
  sent_at: instant.nullable(),
})
export type SentLetter = z.output<typeof sentLetter>

const disputeOf = z.object({
  id: z.string(),
  number: z.string(),
  type: z.enum(disputeTypes),
  status: z.enum(disputeStatuses),
  currency,
  amount: amountOut,
  /** Until when the shop may answer. */
  respond_by: instant,
  created_at: instant,
})
export type DisputeOf = z.output<typeof disputeOf>

const ticketOf = z.object({
  id: z.string(),
  number: z.string(),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  /** Who has it; null while nobody does. */
  assignee: z.string().nullable(),
  /** Until when somebody answers; null once somebody did. */
  due_at: instant.nullable(),
  created_at: instant,
})
export type TicketOf = z.output<typeof ticketOf>

export const dossierEndpoints = {
  'dossier.overview': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/overview',
    summary: 'The figures of a merchant and what is open about it, as far as the roles go',
    access: { kind: 'staff', flag: 'can_view_merchants' },
    params: byId,
    response: z.object({
      currency,
      /** Orders of the last seven days, and of the seven before, by what was agreed. */
      sales: z.object({ amount: amountOut, before: amountOut, orders: count }),
      /**
       * The newest payout with the sales of each store in it; null where there is none or it may not be seen.
       */
      payout: z
        .object({
          id: z.string(),
          number: z.string(),
          status: z.enum(payoutStatuses),
          run_on: calendarDate,
          amount: amountOut,
          stores: z.array(
            z.object({ id: z.string(), name: z.string(), name_ar: z.string(), sales: amountOut }),
          ),
        })
        .nullable(),
      /** Advances that are being repaid; null where they may not be seen. */
      advances: z.object({ open: count, outstanding: amountOut, in_arrears: count }).nullable(),
      /**
       * Disputes that are not decided, and until when the shop answers the first of them; null where they may
       * not be seen.
       */
      disputes: z.object({ open: count, amount: amountOut, respond_by: instant.nullable() }).nullable(),
      /** What waits for somebody with these roles, whoever holds it; the nearest deadline first. */
      open: z.array(workItem),
      /** How each store is shown to shoppers: the stores that have a listing. */
      listings: z.array(
        z.object({ store_id: z.string(), status: z.enum(listingStatuses), is_live: z.boolean() }),
      ),
      /** How much stands behind each view; null where it may not be seen. */
      counts: z.object({
        payouts: count.nullable(),
        advances: count.nullable(),
        cases: count.nullable(),
        disputes: count.nullable(),
        /** Those that are not closed. */
        tickets: count.nullable(),
        letters: count,
        notes: count,
      }),
    }),
    example,
  }),
  'dossier.happened': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/happened',
    summary: 'What was done at a merchant and for it, newest first, without what exactly changed',
    access: { kind: 'staff', flag: 'can_view_merchants' },
    params: byId,
    query: z.strictObject({ group: z.enum(storyGroups).optional(), ...pageQuery }),
    response: z.object({ entries: z.array(happening), ...page }),
    example,
  }),
  'dossier.advances': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/advances',
    summary: 'The advances of a merchant, newest first',
    access: { kind: 'staff', flag: 'can_view_advances' },
    params: byId,
    response: z.object({
      advances: z.array(
        z.object({
          id: z.string(),
          status: z.enum(advanceStatuses),
          currency,
          amount: amountOut,
          outstanding: amountOut,
          created_at: instant,
        }),
      ),
    }),
    example,
  }),
  'dossier.cases': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/cases',
    summary: 'The applications of a merchant, newest first',
    access: { kind: 'staff', flag: 'can_view_cases' },
    params: byId,
    response: z.object({
      cases: z.array(
        z.object({
          id: z.string(),
          status: z.enum(applicationStatuses),
          currency,
          amount: amountOut,
          submitted_at: instant,
        }),
      ),
    }),
    example,
  }),
  'dossier.disputes': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/dispute-list',
    summary: 'The disputes of a merchant, newest first',
    access: { kind: 'staff', flag: 'can_view_disputes' },
    params: byId,
    query: z.strictObject({ ...pageQuery }),
    response: z.object({ disputes: z.array(disputeOf), ...page }),
    example,
  }),
  'dossier.tickets': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/tickets',
    summary: 'The support tickets of a merchant, newest first',
    access: { kind: 'staff', flag: 'can_answer_tickets' },
    params: byId,
    query: z.strictObject({ ...pageQuery }),
    response: z.object({ tickets: z.array(ticketOf), ...page }),
    example,
  }),
  'dossier.letters': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/letters',
    summary: 'Letters to the people of a merchant about it, newest first',
    access: { kind: 'staff', flag: 'can_view_merchants' },
    params: byId,
    query: z.strictObject({ ...pageQuery }),
    response: z.object({ letters: z.array(sentLetter), ...page }),
    example,
  }),
  'dossier.notes': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/notes',
    summary: 'What staff wrote down about a merchant, newest first',
    access: { kind: 'staff', flag: 'can_view_merchants' },
    params: byId,
    query: z.strictObject({ ...pageQuery }),
    response: z.object({ notes: z.array(note), ...page }),
    example,
  }),
  'dossier.writeNote': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/notes',
    summary: 'Write down something about a merchant for colleagues; a note stays as it was written',
    access: { kind: 'staff', flag: 'can_view_merchants' },
    params: byId,
    body: z.strictObject({
      text: z.string({ error: 'required' }).trim().min(3, 'too_short').max(2000, 'too_long'),
    }),
    response: z.object({ note }),
    audit: 'merchant.note_written',
    example: { ...example, body: { text: 'Prefers to be called in the morning.' } },
  }),
}
