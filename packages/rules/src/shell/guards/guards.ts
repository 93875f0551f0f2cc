import type { OnboardingStatus } from '../../access/onboarding-status.ts'
import type { ComputedPermissions } from '../../access/permissions.ts'
import { applicationPages, applicationRedirect, type ApplicationPage } from './application-guard.ts'
import {
  dashboardPages,
  dashboardRedirect,
  type DashboardPage,
  type DashboardState,
} from './dashboard-guard.ts'
import { permissionRedirect, rootDestination, waitsForAnswer } from './root-redirect.ts'
import { isWebviewOnly, type AvailableRoutes, type RouteKey } from './routes.ts'

export type GuardState = Readonly<{
  permissions: ComputedPermissions
  available: AvailableRoutes
  applicationStatus: OnboardingStatus | null
  dashboard: DashboardState
  /** The page stands inside the mobile app's webview (DEC-APP-9). */
  inWebview: boolean
}>

/**
 * Where a signed-in account is sent that opens `route`, or null when the screen shows (APP-71, APP-72, APP-92
 * to APP-104). Followed to its end, a chain never has more than 3 redirects (DEC-APP-19).
 */
export function redirectOf(route: RouteKey, state: GuardState): RouteKey | null {
  const { permissions, available, applicationStatus } = state
  const isElsewhere = isWebviewOnly(route) && !state.inWebview
  if (route === 'root' || isElsewhere) return rootDestination(permissions, available, applicationStatus)
  if (waitsForAnswer(permissions, applicationStatus)) {
    if (route === 'application') return null
    // An organization that is not approved has its business profile alone (APP-98, APP-100).
    if (isDashboardPage(route) && available.has('dashboardBusinessProfile'))
      return dashboardRedirect(route, { isApproved: false, contract: 'none', storeCountries: [] })
  }
  return permissionRedirect(route, permissions, available, applicationStatus) ?? stateRedirect(route, state)
}

function stateRedirect(route: RouteKey, { permissions, available, ...state }: GuardState): RouteKey | null {
  if (isApplicationPage(route)) {
    const target = applicationRedirect(route, state.applicationStatus)
    return target === 'root' ? rootDestination(permissions, available) : target
  }
  return isDashboardPage(route) ? dashboardRedirect(route, state.dashboard) : null
}

function isApplicationPage(route: RouteKey): route is ApplicationPage {
  return applicationPages.some((page) => page === route)
}

function isDashboardPage(route: RouteKey): route is DashboardPage {
  return dashboardPages.some((page) => page === route)
}
