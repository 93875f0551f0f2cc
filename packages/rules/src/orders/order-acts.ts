import type { OrderSource, OrderStatus } from './order-status.ts'

/** What a decision about an order needs to know of it; amounts in minor units. */
export interface OrderFacts {
  readonly status: OrderStatus
  readonly amountMinor: bigint
  readonly capturedMinor: bigint
  readonly refundedMinor: bigint
  /** When the first part was captured (epoch milliseconds); null before. */
  readonly capturedAtMs: number | null
}

/** DEC-ORD-4: a refund is possible for this long after the capture. */
const refundDays = 180
const dayMs = 24 * 3_600_000

/** What may still be captured; zero where nothing may. */
export function capturableMinor(order: OrderFacts): bigint {
  return order.status === 'authorized' ? order.amountMinor - order.capturedMinor : 0n
}

/** Refunds exist for what is captured and closed, until all of it went back. */
export function isRefundable(status: OrderStatus): boolean {
  return status === 'captured' || status === 'partially_refunded'
}

/** The last instant at which it may go back (epoch milliseconds); null before anything is captured. */
export function refundUntil({ capturedAtMs }: OrderFacts): number | null {
  return capturedAtMs === null ? null : capturedAtMs + refundDays * dayMs
}

/** What has not gone back yet of what is captured and closed, however long ago. */
export function unrefundedMinor(order: OrderFacts): bigint {
  return isRefundable(order.status) ? order.capturedMinor - order.refundedMinor : 0n
}

/** What may still go back; zero where nothing may, or no longer. */
export function refundableMinor(order: OrderFacts, nowMs: number): bigint {
  const until = refundUntil(order)
  return until !== null && nowMs <= until ? unrefundedMinor(order) : 0n
}

/** DEC-ORD-4: cancelling gives the whole order up, so nothing may be captured yet. */
export function canCancel(order: OrderFacts): boolean {
  return order.status === 'authorized' && order.capturedMinor === 0n
}

/** Closing gives up what is not captured: the public API's close, and the end of a partial delivery. */
export function canClose(order: OrderFacts): boolean {
  return order.status === 'authorized'
}

/** The public API updates it while AUTHORIZED or CLOSED. */
export function canEditReference(status: OrderStatus): boolean {
  return status !== 'created' && status !== 'rejected' && status !== 'expired'
}

export function statusAfterCapture(order: OrderFacts, captureMinor: bigint): OrderStatus {
  return order.capturedMinor + captureMinor === order.amountMinor ? 'captured' : 'authorized'
}

export function statusAfterClose(order: OrderFacts): OrderStatus {
  return order.capturedMinor > 0n ? 'captured' : 'cancelled'
}

export function statusAfterRefund(order: OrderFacts, refundMinor: bigint): OrderStatus {
  return order.refundedMinor + refundMinor === order.capturedMinor ? 'refunded' : 'partially_refunded'
}

/** So many orders are captured by one call at most. */
export const capturesAtOnce = 100

/** Longest reference of an order, a capture or a refund, and longest comment of a refund. */
export const orderTextMax = { reference: 255, comment: 500 } as const

/** Longest reference of an order of a payment link (DEC-ORD-9). */
export const linkReferenceMax = 50

/** Longest order reference: one limit for an order from its first day on, by where it comes from. */
export function orderReferenceMax(source: OrderSource): number {
  return source === 'link' ? linkReferenceMax : orderTextMax.reference
}

/** DEC-ORD-5. */
export const refundReasons = ['returned', 'out_of_stock', 'wrong_price', 'duplicate', 'other'] as const
export type RefundReason = (typeof refundReasons)[number]
