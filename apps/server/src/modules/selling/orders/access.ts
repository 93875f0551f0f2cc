import type { MerchantActor } from '../../../platform/http/actor.ts'
import type { Viewer } from './list/conditions.ts'
import type { OrderActor } from './command.ts'

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
