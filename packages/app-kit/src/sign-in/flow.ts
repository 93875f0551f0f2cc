import { isAbort } from '@daftar/client'
import { normaliseContact } from '@daftar/rules/contact/login-contact'
import { otherFactor, type Factor } from '@daftar/rules/contact/factor'
import {
  enterSignInStep,
  readSignInStep,
  restartedSignIn,
  signInStepRules,
  stepAfterCodeSent,
  stepAfterFirstFactor,
  stepAfterSetupSent,
  type SignInData,
  type SignInStep,
} from '@daftar/rules/shell/sign-in/sign-in-steps'
import { createStore, type Store } from '@daftar/ui/store'
import { firstState, type FlowState } from './flow-state.ts'
import type { FlowServices } from './flow-services.ts'
import { forgetProgress, keepProgress, readProgress } from './kept-progress.ts'
import { forgetFlow, forgetSentCode, keepSentCode, runningCode } from './sent-codes.ts'

export interface SignInFlow<Problem> {
  store: Store<FlowState<Problem>>
  /** Takes the step from the address; called at the start and whenever the browser goes back or forth. */
  followAddress(): void
  /** Where the bot check is made ahead. */
  startBotCheck(): Promise<void>
  choose(factor: Factor): void
  /** Sends the first code, or leads back to the one that is on its way (DEC-AUTH-8). */
  begin(factor: Factor, typed: string): Promise<void>
  /** Names the second contact. */
  setUp(factor: Factor, typed: string): Promise<void>
  verify(code: string): Promise<void>
  resend(): Promise<void>
  back(): void
  /** From the unknown step to the start (AUTH-08, DEC-AUTH-20). */
  restart(): void
  clearProblem(): void
}

/** A failed check starts anew by itself once the text could be read. */
const retryAfterMs = 5_000
/** A little less than the server takes a solved challenge for. */
const tokenGoodForMs = 15 * 60_000

/**
 * The behaviour of a sign-in, of merchants or of staff, without its looks: state in a store, the world as
 * services.
 */
