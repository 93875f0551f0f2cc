import { refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { atSignIn, continueButton, giveCode, giveEmail } from '../../testing/sign-in.ts'
import type { Page } from '../../testing/render-at.tsx'

const resend = () => screen.getByRole('button', { name: m.shell_resend() })
const timer = () => screen.getByRole('timer').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The code of an e-mail is asked for; the time of the test stands still but for what passes in it. */
async function waitingForCode(answers = {}): Promise<Page> {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const page = atSignIn({ answers, config: { codes: { resendSeconds: 120 } } })
  await giveEmail(page)
  await screen.findByRole('timer')
  return page
}

test('the time until the next code goes on over a reload, and no second code leaves before [AUTH-40, DEC-AUTH-8]', async () => {
  const page = await waitingForCode()
  expect(timer()).toMatch(/^0(2:00|1:5\d)$/)
  expect(resend().hasAttribute('disabled')).toBe(true)
  await pass(40_000)
  // Loaded anew where it stands, the code goes on being asked for (decision 0068); here somebody opens the
  // page again.
  history.replaceState(null, '', '/auth')
  page.reload()
  await screen.findByRole('heading', { name: m.sign_in_title() })
  await giveEmail(page)
  await screen.findByRole('timer')
  expect(timer()).toMatch(/^01:[012]\d$/)
  expect(page.server.callsOf('signIn.authenticate')).toHaveLength(1)
  await giveCode(page)
  await waitFor(() =>
    expect(page.server.callsOf('signIn.verify')).toMatchObject([{ body: { session_id: 'flow_1' } }]),
  )
})

test('a phone that loads the page anew while its mail is read stays at the code', async () => {
  const page = await waitingForCode()
  await pass(40_000)
  page.reload()
  await screen.findByRole('timer')
  expect(screen.getByText('rana@shop.example')).toBeTruthy()
  expect(timer()).toMatch(/^01:[012]\d$/)
  await giveCode(page)
  await waitFor(() =>
    expect(page.server.callsOf('signIn.verify')).toMatchObject([{ body: { session_id: 'flow_1' } }]),
  )
})

test('once the pause is over another code is sent by session, and the pause begins anew [AUTH-40, AUTH-41, AUTH-45]', async () => {
  const page = await waitingForCode({ 'signIn.verify': refuse('invalid_code') })
  await pass(119_000)
  expect(resend().hasAttribute('disabled')).toBe(true)
  await pass(1_500)
  expect(screen.queryByRole('timer')).toBeNull()
  await page.user.click(resend())
  await screen.findByRole('timer')
  expect(timer()).toMatch(/^0(2:00|1:5\d)$/)
  expect(resend().hasAttribute('disabled')).toBe(true)
  const [, second] = page.server.callsOf('signIn.authenticate')
  expect(second?.body).toEqual({ email: 'rana@shop.example', lang: 'en', session_id: 'flow_1' })
  await giveCode(page)
  expect(await screen.findByText(m.error_invalid_code())).toBeTruthy()
})

test('the second factor is sent again by its own call [AUTH-51]', async () => {
  const page = await waitingForCode()
  await giveCode(page)
  await screen.findByRole('heading', { name: m.sign_in_second_title() })
  await pass(121_000)
  await page.user.click(resend())
  await waitFor(() => expect(page.server.callsOf('signIn.challenge')).toHaveLength(2))
  expect(page.server.callsOf('signIn.authenticate')).toHaveLength(1)
})

test('a resend that is refused for too many codes is told below the code [AUTH-57]', async () => {
  const page = await waitingForCode()
  await pass(121_000)
  page.server.answer({ 'signIn.authenticate': refuse('too_many_codes') })
  await page.user.click(resend())
  expect(await screen.findByText(m.error_too_many_attempts())).toBeTruthy()
  expect(continueButton()).toBeTruthy()
})
