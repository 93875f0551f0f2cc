import { describe, expect, test } from 'vitest'
import { computedPermissionNames, type ComputedPermission } from '../../access/permissions.ts'
import { allPermissions, permissionsWith } from './permissions-for-tests.ts'
import { mayOpen } from './route-access.ts'
import { routePaths, type RouteKey } from './routes.ts'

const routes = Object.keys(routePaths) as RouteKey[]

/** The one permission that opens each route which any single permission opens. */
const openedBy: [ComputedPermission, RouteKey[]][] = [
  ['canViewDashboard', ['dashboard', 'dashboardBusinessProfile', 'dashboardContract', 'dashboardBlocked']],
  ['canViewOrders', ['payments', 'payment', 'paymentPayouts']],
  ['canViewAnalytics', ['analytics', 'analyticsMetric']],
  ['canViewAds', ['ads']],
  ['canViewDisputes', ['disputes', 'dispute', 'disputesFaq']],
  ['canViewLocations', ['locations']],
  ['canViewStoreManagement', ['legalEntities', 'legalEntity', 'legalEntityOwners', 'legalEntityUpdate']],
  ['canViewMerchantWallet', ['merchantWallet']],
  ['isPayoutsAllowed', ['payouts', 'payoutsUpcoming', 'payoutsHowReportsWork']],
  ['canViewCard', ['card']],
  [
    'canViewMarketing',
    [
      ...([
        'marketing',
        'marketingDraft',
        'platformsConnect',
        'marketingProducts',
        'productCatalogAuth',
      ] as const),
      ...(['feeds', 'marketplace', 'storeListing'] as const),
    ],
  ],
  ['isWorkspaceAdmin', ['businessProfileStores', 'store', 'users']],
  ['canViewSupport', ['support', 'supportTicket', 'supportHelp', 'supportArticle']],
]

describe('which permission opens which route', () => {
  test('each permission opens its routes and no other one does [PERM-11]', () => {
    for (const [permission, opened] of openedBy) {
      for (const route of opened) {
        const openers = computedPermissionNames.filter((name) => mayOpen(route, permissionsWith(name)))
        expect([route, openers]).toEqual([route, [permission]])
      }
    }
  })

  test('everything of capital opens with canViewCapital only [PERM-11]', () => {
    for (const route of routes.filter((key) => key.startsWith('capital'))) {
      const openers = computedPermissionNames.filter((name) => mayOpen(route, permissionsWith(name)))
      expect([route, openers]).toEqual([route, ['canViewCapital']])
    }
  })

  test('stores and users do not open without being workspace admin', () => {
    const others = permissionsWith(...computedPermissionNames.filter((name) => name !== 'isWorkspaceAdmin'))
    expect(mayOpen('businessProfileStores', others)).toBe(false)
    expect(mayOpen('users', others)).toBe(false)
    expect(mayOpen('businessProfileStores', allPermissions)).toBe(true)
    expect(mayOpen('users', allPermissions)).toBe(true)
  })

  test('pages of the onboarding application open to who may create or view one [PERM-11]', () => {
    for (const route of ['applications', 'application', 'applicationView', 'applicationStep'] as const) {
      expect(mayOpen(route, permissionsWith('canCreateApplication'))).toBe(true)
      expect(mayOpen(route, permissionsWith('canViewApplication'))).toBe(true)
      expect(mayOpen(route, permissionsWith())).toBe(false)
    }
    expect(mayOpen('applicationsNew', permissionsWith('canViewApplication'))).toBe(false)
  })

  test('without any permission only public routes and the account open', () => {
    expect(routes.filter((route) => mayOpen(route, permissionsWith()))).toEqual([
      'root',
      'auth',
      'logout',
      'account',
      'accountSessions',
      'accountPhone',
      'accountNotifications',
      'pipedriveApplicationId',
      'service',
      'paymentLinkStatus',
      'webviewAuth',
      'webviewDisputesFaq',
      'accountData',
    ])
  })
})
