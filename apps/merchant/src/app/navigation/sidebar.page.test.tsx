import { computedPermissionNames, type ComputedPermissions } from '@daftar/rules/access/permissions'
import type { RouteKey } from '@daftar/rules/shell/guards/routes'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anAccount } from '../../testing/an-account.ts'
import { phoneWidth, renderAt } from '../../testing/render-at.tsx'
import { wholeSidebar } from '../../testing/whole-sidebar.ts'
import { screenRoutes } from '../feature-routes.ts'
import { availableRoutes } from '../routes/features.ts'
import { itemWords } from './navigation-words.tsx'

const menu = () => screen.findByRole('navigation', { name: m.shell_navigation() })
const item = async (name: string) =>
  within(await menu()).getByRole('link', { name: (said) => said.startsWith(name) })

/** What the sidebar shows, apart from areas whose own tests say who sees them. */
async function entries(): Promise<string[]> {
  const lists = within(await menu()).getAllByRole('listitem')
  const later = laterLabels()
  return lists
    .map((entry) => entry.querySelector('[class*=label]')?.textContent ?? '')
    .filter((label) => !later.includes(label))
}

/** The areas that have screens, beside the three of which this file tells. */
function laterLabels(): string[] {
  const told: readonly string[] = ['payments', 'payouts', 'capital', 'account']
  const hasScreen = (route: RouteKey | null) =>
    route !== null && availableRoutes.has(route) && !told.includes(route)
  return [
    ...wholeSidebar().flatMap(({ items }) =>
      items.filter(({ route }) => hasScreen(route)).map(({ id }) => itemWords[id]()),
    ),
    ...screenRoutes.filter(({ navigation }) => navigation).map(({ title }) => title()),
  ]
}

const roles = [
  ['workspace_admin', true],
  ['settlements', true],
  ['supervisor', false],
  ['sales_manager', false],
] as const
test.each(roles)(
  'the sidebar of a %s holds what the role may open [NAV-06, NAV-38, NAV-41]',
  async (role, seesFinance) => {
    renderAt('/account', { as: { role } })
    await screen.findByRole('heading', { level: 1, name: m.account_title() })
    expect(await entries()).toEqual([
      m.shell_item_orders(),
      ...(seesFinance ? [m.shell_item_payouts(), m.shell_item_capital()] : []),
      m.common_language_other(),
      m.shell_item_help_center(),
      'owner@noor.example',
    ])
  },
)

const areas = [
  ['canViewOrders', m.shell_item_orders, '/payments'],
  ['isPayoutsAllowed', m.shell_item_payouts, '/finance/payouts/completed'],
  ['canViewCapital', m.shell_item_capital, '/finance/tabby-capital'],
] as const
test.each(areas)(
  'with %s alone exactly its item shows above the footer, and leads to its area [NAV-16, NAV-28, NAV-29, PERM-11]',
  async (may, name, address) => {
    const computedPermissions = Object.fromEntries(
      computedPermissionNames.map((each) => [each, each === may]),
    ) as ComputedPermissions
    renderAt('/account', {
      answers: {
        'accounts.read': { ...anAccount(), computedPermissions },
        'onboarding.read': refuse('not_found'),
      },
    })
    const link = await item(name())
    expect(link.getAttribute('href')).toBe(address)
    expect(await entries()).toHaveLength(4)
  },
)

const experimentsOfCapital = [[[]], [['capital_fake_door']], [['capital']]]
test.each(experimentsOfCapital)(
  'with the experiments %j capital is in the sidebar or not [PERM-40, PERM-41, OTH-14]',
  async (experiments) => {
    renderAt('/account', { as: { experiments } })
    await menu()
    const link = screen.queryByRole('link', { name: (said) => said.startsWith(m.shell_item_capital()) })
    expect(link !== null).toBe(experiments.length > 0)
  },
)

