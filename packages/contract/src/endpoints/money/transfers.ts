import { transferStatuses } from '@daftar/rules/capital/advances/transfer-status'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { amountOut, currency, instant, merchantFields, pageQuery } from '../../wire/values.ts'

/** Bank transfers that were ordered, and what the bank did with them. */

export const transfer = z.object({
  id: z.string(),
  ...merchantFields,
  kind: z.enum(['advance', 'payout', 'wallet']),
  reference: z.string(),
  subject_id: z.string(),
  amount: amountOut,
  currency,
  iban: z.string(),
  beneficiary: z.string(),
  status: z.enum(transferStatuses),
  ordered_at: instant,
  decided_at: instant.nullable(),
  bank_reference: z.string().nullable(),
  reject_reason: z.string().nullable(),
  proposed_by: z.string().nullable(),
  proposed_by_id: z.string().nullable(),
  /** The bank reference the first of two people read on the bank's statement, and when. */
  proposed_reference: z.string().nullable(),
  proposed_at: instant.nullable(),
  needs_second: z.boolean(),
})
export type Transfer = z.output<typeof transfer>

const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }

export const transfersEndpoints = {
  'transfers.list': endpoint({
    route: 'GET /desk/api/v1/transfers',
    summary: 'Bank transfers that were ordered',
    access: { kind: 'staff', flag: 'can_view_transfers' },
    query: z.strictObject({
      status: z.enum(transferStatuses).optional(),
      search: z.string().trim().max(80).optional(),
      ...pageQuery,
    }),
    response: z.object({ transfers: z.array(transfer), ...page }),
  }),
  'transfers.confirm': endpoint({
    route: 'POST /desk/api/v1/transfers/{id}/confirm',
    summary: 'The bank has paid; above the limit a second person must confirm too',
    access: { kind: 'staff', flag: 'can_confirm_transfers' },
    params: byId,
    body: z.strictObject({ bank_reference: z.string().trim().min(3, 'too_short').max(60, 'too_long') }),
    response: z.object({ transfer }),
    reasons: ['wrong_status', 'own_proposal'],
    audit: 'transfer.confirmed',
    example: { params: { id: 'trf_0000' }, body: { bank_reference: 'BNK-0001' } },
  }),
  'transfers.reject': endpoint({
    route: 'POST /desk/api/v1/transfers/{id}/reject',
    summary: 'The bank has refused the transfer',
    access: { kind: 'staff', flag: 'can_confirm_transfers' },
    params: byId,
    body: z.strictObject({ reason: z.string().trim().min(3, 'too_short').max(300, 'too_long') }),
    response: z.object({ transfer }),
    reasons: ['wrong_status'],
    audit: 'transfer.rejected',
    example: { params: { id: 'trf_0000' }, body: { reason: 'unknown account' } },
  }),
  'transfers.reorder': endpoint({
    route: 'POST /desk/api/v1/loans/{id}/transfer',
    summary: 'Order the transfer of a waiting advance again, to a corrected IBAN where one is given',
    access: { kind: 'staff', flag: 'can_confirm_transfers' },
    params: byId,
    body: z.strictObject({ iban: z.string().max(42).optional() }),
    response: z.object({ transfer }),
    reasons: ['wrong_status', 'own_proposal', 'pay_off_not_covered'],
    audit: 'transfer.reordered',
    example: { params: { id: 'lon_0000' }, body: {} },
  }),
}
