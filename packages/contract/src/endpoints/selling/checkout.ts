import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { amountOut, calendarDate, code, currency, instant, language, phone } from '../../wire/values.ts'

/** The shopper's side of a checkout: the hosted page at `/pay/{token}`. Whoever has the address may pay. */

const byToken = z.strictObject({ token: z.string().min(16).max(100) })

export const paySession = z.object({
  status: z.enum(['open', 'approved', 'rejected', 'expired', 'cancelled']),
  merchant_name: z.string(),
  merchant_name_ar: z.string(),
  store_name: z.string(),
  store_name_ar: z.string(),
  /** Of the store's published listing; null while none is. */
  brand: z
    .object({ logo_url: z.string(), name: z.string(), name_ar: z.string(), colour: z.string() })
    .nullable(),
  is_test: z.boolean(),
  /** What a receipt calls the order; its shopper disputes it by this name. */
  order_number: z.string(),
  reference: z.string(),
  description: z.string(),
  amount: amountOut,
  currency,
  language,
  masked_phone: z.string().nullable(),
  expires_at: instant,
  items: z.array(z.object({ title: z.string(), quantity: z.number().int(), unit_price: amountOut })),
  /** What is paid when, the first part today; sums to the amount. */
  plan: z.array(z.object({ due_on: calendarDate, amount: amountOut })),
  /** Where the shop wants the shopper afterwards; null stays here. */
  success_url: z.string().nullable(),
  cancel_url: z.string().nullable(),
  failure_url: z.string().nullable(),
  rejection: z.enum(['order_amount_too_high', 'order_amount_too_low', 'not_available']).nullable(),
})
export type PaySession = z.output<typeof paySession>

export const checkoutEndpoints = {
  'checkout.session': endpoint({
    route: 'GET /pay/api/v1/sessions/{token}',
    summary: 'What is to be paid, to whom and when',
    front: true,
    access: { kind: 'public', audience: 'shopper' },
    params: byToken,
    response: z.object({ session: paySession }),
    // The first look at a payment link is kept.
    unitOfWork: 'write',
    example: { params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' } },
  }),
  'checkout.sendCode': endpoint({
    route: 'POST /pay/api/v1/sessions/{token}/code',
    summary: 'Send a code to the shopper’s phone',
    front: true,
    access: { kind: 'public', audience: 'shopper' },
    params: byToken,
    body: z.strictObject({ phone: phone.optional() }),
    response: z.object({
      masked_phone: z.string(),
      resend_at: instant,
      /** The same as a wait, for pages whose clock is another one. */
      resend_after_seconds: z.number().int(),
    }),
    reasons: ['invalid_phone', 'too_many_codes', 'payment_closed'],
    rate: 'sign_in',
    example: { params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' }, body: {} },
  }),
  'checkout.confirm': endpoint({
    route: 'POST /pay/api/v1/sessions/{token}/confirm',
    summary: 'Confirm with the code: the purchase is approved or declined',
    front: true,
    access: { kind: 'public', audience: 'shopper' },
    params: byToken,
    body: z.strictObject({ code }),
    response: z.object({ session: paySession }),
    reasons: ['invalid_code', 'too_many_tries', 'payment_closed'],
    rate: 'sign_in',
    audit: 'payment_decided',
    answerIsSecret: true,
    example: { params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' }, body: { code: '1234' } },
  }),
  'checkout.cancel': endpoint({
    route: 'POST /pay/api/v1/sessions/{token}/cancel',
    summary: 'The shopper goes back without paying',
    front: true,
    access: { kind: 'public', audience: 'shopper' },
    params: byToken,
    response: z.object({ session: paySession }),
    reasons: ['payment_closed'],
    audit: 'payment_given_up',
    example: { params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' } },
  }),
}
