import { advanceStatuses } from '@daftar/rules/capital/advances/advance-status'
import { reliefKinds, reliefReasonMax, reliefStatuses } from '@daftar/rules/capital/advances/relief'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import {
  amountIn,
  amountOut,
  calendarDate,
  currency,
  instant,
  merchantFields,
  pageQuery,
} from '../../wire/values.ts'

/**
 * Relief in hardship (docs/decisions/0021): a merchant asks for a pause or a lower weekly minimum, two of the
 * staff answer.
 */

const mayViewCapital = { kind: 'account', permission: 'canViewCapital' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })

/** What the merchant reads, so it is written in both languages. */
const note = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')

const notes = { note_en: note, note_ar: note }

export const relief = z.object({
  id: z.string(),
  loan_id: z.string(),
  kind: z.enum(reliefKinds),
  weeks: z.number().int(),
  currency,
  /** Of a lower minimum only. */
  minimum: amountOut.nullable(),
  reason: z.string(),
  status: z.enum(reliefStatuses),
  /** The answer; empty until it is decided. */
  note_en: z.string(),
  note_ar: z.string(),
  asked_at: instant,
  decided_at: instant.nullable(),
  /** Mondays of the first and the last week; null until approved. */
  from_week: calendarDate.nullable(),
  until_week: calendarDate.nullable(),
})
export type Relief = z.output<typeof relief>

/** With what one decides on: the advance as it stands, and who did what. */
export const deskRelief = relief.extend({
  ...merchantFields,
  loan: z.object({
    status: z.enum(advanceStatuses),
    outstanding: amountOut,
    minimum: amountOut,
    shortfall: amountOut,
    weeks_short: z.number().int(),
  }),
  asked_by: z.string(),
  proposed_by: z.string().nullable(),
  proposed_by_id: z.string().nullable(),
  proposed_at: instant.nullable(),
  decided_by: z.string().nullable(),
})
export type DeskRelief = z.output<typeof deskRelief>

const one = z.object({ relief })
const oneOfDesk = z.object({ relief: deskRelief })

export const reliefEndpoints = {
  'relief.list': endpoint({
    route: 'GET /merchant/api/v1/capital/loan/{id}/relief',
    summary: 'What was asked for an advance in hardship, newest first',
    access: mayViewCapital,
    params: byId,
    response: z.object({ reliefs: z.array(relief) }),
    example: { params: { id: 'lon_0000' } },
  }),
  'relief.ask': endpoint({
    route: 'POST /merchant/api/v1/capital/loan/{id}/relief',
    summary: 'Ask for a pause of up to 4 weeks or a lower weekly minimum for up to 8',
    access: mayViewCapital,
    params: byId,
    body: z.strictObject({
      kind: z.enum(reliefKinds, { error: 'choose_option' }),
      weeks: z.number({ error: 'required' }).int('invalid'),
      minimum: amountIn.optional(),
      reason: z.string({ error: 'required' }).trim().min(10, 'too_short').max(reliefReasonMax, 'too_long'),
    }),
    response: one,
    reasons: ['relief_open', 'wrong_status'],
    audit: 'relief.asked',
    example: {
      params: { id: 'lon_0000' },
      body: { kind: 'pause', weeks: 1, reason: 'The shop was under water.' },
    },
  }),
  'relief.withdraw': endpoint({
    route: 'POST /merchant/api/v1/capital/relief/{id}/withdraw',
    summary: 'Take back a request that is not decided yet',
    access: mayViewCapital,
    params: byId,
    response: one,
    reasons: ['wrong_status'],
    audit: 'relief.withdrawn',
    example: { params: { id: 'rlf_0000' } },
  }),
  'relief.listForStaff': endpoint({
    route: 'GET /desk/api/v1/capital/reliefs',
    summary: 'Requests for relief, newest first',
    access: { kind: 'staff', flag: 'can_view_relief' },
    query: z.strictObject({
      state: z.enum(['open', ...reliefStatuses]).optional(),
      /** Of one advance alone. */
      loan_id: z.string().max(64).optional(),
      ...pageQuery,
    }),
    response: z.object({ reliefs: z.array(deskRelief), next_page_token: z.string().nullable() }),
  }),
  'relief.propose': endpoint({
    route: 'POST /desk/api/v1/capital/reliefs/{id}/propose',
    summary: 'Put a request before a second person, with the answer in both languages',
    access: { kind: 'staff', flag: 'can_propose_relief' },
    params: byId,
    body: z.strictObject(notes),
    response: oneOfDesk,
    reasons: ['wrong_status'],
    audit: 'relief.proposed',
    example: { params: { id: 'rlf_0000' }, body: { note_en: 'A pause helps.', note_ar: 'التأجيل مفيد.' } },
  }),
  'relief.decide': endpoint({
    route: 'POST /desk/api/v1/capital/reliefs/{id}/decide',
    summary: 'Approve or decline as the second person; the merchant is told',
    access: { kind: 'staff', flag: 'can_decide_relief' },
    params: byId,
    body: z.strictObject({ decision: z.enum(['approve', 'decline']), ...notes }),
    response: oneOfDesk,
    reasons: ['not_proposed', 'own_proposal', 'wrong_status'],
    audit: 'relief.decided',
    example: {
      params: { id: 'rlf_0000' },
      body: { decision: 'approve', note_en: 'A pause helps.', note_ar: 'التأجيل مفيد.' },
    },
  }),
}
