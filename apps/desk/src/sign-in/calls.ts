import { otherFactor } from '@daftar/rules/contact/factor'
import { currentLanguage } from '@daftar/words'
import type { Services } from '../shared/page.ts'
import { botCheckToken } from './bot-check.ts'
import type { Contact } from '../shared/contact.ts'
import type { Flow } from './flow.ts'

type CodeFlow = Extract<Flow, { step: 'first' | 'second' }>

/** Sends the first code, or sends it again within the same sign-in. */
export async function sendFirstCode(
  { api, now }: Services,
  contact: Contact,
  place: HTMLElement,
  sessionId?: string,
): Promise<CodeFlow> {
  const offer = await api.call('signIn.botCheck')
  const token = await botCheckToken(offer, place)
  const { session_id } = await api.call('signIn.authenticateForStaff', {
    body: {
      [contact.factor]: contact.text,
      lang: currentLanguage(),
      cf_turnstile: token,
      ...(sessionId !== undefined && { session_id: sessionId }),
    },
  })
  const code = { factor: contact.factor, shownContact: contact.text, sentAtMs: now() }
  return { step: 'first', contact, sessionId: session_id, code }
}

/** A right first code leads on to the second factor, whose code is sent at once. */
export async function verifyFirstCode(services: Services, flow: CodeFlow, typed: string): Promise<Flow> {
  const { contact, sessionId } = flow
  const answer = await services.api.call('signIn.verifyForStaff', {
    body: { session_id: sessionId, otp_code: typed },
  })
  if (answer.status !== 'input_2fa') return { step: 'incomplete', contact }
  return sendSecondCode(services, contact, sessionId)
}

export async function sendSecondCode(
  { api, now }: Services,
  contact: Contact,
  sessionId: string,
): Promise<CodeFlow> {
  const answer = await api.call('signIn.challengeForStaff', { body: { session_id: sessionId } })
  const factor = answer.factor ?? otherFactor(contact.factor)
  const code = { factor, shownContact: answer[factor] ?? '', sentAtMs: now() }
  return { step: 'second', contact, sessionId, code }
}

/** A right second code opens the session; the cookie comes with the answer. */
export async function verifySecondCode({ api }: Services, typed: string): Promise<void> {
  await api.call('signIn.challengeVerifyForStaff', { body: { otp_code: typed } })
}

/** The same code once more. */
export function resend(services: Services, flow: CodeFlow, place: HTMLElement): Promise<CodeFlow> {
  return flow.step === 'first'
    ? sendFirstCode(services, flow.contact, place, flow.sessionId)
    : sendSecondCode(services, flow.contact, flow.sessionId)
}
