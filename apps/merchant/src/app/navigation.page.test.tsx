import type { AnswerOf } from '@daftar/contract/table'
import { computedPermissionNames, type ComputedPermissions } from '@daftar/rules/access/permissions'
import { pending } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { catchScripts } from '@daftar/testkit/page/scripts'
import { m } from '@daftar/words'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anAccount } from '../testing/an-account.ts'
import { phoneWidth, renderAt, type PageOptions } from '../testing/render-at.tsx'

const menu = () => screen.findByRole('navigation', { name: m.shell_navigation() })
const item = async (name: string) =>
  within(await menu()).getByRole('link', { name: (said) => said.startsWith(name) })

async function entries(): Promise<string[]> {
  const lists = within(await menu()).getAllByRole('listitem')
  return lists.map((entry) => entry.querySelector('[class*=label]')?.textContent ?? '')
}

test.each([
  ['workspace_admin', true],
  ['settlements', true],
  ['supervisor', false],
  ['sales_manager', false],
] as const)(
  'NAV-06, NAV-38, NAV-41: the sidebar of a %s holds what the role may open',
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

test.each([
  ['NAV-16', 'canViewOrders', m.shell_item_orders, '/payments'],
  ['NAV-28', 'isPayoutsAllowed', m.shell_item_payouts, '/finance/payouts/completed'],
  ['NAV-29', 'canViewCapital', m.shell_item_capital, '/finance/tabby-capital'],
] as const)(
  '%s, PERM-11: with %s alone exactly its item shows above the footer, and leads to its area',
  async (_, may, name, address) => {
    const computedPermissions = Object.fromEntries(
      computedPermissionNames.map((each) => [each, each === may]),
    ) as ComputedPermissions
    renderAt('/account', {
      answers: {
        'account.read': { ...anAccount(), computedPermissions },
        'merchants.onboarding': { application: null },
      },
    })
    const link = await item(name())
    expect(link.getAttribute('href')).toBe(address)
    expect(await entries()).toHaveLength(4)
  },
)

test.each([[[]], [['capital_fake_door']], [['capital']]])(
  'PERM-40, PERM-41: with the experiments %j capital is in the sidebar or not',
  async (experiments) => {
    renderAt('/account', { as: { experiments } })
    await menu()
    const link = screen.queryByRole('link', { name: (said) => said.startsWith(m.shell_item_capital()) })
    expect(link !== null).toBe(experiments.length > 0)
  },
)

test('NAV-30: capital is new until it was opened, and not after a reload either', async () => {
  const page = renderAt('/account', {
    answers: { 'capital.loans': pending, 'capital.applications': pending, 'capital.offers': pending },
  })
  expect((await item(m.shell_item_capital())).textContent).toContain(m.shell_badge_new())
  page.services.hints.remember('capitalVisited')
  await waitFor(async () =>
    expect((await item(m.shell_item_capital())).textContent).not.toContain(m.shell_badge_new()),
  )
  page.reload()
  expect((await item(m.shell_item_capital())).textContent).not.toContain(m.shell_badge_new())
})

test('NAV-30: opening an area of capital is the visit', async () => {
  renderAt('/finance/tabby-capital/error')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(localStorage.getItem('merchant.capital_visited')).toBe('1'))
})

test.each([
  ['without a phone the account has the badge 1, which says why', null, true],
  ['with one it has none', '+971501234567', false],
])('NAV-42: %s', async (_, phone, shows) => {
  renderAt('/account', { as: { phone } })
  await menu()
  expect(within(await menu()).queryByText(m.shell_badge_no_phone(), { exact: false }) !== null).toBe(shows)
})

test('NAV-39, NAV-40, FMT-02: the language changes in place; the help centre follows it, in a window of its own', async () => {
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
  expect(page.server.callsOf('account.read')).toHaveLength(1)
  expect(document.cookie).toContain('daftar_lang=ar')
})

test('NAV-04: the sidebar that became a rail stays one over a reload, each item by its name', async () => {
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

test('NAV-05: on a phone the sidebar is a drawer that closes when something is chosen', async () => {
  const { user, address } = renderAt('/account/phone', { language: 'ar', width: phoneWidth })
  await user.click(await screen.findByRole('button', { name: m.shell_menu_open() }))
  await user.click(await item('owner@noor.example'))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: m.shell_navigation() })).toBeNull())
  expect(address()).toBe('/account')
})

