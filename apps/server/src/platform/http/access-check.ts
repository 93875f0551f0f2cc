import type { Endpoint } from '@daftar/contract'
import type { Actor, Gatekeeper } from './actor.ts'
import { refuse, type Refusal } from './refusal.ts'

export interface Credentials {
  bearer: string | null
  cookies: Readonly<Record<'session' | 'desk_session' | 'flow' | 'desk_flow', string | null>>
}

/** Resolves the caller and refuses whoever may not call the endpoint at all. */
export async function admit(
  endpoint: Endpoint,
  credentials: Credentials,
  gatekeeper: Gatekeeper,
  anonymousId: string,
): Promise<Actor | Refusal> {
  const { access } = endpoint
  if (access.kind === 'account') {
    const actor = await gatekeeper.merchant(credentials.bearer ?? credentials.cookies.session)
    if (typeof actor === 'string') return refuse(actor)
    return !access.permission || actor.permissions[access.permission] ? actor : refuse('no_permission')
  }
  if (access.kind === 'staff') {
    const actor = await gatekeeper.staff(credentials.bearer ?? credentials.cookies.desk_session)
    if (typeof actor === 'string') return refuse(actor)
    const named = access.roles.length === 0 || access.roles.some((role) => actor.roles.includes(role))
    return named ? actor : refuse('no_permission')
  }
  if (access.kind === 'flow') {
    const cookie = access.audience === 'desk' ? credentials.cookies.desk_flow : credentials.cookies.flow
    return (await gatekeeper.flow(cookie, access.audience)) ?? refuse('flow_expired')
  }
  return { kind: 'anonymous', id: anonymousId }
}

/**
 * A browser says where a changing call comes from. With cookies in play, only the product's own
 * origins may make one; callers without an Origin header (programs) carry no ambient cookie.
 */
export function isForeignOrigin(method: string, origin: string | undefined, own: readonly string[]): boolean {
  if (method === 'GET' || method === 'HEAD' || origin === undefined) return false
  return !own.includes(origin)
}
