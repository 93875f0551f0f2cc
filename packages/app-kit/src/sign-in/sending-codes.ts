import { normaliseContact } from '@daftar/rules/contact/login-contact'
import type { Factor } from '@daftar/rules/contact/factor'
import {
  signInStepRules,
  stepAfterCodeSent,
  stepAfterSetupSent,
  type SignInData,
} from '@daftar/rules/shell/sign-in/sign-in-steps'
import type { BotAhead } from './bot-ahead.ts'
import type { FlowPlace } from './flow-place.ts'
import type { FlowServices } from './flow-services.ts'
import { keepSentCode, runningCode } from './sent-codes.ts'

/** Runs one call at a time; what fails is shown. */
export type Attempt = (work: () => Promise<void>) => Promise<void>

/** Codes on their way: the first one, that of a second contact, and each of them again. */
export function sendingCodes<Problem>(
  services: FlowServices<Problem>,
  { store, update, learn, enter }: FlowPlace<Problem>,
  bot: BotAhead,
  attempt: Attempt,
) {
  const { calls, storage, ahead, now, language } = services

  async function begin(factor: Factor, typed: string): Promise<void> {
    const contact = normaliseContact(factor, typed)
    const running = runningCode(storage, contact, now(), services.resendSeconds())
    if (running) return codeIsOnItsWay(factor, contact, running.sessionId, running.sentAtMs)
    if (ahead && bot.token() === null) return
    await attempt(async () => {
      const token = bot.token() ?? (await services.botCheck())
      const body = { ...bodyOf(factor, contact), lang: language(), cf_turnstile: token }
      try {
        const { session_id: sessionId } = await calls.authenticate(body)
        const sentAtMs = now()
        keepSentCode(storage, { contact, sessionId, sentAtMs })
        codeIsOnItsWay(factor, contact, sessionId, sentAtMs)
        services.codeSent?.()
      } finally {
        if (ahead) void bot.start() // a token counts once (DEC-AUTH-19)
      }
    })
  }

  function codeIsOnItsWay(factor: Factor, contact: string, sessionId: string, sentAtMs: number): void {
    update({ data: { sessionId, ...bodyOf(factor, contact) }, choice: factor, sentAtMs })
    enter(stepAfterCodeSent(factor))
  }

  async function setUp(factor: Factor, typed: string): Promise<void> {
    const contact = normaliseContact(factor, typed)
    await attempt(async () => {
      await calls.challengeSetup?.(bodyOf(factor, contact))
      update({ sentAtMs: now() })
      learn(factor === 'email' ? { setupEmail: contact } : { setupPhone: contact })
      enter(stepAfterSetupSent(factor))
    })
  }

  /** DEC-AUTH-3: asked once on arrival, and again by resend. */
  async function challenge(factor: Factor, sessionId: string): Promise<void> {
    const answer = await calls.challenge({ session_id: sessionId })
    learn(factor === 'email' ? { maskedEmail: answer.email ?? '' } : { maskedPhone: answer.phone ?? '' })
    update({ sentAtMs: now() })
  }

  async function resend(): Promise<void> {
    const { step, data } = store.get()
    if (step === 'unknown') return
    const { kind, factor } = signInStepRules[step]
    if (factor === null) return
    await attempt(async () => {
      if (kind === 'verify') await resendFirst(factor, data)
      else if (kind === 'challenge') await challenge(factor, data.sessionId ?? '')
      else
        await calls.challengeSetup?.(
          bodyOf(factor, (factor === 'email' ? data.setupEmail : data.setupPhone) ?? ''),
        )
      update({ sentAtMs: now(), busy: false })
    })
  }

  /** AUTH-45, AUTH-46: no bot token, the session says who asks. */
  async function resendFirst(factor: Factor, data: SignInData): Promise<void> {
    const contact = (factor === 'email' ? data.email : data.phone) ?? ''
    const body = { ...bodyOf(factor, contact), lang: language(), session_id: data.sessionId ?? '' }
    const { session_id: sessionId } = await calls.authenticate(body)
    learn({ sessionId })
    keepSentCode(storage, { contact, sessionId, sentAtMs: now() })
  }

  return { begin, setUp, resend, challenge }
}

function bodyOf(factor: Factor, contact: string): { email: string } | { phone: string } {
  return factor === 'email' ? { email: contact } : { phone: contact }
}