type Entity = AnswerOf<'merchants.legalEntities'>['legal_entities'][number]
const entity = (status: Entity['status'], country = 'ARE'): Entity => ({
  id: `leg_${status}`,
  status,
  country,
  legal_company_name: `Noor ${status}`,
  legal_address: 'Dubai',
  commercial_registration_number: 'CN-1',
  iban: 'AE070331234567890123456',
  bank_name: 'Bank',
  license_url: null,
})
const withEntities = (...entities: Entity[]): PageOptions => ({
  config: { brand: { supportEmail: 'all@daftar.example', supportEmails: { ARE: 'uae@daftar.example' } } },
  answers: { 'merchants.legalEntities': { legal_entities: entities } },
})
const named = (status: string) => `\u2068Noor ${status}\u2069`

test.each([
  ['NAV-45', 'pending_info', m.shell_alert_pending_title, m.shell_alert_pending_text],
  ['NAV-46', 'suspending', m.shell_alert_pending_title, m.shell_alert_suspending_text],
  ['NAV-48, NAV-49', 'suspended', m.shell_alert_suspended_title, m.shell_alert_suspended_text],
] as const)(
  '%s: a legal entity that is %s alerts in the sidebar, by its name, and leads to support',
  async (_, status, title, text) => {
    renderAt('/account', withEntities(entity(status)))
    const side = within(await menu())
    expect(await side.findByText(title())).toBeTruthy()
    expect(side.getByText(asRead(text({ name: named(status) })))).toBeTruthy()
    expect(side.getByRole('link', { name: m.common_contact_support() }).getAttribute('href')).toBe(
      'mailto:uae@daftar.example',
    )
  },
)

test('NAV-50: of several the one alert is of what is missing, before what is about to end and what has ended', async () => {
  renderAt('/account', withEntities(entity('suspended'), entity('suspending'), entity('pending_info')))
  const side = within(await menu())
  expect(
    await side.findByText(asRead(m.shell_alert_pending_text({ name: named('pending_info') }))),
  ).toBeTruthy()
  expect(side.getAllByRole('link', { name: m.common_contact_support() })).toHaveLength(1)
})

test('NAV-51: an entity of another country alerts nobody', async () => {
  const { server } = renderAt('/account', withEntities(entity('suspended', 'SAU')))
  await menu()
  await waitFor(() => expect(server.callsOf('merchants.legalEntities')).not.toEqual([]))
  expect(screen.queryByText(m.shell_alert_suspended_title())).toBeNull()
})

test('NAV-52: on the rail the alert is a button with its title, which opens the sidebar again', async () => {
  const { user } = renderAt('/account', withEntities(entity('pending_info')))
  const side = within(await menu())
  await side.findByText(m.shell_alert_pending_title())
  await user.click(side.getByRole('button', { name: m.shell_collapse() }))
  await user.click(await screen.findByRole('button', { name: m.shell_alert_pending_title() }))
  expect(await within(await menu()).findByText(m.shell_alert_pending_title())).toBeTruthy()
})

test('PERM-34: without merchant access no legal entities are asked for', async () => {
  const { server } = renderAt('/account', {
    as: { role: null },
    answers: { 'merchants.onboarding': { application: null } },
  })
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  expect(server.callsOf('merchants.legalEntities')).toEqual([])
})

function surveying(name: string) {
  const surveyScriptUrl = `https://survey.example/${name}.js`
  const scripts = catchScripts()
  const open = vi.fn<(about: { accountId: string; language: string }) => void>()
  onTestFinished(() => {
    scripts.stop()
    delete window.daftarSurvey
  })
  const arrive = () =>
    act(async () => scripts.load(surveyScriptUrl, () => void (window.daftarSurvey = { open })))
  return { config: { surveyScriptUrl }, open, arrive }
}

test('NAV-09, NAV-10, NAV-11, NAV-12, PERM-49: the survey’s card can be closed once it was opened, and stays away then', async () => {
  const { config, open, arrive } = surveying('card')
  const page = renderAt('/account', { config, as: { experiments: ['acquiring_survey'] } })
  await menu()
  await arrive()
  const openCard = await screen.findByRole('button', { name: m.shell_survey_open() })
  expect(screen.queryByRole('button', { name: m.shell_survey_close() })).toBeNull()
  await page.user.click(openCard)
  expect(open).toHaveBeenCalledWith({ accountId: 'per_noor', language: 'en' })
  await page.user.click(await screen.findByRole('button', { name: m.shell_survey_close() }))
  expect(screen.queryByText(m.shell_survey_title())).toBeNull()
  page.reload()
  await menu()
  await waitFor(() => expect(page.server.callsOf('account.read')).toHaveLength(2))
  expect(screen.queryByText(m.shell_survey_title())).toBeNull()
})

test('NAV-09, PERM-49: without the experiment there is no card', async () => {
  const { config, arrive } = surveying('off')
  renderAt('/account', { config })
  await menu()
  await arrive()
  expect(screen.queryByText(m.shell_survey_title())).toBeNull()
})
