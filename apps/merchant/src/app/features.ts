import type { AvailableRoutes, RouteKey } from '@daftar/rules/shell/guards/routes'
import { accountRoutes } from '../features/account/routes.tsx'
import { capitalRoutes } from '../features/capital/routes.tsx'
import { orderRoutes } from '../features/orders/routes.tsx'
import { paymentLinkRoutes } from '../features/payment-links/routes.tsx'
import { payoutRoutes } from '../features/payouts/routes.tsx'
import { waitlistRoutes } from '../features/waitlist/routes.tsx'
import { wizardRoutes } from '../features/wizard/routes.tsx'
import { announceRoutes } from '../shared/reachable.ts'
import type { ScreenRoute } from '../shared/screen-route.ts'

/** Every feature of the application; a new one is one line here. */
export const screenRoutes: readonly ScreenRoute[] = [
  ...accountRoutes,
  ...orderRoutes,
  ...paymentLinkRoutes,
  ...payoutRoutes,
  ...capitalRoutes,
  ...waitlistRoutes,
  ...wizardRoutes,
]

/** Routes that the app layer answers itself. */
const ownRoutes: readonly RouteKey[] = ['root', 'auth', 'logout', 'webviewAuth', 'pipedriveApplicationId']

/** The routes whose screens exist; sidebar, guards and redirects know no others. */
export const availableRoutes: AvailableRoutes = new Set([...ownRoutes, ...screenRoutes.map(({ key }) => key)])

announceRoutes(availableRoutes)
