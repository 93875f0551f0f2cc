import { refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { phoneWidth, renderAt } from '../../testing/render-at.tsx'

const admin = { as: ['desk_admin'] as const }
const row = {
  ...{ name: 'Orders Opened', area: 'orders' as const, count: 12, merchants: 3, people: 5 },
  last_at: '2026-11-26T08:00:00.000Z',
}
const visitor = { ...row, name: 'Login Code Sent', area: 'sign_in' as const, merchants: 0, people: 0 }
const event = {
  ...{ id: 'evt_1', name: 'Orders Opened', at: '2026-11-26T08:00:00.000Z', person: 'Mariam Haddad' },
  ...{ merchant_id: 'mrc_noor', merchant_name: 'Noor Perfumes', merchant_name_ar: 'عطور نور' },
  payload: { route: 'payments', platform: 'web', merchant_id: 'mrc_noor' },
}
const noor = {
  ...{ id: 'mrc_noor', name: 'Noor Perfumes', name_ar: 'عطور نور', country: 'ARE' },
  currency: 'AED' as const,
}
const answers = {
  'events.usage': { usage: [row, visitor], forwards: false },
  'events.list': { events: [event], next_page_token: null },
}

test.each([
  ['en', 1280],
  ['ar', phoneWidth],
] as const)('what is used is counted by event and by area, in %s at %i', async (language, width) => {
  renderAt('/desk/events', { ...admin, language, width, answers })
  expect((await screen.findAllByText('Orders Opened')).length).toBeGreaterThan(0)
  expect(screen.getAllByText(m.desk_events_area_orders()).length).toBeGreaterThan(0)
  expect(screen.getByText(m.desk_events_not_forwarded())).toBeTruthy()
})

test('an event opens its newest beside the list, with whose they are and what they carried', async () => {
  const { user, server } = renderAt('/desk/events?merchant=mrc_noor', {
    ...admin,
    answers: {
      ...answers,
      'events.usage': { usage: [row], forwards: true },
      'merchants.list': { merchants: [noor], next_page_token: null },
    },
  })
  await user.click(await screen.findByText('Orders Opened'))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('Mariam Haddad')).toBeTruthy()
  for (const carried of ['route: payments', 'platform: web']) expect(drawer.getByText(carried)).toBeTruthy()
  expect(server.callsOf('events.list')[0]?.query).toMatchObject({ merchant_id: 'mrc_noor' })
  expect(screen.getByText(m.desk_events_forwarded())).toBeTruthy()
})

test('nothing told, and a list that failed, say so', async () => {
  renderAt('/desk/events', { ...admin, answers: { 'events.usage': { usage: [], forwards: false } } })
  expect(await screen.findByText(m.desk_events_empty_title())).toBeTruthy()
  renderAt('/desk/events', { ...admin, answers: { 'events.usage': refuse('internal') } })
  expect(await screen.findByText(m.desk_events_failed())).toBeTruthy()
})
