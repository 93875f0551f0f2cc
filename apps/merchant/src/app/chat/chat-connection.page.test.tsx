import { refuse, type Answers } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeStreams } from '../../testing/fake-stream.ts'
import { aTicket } from '../../testing/fixtures/support.ts'
import { renderAt, type PageOptions } from '../../testing/render-at.tsx'

const none = { items: [], next_page_token: null }
const one = { items: [aTicket()], next_page_token: null }
const always = {
  'support.chatToken': { token: 'tok' },
  'sessions.logout': undefined,
  'merchants.stores': { items: [] },
} satisfies Answers

/** A page that stands long enough for what comes after it; `open` are the streams that it keeps. */
async function quietAt(path: string, { answers, ...options }: PageOptions = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const opened = fakeStreams()
  const page = renderAt(path, { ...options, answers: { ...always, ...answers } })
  await screen.findByRole('heading', { level: 1 })
  const open = () => opened.filter((stream) => !stream.isClosed())
  const checks = () => page.server.callsOf('support.list').filter(({ query }) => 'limit' in query)
  const wait = () => act(() => vi.advanceTimersByTimeAsync(6_000))
  return { ...page, opened, open, checks, wait }
}

test('an active ticket connects the chat on any page, once it stands, and the dot follows it [NAV-62, NAV-67, SUP-24]', async () => {
  const { server, open, opened, checks, wait } = await quietAt('/account', {
    answers: { 'support.list': one },
  })
  expect([checks(), opened]).toEqual([[], []])
  await wait()
  await waitFor(() => expect(open()).toHaveLength(1))
  expect(checks().at(-1)?.query).toEqual({ limit: 1, statuses: 'new,pending,opened,resolved' })
  const item = () => screen.getByRole('link', { name: new RegExp(`^${m.shell_item_support()}`) }).outerHTML
  expect(item()).not.toContain(m.shell_badge_unread())
  server.answer({ 'support.unread': { channel_ids: ['tic_1'] } })
  act(() => open()[0]!.say('message', { channel_id: 'tic_1', by: 'staff' }))
  await waitFor(() => expect(item()).toContain(m.shell_badge_unread()))
})

test.each([
  ['no ticket is active', none],
  ['the check fails', refuse('internal')],
] as const)('the chat does not connect when %s [NAV-62]', async (_, list) => {
  const { opened, checks, wait, server } = await quietAt('/account', { answers: { 'support.list': list } })
  await wait()
  await waitFor(() => expect(checks().length).toBeGreaterThan(0))
  await wait()
  expect(opened).toEqual([])
  expect(server.callsOf('support.chatToken')).toEqual([])
})

test('who may not view support is neither checked nor connected [NAV-62]', async () => {
  const { opened, checks, wait, server } = await quietAt('/account', {
    as: { role: null },
    answers: { 'onboarding.read': refuse('not_found') },
  })
  await wait()
  await wait()
  expect([opened, checks(), server.callsOf('support.chatToken')]).toEqual([[], [], []])
})

test('the area of support connects without the check, and the connection stays on other pages [NAV-62]', async () => {
  const { user, open, opened, checks, wait } = await quietAt('/support', {
    answers: { 'support.list': none },
  })
  await waitFor(() => expect(open()).toHaveLength(1))
  await wait()
  const before = opened.length
  await user.click(document.querySelector('a[href="/account"]')!)
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  await wait()
  expect([open().length, opened.length, checks()]).toEqual([1, before, []])
})

test('the logout disconnects the chat, for good [SES-21]', async () => {
  const { services, opened, open, wait, server } = await quietAt('/account', {
    answers: { 'support.list': one },
  })
  await wait()
  await waitFor(() => expect(open()).toHaveLength(1))
  const tokens = server.callsOf('support.chatToken').length
  const before = opened.length
  await act(() => services.sessionEnd.run())
  expect(open()).toEqual([])
  act(() => void dispatchEvent(new Event('online')))
  await wait()
  expect([opened.length, server.callsOf('support.chatToken').length]).toEqual([before, tokens])
})

test('signing out leaves no chat connected [SES-21]', async () => {
  const { user, open, wait, address } = await quietAt('/account', { answers: { 'support.list': one } })
  await wait()
  await waitFor(() => expect(open()).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: m.account_log_out() }))
  await waitFor(() => expect(address()).toBe('/auth'))
  expect(open()).toEqual([])
})
