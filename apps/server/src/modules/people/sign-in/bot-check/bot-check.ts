import type { AnswerOf } from '@daftar/contract'

/** What the sign-in page needs to show the check: a challenge of ours, or the outside provider's key. */
export type BotCheckOffer = AnswerOf<'signIn.botCheck'>

/** The port behind the field `cf_turnstile` (DEC-AUTH-18). */
export interface BotCheck {
  offer(now: Date): Promise<BotCheckOffer>
  /** Whether a person's browser made this token; true at most once for each token. Fails closed. */
  passes(token: string | undefined, ip: string, now: Date): Promise<boolean>
}
