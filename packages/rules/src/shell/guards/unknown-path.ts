import { pathOf, routePaths, type AvailableRoutes, type RouteKey } from './routes.ts'

/** DEC-APP-3: route groups whose index is a place to land on. */
const indexes = [
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
  'money',
] as const satisfies RouteKey[]

/**
 * Every group by its path with the place to land on; those of finance have no screen of their own, and what
 * is paid out stands for them.
 */
const groups: readonly (readonly [path: string, lands: RouteKey])[] = [
  ...indexes.map((key) => [routePaths[key], key] as const),
  ['/finance', 'payouts'],
  ['/finance/payouts', 'payouts'],
]

/**
 * APP-61, DEC-APP-3: where a path leads that matches no route: the index of the nearest enclosing group, else
 * root. The history entry is replaced.
 */
export function parentRootOf(path: string, available: AvailableRoutes): string {
  const enclosing = groups
    .filter(([group, lands]) => available.has(lands) && `${path}/`.startsWith(`${group}/`))
    .toSorted(([left], [right]) => right.length - left.length)
  return pathOf(enclosing[0]?.[1] ?? 'root')
}
