import { advanceStatuses } from '@daftar/rules/capital/advances/advance-status'
import { mandateStatuses } from '@daftar/rules/capital/debits/mandate-status'
import { z } from 'zod'
import { mayApply } from '../../capital-access.ts'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountOut, currency, instant, merchantFields, pageQuery, phone } from '../../wire/values.ts'
import { listedAdvance } from './advances-shapes.ts'

/**
 * Direct debit (DEC-LOAN-30 to DEC-LOAN-34): the page behind the signatory's SMS, the desk's mandates and
 * debits, and the one thing of an advance that may be corrected (CAPI-04). What the merchant reads of it
 * stands in the advance itself: `direct_debit.status` is the newest mandate's, null on advances that sales
 * repay; a repayment of type `direct_debit` has `status` pending, paid or failed, `amount` what is asked for,
 * was repaid, or zero, and null for `payment_amount`, `resulting_payout` and `deducted_percent` (LOAN-21,
 * LOAN-48, DEC-LOAN-37).
 */

const open = { kind: 'public', audience: 'signatory' } as const satisfies Access
const byToken = z.strictObject({ token: z.string().min(20).max(100) })
const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }
const reason = z.string({ error: 'required' }).trim().min(3, 'too_short').max(300, 'too_long')
const bankReference = z.string({ error: 'required' }).trim().min(3, 'too_short').max(60, 'too_long')

const said = z.object({
  creditor: z.string(),
  how: z.array(z.string()),
  terms: z.array(z.string()),
  consent: z.string(),
})

/** What whoever holds the signing address sees: no name of a person, no account number but its end. */
export const publicMandate = z.object({
  status: z.enum(mandateStatuses),
  reference: z.string(),
  /** What is read and agreed to, as it was when the mandate was made: shown in these words alone. */
  wording: z.object({ en: said, ar: said }),
  company_name: z.string(),
  iban_ends: z.string(),
  currency,
  /** M, what a week asks for; the last one less. */
  weekly_amount: amountOut,
  /** O and B. */
  total_amount: amountOut,
  outstanding_amount: amountOut,
  phone_masked: z.string(),
  signed_at: instant.nullable(),
})
export type PublicMandate = z.output<typeof publicMandate>

export const deskMandate = z.object({
  id: z.string(),
  ...merchantFields,
  reference: z.string(),
  loan_id: z.string(),
  loan_status: z.enum(advanceStatuses),
  status: z.enum(mandateStatuses),
  phone: z.string(),
  iban: z.string(),
  currency,
  weekly_amount: amountOut,
  outstanding_amount: amountOut,
  sms_sent: z.number().int(),
  sms_sent_at: instant.nullable(),
  created_at: instant,
  signed_at: instant.nullable(),
  decided_at: instant.nullable(),
  bank_reference: z.string(),
  ended_reason: z.string(),
  /** Whether another SMS may leave for this phone, and whether a new mandate may follow this one. */
  can_resend: z.boolean(),
  can_start_new: z.boolean(),
})
export type DeskMandate = z.output<typeof deskMandate>

const oneMandate = z.object({ mandate: deskMandate })

export const mandatesEndpoints = {
  'mandates.read': endpoint({
    route: 'GET /mandates/api/v1/{token}',
    summary: 'What a mandate of direct debit allows, behind the address in the SMS',
    access: open,
    params: byToken,
    response: z.object({ mandate: publicMandate }),
    example: { params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' } },
  }),
  'mandates.sign': endpoint({
    route: 'POST /mandates/api/v1/{token}/sign',
    summary: 'Sign the mandate; the bank then has up to two business days',
    access: open,
    params: byToken,
    body: z.strictObject({ consent: z.literal(true, { error: 'must_be_true' }) }),
    response: z.object({ mandate: publicMandate }),
    reasons: ['wrong_status'],
    rate: 'sign_in',
    audit: 'mandate.signed',
    example: { params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' }, body: { consent: true } },
  }),
  'mandates.cancel': endpoint({
    route: 'POST /mandates/api/v1/{token}/cancel',
    summary: 'Refuse the mandate before it is signed',
    access: open,
    params: byToken,
    response: z.object({ mandate: publicMandate }),
    reasons: ['wrong_status'],
    rate: 'sign_in',
    audit: 'mandate.canceled',
    example: { params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' } },
  }),
  'mandates.correct': endpoint({
    route: 'PATCH /merchant/api/v1/loan/{id}',
    summary:
      'Correct the signatory’s phone before a mandate is signed (CAPI-04); nothing else can be changed',
    access: mayApply,
    params: byId,
    body: z.strictObject({ authorized_signatory: z.strictObject({ phone }) }),
    response: z.object({ loan: listedAdvance }),
    reasons: ['wrong_status'],
    audit: 'loan.phone_corrected',
    example: { params: { id: 'lon_0000' }, body: { authorized_signatory: { phone: '+971507654321' } } },
  }),
  'mandates.list': endpoint({
    route: 'GET /desk/api/v1/mandates',
    summary: 'Mandates of direct debit, the newest first',
    access: { kind: 'staff', flag: 'can_view_direct_debit' },
    query: z.strictObject({
      status: z.enum(mandateStatuses).optional(),
      loan_id: z.string().max(64).optional(),
      ...pageQuery,
    }),
    response: z.object({ mandates: z.array(deskMandate), ...page }),
  }),
  'mandates.answer': endpoint({
    route: 'POST /desk/api/v1/mandates/{id}/answer',
    summary: 'What the bank said of a mandate, or that it was stopped or revoked',
    access: { kind: 'staff', flag: 'can_move_mandates' },
    params: byId,
    body: z
      .strictObject({
        status: z.enum(['active', 'rejected', 'error', 'canceled', 'closed']),
        bank_reference: bankReference.optional(),
        reason: reason.optional(),
      })
      .refine((body) => body.status !== 'active' || body.bank_reference !== undefined, {
        error: 'required',
        path: ['bank_reference'],
      })
      .refine((body) => body.status === 'active' || body.reason !== undefined, {
        error: 'required',
        path: ['reason'],
      }),
    response: oneMandate,
    reasons: ['wrong_status'],
    audit: 'mandate.answered',
    example: { params: { id: 'man_0000' }, body: { status: 'active', bank_reference: 'BNK-0001' } },
  }),
  'mandates.resend': endpoint({
    route: 'POST /desk/api/v1/mandates/{id}/sms',
    summary: 'Send the signing SMS again, while one is left',
    access: { kind: 'staff', flag: 'can_move_mandates' },
    params: byId,
    response: oneMandate,
    reasons: ['wrong_status', 'no_sms_left'],
    audit: 'mandate.sms_sent',
    example: { params: { id: 'man_0000' } },
  }),
  'mandates.start': endpoint({
    route: 'POST /desk/api/v1/loans/{id}/mandate',
    summary:
      'Start a new mandate for an advance whose last one ended, to a corrected phone where one is given',
    access: { kind: 'staff', flag: 'can_move_mandates' },
    params: byId,
    body: z.strictObject({ phone: phone.optional() }),
    response: oneMandate,
    reasons: ['wrong_status', 'mandate_open'],
    audit: 'mandate.started',
    example: { params: { id: 'lon_0000' }, body: {} },
  }),
}
