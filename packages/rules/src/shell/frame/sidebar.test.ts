import { describe, expect, test } from 'vitest'
import { computedPermissionNames, type ComputedPermission } from '../../access/permissions.ts'
import { allPermissions, allRoutes, permissionsWith } from '../guards/permissions-for-tests.ts'
import {
  cappedCount,
  sidebarOf,
  type SidebarBadge,
  type SidebarInput,
  type SidebarItemId,
} from './sidebar.ts'

const surveyOn = [{ name: 'acquiring_survey', value: 'on' }]

function aSidebar(input: Partial<SidebarInput> = {}): SidebarInput {
  return {
    permissions: allPermissions,
    experiments: surveyOn,
    available: allRoutes,
    applicationStatus: 'draft',
    disputes: { active: 3, total: 12, visited: false },
    capitalVisited: true,
    hasUnreadChat: false,
    survey: { visited: false, closed: false },
    phone: '+971501234567',
    ...input,
  }
}

function itemsOf(input: Partial<SidebarInput> = {}): SidebarItemId[] {
  return sidebarOf(aSidebar(input)).flatMap(({ items }) => items.map(({ id }) => id))
}

function badgeOf(id: SidebarItemId, input: Partial<SidebarInput>): SidebarBadge | undefined {
  return sidebarOf(aSidebar(input))
    .flatMap(({ items }) => items)
    .find((item) => item.id === id)?.badge
}

/** Which single permissions make the item show. */
function openersOf(id: SidebarItemId): ComputedPermission[] {
  return computedPermissionNames.filter((name) =>
    itemsOf({ permissions: permissionsWith(name) }).includes(id),
  )
}

describe('order', () => {
  test('General, Finance, Marketing, Business profile and the footer', () => {
    expect(sidebarOf(aSidebar()).map(({ id }) => id)).toEqual([
      'general',
      'finance',
      'marketing',
      'business_profile',
      'footer',
    ])
  })

  test('the items of each group in their order [NAV-38]', () => {
    expect(sidebarOf(aSidebar()).map(({ items }) => items.map(({ id }) => id).join(' '))).toEqual([
      'survey application legal_entities dashboard orders analytics ads disputes locations',
      'merchant_wallet payouts capital card',
      'marketing',
      'stores users support',
      'language help_center account',
    ])
  })

  test('with no permission only the footer is left, and no empty group [NAV-06]', () => {
    const groups = sidebarOf(aSidebar({ permissions: permissionsWith(), experiments: [] }))
    expect(groups.map(({ id }) => id)).toEqual(['footer'])
  })
})

describe('what controls an item', () => {
  const controls: [SidebarItemId, ComputedPermission][] = [
    ['legal_entities', 'canViewStoreManagement'],
    ['dashboard', 'canViewDashboard'],
    ['orders', 'canViewOrders'],
    ['analytics', 'canViewAnalytics'],
    ['ads', 'canViewAds'],
    ['disputes', 'canViewDisputes'],
    ['locations', 'canViewLocations'],
    ['merchant_wallet', 'canViewMerchantWallet'],
    ['payouts', 'isPayoutsAllowed'],
    ['capital', 'canViewCapital'],
    ['card', 'canViewCard'],
    ['marketing', 'canViewMarketing'],
    ['stores', 'isWorkspaceAdmin'],
    ['users', 'isWorkspaceAdmin'],
    ['support', 'canViewSupport'],
  ]

  test('items of General show by their permission [NAV-06, PERM-10, NAV-16]', () => {
    for (const [id, permission] of controls.slice(0, 7))
      expect([id, openersOf(id)]).toEqual([id, [permission]])
  })

  test('items of Finance show by their permission [NAV-28, NAV-29]', () => {
    for (const [id, permission] of controls.slice(7, 11))
      expect([id, openersOf(id)]).toEqual([id, [permission]])
  })

  test('Marketing, Stores, Users and Support show by their permission', () => {
    for (const [id, permission] of controls.slice(11)) expect([id, openersOf(id)]).toEqual([id, [permission]])
  })

  test('an item whose screen does not exist is absent', () => {
    const available = new Set(['capital', 'account'] as const)
    expect(itemsOf({ available })).toEqual(['survey', 'capital', 'language', 'help_center', 'account'])
  })

  test('Application shows while the application is a draft and the account may create or view it', () => {
    expect(itemsOf()).toContain('application')
    expect(itemsOf({ applicationStatus: 'partially_submitted' })).not.toContain('application')
    expect(itemsOf({ applicationStatus: null })).not.toContain('application')
    expect(openersOf('application')).toEqual(['canCreateApplication', 'canViewApplication'])
  })
})

describe('survey card', () => {
  test('it shows only with its feature flag [NAV-09, PERM-49]', () => {
    expect(itemsOf()).toContain('survey')
    expect(itemsOf({ experiments: [] })).not.toContain('survey')
    expect(itemsOf({ experiments: [{ name: 'acquiring_survey', value: 'off' }] })).not.toContain('survey')
  })

  test('it can be closed once it was visited, not before [NAV-10]', () => {
    const closable = (visited: boolean) =>
      sidebarOf(aSidebar({ survey: { visited, closed: false } }))[0]?.items[0]?.closable
    expect(closable(false)).toBe(false)
    expect(closable(true)).toBe(true)
  })

  test('once closed it stays away', () => {
    expect(itemsOf({ survey: { visited: true, closed: true } })).not.toContain('survey')
  })
})

describe('badges', () => {
  test('disputes that can be fetched are counted, the active ones once they are loaded', () => {
    expect(badgeOf('disputes', {})).toEqual({ kind: 'count', text: '3' })
    expect(badgeOf('disputes', { disputes: { total: 12, visited: true } })).toEqual({
      kind: 'count',
      text: '12',
    })
    expect(badgeOf('disputes', { disputes: { active: 0, total: 12, visited: false } })).toBeUndefined()
    expect(badgeOf('disputes', { disputes: { visited: false } })).toBeUndefined()
  })

  test('more than 99 read 99+', () => {
    expect(badgeOf('disputes', { disputes: { active: 100, visited: false } })).toEqual({
      kind: 'count',
      text: '99+',
    })
    expect(cappedCount(99)).toBe('99')
  })

  test('disputes that cannot be fetched are new until the first visit', () => {
    const permissions = permissionsWith('canViewDisputes')
    expect(badgeOf('disputes', { permissions })).toEqual({ kind: 'new' })
    expect(badgeOf('disputes', { permissions, disputes: { active: 3, visited: true } })).toBeUndefined()
  })

  test('Capital is new until it was visited [NAV-30]', () => {
    expect(badgeOf('capital', { capitalVisited: false })).toEqual({ kind: 'new' })
    expect(badgeOf('capital', { capitalVisited: true })).toBeUndefined()
  })

  test('unread chat messages put a dot on Support', () => {
    expect(badgeOf('support', { hasUnreadChat: true })).toEqual({ kind: 'dot' })
    expect(badgeOf('support', { hasUnreadChat: false })).toBeUndefined()
  })

  test('without a phone the account has the badge 1 [NAV-42]', () => {
    expect(badgeOf('account', { phone: null })).toEqual({ kind: 'count', text: '1' })
    expect(badgeOf('account', { phone: '' })).toEqual({ kind: 'count', text: '1' })
    expect(badgeOf('account', {})).toBeUndefined()
  })
})
