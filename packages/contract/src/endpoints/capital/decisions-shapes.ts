import { advanceStatuses } from '@daftar/rules/capital/advances/advance-status'
import { applicationStatuses } from '@daftar/rules/capital/applications/application-status'
import { markReasons } from '@daftar/rules/capital/applications/marks'
import { checkCodes } from '@daftar/rules/capital/applications/proposed-decision'
import { rejectionReasons, resetReasons } from '@daftar/rules/capital/applications/reset-reasons'
import { screeningStates } from '@daftar/rules/screening/standing'
import { z } from 'zod'
import { amountOut, calendarDate, currency, instant, merchantFields, tenorOut } from '../../wire/values.ts'
import { correction, deskMark, keptMark, marksGiven } from './applications-marks.ts'
import { application, loanTerms } from './applications-shapes.ts'
import { platformSales } from './platforms.ts'
import { duplicates } from '../identity/onboarding-desk-shapes.ts'

/** What staff read and decide of an application: the queue, the case, the decision. */

/** An approval above the limit, waiting for a second person (README decision 16). */
export const proposal = z.object({
  decision: z.enum(['approve', 'reject', 'reset']),
  reasons: z.array(z.string()),
  note: z.string(),
  amount: amountOut,
  tenor: tenorOut,
  by: z.string(),
  by_id: z.string(),
  at: instant,
})

export const queueItem = z.object({
  id: z.string(),
  ...merchantFields,
  status: z.enum(applicationStatuses),
  amount: amountOut,
  currency,
  tenor: tenorOut,
  submitted_at: instant.nullable(),
  deadline_at: instant.nullable(),
  waits_for_second: z.boolean(),
  /** Who has taken it; nobody else is kept from it. */
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type QueueItem = z.output<typeof queueItem>

/** What was decided about another application of about this amount, duration and sales. */
const similarDecision = z.object({
  application_id: z.string(),
  ...merchantFields,
  decision: z.enum(['approved', 'rejected']),
  reasons: z.array(z.string()),
  amount: amountOut,
  currency,
  tenor: tenorOut,
  monthly_sales: amountOut,
  decided_at: instant,
  /** What became of an approval; null without an advance. */
  advance: z.enum(advanceStatuses).nullable(),
})

export const deskCase = z.object({
  application,
  merchant: z.object({
    id: z.string(),
    name: z.string(),
    name_ar: z.string(),
    country: z.string(),
    since: instant,
  }),
  deadline_at: instant.nullable(),
  checks: z.array(
    z.object({ code: z.string(), outcome: z.enum(['pass', 'warn', 'fail', 'unknown']), detail: z.string() }),
  ),
  sales: z.object({
    weeks: z.array(z.object({ week_start: calendarDate, amount: amountOut })),
    /** The last twelve whole months, by their first day. */
    months: z.array(z.object({ month: calendarDate, amount: amountOut, orders: z.number().int() })),
    monthly_average: amountOut,
  }),
  exposure: z.object({
    open_amount: amountOut,
    closed_advances: z.number().int(),
    advances: z.array(
      z.object({
        id: z.string(),
        status: z.enum(advanceStatuses),
        amount: amountOut,
        left: amountOut,
        currency,
      }),
    ),
    offers: z.array(
      z.object({ id: z.string(), amount: amountOut, currency, tenor: tenorOut, expires_at: instant }),
    ),
    /** Of the same merchant, the newest first, without this one. */
    applications: z.array(
      z.object({
        id: z.string(),
        status: z.enum(applicationStatuses),
        amount: amountOut,
        currency,
        tenor: tenorOut,
        submitted_at: instant.nullable(),
      }),
    ),
  }),
  platforms: z.array(platformSales),
  others: duplicates,
  similar: z.array(similarDecision),
  /** The end of the licence: as a reviewer read it from this file, else as it is registered (DEC-APPL-9). */
  licence: z.object({
    expires_on: calendarDate.nullable(),
    read_by: z.string().nullable(),
    read_at: instant.nullable(),
  }),
  /** What the checks speak for; a person decides (DEC-APPL-3). */
  proposed: z.object({
    decision: z.enum(['approve', 'reset', 'reject', 'look']),
    reasons: z.array(z.enum([...rejectionReasons, ...resetReasons])),
    marks: z.array(z.object({ target: z.string(), reason: z.enum(markReasons) })),
    causes: z.array(z.enum(checkCodes)),
  }),
  /** Of every round, the newest first. */
  marks: z.array(deskMark),
  /** What came of the rounds that went back by reasons, the newest first. */
  corrections: z.array(correction),
  /** What underwriters have marked for the next round, in the order it was made; empty once it is decided. */
  kept_marks: z.array(keptMark),
  rounds: z.object({ used: z.number().int(), maximum: z.number().int() }),
  estimate: loanTerms.nullable(),
  /**
   * Whether its advance is repaid by direct debit: as approved or proposed, until then as the offer says
   * (DEC-LOAN-31).
   */
  direct_debit: z.boolean(),
  proposal: proposal.nullable(),
  needs_second: z.boolean(),
  /** How the lists of sanctions and exposed persons stand to whom it names. */
  screening: z.enum(screeningStates),
  history: z.array(z.object({ at: instant, actor: z.string(), action: z.string(), detail: z.string() })),
})
export type DeskCase = z.output<typeof deskCase>

export const decisionBody = z
  .strictObject({
    decision: z.enum(['approve', 'reject', 'reset']),
    reasons: z
      .array(z.enum([...rejectionReasons, ...resetReasons]))
      .max(5)
      .default([]),
    note: z.string().trim().max(1000, 'too_long').default(''),
    /** With `reset` alone, and in place of reasons: the merchant corrects the marked places only. */
    marks: marksGiven.default([]),
    amount: z.union([z.string().max(24), z.number()]).optional(),
    tenor: tenorOut.optional(),
    /** Of an approval: left out, advances of full-revenue offers repay by direct debit (DEC-LOAN-31). */
    direct_debit: z.boolean().optional(),
  })
  .refine((body) => body.decision === 'approve' || body.reasons.length + body.marks.length > 0, {
    error: 'reason_required',
    path: ['reasons'],
  })
  .refine((body) => body.marks.length === 0 || (body.decision === 'reset' && body.reasons.length === 0), {
    error: 'choose_option',
    path: ['marks'],
  })
