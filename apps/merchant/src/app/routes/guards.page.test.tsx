import { routes, type EndpointId } from '@daftar/contract/routes'
import {
  computedPermissionNames,
  type ComputedPermission,
  type ComputedPermissions,
} from '@daftar/rules/access/permissions'
import { mayOpen } from '@daftar/rules/shell/guards/route-access'
import { isWebviewOnly, routePaths, type RouteKey } from '@daftar/rules/shell/guards/routes'
import { refuse, type Answers } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAccount } from '../../testing/an-account.ts'
import { anOnboarding } from '../../testing/fixtures/onboarding.ts'
import { renderAt, type Page } from '../../testing/render-at.tsx'
import { screenRoutes } from '../feature-routes.ts'

/** An account that may do exactly what is named. */
function accountWith(may: readonly ComputedPermission[], country = 'ARE') {
  const computedPermissions = Object.fromEntries(
    computedPermissionNames.map((name) => [name, may.includes(name)]),
  ) as ComputedPermissions
  return { ...anAccount({ country }), computedPermissions }
}

/** What the frame of a page asks for, whichever screen stands in it. */
const ofTheFrame: readonly EndpointId[] = [
  'accounts.read',
  'home.sidebar',
  'settings.remoteConfig',
  'onboarding.read',
  'users.invitations',
]

/** The contract is signed on the pages that lead to the dashboard once it is completed (APP-101, APP-103). */
const toSign: readonly RouteKey[] = ['dashboardBusinessProfile', 'dashboardContract']

/** Pages of the mobile app are opened as it opens them. */
const asOpened = (address: string) =>
  address.startsWith(routePaths.money)
    ? `/webview/auth#token=of-the-app&path=${encodeURIComponent(address)}`
    : address

/** Opens an address as somebody of these permissions; no other call succeeds. */
function opened(
  address: string,
  may: readonly ComputedPermission[],
  { country, isToSign = false }: { country?: string | undefined; isToSign?: boolean } = {},
): Page {
  const answers: Answers = Object.fromEntries(Object.keys(routes).map((id) => [id, refuse('internal')]))
  return renderAt(asOpened(address), {
    // A screen that could not be loaded is an error that React tells on the console.
    mayComplain: true,
    answers: {
      ...answers,
      'accounts.read': {
        ...accountWith(may, country),
        ...(isToSign && { contract_status: 'sent' as const }),
      },
      'settings.remoteConfig': { values: {} },
      'home.sidebar': { active_disputes: 0, unread_chats: [], alerting_entities: [] },
      'onboarding.read': refuse('not_found'),
      'onboarding.create': { application: anOnboarding() },
    },
  })
}

/** The frame asks for one ticket to know of an active one; the list of tickets asks for more. */
const ofScreens = ({ server }: Page) =>
  server.calls
    .filter(
      ({ id, query }) =>
        !ofTheFrame.includes(id) && !(id === 'support.list' && query?.['limit'] !== undefined),
    )
    .map(({ id }) => id)

/** An address of the route: each parameter has some value. */
const addressOfRoute = (key: RouteKey) =>
  routePaths[key].replace(/\/\{\w+\?\}/g, '').replace(/\{\w+\}/g, 'x1')

/** The permissions without each of which a route does not open. */
const guardsOf = (key: RouteKey) =>
  computedPermissionNames.filter(
    (name) =>
      !mayOpen(
        key,
        accountWith(computedPermissionNames.filter((other) => other !== name)).computedPermissions,
      ),
  )

/** What opens the pages one lands on: without them root leads to the account. */
const landings: readonly ComputedPermission[] = [
  'canCreateApplication',
  'canViewApplication',
  'canViewDashboard',
  'canViewOrders',
  'canViewAds',
]

/** The notice stands only where every store is in Kuwait (APP-104). */
const countryOf = (key: RouteKey) => (key === 'dashboardBlocked' ? 'KWT' : undefined)

const guarded = screenRoutes.flatMap(({ key, title, redirect }) =>
  guardsOf(key).map((permission) => ({ key, permission, title, isEntry: redirect !== undefined })),
)

test.each(guarded)(
  '$key does not open without $permission, and nothing of it is asked for [APP-72, PERM-10, PERM-11]',
  async ({ key, permission }) => {
    const others = computedPermissionNames.filter((name) => name !== permission && !landings.includes(name))
    const page = opened(addressOfRoute(key), others)
    await screen.findByRole('heading', { level: 1, name: m.account_title() })
    expect(page.address()).toBe('/account')
    expect(ofScreens(page)).toEqual([])
  },
)

