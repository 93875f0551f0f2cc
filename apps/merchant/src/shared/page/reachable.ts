import { mayOpen } from '@daftar/rules/shell/guards/route-access'
import type { AvailableRoutes, RouteKey } from '@daftar/rules/shell/guards/routes'
import type { Account } from '../session/account.ts'

let available: AvailableRoutes = new Set()

/** Told once by the app layer, which alone knows every screen there is. */
export function announceRoutes(routes: AvailableRoutes): void {
  available = routes
}

/** Whether a route has a screen and the account may open it: what cannot be reached is not offered. */
export function canReach(key: RouteKey, { computedPermissions }: Account): boolean {
  return available.has(key) && mayOpen(key, computedPermissions)
}
