import type { Access, SignInAudience, Endpoint, EndpointId } from '@daftar/contract'
import { applicantPermissions } from '@daftar/rules/access/permissions'
import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import { isMember, type Actor, type Gatekeeper } from '../actor.ts'
import { refuse, type Refusal } from '../refusal.ts'

export interface Credentials {
  bearer: string | null
  cookies: Readonly<Record<'session' | 'desk_session' | 'flow' | 'desk_flow', string | null>>
}

/** SES-03, REQ-01: a bearer token goes before the cookie of the same side. */
export function sessionTokenOf({ bearer, cookies }: Credentials, audience: SignInAudience): string | null {
  return bearer ?? (audience === 'desk' ? cookies.desk_session : cookies.session)
}

/** Who is calling; a refusal when nobody is who has to be somebody. What they may do is `mayCall`. */
export async function identify(
  { access }: Endpoint,
  credentials: Credentials,
  gatekeeper: Gatekeeper,
  anonymousId: string,
  now: Date,
): Promise<Actor | Refusal> {
  if (access.kind === 'account') {
    const actor = await gatekeeper.merchant(sessionTokenOf(credentials, 'merchant'))
    return typeof actor === 'string' ? refuse(actor) : actor
  }
  if (access.kind === 'staff') {
    const actor = await gatekeeper.staff(sessionTokenOf(credentials, 'desk'))
    return typeof actor === 'string' ? refuse(actor) : actor
  }
  if (access.kind === 'flow') {
    const cookie = access.audience === 'desk' ? credentials.cookies.desk_flow : credentials.cookies.flow
    return (await gatekeeper.flow(cookie, access.audience)) ?? refuse('flow_expired')
  }
  if (access.kind === 'key') {
    const actor = await gatekeeper.key(credentials.bearer, now)
    if (typeof actor === 'string') return refuse(actor)
    return actor.isPublic && !access.publicKey ? refuse('no_permission') : actor
  }
  return { kind: 'anonymous', id: anonymousId }
}

/**
 * Whether a caller has the permission and the flag that the endpoint asks for (PERM-11, PERM-24). Whoever is
 * let in by what only members have is one: their handlers are handed a `MemberActor`.
 */
export function mayCall({ access }: Endpoint, actor: Actor): boolean {
  if (access.kind === 'account')
    return (
      actor.kind === 'merchant' &&
      (!access.permission || actor.permissions[access.permission]) &&
      (!access.flag || actor.flags[access.flag]) &&
      (!isForMembers(access) || isMember(actor))
    )
  if (access.kind === 'staff')
    return actor.kind === 'staff' && (!access.flag || flagsOfStaff(actor.roles)[access.flag])
  return true
}

function isForMembers({ permission, flag }: Extract<Access, { kind: 'account' }>): boolean {
  const isForApplicants = applicantPermissions.some((one) => one === permission)
  return flag !== undefined || (permission !== undefined && !isForApplicants)
}

/** Ends the view itself, so that nobody waits for its end. */
const endsView: EndpointId = 'sessions.logout'

/**
 * Staff who see what a person sees only look: whatever changes something is refused, whoever's right it is.
 */
export function onlyLooks(id: EndpointId, { route }: Endpoint, actor: Actor): boolean {
  const isView = actor.kind === 'merchant' && actor.viewer !== null
  return isView && !route.startsWith('GET ') && id !== endsView
}

/** The header in which a page names the merchant whose rows it shows. */
export const workspaceHeader = 'x-workspace'

/**
 * A page of another merchant than the one its session works in by now: it neither reads nor writes. Programs
 * name none, and what is about the person is the same in each.
 */
export function isOfOtherWorkspace({ ofPerson }: Endpoint, actor: Actor, named: string | null): boolean {
  return actor.kind === 'merchant' && !ofPerson && named !== null && named !== (actor.merchantId ?? '')
}

/**
 * A browser says where a changing call comes from. With cookies in play, only the product's own
 * origins may make one; callers without an Origin header (programs) carry no ambient cookie.
 */
export function isForeignOrigin(method: string, origin: string | undefined, own: readonly string[]): boolean {
  if (method === 'GET' || method === 'HEAD' || origin === undefined) return false
  return !own.includes(origin)
}
