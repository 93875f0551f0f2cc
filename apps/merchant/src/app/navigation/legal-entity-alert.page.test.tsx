import { refuse } from '@daftar/testkit/page/answers'
import type { AnswerOf } from '@daftar/contract/table'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLegalEntity } from '../../testing/fixtures/capital.ts'
import { renderAt, type PageOptions } from '../../testing/render-at.tsx'

type Entity = AnswerOf<'legalEntities.list'>['legal_entities'][number]

const entity = (status: Entity['status'], country = 'ARE'): Entity => ({
  ...aLegalEntity,
  id: `leg_${status}`,
  status,
  country,
  legal_company_name: `Noor ${status}`,
})
const withEntities = (...entities: Entity[]): PageOptions => ({
  config: { brand: { supportEmail: 'all@daftar.example', supportEmails: { ARE: 'uae@daftar.example' } } },
  answers: { 'home.sidebar': { active_disputes: 0, unread_chats: [], alerting_entities: entities } },
})
const menu = async () => within(await screen.findByRole('navigation', { name: m.shell_navigation() }))
const named = (status: string) => ({ name: `\u2068Noor ${status}\u2069` })

const alerts = [
  ['pending_info', m.shell_alert_pending_title, m.shell_alert_pending_text],
  ['suspending', m.shell_alert_pending_title, m.shell_alert_suspending_text],
  ['suspended', m.shell_alert_suspended_title, m.shell_alert_suspended_text],
] as const
test.each(alerts)(
  'a legal entity that is %s alerts by its name, and leads to support who may not open it [NAV-45, NAV-46, NAV-48, NAV-49]',
  async (status, title, text) => {
    renderAt('/account', { ...withEntities(entity(status)), as: { experiments: [] } })
    const side = await menu()
    expect(await side.findByText(title())).toBeTruthy()
    expect(side.getByText(asRead(text(named(status))))).toBeTruthy()
    expect(side.getByRole('link', { name: m.common_contact_support() }).getAttribute('href')).toBe('/support')
  },
)

test('of several one is told: what lacks information, before what is about to end, before what has ended [NAV-50]', async () => {
  const [ended, ending, lacking] = [entity('suspended'), entity('suspending'), entity('pending_info')]
  renderAt('/account', withEntities(ended, ending, lacking))
  expect(
    await (await menu()).findByText(asRead(m.shell_alert_pending_text(named('pending_info')))),
  ).toBeTruthy()
  expect((await menu()).getAllByRole('link', { name: m.common_contact_support() })).toHaveLength(1)

  renderAt('/account', withEntities(ended, ending))
  expect(
    await (await menu()).findByText(asRead(m.shell_alert_suspending_text(named('suspending')))),
  ).toBeTruthy()
  expect((await menu()).queryByText(m.shell_alert_suspended_title())).toBeNull()
})

test('an entity of another country alerts nobody, and gives way to one of the UAE [NAV-51]', async () => {
  const { server } = renderAt('/account', withEntities(entity('pending_info', 'SAU')))
  await menu()
  await waitFor(() => expect(server.callsOf('home.sidebar')).not.toEqual([]))
  expect(screen.queryByText(m.shell_alert_pending_title())).toBeNull()

  renderAt('/account', withEntities(entity('pending_info', 'SAU'), entity('suspended')))
  expect(await (await menu()).findByText(m.shell_alert_suspended_title())).toBeTruthy()
  expect(screen.queryByText(m.shell_alert_pending_title())).toBeNull()
})

test('on the rail the alert is a button with its title, which opens the sidebar again [NAV-52]', async () => {
  const { user } = renderAt('/account', withEntities(entity('pending_info')))
  const side = await menu()
  await side.findByText(m.shell_alert_pending_title())
  await user.click(side.getByRole('button', { name: m.shell_collapse() }))
  await user.click(await screen.findByRole('button', { name: m.shell_alert_pending_title() }))
  expect(await (await menu()).findByText(m.shell_alert_pending_title())).toBeTruthy()
})

test('legal entities are asked for with merchant access, and never without [PERM-34]', async () => {
  const withAccess = renderAt('/account')
  await waitFor(() => expect(withAccess.server.callsOf('home.sidebar')).not.toEqual([]))
  const without = renderAt('/account', {
    as: { role: null },
    answers: { 'onboarding.read': refuse('not_found') },
  })
  await waitFor(() => expect(without.server.callsOf('onboarding.read')).not.toEqual([]))
  const asked = ['home.sidebar', 'legalEntities.list'] as const
  expect(asked.flatMap((id) => without.server.callsOf(id))).toEqual([])
})

test('the warning leads to the page of the company, the other one to support [NAV-47, NAV-49]', async () => {
  const as = { experiments: ['store_management'] }
  renderAt('/account', { ...withEntities(entity('suspending')), as })
  const warning = await (await menu()).findByRole('link', { name: m.shell_alert_link() })
  expect(warning.getAttribute('href')).toBe('/legal-entities/leg_suspending')
})
