import { computedPermissionNames, type ComputedPermissions } from '@daftar/rules/access/permissions'
import { sidebarOf, type SidebarGroup } from '@daftar/rules/shell/frame/sidebar'
import { routePaths, type RouteKey } from '@daftar/rules/shell/guards/routes'

/** The sidebar of who may do everything, when every screen exists. */
export function wholeSidebar(): SidebarGroup[] {
  return sidebarOf({
    permissions: Object.fromEntries(
      computedPermissionNames.map((name) => [name, true]),
    ) as ComputedPermissions,
    experiments: [],
    available: new Set(Object.keys(routePaths) as RouteKey[]),
    applicationStatus: null,
    disputes: { visited: true },
    capitalVisited: true,
    hasUnreadChat: false,
    survey: { visited: false, closed: false },
    phone: null,
  })
}
