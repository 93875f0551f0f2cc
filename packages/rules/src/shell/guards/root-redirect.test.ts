import { describe, expect, test } from 'vitest'
import type { OnboardingStatus } from '../../access/onboarding-status.ts'
import type { ComputedPermission } from '../../access/permissions.ts'
import { allPermissions, allRoutes, permissionsWith } from './permissions-for-tests.ts'
import { permissionRedirect, rootDestination } from './root-redirect.ts'

describe('root', () => {
  test('create application comes before view application, dashboard, payments and account [APP-71]', () => {
    expect(rootDestination(allPermissions, allRoutes)).toBe('applicationsNew')
    expect(
      rootDestination(permissionsWith('canViewApplication', 'canViewDashboard', 'canViewOrders'), allRoutes),
    ).toBe('application')
    expect(rootDestination(permissionsWith('canViewDashboard', 'canViewOrders'), allRoutes)).toBe('dashboard')
    expect(rootDestination(permissionsWith('canViewOrders'), allRoutes)).toBe('payments')
    expect(rootDestination(permissionsWith(), allRoutes)).toBe('account')
  })

  test('whoever has handed in an application and has no merchant sees how it stands [APP-71]', () => {
    const root = (status: OnboardingStatus, ...may: ComputedPermission[]) =>
      rootDestination(permissionsWith(...may), allRoutes, status)
    for (const status of ['submitted', 'in_review', 'changes_requested', 'declined'] as const)
      expect(root(status)).toBe('application')
    expect(root('approved', 'hasMerchantAccess')).toBe('account')
    expect(root('draft')).toBe('account')
    expect(permissionRedirect('users', permissionsWith(), allRoutes, 'in_review')).toBe('application')
  })

  test('a destination whose screen does not exist is passed over [APP-71]', () => {
    const available = new Set(['root', 'account', 'capital', 'payments'] as const)
    expect(rootDestination(allPermissions, available)).toBe('payments')
    expect(rootDestination(permissionsWith('canViewDashboard'), available)).toBe('account')
  })
})

describe('a missing permission', () => {
  test('leads to where root leads [APP-72]', () => {
    expect(permissionRedirect('users', permissionsWith('canViewOrders'), allRoutes)).toBe('payments')
    expect(permissionRedirect('capital', permissionsWith(), allRoutes)).toBe('account')
  })

  test('with the permission the route opens [APP-72]', () => {
    expect(permissionRedirect('users', permissionsWith('isWorkspaceAdmin'), allRoutes)).toBeNull()
    expect(permissionRedirect('account', permissionsWith(), allRoutes)).toBeNull()
  })
})
