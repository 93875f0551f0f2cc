import { m } from '@daftar/words'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aLegalEntity } from '../../testing/fixtures/capital.ts'
import { renderAt } from '../../testing/render-at.tsx'

const entity = { ...aLegalEntity, status: 'suspended' as const }
const answers = {
  'home.sidebar': { active_disputes: 3, unread_chats: ['tic_1'], alerting_entities: [entity] },
  'disputes.active': { count: 4 },
  'support.unread': { channel_ids: [] },
}
const parts = ['disputes.active', 'support.unread', 'legalEntities.list'] as const

/** A page whose sidebar stands; `asked` is how often each part was asked for by itself. */
async function atAccount() {
  const page = renderAt('/account', { answers })
  await screen.findByText(m.shell_alert_suspended_title())
  const asked = () => parts.map((id) => page.server.callsOf(id).length)
  return { ...page, asked }
}
const support = () => screen.getByRole('link', { name: new RegExp(`^${m.shell_item_support()}`) }).outerHTML

test('a page asks in one call for all that its sidebar begins with [NAV-20, NAV-37]', async () => {
  const { server, asked } = await atAccount()
  expect(screen.getAllByRole('link', { name: new RegExp(m.shell_badge_disputes({ count: 3 })) })).not.toEqual(
    [],
  )
  expect(support()).toContain(m.shell_badge_unread())
  expect(server.callsOf('home.sidebar')).toHaveLength(1)
  expect(asked()).toEqual([0, 0, 0])
})

test('each part is asked for by itself once it is old [NAV-23, NAV-24, NAV-44, NAV-61, REQ-13]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { server, asked } = await atAccount()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  await waitFor(() => expect(asked()).toEqual([0, 1, 0]))
  expect(support()).not.toContain(m.shell_badge_unread())
  await act(() => vi.advanceTimersByTimeAsync(241_000))
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await screen.findAllByRole('link', { name: new RegExp(m.shell_badge_disputes({ count: 4 })) })
  expect(server.callsOf('legalEntities.list')[0]?.query).toEqual({
    statuses: 'pending_info,suspending,suspended',
  })
  await waitFor(() => expect(screen.queryByText(m.shell_alert_suspended_title())).toBeNull())
  expect(server.callsOf('home.sidebar')).toHaveLength(1)
})
