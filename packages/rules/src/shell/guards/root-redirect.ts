import { isSubmittedApplication, type OnboardingStatus } from '../../access/onboarding-status.ts'
import type { ComputedPermissions } from '../../access/permissions.ts'
import { mayOpen } from './route-access.ts'
import type { AvailableRoutes, RouteKey } from './routes.ts'

/**
 * APP-71: first come, first served. Create and view lead to pages of their own, so root never meets itself
 * (DEC-APP-4).
 */
const destinations = [
  { allowedBy: 'canCreateApplication', route: 'applicationsNew' },
  { allowedBy: 'canViewApplication', route: 'application' },
  { allowedBy: 'canViewDashboard', route: 'dashboard' },
  { allowedBy: 'canViewOrders', route: 'payments' },
  // Whoever is let in for campaigns alone (DEC-ADS-3).
  { allowedBy: 'canViewAds', route: 'ads' },
] as const satisfies { allowedBy: keyof ComputedPermissions; route: RouteKey }[]

export type RootDestination = (typeof destinations)[number]['route'] | 'account'

/**
 * Where root leads (APP-71): the first destination that is permitted and whose screen exists. Whoever has
 * handed in an application and has no merchant yet sees how it stands; everybody who is signed in may open
 * the account, so it ends every chain (DEC-APP-4, DEC-APP-19).
 */
export function rootDestination(
  permissions: ComputedPermissions,
  available: AvailableRoutes,
  applicationStatus: OnboardingStatus | null = null,
): RootDestination {
  const destination = destinations.find(
    ({ allowedBy, route }) => permissions[allowedBy] && available.has(route),
  )
  if (destination) return destination.route
  return waitsForAnswer(permissions, applicationStatus) && available.has('application')
    ? 'application'
    : 'account'
}

/**
 * An application that was handed in, of somebody without a merchant: its page stays open, whatever may be
 * created or changed.
 */
export function waitsForAnswer(
  { hasMerchantAccess }: Pick<ComputedPermissions, 'hasMerchantAccess'>,
  applicationStatus: OnboardingStatus | null,
): boolean {
  return !hasMerchantAccess && applicationStatus !== null && isSubmittedApplication(applicationStatus)
}

/**
 * APP-72: where a route leads that the account may not open, or null when it may. Root only passes on, so
 * what it would answer is answered at once: one redirect instead of two.
 */
export function permissionRedirect(
  route: RouteKey,
  permissions: ComputedPermissions,
  available: AvailableRoutes,
  applicationStatus: OnboardingStatus | null = null,
): RootDestination | null {
  return mayOpen(route, permissions) ? null : rootDestination(permissions, available, applicationStatus)
}
