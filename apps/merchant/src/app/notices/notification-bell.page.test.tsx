import type { Notification } from '@daftar/contract/endpoints/people/notifications'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'

function told(id: string, more: Partial<Notification> = {}): Notification {
  return {
    id,
    topic: 'advances',
    heading: `A repayment was short ${id}`,
    heading_ar: `سداد لم يكتمل ${id}`,
    text: 'There is no penalty.',
    text_ar: 'دون أي غرامة.',
    path: '/account/sessions',
    at: '2026-11-20T08:00:00.000Z',
    is_read: false,
    ...more,
  }
}
const listed = (...notifications: Notification[]) => ({
  notifications,
  unread: notifications.filter((one) => !one.is_read).length,
  next_page_token: null,
})

const as = { unread_notifications: 2 }
const two = listed(told('1'), told('2', { path: null }))
const panel = async () => within(await screen.findByRole('dialog', { name: m.bell_title() }))

/** The account page with the bell pressed. */
async function opened(options: PageOptions = {}) {
  const page = renderAt('/account', { as, ...options })
  const bell = await screen.findByRole('button', { name: m.bell_unread({ count: 2 }) })
  await page.user.click(bell)
  return page
}

test.each(looks)(
  'the bell tells what happened, and how much of it is not read, in %s at %i',
  async (language, width) => {
    await opened({ language, width, answers: { 'notifications.list': two } })
    const heading = language === 'ar' ? 'سداد لم يكتمل 1' : 'A repayment was short 1'
    expect(await (await panel()).findByText(heading)).toBeTruthy()
    expect((await panel()).getAllByText(m.bell_new())).toHaveLength(2)
    expect((await panel()).getByRole('link', { name: m.bell_settings() }).getAttribute('href')).toBe(
      '/account/notifications',
    )
  },
)

test('while it is asked for, when it cannot be had and when nothing happened, the bell says so', async () => {
  const { user, server } = await opened({ answers: { 'notifications.list': pending } })
  expect(await (await panel()).findByText(m.common_loading())).toBeTruthy()
  await user.keyboard('{Escape}')
  server.answer({ 'notifications.list': refuse('not_found') })
  await user.click(screen.getByRole('button', { name: m.bell_unread({ count: 2 }) }))
  expect(await (await panel()).findByText(m.bell_failed())).toBeTruthy()
  server.answer({ 'notifications.list': listed() })
  await user.click((await panel()).getByRole('button', { name: m.common_try_again() }))
  expect(await (await panel()).findByText(m.bell_empty())).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: m.bell_title() })).toBeTruthy())
})

test('one is read by going to what it is about; the count is the one the server answers', async () => {
  const { user, server, address } = await opened({
    answers: { 'notifications.list': two, 'notifications.read': { unread: 1 }, 'sessions.list': pending },
  })
  await user.click(await (await panel()).findByRole('link', { name: /A repayment was short 1/ }))
  await waitFor(() => expect(address()).toBe('/account/sessions'))
  expect(await screen.findByRole('button', { name: m.bell_unread({ count: 1 }) })).toBeTruthy()
  expect(server.callsOf('notifications.read')).toHaveLength(1)
})

test('all are read up to the newest that is shown', async () => {
  const { user, server } = await opened({
    answers: { 'notifications.list': two, 'notifications.readAll': { unread: 0 } },
  })
  await user.click(await (await panel()).findByRole('button', { name: m.bell_read_all() }))
  await waitFor(() => expect(screen.queryByText(m.bell_new())).toBeNull())
  expect(server.callsOf('notifications.readAll')[0]?.body).toEqual({ up_to: '1' })
})

test('who works for no merchant yet has no bell', async () => {
  renderAt('/account', { as: { role: null }, answers: { 'onboarding.read': refuse('not_found') } })
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  expect(screen.queryByRole('button', { name: m.bell_title() })).toBeNull()
})
