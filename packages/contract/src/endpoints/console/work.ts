import { assignables, savedLists, workKinds } from '@daftar/rules/work/work-kinds'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { amountOut, calendarDate, currency, instant, merchantFields } from '../../wire/values.ts'

/** What waits for a member of staff, who has taken it, and the figures of the day (docs/decisions/0062). */

const staffName = z.object({ id: z.string(), name: z.string() })

/** A list of the console narrowed as somebody wants it again: the filters as they stand in its address. */
export const savedView = z.object({
  id: z.string(),
  list: z.enum(savedLists),
  name: z.string({ error: 'required' }).trim().min(1, 'required').max(40, 'too_long'),
  search: z
    .string()
    .max(300)
    .regex(/^(\?[^#]*)?$/, 'invalid'),
})
export type SavedView = z.output<typeof savedView>

export const workItem = z.object({
  kind: z.enum(workKinds),
  /** What it is about; the second look at a case is about the case. */
  id: z.string(),
  /** What its page is found by, where that is another thing: the advance of a write-off. */
  target: z.string(),
  merchant_id: z.string().nullable(),
  merchant_name: z.string(),
  merchant_name_ar: z.string(),
  currency: currency.nullable(),
  amount: amountOut.nullable(),
  /** Weeks of a relief, lines of a file, the attempt of a debit; zero where nothing is counted. */
  count: z.number().int(),
  /** A word of its own: the kind of relief or transfer, why a payout is held, the name of a file. */
  note: z.string(),
  since: instant,
  due_at: instant,
  /** Who took the first step; null where one person is enough. */
  begun_by: z.string().nullable(),
  assignee: staffName.nullable(),
})
export type WorkItem = z.output<typeof workItem>

const count = z.object({ kind: z.enum(workKinds), count: z.number().int(), oldest_since: instant })

const found = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    ...merchantFields,
    currency,
    amount: amountOut,
  }),
)

export const workEndpoints = {
  'work.find': endpoint({
    route: 'GET /desk/api/v1/find',
    summary: 'Merchants, cases, advances, payouts and orders by name, number or id, as far as the roles go',
    access: { kind: 'staff', flag: null },
    query: z.strictObject({ query: z.string().trim().min(2).max(80) }),
    response: z.object({
      merchants: z.array(z.object({ id: z.string(), name: z.string(), name_ar: z.string(), currency })),
      cases: found,
      advances: found,
      payouts: found,
      orders: found,
    }),
    example: { query: { query: 'noor' } },
  }),
  'work.counts': endpoint({
    route: 'GET /desk/api/v1/work/counts',
    summary: 'How much waits for whoever is signed in, by kind',
    access: { kind: 'staff', flag: null },
    response: z.object({ total: z.number().int(), kinds: z.array(count), next_due_at: instant.nullable() }),
  }),
  'work.mine': endpoint({
    route: 'GET /desk/api/v1/work',
    summary:
      'What waits for whoever is signed in, the nearest deadline first; what others hold; figures of the day',
    access: { kind: 'staff', flag: null },
    response: z.object({
      total: z.number().int(),
      kinds: z.array(count),
      next_due_at: instant.nullable(),
      /** The first hundred. */
      items: z.array(workItem),
      /** Taken by a colleague, or begun by whoever asks and waiting for a second person; the first twenty. */
      elsewhere: z.array(workItem),
      /** Advances that are being repaid, by currency; null for who may not see them. */
      lending: z
        .array(
          z.object({
            currency,
            advances: z.number().int(),
            outstanding: amountOut,
            in_arrears: z.number().int(),
          }),
        )
        .nullable(),
      /** The newest weekly settlement of each currency; null for who does not run it. */
      settlement: z
        .array(
          z.object({
            currency,
            run_on: calendarDate,
            merchants: z.number().int(),
            sales: amountOut,
            /**
             * Refunds, fees and all else between sales and what is paid out; below zero where it lowers it.
             */
            between: amountOut,
            advances: amountOut,
            held: amountOut,
            goes_out: amountOut,
          }),
        )
        .nullable(),
    }),
  }),
  'work.people': endpoint({
    route: 'GET /desk/api/v1/work/people',
    summary: 'Who could hold a piece of work, by name',
    access: { kind: 'staff', flag: null },
    query: z.strictObject({ subject: z.enum(assignables) }),
    response: z.object({ people: z.array(staffName) }),
    example: { query: { subject: 'application' } },
  }),
  'work.assignees': endpoint({
    route: 'GET /desk/api/v1/work/assignments',
    summary: 'Who has taken which pieces of work of a sort, for whoever does such work',
    access: { kind: 'staff', flag: null },
    query: z.strictObject({ subject: z.enum(assignables) }),
    response: z.object({ assignees: z.array(z.object({ id: z.string(), assignee: staffName })) }),
    reasons: ['no_permission'],
    example: { query: { subject: 'relief' } },
  }),
  'work.views': endpoint({
    route: 'GET /desk/api/v1/work/views',
    summary: 'The views that whoever is signed in saved, of every list of the console',
    access: { kind: 'staff', flag: null },
    response: z.object({ views: z.array(savedView) }),
  }),
  'work.saveView': endpoint({
    route: 'POST /desk/api/v1/work/views',
    summary: 'Save the filters of a list under a name; a name that is there already takes the new filters',
    access: { kind: 'staff', flag: null },
    body: savedView.omit({ id: true }).strict(),
    response: z.object({ views: z.array(savedView) }),
    audit: 'work.view_saved',
    example: { body: { list: 'cases', name: 'Mine', search: '?held=me' } },
  }),
  'work.removeView': endpoint({
    route: 'DELETE /desk/api/v1/work/views/{id}',
    summary: 'Remove a saved view',
    access: { kind: 'staff', flag: null },
    params: z.strictObject({ id: z.string().max(64) }),
    response: z.object({ views: z.array(savedView) }),
    reasons: ['not_found'],
    audit: 'work.view_removed',
    example: { params: { id: 'vie_0000' } },
  }),
  'work.assign': endpoint({
    route: 'POST /desk/api/v1/work/assignments',
    summary:
      'Take pieces of work, hand them over or release them. Each names who held it as far as the caller knew: of two who take one, one gets it',
    access: { kind: 'staff', flag: null },
    body: z.strictObject({
      subject: z.enum(assignables),
      pieces: z
        .array(z.strictObject({ id: z.string().min(1).max(64), held_by: z.string().max(64).nullable() }))
        .min(1)
        .max(50),
      /** Null releases. */
      to: z.string().min(1).max(64).nullable(),
    }),
    response: z.object({ assignee: staffName.nullable(), count: z.number().int() }),
    reasons: ['not_found', 'no_permission', 'assigned_meanwhile'],
    audit: 'work.assigned',
    example: { body: { subject: 'application', pieces: [{ id: 'app_0000', held_by: null }], to: null } },
  }),
}
