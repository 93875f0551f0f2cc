import type { AvailableRoutes, RouteKey } from '@daftar/rules/shell/guards/routes'
import { announceRoutes } from '../../shared/page/reachable.ts'
import { screenRoutes } from '../feature-routes.ts'

/** Routes that the app layer answers itself. */
const ownRoutes: readonly RouteKey[] = ['root', 'auth', 'logout', 'webviewAuth', 'pipedriveApplicationId']

/** The routes whose screens exist; sidebar, guards and redirects know no others. */
export const availableRoutes: AvailableRoutes = new Set([...ownRoutes, ...screenRoutes.map(({ key }) => key)])

announceRoutes(availableRoutes)
