import { garbled, offline, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anAccount } from '../../testing/an-account.ts'
import { anAdvance, answersOfAdvance } from '../../testing/fixtures/capital.ts'
import { renderAt, type Page } from '../../testing/render-at.tsx'

const config = { brand: { supportEmail: 'partner@daftar.example' } }
const mail = 'mailto:partner@daftar.example'
const capital = '/finance/tabby-capital'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const navigation = () => screen.queryByRole('navigation', { name: m.shell_navigation() })

const missing = [
  [
    'an advance',
    'loans/lon_nobody',
    { 'advances.read': refuse('not_found'), 'advances.week': refuse('not_found') },
  ],
  ['an application', 'applications/app_nobody', { 'applications.read': refuse('not_found') }],
] as const
test.each(missing)(
  '%s that is missing shows the 404 page, which leads to the main page [APP-84, APP-90, APP-91, ERR-12, LOAN-15, APPL-17]',
  async (_, path, answers) => {
    const page = renderAt(`${capital}/${path}`, { answers, mayComplain: true })
    await title(m.shell_not_found_title())
    expect(screen.getByText('404')).toBeTruthy()
    expect(screen.getByRole('link', { name: m.shell_main_page() }).getAttribute('href')).toBe('/')
    expect(page.address()).toBe(`${capital}/${path}`)
  },
)

test('a screen the server forbids shows the 403 page [APP-83]', async () => {
  renderAt(`${capital}/loans/lon_1`, {
    mayComplain: true,
    answers: { 'advances.read': refuse('no_permission'), 'advances.week': refuse('no_permission') },
  })
  await title(m.shell_forbidden_title())
  expect(screen.getByText('403')).toBeTruthy()
})

test('a server that fails gives the 500 page, which helps, and tries again [APP-85, APP-89, ERR-13]', async () => {
  const { user, server } = renderAt(`${capital}/loans/lon_1`, {
    config,
    mayComplain: true,
    answers: { 'advances.read': refuse('internal'), 'advances.week': refuse('internal') },
  })
  await title(m.shell_server_error_title())
  expect(screen.getByText('500')).toBeTruthy()
  expect(screen.getByText(m.shell_server_error_text())).toBeTruthy()
  expect(screen.getByRole('link', { name: m.common_contact_support() }).getAttribute('href')).toBe(mail)
  const brokenBefore = server.callsOf('advances.read').length
  server.answer(answersOfAdvance(anAdvance()))
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByRole('region', { name: m.loan_history_title() })).toBeTruthy()
  expect(screen.queryByText('500')).toBeNull()
  expect(server.callsOf('advances.read').length).toBeGreaterThan(brokenBefore)
})

test('a first load without a network is tried twice, then shows the 500 page, and trying again recovers [REQ-04, REQ-05]', async () => {
  const { user, server } = renderAt('/account', {
    mayComplain: true,
    answers: { 'accounts.read': offline },
  })
  await title(m.shell_server_error_title())
  expect(server.callsOf('accounts.read')).toHaveLength(2)
  server.answer({ 'accounts.read': anAccount() })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  await title(m.account_title())
})

/** The page stands for a screen that broke: it helps, and a refresh draws the page anew. */
async function recovers(page: Page, heal: () => void, after: string): Promise<void> {
  expect(screen.getByText(m.shell_crash_text())).toBeTruthy()
  expect(screen.getByRole('link', { name: m.shell_contact_us() }).getAttribute('href')).toBe(mail)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => page.reload())
  onTestFinished(() => reload.mockRestore())
  heal()
  await page.user.click(screen.getByRole('button', { name: m.shell_refresh() }))
  await title(after)
}

const languages = ['en', 'ar'] as const
test.each(languages)(
  'a screen that breaks says so inside the frame, and a refresh brings it back, in %s [APP-86, APP-87, APP-88, CAP-68, CAP-69, CAP-70]',
  async (language) => {
    const page = renderAt('/account/sessions', {
      config,
      language,
      mayComplain: true,
      answers: { 'sessions.list': garbled({ sessions: {} }) },
    })
    await title(m.shell_crash_title())
    expect(navigation()).not.toBeNull()
    await recovers(
      page,
      () => page.server.answer({ 'sessions.list': { sessions: [] } }),
      m.account_sessions_title(),
    )
    expect(screen.queryByText(m.shell_crash_text())).toBeNull()
  },
)

test('when the frame itself breaks, the same help stands alone [APP-86, APP-87, APP-88]', async () => {
  const page = renderAt('/account', {
    config,
    mayComplain: true,
    answers: { 'accounts.read': garbled({ ...anAccount(), experiments: 'broken' }) },
  })
  await title(m.shell_crash_title())
  expect(navigation()).toBeNull()
  await recovers(page, () => page.server.answer({ 'accounts.read': anAccount() }), m.account_title())
  await waitFor(() => expect(navigation()).not.toBeNull())
})
