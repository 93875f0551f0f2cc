import {
  endpoints,
  type Endpoint,
  type AnswerOf,
  type BodyInput,
  type EndpointId,
  type ParamsOf,
} from '@daftar/contract'
import { computePermissions } from '@daftar/rules/access/permissions'
import { flagsOfRole } from '@daftar/rules/access/roles'
import type { Keys } from '../platform/crypto/keys.ts'
import type { Database } from '../platform/database/database.ts'
import { mayCall } from '../platform/http/endpoints/access-check.ts'
import type { Actor, MerchantActor, StaffActor } from '../platform/http/actor.ts'
import type { AllHandlers, AuditNote } from '../platform/http/call.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { runWork } from '../platform/http/endpoints/unit-of-work.ts'
import type { DemoMerchant } from './merchant.ts'
import { demoStaff } from './merchants.ts'

export interface Given<Id extends EndpointId> {
  at: Date
  params?: ParamsOf<Id>
  query?: object
  body?: BodyInput<Id>
  ifMatch?: number
}

/** The product said no to what a story of the demo asks for. */
export class DemoRefused extends Error {}

/** Somebody of the demo makes a call at a moment of the past; refused, it throws. */
export type Act = <Id extends EndpointId>(actor: Actor, id: Id, given: Given<Id>) => Promise<AnswerOf<Id>>

interface Stage {
  database: Database
  keys: Keys
  handlers: AllHandlers
  publicOrigin: string
}

/**
 * Calls the product's handlers as its HTTP layer does: rights, shape, the caller's transaction, and the audit
 * entry.
 */
export function actingOn({ database, keys, handlers, publicOrigin }: Stage): Act {
  return async (actor, id, { at, params, query, body, ifMatch = 0 }) => {
    const endpoint: Endpoint = endpoints[id]
    if (!mayCall(endpoint, actor)) throw new Error(`${actor.id} of the demo may not call ${id}`)
    const notes: AuditNote[] = []
    const nothing = () => undefined
    const request = {
      id: `demo-${id}`,
      ip: '127.0.0.1',
      userAgent: '',
      language: 'en',
      origin: publicOrigin,
    } as const
    const call = {
      actor,
      params,
      query: query ?? {},
      body: endpoint.body?.parse(body),
      now: at,
      ifMatch,
      request,
      version: nothing,
      audit: (note: AuditNote) => void notes.push(note),
    }
    const handler = handlers[id] as (call: unknown) => Promise<unknown>
    const outcome = await runWork(
      database,
      { note: nothing },
      {
        id,
        endpoint,
        actor,
        request,
        idempotencyKey: null,
        fingerprint: '',
        now: at,
        notes,
        keys,
        run: (tx) => handler({ ...call, tx }),
      },
    )
    if ('answer' in outcome) return outcome.answer as AnswerOf<typeof id>
    const reason =
      outcome instanceof Refusal ? JSON.stringify([outcome.reason, outcome.details]) : 'a repetition'
    throw new DemoRefused(`the demo was refused ${id}: ${reason}`)
  }
}

/** The owner of a merchant, as a session would tell them. */
export function ownerOf(merchant: DemoMerchant): MerchantActor {
  const owner = merchant.people[0]!
  const flags = flagsOfRole(owner.role, {
    hasMerchantAccess: true,
    hasStoreAccess: true,
    hasLocations: merchant.stores.length > 1,
    hasVirtualCards: true,
  })
  return {
    kind: 'merchant',
    id: owner.id,
    name: `${owner.firstName} ${owner.lastName}`,
    sessionId: 'demo',
    merchantIds: [merchant.id],
    applicantId: null,
    merchantId: merchant.id,
    workspaces: [],
    role: owner.role,
    storeIds: null,
    currency: merchant.currency,
    country: merchant.country,
    flags,
    permissions: computePermissions({
      flags,
      experiments: merchant.experiments.map((name) => ({ name, value: 'on' })),
      merchantId: merchant.id,
      hasAvailableProducts: true,
      applicationStatus: null,
    }),
    viewer: null,
  }
}

/** The people of the console who take part in the history. */
export const staff = {
  underwriter: staffOf('stf_underwriter'),
  second: staffOf('stf_second'),
  reviewer: staffOf('stf_reviewer'),
  agent: staffOf('stf_agent'),
  finance: staffOf('stf_finance'),
  admin: staffOf('stf_admin'),
}

function staffOf(wanted: string): StaffActor {
  const { id, name, email, roles } = demoStaff.find((one) => one.id === wanted)!
  return { kind: 'staff', id, sessionId: 'demo', name, email, roles }
}
