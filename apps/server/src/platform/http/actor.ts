import type { SignInAudience } from '@daftar/contract'
import type { ComputedPermissions, RawFlags } from '@daftar/rules/access/permissions'
import type { Currency } from '@daftar/rules/money/currency'
import type { MerchantRole, StaffRole } from '@daftar/rules/access/roles'

/** Whoever makes a call, as the server knows them after the session was resolved. */
export interface MerchantActor {
  kind: 'merchant'
  id: string
  /** First and last name, for records of what was done. */
  name: string
  sessionId: string
  /** The workspace alone, or nothing: the tenant transaction is opened for exactly these. */
  merchantIds: readonly string[]
  /**
   * The merchant their application makes if it is approved: what they hand in is its already. Null once it
   * is, where they work for a merchant, and where they never applied: so it and a workspace exclude each
   * other.
   */
  applicantId: string | null
  /** The workspace the person works in; null before any merchant access. */
  merchantId: string | null
  /** Every merchant the person works for, the one joined first in front. */
  workspaces: readonly ActorWorkspace[]
  role: MerchantRole | null
  /** The stores of it the person is limited to; null for all. */
  storeIds: readonly string[] | null
  /** Of the workspace's merchant; null before any merchant access. */
  currency: Currency | null
  country: string | null
  flags: RawFlags
  permissions: ComputedPermissions
  /** The member of staff who sees what the person sees, and changes nothing; null when it is the person. */
  viewer: Viewer | null
}

/** Somebody who works for a merchant, in its workspace. */
export interface MemberActor extends MerchantActor {
  merchantId: string
  role: MerchantRole
  currency: Currency
  country: string
}

/** Whether they work for a merchant by now; before it they apply, or wait to be invited. */
export function isMember(actor: MerchantActor): actor is MemberActor {
  const { merchantId, role, currency, country } = actor
  return merchantId !== null && role !== null && currency !== null && country !== null
}

/** One merchant a person works for, and what they may do there. */
export interface ActorWorkspace {
  merchantId: string
  name: string
  nameAr: string
  country: string
  currency: Currency
  /** The stores of it the person is limited to; null for all. */
  storeIds: readonly string[] | null
  stores: number
  permissions: ComputedPermissions
}

export interface Viewer {
  id: string
  /** The merchant they look into; of the person's others they see nothing. */
  merchantId: string
  roles: readonly StaffRole[]
  /** When the view ends by itself, in real time. */
  until: Date
}

/**
 * Whether somebody may see what belongs to one store of the merchant: people and keys can be limited to some
 * of them.
 */
export function seesStore(
  { storeIds }: Pick<MerchantActor | KeyActor, 'storeIds'>,
  storeId: string,
): boolean {
  return storeIds === null || storeIds.includes(storeId)
}

/** Whose rows and files somebody reaches: their merchant's, or those of the one they may become. */
export function reachOf({
  merchantIds,
  applicantId,
}: Pick<MerchantActor, 'merchantIds' | 'applicantId'>): readonly string[] {
  return applicantId === null ? merchantIds : [applicantId]
}

/**
 * Whose share a call takes of what merchants share: the workspace's, or the person's own before there is one.
 */
export function shareOf({ merchantId, id }: Pick<MerchantActor, 'merchantId' | 'id'>): string {
  return merchantId ?? id
}

export interface StaffActor {
  kind: 'staff'
  id: string
  sessionId: string
  name: string
  email: string
  roles: readonly StaffRole[]
}

/** A shop's server by its secret key, or anybody with the public one. */
export interface KeyActor {
  kind: 'key'
  /** Id of the key. */
  id: string
  /** The tenant it acts on: the merchant, or the sandbox of a test key. */
  merchantId: string
  /** The stores of it the key is limited to, sorted; null for all. */
  storeIds: readonly string[] | null
  isTest: boolean
  /** The key is in every copy of the shop's app: it says which shop is meant, and nothing of who calls. */
  isPublic: boolean
  /** How timelines and records name it; tells nothing of the secret but its last four characters. */
  name: string
}

/** Somebody half-way through signing in. */
export interface FlowActor {
  kind: 'flow'
  id: string
  audience: SignInAudience
}

export interface AnonymousActor {
  kind: 'anonymous'
  id: string
}

export type Actor = MerchantActor | StaffActor | KeyActor | FlowActor | AnonymousActor

export type SessionRefusal = 'not_signed_in' | 'session_revoked'

/** Resolves credentials to actors; the auth module provides it. */
export interface Gatekeeper {
  merchant(token: string | null): Promise<MerchantActor | SessionRefusal>
  staff(token: string | null): Promise<StaffActor | SessionRefusal>
  flow(token: string | null, audience: SignInAudience): Promise<FlowActor | null>
  key(key: string | null, now: Date): Promise<KeyActor | 'not_signed_in'>
}

/** The part of it that sessions decide. */
export type SessionGatekeeper = Omit<Gatekeeper, 'key'>
