import {
  computedPermissionNames,
  type ComputedPermission,
  type ComputedPermissions,
} from '../../access/permissions.ts'
import { routePaths, type RouteKey } from './routes.ts'

/** Builders for the tests of this folder. */

export const allRoutes: ReadonlySet<RouteKey> = new Set(Object.keys(routePaths) as RouteKey[])

export function permissionsWith(...allowed: ComputedPermission[]): ComputedPermissions {
  return Object.fromEntries(computedPermissionNames.map((name) => [name, allowed.includes(name)])) as Record<
    ComputedPermission,
    boolean
  >
}

export const allPermissions = permissionsWith(...computedPermissionNames)
