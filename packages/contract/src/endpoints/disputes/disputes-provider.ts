import { disputeEndings, disputeStatuses, disputeTextMax, disputeTypes } from '@daftar/rules/disputes/dispute'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountIn, amountOut, currency, instant, language } from '../../wire/values.ts'

/**
 * Disputes as the provider's own system opens and follows them: its call centre, or the app of its shoppers.
 * It shows the key of the installation (`DISPUTES_SYSTEM_KEY`) as `Authorization: Bearer`; without that key
 * set these calls let nobody in.
 */

const access = { kind: 'public', audience: 'anybody' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })
const anId = { id: 'dsp_0000' }

const systemDispute = z.object({
  id: z.string(),
  number: z.string(),
  /** What the other system calls it; null where the desk or the shopper opened it. */
  reference: z.string().nullable(),
  payment_id: z.string(),
  order_number: z.string(),
  merchant_id: z.string(),
  type: z.enum(disputeTypes),
  status: z.enum(disputeStatuses),
  disputed_amount: amountOut,
  refunded_amount: amountOut.nullable(),
  currency,
  created_at: instant,
  respond_by: instant,
  ending: z.enum(disputeEndings).nullable(),
  resolved_at: instant.nullable(),
})
export type SystemDispute = z.output<typeof systemDispute>

const one = z.object({ dispute: systemDispute })

export const disputesProviderEndpoints = {
  'disputes.openBySystem': endpoint({
    route: 'POST /system/api/v1/disputes',
    summary:
      "Open a dispute from the provider's own system; its reference again answers the one that is there",
    access,
    body: z.strictObject({
      reference: z.string({ error: 'required' }).trim().min(1, 'required').max(100, 'too_long'),
      payment_id: z.string({ error: 'required' }).min(1, 'required').max(64),
      type: z.enum(disputeTypes, { error: 'choose_option' }),
      /** All that can go back unless told. */
      amount: amountIn.optional(),
      comment: z
        .string({ error: 'required' })
        .trim()
        .min(1, 'required')
        .max(disputeTextMax.comment, 'too_long'),
      /** What the shopper reads. */
      language: language.optional(),
    }),
    response: one,
    reasons: ['not_signed_in', 'order_not_disputable', 'already_disputed', 'dispute_too_large'],
    audit: 'dispute.opened',
    example: {
      body: {
        ...{ reference: 'CASE-20417', payment_id: '018fcb0a-6f4e-7c51-9d38-2b7f30a1c011' },
        ...{ type: 'not_delivered', comment: 'It never came.' },
      },
    },
  }),
  'disputes.readBySystem': endpoint({
    route: 'GET /system/api/v1/disputes/{id}',
    summary: 'How one stands, whoever opened it',
    access,
    params: byId,
    response: one,
    reasons: ['not_signed_in'],
    example: { params: anId },
  }),
  'disputes.withdrawBySystem': endpoint({
    route: 'POST /system/api/v1/disputes/{id}/withdraw',
    summary: 'The shopper took it back over there',
    access,
    params: byId,
    response: one,
    reasons: ['not_signed_in', 'wrong_status'],
    audit: 'dispute.withdrawn',
    example: { params: anId },
  }),
}
