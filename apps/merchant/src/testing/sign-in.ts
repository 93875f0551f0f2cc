import type { AnswerOf } from '@daftar/contract/table'
import { m } from '@daftar/words'
import { screen } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { renderAt, type Page, type PageOptions } from './render-at.tsx'

export type FirstFactorAnswer = AnswerOf<'signIn.verify'>

const resendAt = '2026-11-20T08:02:00.000Z'

/** A sign-in that takes every contact and every code, and asks for a second factor. */
export const goodSignIn = {
  'signIn.botCheck': { provider: 'altcha', challenge: { parameters: {} } },
  'signIn.authenticate': { session_id: 'flow_1', resend_at: resendAt },
  'signIn.verify': { status: 'input_2fa', factor: 'phone', phone: '+971•••••67' },
  'signIn.challenge': { factor: 'phone', phone: '+971•••••67', resend_at: resendAt },
  'signIn.challengeSetup': { resend_at: resendAt },
  'signIn.challengeVerify': { auth_token: 'token_1' },
} as const satisfies PageOptions['answers']

/** The sign-in, drawn; a worker that solves the bot check at once stands in for the real one. */
export function atSignIn(options: PageOptions = {}, address = '/auth'): Page {
  vi.stubGlobal('Worker', ReadySolver)
  onTestFinished(() => void vi.unstubAllGlobals())
  return renderAt(address, { ...options, answers: { ...goodSignIn, ...options.answers } })
}

class ReadySolver {
  onmessage: ((answer: { data: object }) => void) | null = null
  terminate(): void {}
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: { counter: 1, derivedKey: 'ab', time: 1 } }))
  }
}

export const continueButton = () => screen.getByRole('button', { name: m.common_continue() })
export const codeField = () => screen.findByRole('textbox', { name: m.sign_in_code() })
export const titleOf = async () => (await screen.findByRole('heading', { level: 1 })).textContent

/** Once the bot check is through, Continue sends the contact. */
export async function giveEmail({ user }: Page, email = 'rana@shop.example'): Promise<void> {
  await screen.findByText(m.sign_in_checked())
  await user.type(screen.getByRole('textbox', { name: m.sign_in_email() }), email)
  await user.click(continueButton())
}

export async function givePhone({ user }: Page, national = '501234567'): Promise<void> {
  await screen.findByText(m.sign_in_checked())
  await user.click(screen.getByRole('radio', { name: m.sign_in_by_phone() }))
  await user.type(screen.getByRole('textbox', { name: m.sign_in_phone() }), national)
  await user.click(continueButton())
}

/** Types a code into the field that stands there; it goes off with its last digit. */
export async function giveCode({ user }: Page, code = '123456'): Promise<void> {
  await user.type(await codeField(), code)
}
