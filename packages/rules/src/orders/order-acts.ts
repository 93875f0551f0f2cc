import { divideDown } from '../money/rounding.ts'
import type { OrderStatus } from './order-status.ts'

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
export const refundDays = 180
const dayMs = 24 * 3_600_000

/** What may still be captured; zero where nothing may. */
export function capturableMinor(order: OrderFacts): bigint {
  return order.status === 'authorized' ? order.amountMinor - order.capturedMinor : 0n
}

/** What may still go back; zero where nothing may, or no longer. */
export function refundableMinor(order: OrderFacts, nowMs: number): bigint {
  const isOpen = order.status === 'captured' || order.status === 'partially_refunded'
  const isInTime = order.capturedAtMs !== null && nowMs <= order.capturedAtMs + refundDays * dayMs
  return isOpen && isInTime ? order.capturedMinor - order.refundedMinor : 0n
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

/** Days an order waits for its capture before staff of the shop are warned, and before it is captured for them. */
export interface CaptureAgeing {
  readonly warnDays: readonly number[]
  readonly autoCaptureDays: number
}
export const defaultCaptureAgeing: CaptureAgeing = { warnDays: [7, 14, 19], autoCaptureDays: 21 }

/** Whole days since the authorisation. */
export function waitingDays(authorizedAtMs: number, nowMs: number): number {
  return Number(divideDown(BigInt(nowMs - authorizedAtMs), BigInt(dayMs)))
}

/** The bands of the uncaptured list, by whole days waited; `late` warns of the capture to come. */
export const ageBands = ['fresh', 'week', 'fortnight', 'late'] as const
export type AgeBand = (typeof ageBands)[number]

export function ageBandOf(days: number, { warnDays }: CaptureAgeing = defaultCaptureAgeing): AgeBand {
  const passed = warnDays.filter((warn) => days >= warn).length
  return ageBands[Math.min(passed, ageBands.length - 1)]!
}

/** The whole days of a band, from the first to before the last; null where it has no end. The other side of `ageBandOf`. */
export function daysOfBand(
  band: AgeBand,
  { warnDays }: CaptureAgeing = defaultCaptureAgeing,
): { from: number; before: number | null } {
  const at = ageBands.indexOf(band)
  const isLast = at === ageBands.length - 1
  return { from: warnDays[at - 1] ?? 0, before: isLast ? null : (warnDays[at] ?? null) }
}

/** DEC-ORD-5. */
export const refundReasons = ['returned', 'out_of_stock', 'wrong_price', 'duplicate', 'other'] as const
export type RefundReason = (typeof refundReasons)[number]
