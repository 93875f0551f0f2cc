import { otherFactor, type Factor } from '@daftar/rules/contact/factor'
import { signInStepRules, stepAfterFirstFactor } from '@daftar/rules/shell/sign-in/sign-in-steps'
import type { FlowPlace } from './flow-place.ts'
import type { FlowServices } from './flow-services.ts'
import type { Attempt } from './sending-codes.ts'
import { forgetFlow, forgetSentCode } from './sent-codes.ts'

/** Codes as they come back: after the first factor on to the second, or signed in. */
export function typedCodes<Problem>(
  { calls, storage, signedIn }: FlowServices<Problem>,
  { store, update, learn, enter }: FlowPlace<Problem>,
  attempt: Attempt,
  challenge: (factor: Factor, sessionId: string) => Promise<void>,
) {
  async function verify(code: string): Promise<void> {
    const { step, data } = store.get()
    if (step === 'unknown') return
    const { kind, factor } = signInStepRules[step]
    await attempt(async () => {
      if (kind === 'verify' && factor) return verifyFirst(factor, data.sessionId ?? '', code)
      const { auth_token: token } = await calls.challengeVerify({ otp_code: code })
      finish(token)
    })
  }

  /** AUTH-21 to AUTH-25: signed in, or on to the second factor. */
  async function verifyFirst(first: Factor, sessionId: string, code: string): Promise<void> {
    const answer = await calls.verify({ session_id: sessionId, otp_code: code })
    forgetSentCode(storage)
    const next = stepAfterFirstFactor(answer.status, first, answer.factor)
    if (next === 'signed_in') return finish(answer.auth_token ?? '')
    learn({
      verifiedFactor: first,
      ...(answer.email && { maskedEmail: answer.email }),
      ...(answer.phone && { maskedPhone: answer.phone }),
    })
    update({ sentAtMs: null })
    enter(next)
    if (answer.status === 'input_2fa') await challenge(answer.factor ?? otherFactor(first), sessionId)
  }

  function finish(token: string): void {
    update({ done: true, busy: false })
    forgetFlow(storage)
    signedIn(token)
  }

  return { verify }
}
