import { routes } from '@daftar/contract/routes'
import { routePaths, type RouteKey } from '@daftar/rules/shell/guards/routes'
import { computedPermissionNames, type ComputedPermissions } from '@daftar/rules/access/permissions'
import { merchantRoles } from '@daftar/rules/access/roles'
import { pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAccount } from '../testing/an-account.ts'
import { locationsAnswer } from '../testing/fixtures/locations.ts'
import { anOnboarding } from '../testing/fixtures/onboarding.ts'
import { renderAt } from '../testing/render-at.tsx'
import { atSignIn, titleOf } from '../testing/sign-in.ts'
import { availableRoutes } from './routes/features.ts'
import { itemWords } from './navigation/navigation-words.tsx'

/** Statements about the whole product: each fails once a part of it has no way in. */

const menu = () => screen.findByRole('navigation', { name: m.shell_navigation() })

test.each(merchantRoles)('a %s signs in to pages of the merchant they work for [APP-01]', async (role) => {
  renderAt('/account', { as: { role } })
  const inMenu = within(await menu())
  expect(inMenu.getByRole('link', { name: (name) => name.startsWith(m.shell_item_orders()) })).toBeTruthy()
  expect(inMenu.getByRole('link', { name: (name) => name.startsWith('owner@noor.example') })).toBeTruthy()
})

test('who may see everything reaches every area of the product from its sidebar [APP-04]', async () => {
  const areas = [
    ...(['dashboard', 'orders', 'analytics', 'ads', 'disputes', 'locations'] as const),
    ...(['merchant_wallet', 'payouts', 'capital', 'card'] as const),
    ...(['marketing', 'stores', 'users', 'support'] as const),
  ]
  const addresses: Record<(typeof areas)[number], string> = {
    ...{ dashboard: '/dashboard', orders: '/payments', analytics: '/analytics', ads: '/ads' },
    ...{ disputes: '/disputes', locations: '/locations', merchant_wallet: '/finance/wallet' },
    ...{ payouts: '/finance/payouts', capital: '/finance/tabby-capital', card: '/finance/card' },
    ...{ marketing: '/marketing', stores: '/stores', users: '/users', support: '/support' },
  }
  const all = Object.fromEntries(computedPermissionNames.map((name) => [name, true])) as ComputedPermissions
  const never = Object.fromEntries(Object.keys(routes).map((id) => [id, pending])) as Answers
  const { user, address } = renderAt('/account', {
    answers: {
      ...never,
      'accounts.read': { ...anAccount(), computedPermissions: all },
      'home.sidebar': { active_disputes: 0, unread_chats: [], alerting_entities: [] },
      'settings.remoteConfig': { values: {} },
      'onboarding.read': refuse('not_found'),
    },
  })
  const link = async (name: string) =>
    within(await menu()).getByRole('link', { name: (said) => said.startsWith(name) })
  for (const area of areas) {
    await user.click(await link(itemWords[area]()))
    await waitFor(() => expect(address().startsWith(addresses[area]), area).toBe(true))
    await waitFor(async () =>
      expect((await link(itemWords[area]())).getAttribute('aria-current'), area).toBe('page'),
    )
  }
  await user.click(await link('owner@noor.example'))
  expect(await screen.findByRole('heading', { level: 1, name: m.account_title() })).toBeTruthy()
})

test('capital is a product of its own in finance: advances that sales repay [APP-05]', async () => {
  renderAt('/account')
  const capital = within(await menu()).getByRole('link', {
    name: (name) => name.startsWith(m.shell_item_capital()),
  })
  expect(capital.getAttribute('href')).toBe('/finance/tabby-capital')
  for (const key of ['capitalOffers', 'capitalLoans', 'capitalApplicationStep'] as const)
    expect(availableRoutes.has(key)).toBe(true)
})

test('who may open everything reads the general group in its order [NAV-08]', async () => {
  // Whoever has an application has no merchant yet; everything else stands here beside it for once.
  const all = Object.fromEntries(
    computedPermissionNames.map((name) => [name, name !== 'hasMerchantAccess']),
  ) as ComputedPermissions
  renderAt('/account', {
    answers: {
      'accounts.read': { ...anAccount({ role: null }), computedPermissions: all },
      'onboarding.read': { application: anOnboarding() },
    },
  })
  const general = ['application', 'legal_entities', 'dashboard', 'orders', 'analytics', 'ads'] as const
  const order = [...general, 'disputes', 'locations'] as const
  const routeOf: Record<(typeof order)[number], RouteKey> = {
    ...{ application: 'application', legal_entities: 'legalEntities', dashboard: 'dashboard' },
    ...{ orders: 'payments', analytics: 'analytics', ads: 'ads', disputes: 'disputes' },
    locations: 'locations',
  }
  const expected = order.filter((id) => availableRoutes.has(routeOf[id])).map((id) => itemWords[id]())
  await waitFor(async () => {
    const labels = within(await menu())
      .getAllByRole('listitem')
      .map((entry) => entry.querySelector('[class*=label]')?.textContent ?? '')
    expect(labels.filter((label) => expected.includes(label))).toEqual(expected)
  })
})

test('without the right to it the dashboard is no line of the sidebar [NAV-15]', async () => {
  const only = (may: boolean) => ({
    ...anAccount(),
    computedPermissions: { ...anAccount().computedPermissions, canViewDashboard: may },
  })
  renderAt('/account', { answers: { 'accounts.read': only(false) } })
  await menu()
  expect(screen.queryByRole('link', { name: m.shell_item_dashboard() })).toBeNull()
  renderAt('/account', { answers: { 'accounts.read': only(true) } })
  expect(await screen.findByRole('link', { name: m.shell_item_dashboard() })).toBeTruthy()
})

test('a list that nobody asked for, that is on its way, that came and that failed is four different things [REQ-09]', async () => {
  const as = { hasLocations: true, experiments: ['locations'] }
  const elsewhere = renderAt('/account', { as })
  await menu()
  expect(elsewhere.server.callsOf('locations.list')).toEqual([])
  renderAt('/locations', { as, answers: { 'locations.list': pending } })
  expect(await screen.findByText(m.common_loading())).toBeTruthy()
  renderAt('/locations', { as, answers: { 'locations.list': locationsAnswer() } })
  expect(await screen.findByText('Dubai Mall')).toBeTruthy()
  renderAt('/locations', { as, answers: { 'locations.list': refuse('internal') } })
  expect(await screen.findByText(m.locations_failed())).toBeTruthy()
})

test('signing in and opening an account are one page, without a password to forget [OTH-09, OTH-10, OTH-11, DEC-OTH-8, DEC-OTH-9]', async () => {
  atSignIn()
  expect(await titleOf()).toBe(m.sign_in_title())
  expect(m.sign_in_title()).toMatch(/sign in .*account/i)
  expect(document.querySelector('input[type=password]')).toBeNull()
  expect(screen.queryByRole('link', { name: /password|reset/i })).toBeNull()
  for (const key of ['account', 'accountPhone', 'accountSessions', 'logout', 'auth'] as const)
    expect(availableRoutes.has(key)).toBe(true)
  expect(Object.values(routePaths).some((path) => path.includes('password'))).toBe(false)
})
