import type { ComputedPermissions } from '../../access/permissions.ts'
import { routeRules, type RouteKey } from './routes.ts'

/** Whether the account may open the route (PERM-11). */
export function mayOpen(route: RouteKey, permissions: ComputedPermissions): boolean {
  const rule = routeRules[route] ?? null
  return rule === null || (typeof rule === 'string' ? permissions[rule] : rule(permissions))
}
