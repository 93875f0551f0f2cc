import type { RawFlag } from '@daftar/rules/access/permissions'
import type { MerchantActor } from '../../platform/http/actor.ts'
import type { Viewer } from './conditions.ts'
import type { OrderActor } from './parts.ts'

/** DEC-ORD-4: capture, cancel and reference go with the making of orders, a refund has a flag of its own. */
export const actFlags = {
  capture: 'is_order_creation_allowed',
  close: 'is_order_creation_allowed',
  reference: 'is_order_creation_allowed',
  refund: 'is_dispute_refund_allowed',
} as const satisfies Record<string, RawFlag>

/** Whose orders a person sees; null before any merchant access. */
export function viewerOf({ merchantId, storeIds, currency, country }: MerchantActor): Viewer | null {
  return merchantId !== null && currency !== null && country !== null
    ? { merchantId, storeIds, currency, country }
    : null
}

/** The person as the timeline names them. */
export function byPerson({ id, name }: MerchantActor): OrderActor {
  return { kind: 'merchant', id, name }
}
