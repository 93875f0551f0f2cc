import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import type { OrderActor } from '../orders/index.ts'
import type { OpenOrder } from './store.ts'

/** Whoever holds the address of the page. */
export const shopper: OrderActor = { kind: 'shopper', id: '', name: '' }

/** Whether the purchase can still be confirmed or given up. */
export function isOpen(row: OpenOrder, at: Date): boolean {
  return row.status === 'created' && row.order_status === 'created' && at < row.expires_at
}

/** The phone the shop or the link's maker named, where it is one that codes can be sent to. */
export function presetPhone({ shopper_phone }: OpenOrder): string | null {
  return shopper_phone === null || phoneProblem(shopper_phone) ? null : normalisePhone(shopper_phone)
}

/** What the shopper does to the order. */
export function actOf(row: OpenOrder, at: Date) {
  return { merchantId: row.merchant_id, orderId: row.order_id, at, by: shopper }
}

/** Counted apart from signing in: wrong codes here lock nobody out there, and the other way round. */
export function codeTarget(row: OpenOrder, phone: string) {
  return {
    audience: 'merchant',
    factor: 'phone',
    contact: phone,
    device: 'payment',
    purpose: 'payment',
    askedBy: row.id,
  } as const
}
