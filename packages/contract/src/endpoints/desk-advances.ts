import { bookDifferenceKinds } from '@daftar/rules/capital/advances/book-difference'
import { loanStatuses } from '@daftar/rules/capital/advances/loan-status'
import { reliefKinds, reliefStatuses } from '@daftar/rules/capital/advances/relief'
import { mandateStatuses } from '@daftar/rules/capital/debits/mandate-status'
import { writeOffStatuses } from '@daftar/rules/capital/advances/write-off'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import {
  amountIn,
  amountOut,
  calendarDate,
  currency,
  instant,
  merchantFields,
  pageQuery,
} from '../wire/values.ts'
import { repayment } from './capital-shapes.ts'

/** Advances at the desk: how each stands, money that merchants send by themselves, what is given up (DEC-LOAN-25, 29, 36). */

const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }
const reason = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')

/** What somebody has to look at: four short weeks in a row, or a new advance that does not cover the old one. */
export const advanceAttention = ['flagged', 'stopped', 'written_off'] as const

export const deskAdvance = z.object({
  id: z.string(),
  ...merchantFields,
  status: z.enum(loanStatuses),
  direct_debit: z.boolean(),
  currency,
  amount: amountOut,
  total: amountOut,
  paid: amountOut,
  outstanding: amountOut,
  shortfall: amountOut,
  repaid_percent: z.number().int(),
  /** Weeks in a row that left a shortfall. */
  weeks_short: z.number().int(),
  flagged_at: instant.nullable(),
  funding_stopped_at: instant.nullable(),
  written_off_at: instant.nullable(),
  next_repayment_date: calendarDate.nullable(),
  created_at: instant,
})
export type DeskAdvance = z.output<typeof deskAdvance>

export const receipt = z.object({
  id: z.string(),
  bank_reference: z.string(),
  received_on: calendarDate,
  amount: amountOut,
  /** What of it repaid the advance, lowered a loss, and belongs to the merchant. */
  repaid: amountOut,
  recovered: amountOut,
  to_merchant: amountOut,
  recorded_by: z.string(),
  recorded_at: instant,
})
export type Receipt = z.output<typeof receipt>

export const writeOff = z.object({
  id: z.string(),
  status: z.enum(writeOffStatuses),
  /** As proposed; once approved, as posted. */
  principal: amountOut,
  fee: amountOut,
  reason: z.string(),
  proposed_by: z.string(),
  proposed_by_id: z.string(),
  proposed_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
})
export type WriteOff = z.output<typeof writeOff>

export const deskAdvanceWhole = deskAdvance.extend({
  fee: amountOut,
  credited: amountOut,
  minimum: amountOut,
  repayment_rate: z.number(),
  tenor: z.number().int(),
  iban: z.string(),
  legal_name: z.string(),
  signatory_phone: z.string(),
  signatory_email: z.string(),
  application_id: z.string(),
  applied_at: instant,
  funded_at: instant.nullable(),
  completed_at: instant.nullable(),
  /** The older advance this one pays off, and the newer one that paid this one off. */
  pays_off: z.string().nullable(),
  paid_off_by: z.string().nullable(),
  mandate_status: z.enum(mandateStatuses).nullable(),
  repayments: z.array(repayment),
  receipts: z.array(receipt),
  write_offs: z.array(writeOff),
  reliefs: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(reliefKinds),
      weeks: z.number().int(),
      status: z.enum(reliefStatuses),
      asked_at: instant,
    }),
  ),
  history: z.array(z.object({ from: z.string().nullable(), to: z.string(), actor: z.string(), at: instant })),
})
export type DeskAdvanceWhole = z.output<typeof deskAdvanceWhole>

export const bookDifference = z.object({
  id: z.string(),
  merchant_id: z.string(),
  merchant_name: z.string().nullable(),
  merchant_name_ar: z.string().nullable(),
  loan_id: z.string().nullable(),
  kind: z.enum(bookDifferenceKinds),
  /** What was expected and what the books say, in the currency of the difference. */
  currency,
  expected: amountOut,
  found: amountOut,
  found_at: instant,
  last_seen_at: instant,
})
export type BookDifference = z.output<typeof bookDifference>

const oneAdvance = z.object({ advance: deskAdvanceWhole })

export const deskAdvances = {
  'advances.listForStaff': endpoint({
    route: routes['advances.listForStaff'],
    summary: 'Advances, newest first',
    access: { kind: 'staff', flag: 'can_view_advances' },
    query: z.strictObject({
      status: z.enum(loanStatuses).optional(),
      attention: z.enum(advanceAttention).optional(),
      search: z.string().trim().max(80).optional(),
      ...pageQuery,
    }),
    response: z.object({
      advances: z.array(deskAdvance),
      /** How many somebody has to look at, capped at 100. */
      counts: z.object({
        flagged: z.number().int(),
        stopped: z.number().int(),
        differences: z.number().int(),
      }),
      ...page,
    }),
  }),
  'advances.readForStaff': endpoint({
    route: routes['advances.readForStaff'],
    summary: 'One advance with its terms, its weeks and everything that was done about it',
    access: { kind: 'staff', flag: 'can_view_advances' },
    params: byId,
    response: oneAdvance,
  }),
  'advances.recordReceipt': endpoint({
    route: routes['advances.recordReceipt'],
    summary: 'Money of the merchant reached the bank; the same bank reference counts once',
    access: { kind: 'staff', flag: 'can_record_receipts' },
    params: byId,
    body: z.strictObject({
      amount: amountIn,
      received_on: calendarDate,
      bank_reference: z.string({ error: 'required' }).trim().min(3, 'too_short').max(60, 'too_long'),
    }),
    response: oneAdvance,
    reasons: ['wrong_status', 'reference_reused'],
    audit: 'advance.receipt_recorded',
  }),
  'advances.proposeWriteOff': endpoint({
    route: routes['advances.proposeWriteOff'],
    summary: 'Propose to write off what is left of an overdue advance',
    access: { kind: 'staff', flag: 'can_write_off' },
    params: byId,
    body: z.strictObject({ reason }),
    response: oneAdvance,
    reasons: ['wrong_status', 'write_off_open', 'advance_open', 'debit_pending'],
    audit: 'advance.write_off_proposed',
  }),
  'advances.decideWriteOff': endpoint({
    route: routes['advances.decideWriteOff'],
    summary: 'A second person writes off what is left, or declines; who proposed may take it back',
    access: { kind: 'staff', flag: 'can_write_off' },
    params: byId,
    body: z.strictObject({ decision: z.enum(['approve', 'decline']) }),
    response: oneAdvance,
    reasons: ['wrong_status', 'own_proposal', 'advance_open', 'debit_pending'],
    audit: 'advance.write_off_decided',
  }),
  'advances.bookDifferences': endpoint({
    route: routes['advances.bookDifferences'],
    summary: 'Differences the nightly check of the advances’ books found and did not find gone, newest first',
    access: { kind: 'staff', flag: 'can_view_advances' },
    query: z.strictObject({ ...pageQuery }),
    response: z.object({ differences: z.array(bookDifference), ...page }),
  }),
}
