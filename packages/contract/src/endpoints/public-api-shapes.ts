import { paymentStates } from '@daftar/rules/orders/order-status'
import { z } from 'zod'
import { amountOut, currency, instant } from '../wire/values.ts'

/** Payments as the public payments API answers them to shops. */

const item = z.looseObject({
  title: z.string(),
  quantity: z.number().int(),
  unit_price: z.string(),
  category: z.string(),
})

const order = z.object({
  reference_id: z.string(),
  updated_at: instant,
  tax_amount: amountOut,
  shipping_amount: amountOut,
  discount_amount: amountOut,
  items: z.array(item),
})

const capture = z.object({
  id: z.uuid(),
  created_at: instant,
  amount: amountOut,
  tax_amount: amountOut,
  shipping_amount: amountOut,
  discount_amount: amountOut,
  items: z.array(item),
  reference_id: z.string(),
})

const refund = z.object({
  id: z.uuid(),
  created_at: instant,
  amount: amountOut,
  reason: z.string(),
  items: z.array(item),
  reference_id: z.string(),
})

export const payment = z.object({
  id: z.uuid(),
  created_at: instant,
  expires_at: instant.optional(),
  status: z.enum(paymentStates),
  is_test: z.boolean(),
  amount: amountOut,
  currency,
  description: z.string(),
  buyer: z.looseObject({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  shipping_address: z.object({ city: z.string(), address: z.string(), zip: z.string() }),
  order,
  captures: z.array(capture),
  refunds: z.array(refund),
  buyer_history: z.looseObject({ registered_since: instant, loyalty_level: z.number() }),
  order_history: z.array(z.looseObject({})),
  meta: z.record(z.string(), z.unknown()),
  attachment: z.record(z.string(), z.unknown()).nullable(),
})
export type PublishedPayment = z.output<typeof payment>

export const checkoutRejections = ['order_amount_too_high', 'order_amount_too_low', 'not_available'] as const

export const checkoutSession = z.object({
  id: z.uuid(),
  status: z.enum(['created', 'rejected', 'expired', 'approved']),
  /** The same as `rejection_reason` below, where the SDK of Android looks for it; there when it was rejected. */
  rejection_reason_code: z.enum(checkoutRejections).optional(),
  token: z.string().nullable(),
  payment,
  configuration: z.object({
    available_products: z.object({
      /** Absent where no plan is offered. */
      installments: z.array(z.object({ web_url: z.url(), qr_code: z.url() })).optional(),
    }),
    products: z.object({
      installments: z.object({
        type: z.literal('installments'),
        is_available: z.boolean(),
        rejection_reason: z.enum(checkoutRejections).nullable(),
      }),
    }),
  }),
  merchant_urls: z.object({
    success: z.string().optional(),
    cancel: z.string().optional(),
    failure: z.string().optional(),
  }),
})
export type PublishedSession = z.output<typeof checkoutSession>

export const paymentPage = z.object({
  payments: z.array(payment),
  pagination: z.object({ limit: z.number().int(), offset: z.number().int(), total_count: z.number().int() }),
})

/** The states as webhooks write them. */
export const webhookStates = ['created', 'authorized', 'closed', 'rejected', 'expired'] as const

/** What a webhook is sent: the payment as it stood when it happened. */
export const webhookPayment = z.object({
  id: z.uuid(),
  created_at: instant,
  expires_at: instant.optional(),
  closed_at: instant.optional(),
  status: z.enum(webhookStates),
  is_test: z.boolean(),
  is_expired: z.boolean(),
  amount: amountOut,
  currency,
  order: z.object({ reference_id: z.string() }),
  captures: z.array(capture.pick({ id: true, created_at: true, amount: true, reference_id: true })),
  refunds: z.array(
    refund.pick({ id: true, created_at: true, amount: true, reference_id: true, reason: true }),
  ),
  meta: z.record(z.string(), z.unknown()),
})
export type WebhookPayment = z.output<typeof webhookPayment>
