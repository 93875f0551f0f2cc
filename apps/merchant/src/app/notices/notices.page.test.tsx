import { pending } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'
import { atSignIn } from '../../testing/sign-in.ts'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const notices = () => screen.getByRole('region', { name: m.shell_notifications() })
const atAccount = () => screen.findByRole('heading', { level: 1, name: m.account_title() })

function slowTime(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('the page says when the network goes, until it is back, and says that for five seconds [NTF-03, NTF-04, NTF-05]', async () => {
  renderAt('/account')
  await atAccount()
  slowTime()
  await act(async () => void window.dispatchEvent(new Event('offline')))
  expect(within(notices()).getByText(m.shell_offline())).toBeTruthy()
  await pass(60_000)
  expect(within(notices()).getByText(m.shell_offline())).toBeTruthy()
  expect(within(notices()).getByRole('button', { name: m.common_close() })).toBeTruthy()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(within(notices()).getByText(m.shell_back_online())).toBeTruthy()
  expect(within(notices()).queryByText(m.shell_offline())).toBeNull()
  await pass(4_999)
  expect(within(notices()).getByText(m.shell_back_online())).toBeTruthy()
  await pass(1)
  expect(within(notices()).queryByText(m.shell_back_online())).toBeNull()
})

test('the sign-in page says it too [NTF-04]', async () => {
  atSignIn()
  await screen.findByText(m.sign_in_checked())
  await waitFor(() => {
    window.dispatchEvent(new Event('offline'))
    expect(within(notices()).getByText(m.shell_offline())).toBeTruthy()
  })
})

const banner = {
  is_active: true,
  title: { en: 'Maintenance tonight', ar: 'صيانة الليلة' },
  message: { en: 'From 2 to 3', ar: 'من الثانية إلى الثالثة' },
}
const values = { web_status_message: banner }
const published = { 'settings.remoteConfig': { values } }

const warnings = [
  ['en', 'Maintenance tonight', 'From 2 to 3'],
  ['ar', 'صيانة الليلة', 'من الثانية إلى الثالثة'],
] as const
test.each(warnings)(
  'what the provider warns of stands on every page, in %s [APP-80, APP-81, APP-82]',
  async (language, title, message) => {
    const { server } = renderAt('/account', { language, as: { published: values } })
    await atAccount()
    expect(await screen.findByText(title)).toBeTruthy()
    expect(server.callsOf('settings.remoteConfig')).toEqual([])
    expect(screen.getByText(message, { exact: false })).toBeTruthy()
  },
)

test('the sign-in page shows the warning too, and follows the language [APP-80]', async () => {
  const { user } = atSignIn({ answers: published })
  expect(await screen.findByText('Maintenance tonight')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.common_language_other() }))
  expect(await screen.findByText('صيانة الليلة')).toBeTruthy()
})

const lastDays = [
  ['at 23:59 of the last day', new Date(2025, 3, 4, 23, 59), true],
  ['when that day is over', new Date(2025, 3, 5, 0, 0), false],
] as const
test.each(lastDays)('the greeting %s [APP-78, APP-79]', async (_, at, shows) => {
  renderAt('/account', { now: () => at.getTime() })
  await atAccount()
  expect(screen.queryByText(m.shell_greeting()) !== null).toBe(shows)
})

test('the sign-in page greets nobody [APP-78]', async () => {
  atSignIn({ now: () => new Date(2025, 3, 4, 12, 0).getTime() })
  await screen.findByText(m.sign_in_checked())
  expect(screen.queryByText(m.shell_greeting())).toBeNull()
})

test('the published values come with the account and are asked for after 600,000 ms [CFG-01, CAPI-35]', async () => {
  slowTime()
  const { server } = renderAt('/account')
  await pass(500)
  const asked = () => server.callsOf('settings.remoteConfig').length
  expect(server.callsOf('accounts.read')).toHaveLength(1)
  expect(asked()).toBe(0)
  const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(599_000)
  await look()
  expect(asked()).toBe(0)
  await pass(1_000)
  await look()
  expect(asked()).toBe(1)
  await pass(599_000)
  await look()
  expect(asked()).toBe(1)
  await pass(1_000)
  await look()
  expect(asked()).toBe(2)
})

test('an answer that never comes is given up after 60,000 ms, and nobody is bothered [CFG-02, CAPI-36]', async () => {
  slowTime()
  const limits: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController()
    limits.push(ms)
    setTimeout(() => control.abort(), ms)
    return control.signal
  })
  onTestFinished(() => timeout.mockRestore())
  const { server } = renderAt('/account', { answers: { 'settings.remoteConfig': pending } })
  await pass(600_500)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(limits).toContain(60_000)
  // The client asks once more after a failure of the network.
  await pass(59_000)
  expect(server.callsOf('settings.remoteConfig')).toHaveLength(1)
  await pass(1_000)
  expect(server.callsOf('settings.remoteConfig')).toHaveLength(2)
  await pass(60_000)
  expect(notices().textContent).toBe('')
  expect(screen.getByRole('heading', { level: 1, name: m.account_title() })).toBeTruthy()
})
