import { orderStatuses } from '@daftar/rules/orders/order-status'
import {
  defaultLinkValidity,
  linkStatuses,
  linkTextMax,
  linkValidities,
  publicLinkStatuses,
} from '@daftar/rules/orders/payment-link'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountIn, amountOut, currency, instant, language, pageQuery, phone } from '../../wire/values.ts'

/** Payment links (ORD-06 to ORD-13, DEC-ORD-9 to DEC-ORD-15). */

const mayView = { kind: 'account', permission: 'canViewOrders' } as const satisfies Access
const mayCreate = { kind: 'account', permission: 'canCreatePaymentLinks' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })

/** The url is not among it: the server says it once, at creation (DEC-ORD-13). */
export const link = z.object({
  id: z.string(),
  number: z.string(),
  reference: z.string(),
  status: z.enum(linkStatuses),
  order_status: z.enum(orderStatuses),
  amount: amountOut,
  currency,
  store_id: z.string(),
  masked_phone: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  sent_at: instant.nullable(),
  times_sent: z.number().int(),
  /** From when on it may be sent again. */
  resend_at: instant.nullable(),
})
export type PaymentLink = z.output<typeof link>

export const paymentLinksEndpoints = {
  'paymentLinks.create': endpoint({
    route: 'POST /merchant/api/v1/payments/links',
    summary: 'Make a payment link (ORD-07, DEC-ORD-9)',
    access: mayCreate,
    body: z.strictObject({
      store_id: z.string({ error: 'required' }).min(1, 'required').max(64),
      amount: amountIn,
      phone,
      name: z.string().trim().max(linkTextMax.name, 'too_long').default(''),
      email: z.string().trim().toLowerCase().max(254, 'too_long').default(''),
      reference: z.string().trim().max(linkTextMax.reference, 'too_long').default(''),
      description: z.string().trim().max(linkTextMax.description, 'too_long').default(''),
      language,
      validity: z.enum(linkValidities).default(defaultLinkValidity),
      /** Send it by SMS at once. */
      send: z.boolean().default(false),
    }),
    response: z.object({ link, url: z.string() }),
    reasons: [
      'no_installments',
      'order_amount_too_high',
      'order_amount_too_low',
      'try_installments',
      'not_available',
      'store_suspended',
      'contract_open',
    ],
    audit: 'payment_link_created',
    example: { body: { store_id: 'sto_0000', amount: '100', phone: '+971501234567', language: 'en' } },
  }),
  'paymentLinks.list': endpoint({
    route: 'GET /merchant/api/v1/payments/links',
    summary: 'Payment links, newest first',
    access: mayView,
    query: z.strictObject(pageQuery),
    response: z.object({ links: z.array(link), next_page_token: z.string().nullable() }),
  }),
  'paymentLinks.read': endpoint({
    route: 'GET /merchant/api/v1/payment-links/{id}',
    summary: 'A payment link with its live status (DEC-ORD-11)',
    access: mayView,
    params: byId,
    response: z.object({ link }),
    example: { params: { id: 'lnk_0000' } },
  }),
  'paymentLinks.send': endpoint({
    route: 'POST /merchant/api/v1/payment-links/{id}/send',
    summary: 'Send a payment link by SMS, first or again (DEC-ORD-11)',
    access: mayCreate,
    params: byId,
    response: z.object({ link }),
    reasons: ['wrong_status', 'too_many_codes'],
    audit: 'payment_link_sent',
    example: { params: { id: 'lnk_0000' } },
  }),
  'paymentLinks.cancel': endpoint({
    route: 'POST /merchant/api/v1/payment-links/{id}/cancel',
    summary: 'Cancel a payment link that is not paid yet',
    access: mayCreate,
    params: byId,
    response: z.object({ link }),
    reasons: ['wrong_status'],
    audit: 'payment_link_cancelled',
    example: { params: { id: 'lnk_0000' } },
  }),
  'paymentLinks.status': endpoint({
    route: 'GET /merchant/api/v1/payments/links/status',
    summary: 'The status of a payment and nothing else, for the public status page (ORD-13, DEC-ORD-14)',
    access: { kind: 'public', audience: 'shopper' },
    query: z.strictObject({ payment_id: z.string().max(64) }),
    response: z.object({ status: z.enum(publicLinkStatuses) }),
    example: { query: { payment_id: 'ord_0000' } },
  }),
}
