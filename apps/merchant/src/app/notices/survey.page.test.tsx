import { catchScripts } from '@daftar/testkit/page/scripts'
import { m } from '@daftar/words'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderAt, type Page } from '../../testing/render-at.tsx'

const atAccount = () => screen.findByRole('heading', { level: 1, name: m.account_title() })

/**
 * The account's page where a survey tool is configured, each test's at its own address; its script arrives
 * when it is told to.
 */
async function surveying(tool: string, experiments: string[]) {
  const address = `https://survey.example/${tool}.js`
  const scripts = catchScripts()
  const open = vi.fn<(about: { accountId: string; language: string }) => void>()
  onTestFinished(() => {
    scripts.stop()
    delete window.daftarSurvey
  })
  const page: Page = renderAt('/account', {
    config: { surveyScriptUrl: address },
    as: { experiments },
    mayComplain: tool === 'slow',
  })
  await atAccount()
  const arrive = () => act(async () => scripts.load(address, () => void (window.daftarSurvey = { open })))
  return { page, open, arrive }
}

test('the survey’s card can be closed once it was opened, and stays away then [NAV-09, NAV-10, NAV-11, NAV-12, PERM-49, OTH-13]', async () => {
  const { page, open, arrive } = await surveying('card', ['acquiring_survey'])
  expect(screen.queryByText(m.shell_survey_title())).toBeNull()
  await arrive()
  const openCard = await screen.findByRole('button', { name: m.shell_survey_open() })
  expect(screen.queryByRole('button', { name: m.shell_survey_close() })).toBeNull()
  await page.user.click(openCard)
  expect(open).toHaveBeenCalledWith({ accountId: 'per_noor', language: 'en' })
  page.reload()
  await page.user.click(await screen.findByRole('button', { name: m.shell_survey_close() }))
  expect(screen.queryByText(m.shell_survey_title())).toBeNull()
  page.reload()
  await atAccount()
  await waitFor(() => expect(page.server.callsOf('accounts.read')).toHaveLength(3))
  expect(screen.queryByText(m.shell_survey_title())).toBeNull()
})

test('without the experiment there is no card [NAV-09, PERM-49]', async () => {
  const { arrive } = await surveying('off', [])
  await arrive()
  expect(screen.queryByText(m.shell_survey_title())).toBeNull()
})

test('a survey tool that takes longer than 120 s has no card, and nobody is bothered [CFG-05]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { arrive } = await surveying('slow', ['acquiring_survey'])
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  await arrive()
  expect(screen.queryByText(m.shell_survey_title())).toBeNull()
  expect(screen.getByRole('region', { name: m.shell_notifications() }).textContent).toBe('')
})
