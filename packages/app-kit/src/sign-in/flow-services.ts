import type { AnswerOf, BodyInput } from '@daftar/contract/table'
import type { EndpointId } from '@daftar/contract/routes'
import type { SignInStep } from '@daftar/rules/shell/sign-in/sign-in-steps'
import type { Language } from '@daftar/words'

/** The calls of one audience's sign-in. Without `challengeSetup` nobody names a second contact. */
export interface SignInCalls {
  authenticate: CallOf<'signIn.authenticate'>
  verify: CallOf<'signIn.verify'>
  challenge: CallOf<'signIn.challenge'>
  challengeVerify: CallOf<'signIn.challengeVerify'>
  challengeSetup?: CallOf<'signIn.challengeSetup'>
}

/** What a failure does to the sign-in besides its words. */
export type Refusal<Problem> = Readonly<{
  /** What is shown beside the field; null when it was told in another place. */
  problem: Problem | null
  /** AUTH-35, AUTH-36, AUTH-64: a bot check made ahead starts anew. */
  resetsBotCheck?: boolean
  /** DEC-AUTH-13. */
  restartsFlow?: boolean
  /** DEC-AUTH-14. */
  choosesEmail?: boolean
}>

/** What the sign-in needs of the world. */
export interface FlowServices<Problem> {
  calls: SignInCalls
  /** Seconds until a code may be sent again. */
  resendSeconds: () => number
  /** Where a code that is on its way is kept over a reload: session storage, if anywhere. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The query part of the page's address, if the step stands there. */
  address: { search: () => string; push: (search: string) => void; replace: (search: string) => void }
  now: () => number
  language: () => Language
  /** A token that proves that a person's browser asks; rejects when the check fails. */
  botCheck: () => Promise<string>
  /** Where the check is made ahead: tells that it failed, and runs something after some time. */
  ahead?: { failed: () => void; later: (work: () => void, afterMs: number) => void }
  refused: (error: unknown, step: SignInStep) => Refusal<Problem>
  /** The first code is on its way. */
  codeSent?: () => void
  /** Keeps the token where it belongs and leaves for the application. */
  signedIn: (token: string) => void
}

type CallOf<Id extends EndpointId> = (body: BodyInput<Id>) => Promise<AnswerOf<Id>>
