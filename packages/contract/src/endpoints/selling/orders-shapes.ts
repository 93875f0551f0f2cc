import { ageBands } from '@daftar/rules/orders/capture-ageing'
import { refundReasons } from '@daftar/rules/orders/order-acts'
import { orderSources, orderStatuses } from '@daftar/rules/orders/order-status'
import { linkStatuses } from '@daftar/rules/orders/payment-link'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { z } from 'zod'
import { reasonCode } from '../../errors.ts'
import { amountIn, amountOut, calendarDate, currency, instant } from '../../wire/values.ts'

/** Orders as they travel to the back-office. Amounts are decimal strings, instants UTC. */

const shopper = z.object({
  /** First name and initial (DEC-ORD-1); null when the shop named nobody. */
  name: z.string().nullable(),
  /** All but the last three digits hidden. */
  masked_phone: z.string().nullable(),
})

/** A row of the list. */
export const listedOrder = z.object({
  id: z.string(),
  number: z.string(),
  reference: z.string(),
  created_at: instant,
  store_id: z.string(),
  shopper,
  amount: amountOut,
  captured: amountOut,
  refunded: amountOut,
  currency,
  product: z.enum(paymentProductTypes),
  source: z.enum(orderSources),
  status: z.enum(orderStatuses),
})
export type ListedOrder = z.output<typeof listedOrder>

export const orderEvent = z.object({
  id: z.string(),
  kind: z.enum([
    'created',
    'authorized',
    'rejected',
    'expired',
    'captured',
    'closed',
    'cancelled',
    'refunded',
    'reference_changed',
    'link_sent',
    'link_opened',
    'link_cancelled',
    'capture_warning',
  ]),
  at: instant,
  actor_kind: z.enum(['merchant', 'api', 'shopper', 'system', 'staff']),
  /** Who of the merchant's people or which key; empty for the shopper and the product itself. */
  actor_name: z.string(),
  amount: amountOut.nullable(),
  /** The reason of a refund, the old and the new reference, the days of a warning. */
  detail: z.record(z.string(), z.string()),
})
export type OrderEvent = z.output<typeof orderEvent>

const capture = z.object({
  id: z.string(),
  reference: z.string(),
  amount: amountOut,
  at: instant,
  fee: amountOut,
  vat: amountOut,
})

const refund = z.object({
  id: z.string(),
  reference: z.string(),
  amount: amountOut,
  at: instant,
  reason: z.enum(refundReasons).nullable(),
  comment: z.string(),
})

/** The order's page (DEC-ORD-3), with what may be done now, as the server decides it (DEC-ORD-4). */
export const order = listedOrder.extend({
  instalments: z.number().int(),
  description: z.string(),
  authorized_at: instant.nullable(),
  captured_at: instant.nullable(),
  closed_at: instant.nullable(),
  expires_at: instant.nullable(),
  /**
   * How long it has waited for its capture, and when it is captured without anybody's doing; null where
   * nothing is left to.
   */
  waiting: z.enum(ageBands).nullable(),
  auto_capture_at: instant.nullable(),
  /** The e-mail is as masked as the phone. */
  shopper: shopper.extend({ email: z.string().nullable() }),
  shipping_address: z.object({ city: z.string(), address: z.string(), zip: z.string() }).nullable(),
  items: z.array(
    z.object({
      title: z.string(),
      quantity: z.number().int(),
      unit_price: amountOut,
      category: z.string(),
    }),
  ),
  amounts: z.object({
    total: amountOut,
    captured: amountOut,
    refunded: amountOut,
    /** Commission less what refunds gave back, and the VAT on it; not below zero. */
    fee: amountOut,
    vat: amountOut,
    /** What of it reaches the merchant: captured, less refunded, fee and VAT. */
    net: amountOut,
  }),
  captures: z.array(capture),
  refunds: z.array(refund),
  events: z.array(orderEvent),
  /** The payment link it was made by. */
  link: z.object({ status: z.enum(linkStatuses) }).nullable(),
  dispute_id: z.string().nullable(),
  acts: z.object({
    /**
     * What may still be captured or refunded; "0.00" where the act does not exist for this order or person.
     */
    capture_up_to: amountOut,
    refund_up_to: amountOut,
    refund_until: instant.nullable(),
    can_cancel: z.boolean(),
    can_close: z.boolean(),
    can_edit_reference: z.boolean(),
  }),
})
export type Order = z.output<typeof order>

const ids = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').filter(Boolean))

/** The filters of the list: all of them stand in the address (DEC-ORD-1). Lists are joined by commas. */
export const orderFilters = z.strictObject({
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  store_ids: ids.optional(),
  statuses: ids.pipe(z.array(z.enum(orderStatuses))).optional(),
  products: ids.pipe(z.array(z.enum(paymentProductTypes))).optional(),
  sources: ids.pipe(z.array(z.enum(orderSources))).optional(),
  amount_from: amountIn.optional(),
  amount_to: amountIn.optional(),
  /** Authorised orders that wait this long for their capture: the bands of `orders.uncaptured`. */
  waiting: z.enum(ageBands).optional(),
  /** Order number, order reference, phone or e-mail, from its beginning on. */
  search: z.string().trim().max(120).optional(),
})

export const orderSort = z.strictObject({
  sort_by: z.enum(['created_at', 'amount']).optional(),
  sort_order: z.enum(['asc', 'desc']).optional(),
})
export type OrderFilters = z.input<typeof orderFilters>

/** What was captured of one order of a bulk capture, or why not. */
export const captureResult = z.object({
  id: z.string(),
  number: z.string(),
  outcome: z.enum(['captured', 'refused']),
  amount: amountOut.nullable(),
  reason: reasonCode.nullable(),
})

export const uncapturedBand = z.object({
  band: z.enum(ageBands),
  count: z.number().int(),
  amount: amountOut,
  currency,
})

/** One movement of an order in a payout (DEC-ORD-7). */
export const orderPayout = z.object({
  /** Of the movement. */
  id: z.string(),
  payout_id: z.string(),
  payout_number: z.string(),
  status: z.enum(payoutStatuses),
  date: instant,
  kind: z.enum(['sale', 'refund', 'dispute', 'fee']),
  amount: amountOut,
  fee: amountOut,
  net: amountOut,
})
