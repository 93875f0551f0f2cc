import type { StaffRole } from '@daftar/rules/access/roles'
import { pending } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, phoneWidth, renderAt } from '../testing/render-at.tsx'
import { screenRoutes } from './feature-routes.ts'

/**
 * The screens of the sidebar in its order, by the first part of their address. Who opens a later one is said
 * by its own test.
 */
const screens = {
  home: m.desk_work,
  cases: m.desk_queue,
  offers: m.desk_offers,
  advances: m.desk_advances,
  relief: m.relief_desk_title,
  waitlist: m.waitlist_desk_title,
  transfers: m.desk_transfers,
  mandates: m.desk_mandates,
  settlement: m.desk_settlement,
  adjustments: m.desk_adjustments,
  holds: m.desk_holds,
  terms: m.desk_terms,
  reconciliation: m.desk_reconciliation,
  ledger: m.desk_ledger,
  merchants: m.desk_merchants,
  'call-backs': m.desk_callbacks_title,
  integrations: m.desk_integrations,
  identities: m.desk_identities,
  banner: m.desk_banner,
  files: m.desk_files,
  audit: m.desk_audit,
} as const
type Screen = keyof typeof screens
const all = Object.keys(screens) as Screen[]

/** What the sidebar shows of screens that are not in the table above. */
const laterTitles = () =>
  screenRoutes
    .filter(({ path, navigation }) => navigation && !(path.slice(1) in screens))
    .map(({ title }) => title())

const decided = ['transfers', 'mandates', 'settlement', 'adjustments', 'holds', 'terms'] as const
const money = [...decided, 'reconciliation', 'ledger'] as const
const advances = ['advances', 'relief'] as const

const consoles: readonly (readonly [StaffRole, readonly Screen[]])[] = [
  ['underwriter', ['home', 'cases', 'offers', ...advances, 'waitlist', ...decided, 'merchants', 'audit']],
  ['reviewer', ['home', 'cases', 'offers', 'merchants', 'files', 'audit']],
  ['finance', ['home', ...advances, ...money, 'merchants', 'audit']],
  ['support_agent', ['home', ...advances, 'waitlist', 'mandates', 'merchants', 'call-backs', 'integrations']],
  [
    'desk_admin',
    [
      ...['home' as const, 'cases' as const, 'offers' as const, ...advances, 'waitlist' as const, ...money],
      ...(['merchants', 'integrations', 'identities', 'banner', 'files', 'audit'] as const),
    ],
  ],
]

/** What the first screens ask for; it does not arrive. */
const asked = { 'work.mine': pending }

test.each(consoles)(
  'the console of %s opens its first screen and offers what the role may open, in its order',
  async (role, sees) => {
    const { address } = renderAt('/desk', { as: [role], answers: asked })
    const titles = all.filter((one) => sees.includes(one)).map((one) => screens[one]())
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(titles[0])
    expect(address()).toBe(`/desk/${sees[0]}`)
    const menu = within(screen.getByRole('navigation', { name: m.desk_navigation() }))
    const entries = menu
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((title) => !laterTitles().includes(title))
    expect(entries.slice(1)).toEqual(titles)
    for (const name of [m.common_language_other(), m.desk_theme_system(), m.desk_sign_out()])
      expect(menu.getByRole('button', { name })).toBeTruthy()
  },
)

test.each(consoles)(
  'what %s may not open says so at its address, and nothing is asked for it',
  async (role, sees) => {
    for (const one of all.filter((each) => !sees.includes(each))) {
      const { server } = renderAt(`/desk/${one}`, { as: [role] })
      expect(await screen.findByText(m.desk_forbidden_title())).toBeTruthy()
      expect(new Set(server.calls.map(({ id }) => id))).toEqual(new Set(['console.session', 'work.counts']))
    }
  },
)

test('the sidebar of a phone is a drawer with the same entries', async () => {
  const { user } = renderAt('/desk', { as: ['reviewer'], answers: asked, language: 'ar', width: phoneWidth })
  await user.click(await screen.findByRole('button', { name: m.desk_menu_open() }))
  const menu = within(await screen.findByRole('navigation', { name: m.desk_navigation() }))
  expect(menu.getByRole('link', { name: m.desk_queue() })).toBeTruthy()
  expect(menu.queryByRole('link', { name: m.desk_transfers() })).toBeNull()
})

test('somebody without any role is told so', async () => {
  const { server } = renderAt('/desk', { as: [] })
  expect(await screen.findByText(m.desk_no_role_text())).toBeTruthy()
  expect(server.calls.map(({ id }) => id)).toEqual(['console.session'])
})

test('outside the demo nobody has a clock to move', async () => {
  const session = {
    id: 'stf_1',
    name: 'Huda Saleh',
    email: 'huda@desk.example',
    roles: ['desk_admin' as const],
    clock: { now: new Date().toISOString(), movable: false, moved_by_seconds: 0 },
    four_eyes_above: {},
  }
  renderAt('/desk/clock', { as: session })
  expect(await screen.findByText(m.desk_forbidden_title())).toBeTruthy()
  expect(screen.queryByRole('region', { name: m.desk_demo_time() })).toBeNull()
})

test.each(looks)(
  'an address that is no screen says so and leads back, in %s at %i',
  async (language, width) => {
    const { user, address } = renderAt('/desk/nowhere', { answers: asked, language, width })
    expect(await screen.findByText(m.desk_not_found_title())).toBeTruthy()
    await user.click(screen.getByRole('link', { name: m.desk_to_start() }))
    await waitFor(() => expect(address()).toBe('/desk/home'))
  },
)
