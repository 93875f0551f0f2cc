import type { AnswerOf } from '@daftar/contract'
import type { MerchantRole } from '@daftar/rules/access/roles'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, type Page, type PageOptions } from '../testing/render-at.tsx'

type LegalEntity = AnswerOf<'merchants.legalEntities'>['legal_entities'][number]

function anEntity(over: Partial<LegalEntity> = {}): LegalEntity {
  return {
    id: 'len_noor',
    status: 'pending_info',
    country: 'ARE',
    legal_company_name: 'Noor Perfumes LLC',
    legal_address: 'Marina Walk, Dubai',
    commercial_registration_number: 'CN-1204857',
    iban: 'AE070331234567890123456',
    bank_name: 'Mashreq',
    license_url: null,
    ...over,
  }
}

const sidebarNow = () => within(screen.getByRole('navigation', { name: m.shell_navigation() }))
type Sidebar = ReturnType<typeof sidebarNow>

/** The sidebar beside the account's page, once it stands. */
async function sidebarOf(options: PageOptions = {}): Promise<{ page: Page; sidebar: Sidebar }> {
  const page = renderAt('/account', options)
  await screen.findByRole('heading', { level: 1 })
  return { page, sidebar: sidebarNow() }
}

const areas = (sidebar: Sidebar) =>
  sidebar
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/(payments|finance)/.test(href))

test('NAV-16, NAV-28, NAV-29: orders, payouts and capital are shown as far as role and experiment permit', async () => {
  const shownTo = async (role: MerchantRole, ...experiments: string[]) =>
    areas((await sidebarOf({ as: { role, experiments } })).sidebar)
  const payouts = ['/payments', '/finance/payouts/completed']
  expect(await shownTo('workspace_admin', 'capital')).toEqual([...payouts, '/finance/tabby-capital'])
  expect(await shownTo('settlements')).toEqual(payouts)
  expect(await shownTo('supervisor', 'capital')).toEqual(['/payments'])
})

test('PERM-34: legal entities are asked for with merchant access, and never without', async () => {
  const withAccess = await sidebarOf()
  await waitFor(() => expect(withAccess.page.server.callsOf('merchants.legalEntities')).not.toEqual([]))
  const without = await sidebarOf({
    as: { role: null },
    answers: { 'merchants.onboarding': { application: null } },
  })
  await waitFor(() => expect(without.page.server.callsOf('merchants.onboarding')).not.toEqual([]))
  expect(areas(without.sidebar)).toEqual([])
  expect(without.page.server.callsOf('merchants.legalEntities')).toEqual([])
})

test('NAV-30: capital is new until somebody was there, also after a reload', async () => {
  const { sidebar } = await sidebarOf()
  const capital = () => sidebarNow().getByRole('link', { name: new RegExp(m.shell_item_capital()) })
  expect(sidebar.getByText(m.shell_badge_new(), { selector: 'bdi' })).toBeDefined()
  expect(capital().textContent).toContain(m.shell_badge_new())
  const page = renderAt('/finance/tabby-capital/error')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(capital().textContent).not.toContain(m.shell_badge_new()))
  page.reload()
  await screen.findByRole('heading', { level: 1 })
  expect(capital().textContent).not.toContain(m.shell_badge_new())
})

test('NAV-42: without a linked phone the account counts one thing to do, with one none', async () => {
  const account = () => sidebarNow().getByRole('link', { name: /owner@noor\.example/ })
  await sidebarOf({ as: { phone: null } })
  expect(within(account()).getByText('1')).toBeDefined()
  expect(within(account()).getByText(m.shell_badge_no_phone())).toBeDefined()
  await sidebarOf()
  expect(within(account()).queryByText(m.shell_badge_no_phone())).toBeNull()
})

test('NAV-40: help opens beside the page, in its language', async () => {
  for (const language of ['en', 'ar'] as const) {
    const { sidebar } = await sidebarOf({
      language,
      config: { brand: { helpUrl: 'https://help.example/{language}' } },
    })
    const help = sidebar.getByRole('link', { name: new RegExp(m.shell_item_help_center()) })
    expect(help.getAttribute('href')).toBe(`https://help.example/${language}`)
    expect(help.getAttribute('target')).toBe('_blank')
  }
})

const named = (sentence: (inputs: { name: string }) => string, name = 'Noor Perfumes LLC') =>
  sentence({ name: `\u2068${name}\u2069` })

test('NAV-45, NAV-46, NAV-48, NAV-49: what is wrong with a legal entity is told beside the page, with the way to support', async () => {
  const alerts = [
    ['pending_info', m.shell_alert_pending_title, m.shell_alert_pending_text],
    ['suspending', m.shell_alert_pending_title, m.shell_alert_suspending_text],
    ['suspended', m.shell_alert_suspended_title, m.shell_alert_suspended_text],
  ] as const
  for (const [status, title, text] of alerts) {
    const { sidebar } = await sidebarOf({
      answers: { 'merchants.legalEntities': { legal_entities: [anEntity({ status })] } },
      config: { brand: { supportEmails: { ARE: 'care@daftar.example' } } },
    })
    expect(await sidebar.findByText(title())).toBeDefined()
    expect(sidebar.getByText(named(text))).toBeDefined()
    const support = sidebar.getByRole('link', { name: m.common_contact_support() })
    expect(support.getAttribute('href')).toBe('mailto:care@daftar.example')
  }
})

test('NAV-50, NAV-51: of several legal entities one is told, missing information first, and only of the UAE', async () => {
  const others = [
    anEntity({ id: 'len_1', status: 'suspended' }),
    anEntity({ id: 'len_2', status: 'suspending' }),
    anEntity({ id: 'len_3', status: 'pending_info', legal_company_name: 'Noor Riyadh', country: 'SAU' }),
  ]
  const first = await sidebarOf({ answers: { 'merchants.legalEntities': { legal_entities: others } } })
  expect(await first.sidebar.findByText(named(m.shell_alert_suspending_text))).toBeDefined()
  expect(first.sidebar.queryByText(m.shell_alert_suspended_title())).toBeNull()
  expect(first.sidebar.queryByText(/Noor Riyadh/)).toBeNull()
  const pending = anEntity({ id: 'len_4', legal_company_name: 'Noor Marina' })
  const second = await sidebarOf({
    answers: { 'merchants.legalEntities': { legal_entities: [...others, pending] } },
  })
  expect(await second.sidebar.findByText(named(m.shell_alert_pending_text, 'Noor Marina'))).toBeDefined()
  expect(second.sidebar.queryByText(named(m.shell_alert_suspending_text))).toBeNull()
})
