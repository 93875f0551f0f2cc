import { describe, expect, test } from 'vitest'
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
