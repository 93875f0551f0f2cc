import { advanceAttention, advanceStatuses } from '@daftar/rules/capital/advances/advance-status'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountIn, calendarDate, pageQuery } from '../../wire/values.ts'
import {
  bookDifference,
  currentWeek,
  deskAdvance,
  deskAdvanceWhole,
  listedAdvance,
  advance,
} from './advances-shapes.ts'

/**
 * Advances: how each stands, money that merchants send by themselves, what is given up (DEC-LOAN-25,
 * DEC-LOAN-29, DEC-LOAN-36).
 */

const mayViewCapital = { kind: 'account', permission: 'canViewCapital' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }
const reason = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')
const oneAdvance = z.object({ advance: deskAdvanceWhole })

export const advancesEndpoints = {
  'advances.list': endpoint({
    route: 'GET /merchant/api/v1/loan',
    summary: 'The advances of the merchant (CAPI-01)',
    access: mayViewCapital,
    response: z.object({ loans: z.array(listedAdvance) }),
  }),
  'advances.read': endpoint({
    route: 'GET /merchant/api/v1/capital/loan/{id}',
    summary: 'One advance with its repayments (CAPI-02)',
    access: mayViewCapital,
    params: byId,
    response: z.object({ loan: advance }),
    example: { params: { id: 'lon_0000' } },
  }),
  'advances.week': endpoint({
    route: 'GET /merchant/api/v1/capital/loan/{id}/week',
    summary: 'The running week of an advance: what Monday’s payout looks like so far',
    access: mayViewCapital,
    params: byId,
    response: z.object({ week: currentWeek }),
    example: { params: { id: 'lon_0000' } },
  }),
  'advances.listForStaff': endpoint({
    route: 'GET /desk/api/v1/advances',
    summary: 'Advances, newest first',
    access: { kind: 'staff', flag: 'can_view_advances' },
    query: z.strictObject({
      status: z.enum(advanceStatuses).optional(),
      attention: z.enum(advanceAttention).optional(),
      search: z.string().trim().max(80).optional(),
      ...pageQuery,
    }),
    response: z.object({
      advances: z.array(deskAdvance),
      /** How many somebody has to look at. */
      counts: z.object({
        flagged: z.number().int(),
        stopped: z.number().int(),
        differences: z.number().int(),
      }),
      ...page,
    }),
  }),
  'advances.readForStaff': endpoint({
    route: 'GET /desk/api/v1/advances/{id}',
    summary: 'One advance with its terms, its weeks and everything that was done about it',
    access: { kind: 'staff', flag: 'can_view_advances' },
    params: byId,
    response: oneAdvance,
    example: { params: { id: 'lon_0000' } },
  }),
  'advances.recordReceipt': endpoint({
    route: 'POST /desk/api/v1/advances/{id}/receipts',
    summary:
      'Money of the merchant reached the bank; the same bank reference counts once, and by a second person lets go what is above the limit',
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
    example: {
      params: { id: 'lon_0000' },
      body: { amount: '100.00', received_on: '2026-11-16', bank_reference: 'BNK-0001' },
    },
  }),
  'advances.proposeWriteOff': endpoint({
    route: 'POST /desk/api/v1/advances/{id}/write-offs',
    summary: 'Propose to write off what is left of an overdue advance',
    access: { kind: 'staff', flag: 'can_write_off' },
    params: byId,
    body: z.strictObject({ reason }),
    response: oneAdvance,
    reasons: ['wrong_status', 'write_off_open', 'advance_open', 'debit_pending'],
    audit: 'advance.write_off_proposed',
    example: { params: { id: 'lon_0000' }, body: { reason: 'The business was closed.' } },
  }),
  'advances.decideWriteOff': endpoint({
    route: 'POST /desk/api/v1/write-offs/{id}/decision',
    summary: 'A second person writes off what is left, or declines; who proposed may take it back',
    access: { kind: 'staff', flag: 'can_write_off' },
    params: byId,
    body: z.strictObject({ decision: z.enum(['approve', 'decline']) }),
    response: oneAdvance,
    reasons: ['wrong_status', 'own_proposal', 'advance_open', 'debit_pending'],
    audit: 'advance.write_off_decided',
    example: { params: { id: 'wof_0000' }, body: { decision: 'approve' } },
  }),
  'advances.bookDifferences': endpoint({
    route: 'GET /desk/api/v1/advances/book-differences',
    summary: 'Differences the nightly check of the advances’ books found and did not find gone, newest first',
    access: { kind: 'staff', flag: 'can_view_advances' },
    query: z.strictObject({ ...pageQuery }),
    response: z.object({ differences: z.array(bookDifference), ...page }),
  }),
}
