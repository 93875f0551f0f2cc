import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Viewer } from './list/conditions.ts'
import type { OrderActor } from './command.ts'

/** Whose orders a person sees. */
export function viewerOf({ merchantId, storeIds, currency, country }: MemberActor): Viewer {
  return { merchantId, storeIds, currency, country }
}

/** The person as the timeline names them. */
export function byPerson({ id, name }: MemberActor): OrderActor {
  return { kind: 'merchant', id, name }
}