export function createFlow<Problem>(services: FlowServices<Problem>): SignInFlow<Problem> {
  const { calls, storage, address, ahead } = services
  const store = createStore<FlowState<Problem>>(firstState)
  let botToken: string | null = null
  let botRound = 0

  return {
    store,
    followAddress,
    startBotCheck,
    choose: (factor) => update({ choice: factor, problem: null }),
    begin,
    setUp,
    verify,
    resend,
    back,
    restart: () => enter('sign_in', { replace: true }),
    clearProblem: () => update({ problem: null }),
  }

  function update(change: Partial<FlowState<Problem>>): void {
    store.set({ ...store.get(), ...change })
    const { step, data, sentAtMs, done } = store.get()
    const isWhole = step !== 'unknown' && step !== 'sign_in' && enterSignInStep(step, data) === step
    if (isWhole && !done) keepProgress(storage, { data, sentAtMs })
  }

  function learn(data: SignInData): void {
    update({ data: { ...store.get().data, ...data } })
  }

  function followAddress(): void {
    const named = readSignInStep(new URLSearchParams(address.search()).get('step'))
    if (named === null) return update({ step: 'unknown', problem: null })
    const step = enterSignInStep(named, store.get().data)
    if (step === named) return update({ step, problem: null })
    // A phone that left for its mail may have loaded the page anew: the step goes on where it was.
    const kept = readProgress(storage)
    if (kept === null || enterSignInStep(named, kept.data) !== named) return reset() // AUTH-17
    const choice: Factor = kept.data.email === undefined ? 'phone' : 'email'
    update({ ...kept, step: named, choice, problem: null })
  }

  function enter(step: SignInStep, { replace = false, problem = null as Problem | null } = {}): void {
    const query = new URLSearchParams(address.search())
    if (step === 'sign_in') {
      query.delete('step')
      forgetProgress(storage)
    } else query.set('step', step)
    const search = query.size > 0 ? `?${query}` : ''
    if (replace) address.replace(search)
    else address.push(search)
    update({ step, problem })
  }

  /** AUTH-17, DEC-AUTH-13: from the start, the contact still filled in. */
  function reset(problem: Problem | null = null): void {
    update({ data: restartedSignIn(store.get().data), sentAtMs: null })
    enter('sign_in', { replace: true, problem })
  }

  async function startBotCheck(): Promise<void> {
    const round = ++botRound
    botToken = null
    update({ bot: 'checking' })
    try {
      const token = await services.botCheck()
      if (round !== botRound) return
      botToken = token
      update({ bot: 'passed' })
      again(round, tokenGoodForMs)
    } catch {
      if (round !== botRound) return
      update({ bot: 'failed' })
      ahead?.failed() // AUTH-34 to AUTH-36
      again(round, retryAfterMs)
    }
  }

  function again(round: number, afterMs: number): void {
    ahead?.later(() => void (round === botRound && startBotCheck()), afterMs)
  }

  async function begin(factor: Factor, typed: string): Promise<void> {
    const contact = normaliseContact(factor, typed)
    const running = runningCode(storage, contact, services.now(), services.resendSeconds())
    if (running) return codeIsOnItsWay(factor, contact, running.sessionId, running.sentAtMs)
    if (ahead && botToken === null) return
    await attempt(async () => {
      const token = botToken ?? (await services.botCheck())
      const body = { ...bodyOf(factor, contact), lang: services.language(), cf_turnstile: token }
      try {
        const { session_id: sessionId } = await calls.authenticate(body)
        const sentAtMs = services.now()
        keepSentCode(storage, { contact, sessionId, sentAtMs })
        codeIsOnItsWay(factor, contact, sessionId, sentAtMs)
        services.codeSent?.()
      } finally {
        if (ahead) void startBotCheck() // a token counts once (DEC-AUTH-19)
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
      update({ sentAtMs: services.now() })
      learn(factor === 'email' ? { setupEmail: contact } : { setupPhone: contact })
      enter(stepAfterSetupSent(factor))
    })
  }

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

  /** DEC-AUTH-3: asked once on arrival, and again by resend. */
  async function challenge(factor: Factor, sessionId: string): Promise<void> {
    const answer = await calls.challenge({ session_id: sessionId })
    learn(factor === 'email' ? { maskedEmail: answer.email ?? '' } : { maskedPhone: answer.phone ?? '' })
    update({ sentAtMs: services.now() })
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
      update({ sentAtMs: services.now(), busy: false })
    })
  }

  /** AUTH-45, AUTH-46: no bot token, the session says who asks. */
  async function resendFirst(factor: Factor, data: SignInData): Promise<void> {
    const contact = (factor === 'email' ? data.email : data.phone) ?? ''
    const body = { ...bodyOf(factor, contact), lang: services.language(), session_id: data.sessionId ?? '' }
    const { session_id: sessionId } = await calls.authenticate(body)
    learn({ sessionId })
    keepSentCode(storage, { contact, sessionId, sentAtMs: services.now() })
  }

  function finish(token: string): void {
    update({ done: true, busy: false })
    forgetFlow(storage)
    services.signedIn(token)
  }

  function back(): void {
    const { step } = store.get()
    const to = step === 'unknown' ? 'sign_in' : signInStepRules[step].back
    if (to) enter(to, { replace: true })
  }

  /**
   * Runs one call; what fails is shown where it belongs, with what else it does (DEC-AUTH-12 to DEC-AUTH-14).
   */
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (store.get().busy) return
    update({ busy: true, problem: null })
    try {
      await work()
    } catch (error) {
      if (!isAbort(error)) fail(error)
    }
    update({ busy: false })
  }

  function fail(error: unknown): void {
    const { step } = store.get()
    const { problem, ...effect } = services.refused(error, step === 'unknown' ? 'sign_in' : step)
    if (effect.resetsBotCheck && ahead && step !== 'sign_in') void startBotCheck()
    if (effect.restartsFlow || effect.choosesEmail) {
      forgetFlow(storage)
      if (effect.choosesEmail) update({ choice: 'email' })
      return reset(problem)
    }
    update({ problem, refusals: store.get().refusals + 1 })
  }
}

function bodyOf(factor: Factor, contact: string): { email: string } | { phone: string } {
  return factor === 'email' ? { email: contact } : { phone: contact }
}
