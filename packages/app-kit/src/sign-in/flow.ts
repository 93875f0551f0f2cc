import { isAbort } from '@daftar/client'
import type { Factor } from '@daftar/rules/contact/factor'
import { signInStepRules } from '@daftar/rules/shell/sign-in/sign-in-steps'
import type { Store } from '@daftar/ui/store'
import { createBotAhead } from './bot-ahead.ts'
import { createFlowPlace } from './flow-place.ts'
import type { FlowState } from './flow-state.ts'
import type { FlowServices } from './flow-services.ts'
import { sendingCodes } from './sending-codes.ts'
import { forgetFlow } from './sent-codes.ts'
import { typedCodes } from './typed-codes.ts'

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

/**
 * The behaviour of a sign-in, of merchants or of staff, without its looks: state in a store, the world as
 * services.
 */
export function createFlow<Problem>(services: FlowServices<Problem>): SignInFlow<Problem> {
  const place = createFlowPlace(services)
  const { store, update, enter, reset, followAddress } = place
  const bot = createBotAhead(services, (stands) => update({ bot: stands }))
  const { begin, setUp, resend, challenge } = sendingCodes(services, place, bot, attempt)
  const { verify } = typedCodes(services, place, attempt, challenge)

  return {
    store,
    followAddress,
    startBotCheck: bot.start,
    choose: (factor) => update({ choice: factor, problem: null }),
    begin,
    setUp,
    verify,
    resend,
    back,
    restart: () => enter('sign_in', { replace: true }),
    clearProblem: () => update({ problem: null }),
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
    if (effect.resetsBotCheck && services.ahead && step !== 'sign_in') void bot.start()
    if (effect.restartsFlow || effect.choosesEmail) {
      forgetFlow(services.storage)
      if (effect.choosesEmail) update({ choice: 'email' })
      return reset(problem)
    }
    update({ problem, refusals: store.get().refusals + 1 })
  }
}
