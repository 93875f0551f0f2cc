import { catchScripts } from '@daftar/testkit/page/scripts'
import { offline, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { atSignIn, codeField, continueButton, giveEmail, goodSignIn } from '../../testing/sign-in.ts'

const toast = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: m.shell_notifications() }).textContent).toContain(text),
  )

test('nobody goes on before the bot check is through; a failed one is told and begins again by itself [AUTH-10, AUTH-33, AUTH-34, AUTH-35, AUTH-36]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const page = atSignIn({ answers: { 'signIn.botCheck': offline } })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.type(screen.getByRole('textbox', { name: m.sign_in_email() }), 'rana@shop.example')
  expect(continueButton().hasAttribute('disabled')).toBe(true)
  await toast(m.error_real_user())
  expect(screen.getByText(m.sign_in_check_failed())).toBeTruthy()
  expect(continueButton().hasAttribute('disabled')).toBe(true)
  page.server.answer({ 'signIn.botCheck': goodSignIn['signIn.botCheck'] })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await screen.findByText(m.sign_in_checked())).toBeTruthy()
  expect(continueButton().hasAttribute('disabled')).toBe(false)
  expect(page.server.callsOf('signIn.authenticate')).toEqual([])
})

test('a failed check can be begun again at once [AUTH-35]', async () => {
  const page = atSignIn({ answers: { 'signIn.botCheck': offline } })
  const again = await screen.findByRole('button', { name: m.sign_in_check_again() })
  page.server.answer({ 'signIn.botCheck': goodSignIn['signIn.botCheck'] })
  await page.user.click(again)
  expect(await screen.findByText(m.sign_in_checked())).toBeTruthy()
})

/** Stands in for a worker that does not run: its file did not come, or it broke. */
class BrokenSolver {
  onerror: (() => void) | null = null
  terminate(): void {}
  postMessage(): void {
    queueMicrotask(() => this.onerror?.())
  }
}

test('a worker that breaks over the check is a failed check, and the next may go well [AUTH-34, AUTH-35]', async () => {
  const { user } = atSignIn()
  const ready = globalThis.Worker
  vi.stubGlobal('Worker', BrokenSolver)
  const again = await screen.findByRole('button', { name: m.sign_in_check_again() })
  vi.stubGlobal('Worker', ready)
  await user.click(again)
  expect(await screen.findByText(m.sign_in_checked())).toBeTruthy()
})

test('a token the server does not believe is told, and another one is made [AUTH-63, AUTH-64]', async () => {
  const page = atSignIn({ answers: { 'signIn.authenticate': refuse('bot_check_failed') } })
  await giveEmail(page)
  await toast(m.error_real_user())
  await waitFor(() => expect(continueButton().hasAttribute('disabled')).toBe(false))
  expect(page.server.callsOf('signIn.botCheck')).toHaveLength(2)
})

test('a token that lies too long is made anew before it is worth nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const page = atSignIn()
  await screen.findByText(m.sign_in_checked())
  expect(page.server.callsOf('signIn.botCheck')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  await screen.findByText(m.sign_in_checked())
  expect(page.server.callsOf('signIn.botCheck')).toHaveLength(2)
})

test('where the server names an outside check, its widget is drawn and its token sent [AUTH-33, DEC-AUTH-18]', async () => {
  const drawn: { place: HTMLElement; sitekey: string }[] = []
  const widgets = {
    render: (place: HTMLElement, options: { sitekey: string; callback: (token: string) => void }) => {
      drawn.push({ place, sitekey: options.sitekey })
      options.callback('outside-token')
      return `widget-${drawn.length}`
    },
    remove: vi.fn<(widget: string) => void>(),
  }
  const scripts = catchScripts()
  onTestFinished(() => {
    scripts.stop()
    Reflect.deleteProperty(window, 'turnstile')
  })
  const page = atSignIn({ answers: { 'signIn.botCheck': { provider: 'turnstile', site_key: 'key_1' } } })
  await waitFor(() => expect(scripts.asked).toHaveLength(1))
  scripts.load(scripts.asked[0] ?? '', () => {
    Object.assign(window, { turnstile: widgets })
  })
  await giveEmail(page)
  await codeField()
  expect(drawn[0]).toMatchObject({ sitekey: 'key_1', place: { id: 'bot-check' } })
  expect(page.server.callsOf('signIn.authenticate')).toMatchObject([
    { body: { cf_turnstile: 'outside-token' } },
  ])
})
