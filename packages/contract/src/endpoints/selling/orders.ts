import { capturesAtOnce, orderTextMax, refundReasons } from '@daftar/rules/orders/order-acts'
import { orderStatuses } from '@daftar/rules/orders/order-status'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountIn, amountOut, calendarDate, currency, language, pageQuery } from '../../wire/values.ts'
import {
  captureResult,
  listedOrder,
  order,
  orderFilters,
  orderPayout,
  orderSort,
  uncapturedBand,
} from './orders-shapes.ts'

/** The orders area of the back-office (ORD-01 to ORD-05, DEC-ORD-6). */

const mayView = { kind: 'account', permission: 'canViewOrders' } as const satisfies Access

/** DEC-ORD-4: capture, cancel and reference go with the making of orders, a refund has a flag of its own. */
const mayAct = { ...mayView, flag: 'is_order_creation_allowed' } as const satisfies Access

const mayRefund = { ...mayView, flag: 'is_dispute_refund_allowed' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })
const one = z.object({ payment: order })
const anyReference = z.string().trim().max(orderTextMax.reference, 'too_long')
const reference = anyReference.min(1, 'required')

export const ordersEndpoints = {
  'orders.list': endpoint({
    route: 'GET /merchant/api/v1/payments',
    summary: 'Orders, filtered, sorted and searched, by pages (ORD-01, DEC-ORD-1)',
    access: mayView,
    query: orderFilters.extend({ ...orderSort.shape, ...pageQuery }),
    response: z.object({
      payments: z.array(listedOrder),
      next_page_token: z.string().nullable(),
      /** Counted up to 100; from there on `orders.total` says how many. */
      total: z.number().int(),
    }),
  }),
  'orders.total': endpoint({
    route: 'GET /merchant/api/v1/payments/total',
    summary: 'How many orders the filters find, counted up to 50,000',
    access: mayView,
    query: orderFilters,
    response: z.object({
      total: z.number().int(),
      /** False where counting ended at the most: there are more. */
      is_all: z.boolean(),
    }),
  }),
  'orders.counts': endpoint({
    route: 'GET /merchant/api/v1/payments/counts',
    summary: 'How many orders stand in each status, counted up to 100 each',
    access: mayView,
    response: z.object({
      counts: z.array(z.object({ status: z.enum(orderStatuses), count: z.number().int() })),
    }),
  }),
  'orders.uncaptured': endpoint({
    route: 'GET /merchant/api/v1/payments/uncaptured',
    summary: 'Authorised orders that wait for their capture, by age',
    access: mayView,
    response: z.object({
      bands: z.array(uncapturedBand),
      warn_days: z.array(z.number().int()),
      auto_capture_days: z.number().int(),
    }),
  }),
  'orders.read': endpoint({
    route: 'GET /merchant/api/v1/payments/{id}',
    summary: 'One order (ORD-03, DEC-ORD-3)',
    access: mayView,
    params: byId,
    response: one,
    example: { params: { id: 'ord_0000' } },
  }),
  'orders.capture': endpoint({
    route: 'POST /merchant/api/v1/payments/{id}/captures',
    summary: 'Capture an order, in full or in part (DEC-ORD-4)',
    access: mayAct,
    params: byId,
    body: z.strictObject({ amount: amountIn, reference: reference.optional() }),
    response: one,
    reasons: ['wrong_status', 'amount_over_rest', 'reference_reused'],
    audit: 'order_captured',
    example: { params: { id: 'ord_0000' }, body: { amount: '10' } },
  }),
  'orders.captureMany': endpoint({
    route: 'POST /merchant/api/v1/payments/captures',
    summary: 'Capture many orders in full; each has its own result',
    access: mayAct,
    body: z.strictObject({
      ids: z.array(z.string().max(64)).min(1, 'required').max(capturesAtOnce, 'too_long'),
    }),
    response: z.object({ results: z.array(captureResult) }),
    audit: 'orders_captured',
    unitOfWork: 'own',
    example: { body: { ids: ['ord_0000'] } },
  }),
  'orders.refund': endpoint({
    route: 'POST /merchant/api/v1/payments/{id}/refunds',
    summary: 'Refund an order, in full or in part (DEC-ORD-5)',
    access: mayRefund,
    params: byId,
    body: z
      .strictObject({
        amount: amountIn,
        reason: z.enum(refundReasons, { error: 'choose_option' }),
        comment: z.string().trim().max(orderTextMax.comment, 'too_long').default(''),
        reference: reference.optional(),
      })
      .refine(({ reason, comment }) => reason !== 'other' || comment !== '', {
        error: 'required',
        path: ['comment'],
      }),
    response: one,
    reasons: ['wrong_status', 'amount_over_rest', 'reference_reused', 'refund_too_late', 'payment_disputed'],
    audit: 'order_refunded',
    example: { params: { id: 'ord_0000' }, body: { amount: '10', reason: 'returned' } },
  }),
  'orders.refundEffect': endpoint({
    route: 'GET /merchant/api/v1/payments/{id}/refund-effect',
    summary: 'What a refund would do to payouts, before it is made',
    access: mayRefund,
    params: byId,
    query: z.strictObject({ amount: amountIn }),
    response: z.object({
      amount: amountOut,
      /** Commission and VAT that go back to the merchant with it. */
      fee_back: amountOut,
      /** What the merchant bears: covered by the next payout, or short of it and taken from later ones. */
      net: amountOut,
      covered: amountOut,
      short: amountOut,
      /**
       * The next payout, and the one that tries again what is short; null where the merchant asks for its
       * payouts.
       */
      pays_on: calendarDate.nullable(),
      next_on: calendarDate.nullable(),
      /** The next payout without and with it; null for who may not see payouts. */
      payout: z.object({ before: amountOut, after: amountOut }).nullable(),
    }),
    reasons: ['wrong_status', 'amount_over_rest', 'refund_too_late', 'payment_disputed'],
    example: { params: { id: 'ord_0000' }, query: { amount: '10' } },
  }),
  'orders.close': endpoint({
    route: 'POST /merchant/api/v1/payments/{id}/close',
    summary: 'Cancel an order, or give up what is not captured of it (DEC-ORD-4)',
    access: mayAct,
    params: byId,
    response: one,
    reasons: ['wrong_status'],
    audit: 'order_closed',
    example: { params: { id: 'ord_0000' } },
  }),
  'orders.reference': endpoint({
    route: 'PUT /merchant/api/v1/payments/{id}/reference',
    summary: 'Change the order reference (DEC-ORD-4)',
    access: mayAct,
    params: byId,
    body: z.strictObject({ reference: anyReference }),
    response: one,
    reasons: ['wrong_status'],
    audit: 'order_reference_changed',
    example: { params: { id: 'ord_0000' }, body: { reference: 'A-1' } },
  }),
  'orders.payouts': endpoint({
    route: 'GET /merchant/api/v1/payments/{id}/payouts',
    summary: 'The payouts that hold a movement of the order (ORD-04, DEC-ORD-7)',
    access: mayView,
    params: byId,
    response: z.object({
      payouts: z.array(orderPayout),
      currency,
      /** Something of it is in no payout yet. */
      is_open: z.boolean(),
      /**
       * When that is expected; null when nothing is open, and where the merchant asks for its payouts itself.
       */
      expected_on: calendarDate.nullable(),
      /** What no payout covers of its refunds yet, and when the next one tries; null where nothing waits. */
      refund_waits: z.object({ amount: amountOut, next_on: calendarDate.nullable() }).nullable(),
    }),
    example: { params: { id: 'ord_0000' } },
  }),
  'orders.receipt': endpoint({
    route: 'GET /merchant/api/v1/payments/{id}/receipt',
    summary: 'The receipt of an order as PDF, in both languages (DEC-ORD-4)',
    access: mayView,
    params: byId,
    response: 'stream',
    rate: 'file',
    unitOfWork: 'own',
    example: { params: { id: 'ord_0000' } },
  }),
  'orders.export': endpoint({
    route: 'POST /merchant/api/v1/payments/export',
    summary: 'The filtered orders as CSV, streamed (DEC-ORD-8)',
    access: mayView,
    body: orderFilters.extend({ ...orderSort.shape, language: language.optional() }),
    response: 'stream',
    rate: 'file',
    reasons: ['export_too_large'],
    unitOfWork: 'own',
    audit: 'orders_exported',
    example: { body: {} },
  }),
}
