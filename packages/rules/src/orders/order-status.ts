import type { StatusLook } from '../status/status-look.ts'
import { defineTransitions } from '../status/transitions.ts'

/** DEC-ORD-2. `created` is hidden from lists until it is a payment link that waits to be paid. */
export const orderStatuses = [
  'created',
  'authorized',
  'captured',
  'partially_refunded',
  'refunded',
  'cancelled',
  'rejected',
  'expired',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/**
 * Who moves an order. A part captured leaves it authorized; the rest is captured or given up by closing.
 * Refunds exist only once it is closed with something captured; by the product itself where a dispute was not
 * answered.
 */
export const orderTransitions = defineTransitions<OrderStatus>({
  created: { authorized: ['shopper'], rejected: ['system'], expired: ['shopper', 'system', 'merchant'] },
  authorized: { captured: ['merchant', 'system'], cancelled: ['merchant'] },
  captured: {
    partially_refunded: ['merchant', 'staff', 'system'],
    refunded: ['merchant', 'staff', 'system'],
  },
  partially_refunded: { refunded: ['merchant', 'staff', 'system'] },
  refunded: {},
  cancelled: {},
  rejected: {},
  expired: {},
})

/** The states of the public payments API. */
export const paymentStates = ['CREATED', 'AUTHORIZED', 'CLOSED', 'REJECTED', 'EXPIRED'] as const
export type PaymentState = (typeof paymentStates)[number]

const states = {
  created: 'CREATED',
  authorized: 'AUTHORIZED',
  captured: 'CLOSED',
  partially_refunded: 'CLOSED',
  refunded: 'CLOSED',
  cancelled: 'CLOSED',
  rejected: 'REJECTED',
  expired: 'EXPIRED',
} as const satisfies Record<OrderStatus, PaymentState>

/** What the public API calls an order's status. */
export function paymentStateOf(status: OrderStatus): PaymentState {
  return states[status]
}

/** DEC-ORD-2: the badge of an order. Words: `orders_status_<label>`. */
export const orderLooks = {
  created: { label: 'created', tone: 'accent' },
  authorized: { label: 'authorized', tone: 'warning' },
  captured: { label: 'captured', tone: 'positive' },
  partially_refunded: { label: 'partially_refunded', tone: 'default' },
  refunded: { label: 'refunded', tone: 'default' },
  cancelled: { label: 'cancelled', tone: 'default' },
  rejected: { label: 'rejected', tone: 'negative' },
  expired: { label: 'expired', tone: 'default' },
} as const satisfies Record<OrderStatus, StatusLook & { label: OrderStatus }>

/** Where an order came from (DEC-ORD-1). */
export const orderSources = ['web', 'link', 'pos'] as const
export type OrderSource = (typeof orderSources)[number]
