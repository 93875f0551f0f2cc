import type { Factor } from '@daftar/rules/contact/factor'
import type { SignInData, SignInStep } from '@daftar/rules/shell/sign-in/sign-in-steps'

/** `unknown` is a step that the address names and nobody knows (AUTH-07). */
export type ShownStep = SignInStep | 'unknown'

/** Where a bot check made ahead stands; Continue waits for `passed` (AUTH-10). */
export type BotState = 'checking' | 'passed' | 'failed'

export type FlowState<Problem> = Readonly<{
  step: ShownStep
  data: SignInData
  /** How the user signs in; e-mail first (AUTH-09, DEC-AUTH-15). */
  choice: Factor
  bot: BotState
  /** A call is on its way. */
  busy: boolean
  /** What is wrong with the contact or the code, as the page shows it beside its field (DEC-AUTH-12). */
  problem: Problem | null
  /** When the code of this step was sent, epoch milliseconds of this browser; null while none was. */
  sentAtMs: number | null
  /** Goes up with every refused code: the field is then cleared and focused (DEC-AUTH-10). */
  refusals: number
  /** Signed in: the application is on its way. */
  done: boolean
}>

/** The page as it is painted before any script runs: the form, with Continue waiting for the bot check. */
export const firstState: FlowState<never> = {
  step: 'sign_in',
  data: {},
  choice: 'email',
  bot: 'checking',
  busy: false,
  problem: null,
  sentAtMs: null,
  refusals: 0,
  done: false,
}
