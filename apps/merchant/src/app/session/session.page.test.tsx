import { refuse } from '@daftar/testkit/page/answers'
import { catchScripts } from '@daftar/testkit/page/scripts'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'

test('the account’s answer says that somebody is signed in, and this browser remembers it [SES-01]', async () => {
  const { services } = renderAt('/account')
  await screen.findByRole('heading', { name: m.account_title() })
  expect(services.session.get().authorized).toBe(true)
  expect(localStorage.getItem('merchant.signed_in')).toBe('1')
})

test('calls carry the id of this browser, and no token where the cookie has it [REQ-02, REQ-03]', async () => {
  const { server } = renderAt('/account')
  await screen.findByRole('heading', { name: m.account_title() })
  expect(server.calls.map(({ authorization }) => authorization)).toEqual(server.calls.map(() => null))
  expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toContain(
    'auth_token',
  )
  expect(localStorage.getItem('merchant.client_id')).toBeTruthy()
})

test('once any call is answered 401 the page leaves for sign-in, with the way back [SES-27, SES-28, REQ-07]', async () => {
  const page = renderAt('/account', { answers: { 'sessions.list': refuse('not_signed_in') } })
  await page.user.click(await screen.findByRole('link', { name: m.account_sessions_link() }))
  await waitFor(() => expect(page.address()).toBe('/auth?redirect=%2Faccount%2Fsessions'))
})

test('a session that the server ended goes through logout without a call, and keeps the way back [APP-22, SES-07, SES-23]', async () => {
  const page = renderAt('/account', { answers: { 'sessions.list': refuse('session_revoked') } })
  await page.user.click(await screen.findByRole('link', { name: m.account_sessions_link() }))
  await waitFor(() => expect(page.address()).toBe('/logout?source=server&redirect=%2Faccount%2Fsessions'))
  page.reload()
  await waitFor(() => expect(page.address()).toBe('/auth?redirect=%2Faccount%2Fsessions'))
  expect(page.server.callsOf('sessions.logout')).toEqual([])
})

test('signing out is told to the server once; nothing of the person stays, the language does [APP-21, SES-18, SES-19, SES-22, SES-24, DEC-SES-9]', async () => {
  const page = renderAt('/account', {
    answers: { 'sessions.logout': undefined },
    kept: () => {
      localStorage.setItem('merchant.left_over', '1')
      sessionStorage.setItem('merchant.left_over', '1')
      document.cookie = 'daftar_lang=ar; path=/'
    },
  })
  const leave = await screen.findByRole('link', { name: m.account_log_out() })
  expect(leave.getAttribute('href')).toBe('/logout')
  await page.user.click(leave)
  await waitFor(() => expect(page.address()).toBe('/auth'))
  expect(page.server.callsOf('sessions.logout')).toHaveLength(1)
  expect([localStorage, sessionStorage].map((kept) => kept.getItem('merchant.left_over'))).toEqual([
    null,
    null,
  ])
  expect(localStorage.getItem('merchant.signed_in')).toBeNull()
  expect(document.cookie).toContain('daftar_lang=ar')
  expect(page.services.session.get().authorized).toBe(false)
})

test('signing out ends here even when the server cannot be told [SES-18]', async () => {
  const page = renderAt('/logout?source=user', { answers: { 'sessions.logout': refuse('internal') } })
  await waitFor(() => expect(page.address()).toBe('/auth'))
  expect(localStorage.getItem('merchant.signed_in')).toBeNull()
})

test('the analytics tool is reset before the page is left [SES-20]', async () => {
  const scripts = catchScripts()
  const leftAt: string[] = []
  window.analytics = {
    identify: vi.fn<() => void>(),
    track: vi.fn<() => void>(),
    reset: () => void leftAt.push(location.pathname),
  }
  onTestFinished(() => {
    scripts.stop()
    delete window.analytics
  })
  const page = renderAt('/logout?source=user', {
    config: { analyticsScriptUrl: 'https://analytics.example/session.js' },
    answers: { 'sessions.logout': undefined },
  })
  await waitFor(() => expect(page.address()).toBe('/auth'))
  expect(leftAt).toEqual(['/logout'])
})

test('a logout in another tab ends this one too, without a way back [DEC-SES-8]', async () => {
  const page = renderAt('/account', { mayComplain: true })
  await screen.findByRole('heading', { name: m.account_title() })
  page.server.answer({ 'accounts.read': refuse('not_signed_in') })
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await waitFor(() => expect(page.address()).toBe('/auth'))
  expect(page.services.session.get().authorized).toBe(false)
})

test('pages of the same five minutes ask for the account once, a later one again [REQ-12, ACC-04, CAPI-34]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const page = renderAt('/account', { answers: { 'sessions.list': { sessions: [] } } })
  const follow = async (name: string) =>
    page.user.click((await screen.findAllByRole('link', { name }))[0] as HTMLElement)
  await follow(m.account_sessions_link())
  await screen.findByRole('heading', { level: 1, name: m.account_sessions_title() })
  expect(page.server.callsOf('accounts.read')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(301_000)
  await follow(m.account_title())
  await waitFor(() => expect(page.server.callsOf('accounts.read')).toHaveLength(2))
})

test.each(['en', 'ar'] as const)(
  'a view of staff says so above the page and leads back, in %s',
  async (language) => {
    const { user, address } = renderAt('/account', {
      language,
      as: { viewed_until: '2026-11-22T08:30:00.000Z' },
      answers: { 'sessions.logout': undefined },
    })
    expect(await screen.findByText(m.shell_view_title({ name: 'Mariam Haddad' }))).toBeTruthy()
    await user.click(screen.getByRole('link', { name: m.shell_view_end() }))
    await waitFor(() => expect(address()).toBe('/desk/merchants/mrc_noor'))
  },
)
