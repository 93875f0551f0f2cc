import { describe, expect, test } from 'vitest'
import { onboardingStatuses, type OnboardingStatus } from '../../access/onboarding-status.ts'
import { computePermissions } from '../../access/permissions.ts'
import { flagsWith, rawFlags, type RawFlag } from '../../access/raw-flags.ts'
import { contractStates, type DashboardState } from './dashboard-guard.ts'
import { redirectOf, type GuardState } from './guards.ts'
import { allRoutes, permissionsWith } from './permissions-for-tests.ts'
import { waitsForAnswer } from './root-redirect.ts'
import { mayOpen } from './route-access.ts'
import { routePaths, type AvailableRoutes, type RouteKey } from './routes.ts'

const routes = Object.keys(routePaths) as RouteKey[]
const experiments = [
  'capital',
  'ads',
  'marketing_and_products',
  'locations',
  'store_management',
  'merchant_wallet',
].map((name) => ({ name, value: 'on' }))
const statuses: (OnboardingStatus | null)[] = [null, ...onboardingStatuses]
/** The flags on which the destinations of root depend, and one that opens anything else. */
const decisiveFlags: RawFlag[] = [
  'has_merchant_access',
  'has_store_access',
  'is_order_view_allowed',
  'is_payouts_allowed',
]

const dashboards: DashboardState[] = [true, false].flatMap((isApproved) =>
  contractStates.flatMap((contract) =>
    [[], ['ARE'], ['KWT'], ['KWT', 'ARE']].map((storeCountries) => ({
      isApproved,
      contract,
      storeCountries,
    })),
  ),
)

function subsetsOf<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
}

function statesWith(available: AvailableRoutes): GuardState[] {
  return subsetsOf(decisiveFlags).flatMap((flags) =>
    [true, false].flatMap((hasAvailableProducts) =>
      statuses.flatMap((applicationStatus) => {
        const permissions = computePermissions({
          flags: flagsWith(flags),
          experiments,
          merchantId: 'mer_1',
          hasAvailableProducts,
          applicationStatus,
        })
        return dashboards.map((dashboard) => ({
          ...{ permissions, available, applicationStatus, dashboard, inWebview: true },
        }))
      }),
    ),
  )
}

/** DEC-APP-19. */
const redirectsMax = 3

/** Every route on the way, the one that was opened first; far too long a chain is cut. */
function chainFrom(route: RouteKey, state: GuardState): RouteKey[] {
  const chain = [route]
  for (let next = redirectOf(route, state); next !== null; next = redirectOf(next, state)) {
    chain.push(next)
    if (chain.length > 10) break
  }
  return chain
}

function redirectsFrom(route: RouteKey, state: GuardState): number {
  return chainFrom(route, state).length - 1
}

/**
 * Whether the account may open it: by its permissions, or as the page of an application that was handed in.
 */
function opens(route: RouteKey, { permissions, applicationStatus }: GuardState): boolean {
  return (
    mayOpen(route, permissions) ||
    (['application', 'dashboardBusinessProfile'].includes(route) &&
      waitsForAnswer(permissions, applicationStatus))
  )
}

/** The route whose screen shows in the end. */
function landingOf(route: RouteKey, state: GuardState): RouteKey | undefined {
  return chainFrom(route, state).at(-1)
}

describe('all guards together', () => {
  test('from every route and in every state at most 3 redirects [DEC-APP-19]', () => {
    let longest = 0
    for (const state of statesWith(allRoutes)) {
      for (const route of routes) longest = Math.max(longest, redirectsFrom(route, state))
    }
    expect(longest).toBe(redirectsMax)
  })

  test('chains end too while most screens do not exist [APP-71]', () => {
    const available = new Set<RouteKey>(['root', 'account', 'capital', 'payments'])
    const astray = statesWith(available).flatMap((state) =>
      [...available].filter(
        (route) => redirectsFrom(route, state) > 1 || !available.has(landingOf(route, state) ?? 'root'),
      ),
    )
    expect(astray).toEqual([])
  })

  test('whatever is opened, the screen that shows is one the account may open [APP-72]', () => {
    const forbidden = statesWith(allRoutes).flatMap((state) =>
      routes.filter((route) => !opens(landingOf(route, state) ?? route, state)),
    )
    expect(forbidden).toEqual([])
  })

  test('with no flags at all or with all of them the chains end as well', () => {
    const endless = [[], [...rawFlags]].flatMap((flags) =>
      statesWith(allRoutes).flatMap((state) => {
        const permissions = computePermissions({
          flags: flagsWith(flags),
          experiments,
          merchantId: null,
          hasAvailableProducts: true,
          applicationStatus: state.applicationStatus,
        })
        const routesTried = ['root', 'application', 'dashboardContract', 'users'] as const
        return routesTried.filter((route) => redirectsFrom(route, { ...state, permissions }) > redirectsMax)
      }),
    )
    expect(endless).toEqual([])
  })
})

describe('journeys', () => {
  const settled = { isApproved: true, contract: 'completed', storeCountries: ['ARE'] } as const

  test('an applicant with a draft lands on the first step', () => {
    const permissions = permissionsWith('canCreateApplication', 'canViewApplication')
    const state = {
      permissions,
      available: allRoutes,
      applicationStatus: 'draft',
      dashboard: settled,
      inWebview: false,
    } as const
    expect(landingOf('root', state)).toBe('applicationStep')
    expect(landingOf('applicationView', state)).toBe('applicationStep')
  })

  test('without an application the application page passes on to root and from there to a new one', () => {
    const permissions = permissionsWith('canCreateApplication')
    const state = {
      permissions,
      available: allRoutes,
      applicationStatus: null,
      dashboard: settled,
      inWebview: false,
    } as const
    expect(landingOf('application', state)).toBe('applicationsNew')
    expect(landingOf('applicationView', state)).toBe('applicationsNew')
  })

  test('whoever waits for an answer has the business profile of the dashboard alone', () => {
    const permissions = permissionsWith()
    const state = {
      permissions,
      available: allRoutes,
      applicationStatus: 'in_review',
      dashboard: settled,
      inWebview: false,
    } as const
    for (const route of ['dashboard', 'dashboardContract', 'dashboardBlocked'] as const)
      expect(landingOf(route, state)).toBe('dashboardBusinessProfile')
    expect(landingOf('root', state)).toBe('application')
  })

  test('a merchant who signed but is not done lands on the contract', () => {
    const permissions = permissionsWith('canViewDashboard', 'hasMerchantAccess')
    const dashboard = { ...settled, contract: 'signed' } as const
    const state = {
      permissions,
      available: allRoutes,
      applicationStatus: null,
      dashboard,
      inWebview: false,
    } as const
    expect(landingOf('root', state)).toBe('dashboardContract')
    expect(landingOf('users', state)).toBe('dashboardContract')
  })
})

test('the money area opens inside the webview alone; elsewhere it leads to root [APP-63, PERM-56]', () => {
  const area = routes.filter((route) => routePaths[route].split('/')[1] === 'money')
  expect(area.length).toBeGreaterThan(1)
  for (const state of statesWith(allRoutes))
    for (const route of area)
      expect(redirectOf(route, { ...state, inWebview: false })).toBe(redirectOf('root', state))
  const inside = statesWith(allRoutes).filter(
    ({ permissions, applicationStatus }) =>
      permissions.isPayoutsAllowed &&
      permissions.canViewCard &&
      !waitsForAnswer(permissions, applicationStatus),
  )
  for (const state of inside) for (const route of area) expect(redirectOf(route, state)).toBeNull()
})
