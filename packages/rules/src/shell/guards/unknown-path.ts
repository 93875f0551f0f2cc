import { pathOf, routePaths, type AvailableRoutes, type RouteKey } from './routes.ts'

/** DEC-APP-3: route groups whose index is a place to land on. */
const groups = [
  'account',
  'applications',
  'dashboard',
  'payments',
  'analytics',
  'disputes',
  'legalEntities',
  'capital',
  'marketing',
  'businessProfileStores',
  'support',
] as const satisfies RouteKey[]

/**
 * APP-61, DEC-APP-3: where a path leads that matches no route: the index of the nearest enclosing group, else root. The
 * history entry is replaced.
 */
export function parentRootOf(path: string, available: AvailableRoutes): string {
  const enclosing = groups
    .filter((key) => available.has(key) && path.startsWith(`${routePaths[key]}/`))
    .toSorted((left, right) => routePaths[right].length - routePaths[left].length)
  const [nearest = 'root'] = enclosing
  return pathOf(nearest)
}
