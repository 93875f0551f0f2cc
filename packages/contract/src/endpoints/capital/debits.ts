import { presentationStatuses } from '@daftar/rules/capital/advances/debit-status'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { amountOut, calendarDate, currency, instant, merchantFields, pageQuery } from '../../wire/values.ts'

/** The weekly debits under a mandate, as staff answer for the banks (DEC-LOAN-31 to DEC-LOAN-34). */

const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }
const reason = z.string({ error: 'required' }).trim().min(3, 'too_short').max(300, 'too_long')
const bankReference = z.string({ error: 'required' }).trim().min(3, 'too_short').max(60, 'too_long')

export const deskDebit = z.object({
  id: z.string(),
  ...merchantFields,
  loan_id: z.string(),
  mandate_id: z.string(),
  reference: z.string(),
  week_start: calendarDate,
  attempt: z.number().int(),
  amount: amountOut,
  repaid_amount: amountOut,
  currency,
  iban: z.string(),
  status: z.enum(presentationStatuses),
  presented_on: calendarDate,
  /** When finance and the merchant were told that the bank had not answered; null while that is not due. */
  chased_on: calendarDate.nullable(),
  /** When it is presented once more; null where it is not. */
  retry_on: calendarDate.nullable(),
  received_on: calendarDate.nullable(),
  bank_reference: z.string(),
  received_reference: z.string(),
  reason: z.string(),
  decided_at: instant.nullable(),
})
export type DeskDebit = z.output<typeof deskDebit>

const oneDebit = z.object({ debit: deskDebit })

export const debitsEndpoints = {
  'debits.list': endpoint({
    route: 'GET /desk/api/v1/debits',
    summary: 'Weekly debits, those that wait for the bank first, then the newest',
    access: { kind: 'staff', flag: 'can_view_direct_debit' },
    query: z.strictObject({
      status: z.enum(presentationStatuses).optional(),
      loan_id: z.string().max(64).optional(),
      search: z.string().trim().max(80).optional(),
      ...pageQuery,
    }),
    response: z.object({ debits: z.array(deskDebit), ...page }),
  }),
  'debits.settle': endpoint({
    route: 'POST /desk/api/v1/debits/{id}/settle',
    summary:
      'What the bank said of a debit: paid, failed, or returned after it was paid; or that it gave no answer',
    access: { kind: 'staff', flag: 'can_settle_debits' },
    params: byId,
    body: z
      .strictObject({
        outcome: z.enum(['paid', 'failed', 'unanswered', 'returned']),
        bank_reference: bankReference.optional(),
        reason: reason.optional(),
      })
      .refine((body) => body.outcome !== 'paid' || body.bank_reference !== undefined, {
        error: 'required',
        path: ['bank_reference'],
      })
      .refine((body) => body.outcome === 'paid' || body.reason !== undefined, {
        error: 'required',
        path: ['reason'],
      }),
    response: oneDebit,
    reasons: ['wrong_status', 'debit_not_chased'],
    audit: 'debit.settled',
    example: { params: { id: 'deb_0000' }, body: { outcome: 'paid', bank_reference: 'BNK-0001' } },
  }),
  'debits.receive': endpoint({
    route: 'POST /desk/api/v1/debits/{id}/receive',
    summary: 'The money of a paid debit has reached the bank account',
    access: { kind: 'staff', flag: 'can_settle_debits' },
    params: byId,
    body: z.strictObject({ received_on: calendarDate, bank_reference: bankReference }),
    response: oneDebit,
    reasons: ['wrong_status'],
    audit: 'debit.received',
    example: { params: { id: 'deb_0000' }, body: { received_on: '2026-11-16', bank_reference: 'BNK-0001' } },
  }),
}