test.each(guarded.filter(({ isEntry }) => !isEntry))(
  '$key opens with $permission alone [APP-72, PERM-11]',
  async ({ key, permission, title }) => {
    const page = opened(addressOfRoute(key), [permission], {
      country: countryOf(key),
      isToSign: toSign.includes(key),
    })
    if (!isWebviewOnly(key)) await screen.findByRole('navigation', { name: m.shell_navigation() })
    await waitFor(() => expect(document.title).toContain(title()))
    expect(page.address()).toBe(addressOfRoute(key))
  },
)

test.each(guarded.filter(({ isEntry }) => isEntry))(
  '$key leads on with $permission alone, and not to root [APP-72, PERM-11]',
  async ({ key, permission }) => {
    const page = opened(addressOfRoute(key), [permission])
    await screen.findByRole('navigation', {
      name: isWebviewOnly(key) ? m.money_tabs() : m.shell_navigation(),
    })
    expect(page.address()).not.toBe('/account')
  },
)

test('every screen is guarded by one permission, an application by either of two, one’s own pages by none', () => {
  const free = screenRoutes.map(({ key }) => key).filter((key) => guardsOf(key).length === 0)
  expect(new Set(free)).toEqual(
    new Set([
      ...['account', 'accountPhone', 'accountSessions', 'accountNotifications', 'accountData'],
      ...['applications', 'application', 'applicationView', 'applicationStep', 'webviewDisputesFaq'],
    ]),
  )
})

test.each(screenRoutes.map(({ key }) => [key]))(
  '%s leads somebody who is not signed in to sign-in, with the way back [SES-06, APP-72, WIZ-06]',
  async (key) => {
    const address = addressOfRoute(key)
    const page = renderAt(address, { answers: { 'accounts.read': refuse('not_signed_in') } })
    await waitFor(() => expect(page.address()).toBe(`/auth?redirect=${encodeURIComponent(address)}`))
    expect(ofScreens(page)).toEqual([])
  },
)

const roots = [
  ['who sees orders', ['canViewOrders', 'canViewCapital'], '/payments'],
  ['who sees neither dashboard nor orders', ['isPayoutsAllowed', 'canViewCapital'], '/account'],
  ['an applicant', ['canCreateApplication', 'canViewApplication'], '/applications/current/basic-info'],
  ['who sees the dashboard', ['canViewDashboard', 'canViewOrders'], '/dashboard'],
] as const
test.each(roots)('root leads %s on, in place of itself [APP-71]', async (_, may, target) => {
  const before = history.length
  const page = opened('/', may)
  await waitFor(() => expect(page.address()).toBe(target))
  await screen.findByRole('heading', { level: 1 })
  expect(history.length).toBe(before)
})

const unknownPaths = [
  ['/no/such/page', '/payments'],
  ['/account/no-such-page', '/account'],
  ['/finance/nothing', '/payments'],
] as const
test.each(unknownPaths)(
  'the unknown path %s leads to the nearest group that has an index: %s [APP-61]',
  async (path, target) => {
    const page = opened(path, ['canViewOrders'])
    await waitFor(() => expect(page.address()).toBe(target))
  },
)

test('an unknown path of capital leads to capital, which leads on [APP-61]', async () => {
  const page = opened('/finance/tabby-capital/no-such-page', ['canViewCapital'])
  await waitFor(() => expect(page.server.callsOf('advances.list').length).toBeGreaterThan(0))
  expect(page.address()).toMatch(/^\/finance\/tabby-capital/)
})

test('a partner’s application id leads to the configured address [APP-10, OTH-07]', async () => {
  const page = renderAt('/applications/pipedrive/a%20b', {
    config: { brand: { pipedriveBaseUrl: 'https://partner.example/deals/' } },
  })
  await waitFor(() => expect(page.address()).toBe('https://partner.example/deals/a%20b'))
})

test('where none is configured the page is not found [APP-10]', async () => {
  renderAt('/applications/pipedrive/a%20b', { mayComplain: true })
  expect(await screen.findByRole('heading', { level: 1, name: m.shell_not_found_title() })).toBeTruthy()
})