test('capital is new until it was opened, and not after a reload either [NAV-30]', async () => {
  const page = renderAt('/account', {
    answers: { 'advances.list': pending, 'applications.list': pending, 'offers.list': pending },
  })
  expect((await item(m.shell_item_capital())).textContent).toContain(m.shell_badge_new())
  page.services.hints.remember('capitalVisited')
  await waitFor(async () =>
    expect((await item(m.shell_item_capital())).textContent).not.toContain(m.shell_badge_new()),
  )
  page.reload()
  expect((await item(m.shell_item_capital())).textContent).not.toContain(m.shell_badge_new())
})

test('opening an area of capital is the visit [NAV-30]', async () => {
  renderAt('/finance/tabby-capital/error')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(localStorage.getItem('merchant.capital_visited')).toBe('1'))
})

test('without a linked phone the account counts one thing to do and says which, with one none [NAV-42]', async () => {
  const account = async () => within(await item('owner@noor.example'))
  renderAt('/account', { as: { phone: null } })
  expect((await account()).getByText('1')).toBeTruthy()
  expect((await account()).getByText(m.shell_badge_no_phone())).toBeTruthy()
  renderAt('/account')
  expect((await account()).queryByText('1')).toBeNull()
  expect((await account()).queryByText(m.shell_badge_no_phone())).toBeNull()
})

test('the language changes in place; the help centre follows it, in a window of its own [NAV-39, NAV-40, FMT-02]', async () => {
  const page = renderAt('/account', {
    config: { brand: { helpUrl: 'https://help.example/{language}/merchants' } },
  })
  const help = async () => (await item(m.shell_item_help_center())) as HTMLAnchorElement
  expect([(await help()).getAttribute('href'), (await help()).target]).toEqual([
    'https://help.example/en/merchants',
    '_blank',
  ])
  await page.user.click(within(await menu()).getByRole('button', { name: m.common_language_other() }))
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  expect(await screen.findByRole('heading', { level: 1, name: m.account_title() })).toBeTruthy()
  expect((await help()).getAttribute('href')).toBe('https://help.example/ar/merchants')
  expect(document.title).toContain(m.account_title())
  expect(page.server.callsOf('accounts.read')).toHaveLength(1)
  expect(document.cookie).toContain('daftar_lang=ar')
})

test('the sidebar that became a rail stays one over a reload, each item by its name [NAV-04]', async () => {
  const page = renderAt('/account')
  await page.user.click(within(await menu()).getByRole('button', { name: m.shell_collapse() }))
  page.reload()
  expect(
    within(await menu()).getByRole('link', { name: (said) => said.startsWith(m.shell_item_capital()) }),
  ).toBeTruthy()
  expect(within(await menu()).queryByRole('button', { name: m.shell_collapse() })).toBeNull()
  await page.user.click(within(await menu()).getByRole('button', { name: m.shell_expand() }))
  expect(within(await menu()).getByRole('button', { name: m.shell_collapse() })).toBeTruthy()
})

test('on a phone the sidebar is a drawer that closes when something is chosen [NAV-05]', async () => {
  const { user, address } = renderAt('/account/phone', { language: 'ar', width: phoneWidth })
  await user.click(await screen.findByRole('button', { name: m.shell_menu_open() }))
  await user.click(await item('owner@noor.example'))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: m.shell_navigation() })).toBeNull())
  expect(address()).toBe('/account')
})

test('where the sidebar is scrolled to is kept from the router, which would put it back on the next page', async () => {
  renderAt('/account')
  const link = await item(m.shell_item_orders())
  const heard = vi.fn<(event: Event) => void>()
  document.addEventListener('scroll', heard, true)
  try {
    const list = link.closest('ul')?.parentElement?.parentElement
    list?.dispatchEvent(new Event('scroll'))
    expect(heard).not.toHaveBeenCalled()
    link.dispatchEvent(new Event('scroll'))
    expect(heard).toHaveBeenCalledTimes(1)
  } finally {
    document.removeEventListener('scroll', heard, true)
  }
})
