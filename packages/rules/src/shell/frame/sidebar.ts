import type { ComputedPermissions } from '../../access/permissions.ts'
import { isExperimentOn, type Experiment } from '../../access/experiments.ts'
import type { OnboardingStatus } from '../../access/onboarding-status.ts'
import type { AvailableRoutes, RouteKey } from '../guards/routes.ts'

export type SidebarGroupId = 'general' | 'finance' | 'marketing' | 'business_profile' | 'footer'
export type SidebarItemId =
  | 'survey'
  | 'application'
  | 'legal_entities'
  | 'dashboard'
  | 'orders'
  | 'analytics'
  | 'ads'
  | 'disputes'
  | 'locations'
  | 'merchant_wallet'
  | 'payouts'
  | 'capital'
  | 'card'
  | 'marketing'
  | 'stores'
  | 'users'
  | 'support'
  | 'language'
  | 'help_center'
  | 'account'

/** A number in figures, the word for new, or a dot; on the narrow rail each is a dot (DEC-NAV-7). */
export type SidebarBadge = Readonly<{ kind: 'count'; text: string } | { kind: 'new' } | { kind: 'dot' }>

export type SidebarItem = Readonly<{
  id: SidebarItemId
  /** Null for the survey card, the language toggle and the help centre, which lead to no route of ours. */
  route: RouteKey | null
  badge?: SidebarBadge
  /** The survey card only: a close icon shows. */
  closable?: boolean
}>
export type SidebarGroup = Readonly<{ id: SidebarGroupId; items: readonly SidebarItem[] }>

export type SidebarInput = Readonly<{
  permissions: ComputedPermissions
  experiments: readonly Experiment[]
  /** Routes whose screens exist; an item whose route is not among them is absent. */
  available: AvailableRoutes
  applicationStatus: OnboardingStatus | null
  /** Active disputes once loaded, and the total of all (DEC-NAV-6). */
  disputes: Readonly<{ active?: number; total?: number; visited: boolean }>
  capitalVisited: boolean
  hasUnreadChat: boolean
  survey: Readonly<{ visited: boolean; closed: boolean }>
  phone: string | null
}>

type Entry = Readonly<{
  id: SidebarItemId
  route: RouteKey | null
  shows: (input: SidebarInput) => boolean
  badge?: (input: SidebarInput) => SidebarBadge | null
}>

const always = () => true

/**
 * NAV-07, NAV-08, NAV-26, NAV-32, NAV-33, NAV-38: groups and items in their order, with what controls each.
 */
const groups: readonly Readonly<{ id: SidebarGroupId; entries: readonly Entry[] }>[] = [
  {
    id: 'general',
    entries: [
      { id: 'survey', route: null, shows: showsSurvey },
      { id: 'application', route: 'application', shows: showsApplication },
      {
        id: 'legal_entities',
        route: 'legalEntities',
        shows: ({ permissions }) => permissions.canViewStoreManagement,
      },
      { id: 'dashboard', route: 'dashboard', shows: ({ permissions }) => permissions.canViewDashboard },
      { id: 'orders', route: 'payments', shows: ({ permissions }) => permissions.canViewOrders },
      { id: 'analytics', route: 'analytics', shows: ({ permissions }) => permissions.canViewAnalytics },
      { id: 'ads', route: 'ads', shows: ({ permissions }) => permissions.canViewAds },
      {
        id: 'disputes',
        route: 'disputes',
        shows: ({ permissions }) => permissions.canViewDisputes,
        badge: disputesBadge,
      },
      { id: 'locations', route: 'locations', shows: ({ permissions }) => permissions.canViewLocations },
    ],
  },
  {
    id: 'finance',
    entries: [
      {
        id: 'merchant_wallet',
        route: 'merchantWallet',
        shows: ({ permissions }) => permissions.canViewMerchantWallet,
      },
      { id: 'payouts', route: 'payouts', shows: ({ permissions }) => permissions.isPayoutsAllowed },
      {
        id: 'capital',
        route: 'capital',
        shows: ({ permissions }) => permissions.canViewCapital,
        badge: ({ capitalVisited }) => (capitalVisited ? null : { kind: 'new' }), // NAV-30
      },
      { id: 'card', route: 'card', shows: ({ permissions }) => permissions.canViewCard },
    ],
  },
  {
    id: 'marketing',
    entries: [
      { id: 'marketing', route: 'marketing', shows: ({ permissions }) => permissions.canViewMarketing },
    ],
  },
  {
    id: 'business_profile',
    entries: [
      {
        id: 'stores',
        route: 'businessProfileStores',
        shows: ({ permissions }) => permissions.isWorkspaceAdmin,
      },
      { id: 'users', route: 'users', shows: ({ permissions }) => permissions.isWorkspaceAdmin },
      {
        id: 'support',
        route: 'support',
        shows: ({ permissions }) => permissions.canViewSupport,
        badge: ({ hasUnreadChat }) => (hasUnreadChat ? { kind: 'dot' } : null), // NAV-37
      },
    ],
  },
  {
    id: 'footer',
    entries: [
      { id: 'language', route: null, shows: always },
      { id: 'help_center', route: null, shows: always },
      {
        id: 'account',
        route: 'account',
        shows: always,
        badge: ({ phone }) => (phone ? null : { kind: 'count', text: '1' }), // NAV-42
      },
    ],
  },
]

/** The sidebar of an account (NAV-06 to NAV-42). A group without an item is left out. */
export function sidebarOf(input: SidebarInput): SidebarGroup[] {
  return groups
    .map(({ id, entries }) => ({
      id,
      items: entries.filter((entry) => isShown(entry, input)).map((entry) => itemOf(entry, input)),
    }))
    .filter(({ items }) => items.length > 0)
}

function isShown({ route, shows }: Entry, input: SidebarInput): boolean {
  return (route === null || input.available.has(route)) && shows(input)
}

function itemOf({ id, route, badge }: Entry, input: SidebarInput): SidebarItem {
  const shown = badge?.(input)
  return {
    id,
    route,
    ...(shown && { badge: shown }),
    ...(id === 'survey' && { closable: input.survey.visited }), // NAV-10
  }
}

/** NAV-09, NAV-12: with its experiment, until it was closed. */
function showsSurvey({ experiments, survey }: SidebarInput): boolean {
  return isExperimentOn(experiments, 'acquiring_survey') && !survey.closed
}

/** NAV-13, DEC-NAV-5. */
function showsApplication({ applicationStatus, permissions }: SidebarInput): boolean {
  return applicationStatus === 'draft' && (permissions.canViewApplication || permissions.canCreateApplication)
}

/** NAV-20, NAV-21, DEC-NAV-6: how many when they can be fetched, else `new` until the first visit. */
function disputesBadge({ permissions, disputes }: SidebarInput): SidebarBadge | null {
  if (!permissions.canFetchDisputes) return disputes.visited ? null : { kind: 'new' }
  const count = disputes.active ?? disputes.total ?? 0
  return count > 0 ? { kind: 'count', text: cappedCount(count) } : null
}

/** DEC-NAV-6: `99+` above 99. */
export function cappedCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}
