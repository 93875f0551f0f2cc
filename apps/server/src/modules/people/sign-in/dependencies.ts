import type { SignInAudience } from '@daftar/contract'
import type { Told } from '@daftar/words/letters/letters'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { CookieName, RequestFacts } from '../../../platform/http/call.ts'
import type { AuditNote } from '../../../platform/http/call.ts'
import { defineMessageKind, type Outbox } from '../../../platform/outbox/outbox.ts'
import type { BotCheck } from './bot-check/bot-check.ts'
import type { Codes } from './codes.ts'
import type { Letter } from './letters.ts'
import type { SignInSettings } from './settings.ts'

/**
 * What a sign-in asks of sessions, which know people and staff: they are handed in where the modules are put
 * together.
 */
export interface SignInSessions {
  /** Opens one for whoever has signed in; the token is known here and in the browser only. */
  open(
    tx: Tx,
    owner: { audience: SignInAudience; id: string; device: string; ip: string; replaces: string | null },
  ): Promise<{ id: string; token: string; maxAgeSeconds: number }>
  /** After a change of factor: everybody else who is signed in as this person is no longer. */
  endOthers(tx: Tx, ownerId: string, keepSessionId: string | null): Promise<number>
  forgetOld(tx: Tx): Promise<number>
}

/**
 * Tells somebody inside the application what is about them; notifications, which know people, are handed in.
 */
export type TellPerson = (tx: Tx, personId: string, told: Told, at: Date) => Promise<void>

/**
 * Lets somebody in wherever they are invited by a contact they have proven; users, who know people, are
 * handed in.
 */
export type JoinInvited = (
  tx: Tx,
  personId: string,
  at: Date,
) => Promise<readonly { merchant_id: string; role: string; store_ids: readonly string[] | null }[]>

/** What the steps of a sign-in are made of. */
export interface StepDependencies {
  database: Database
  keys: Keys
  codes: Codes
  outbox: Outbox
  sessions: SignInSessions
  settings: SignInSettings
  botCheck: BotCheck
  tellPerson: TellPerson
  joinInvited: JoinInvited
}

/** What every step needs of the call it answers, whatever its endpoint. */
export interface StepCall {
  now: Date
  request: RequestFacts
  cookie(name: CookieName): string | null
  setCookie(name: CookieName, value: string, maxAgeSeconds: number): void
  clearCookie(name: CookieName): void
  audit(note: AuditNote): void
}

export const cookiesOf = {
  merchant: { flow: 'flow', session: 'session' },
  desk: { flow: 'desk_flow', session: 'desk_session' },
} as const satisfies Record<SignInAudience, { flow: CookieName; session: CookieName }>

/** What is written and never delivered: a code for a contact that no member of staff has. */
export const dummyLetter = defineMessageKind<Letter['message']>('sign_in.unsent')

/** Writes the letter. One nobody may get costs the same work and time, and goes nowhere. */
export async function post(outbox: Outbox, tx: Tx, letter: Letter, deliver: boolean): Promise<void> {
  if (!deliver) await outbox.send(tx, dummyLetter, letter.message)
  else if (letter.kind === 'mail') await outbox.mail(tx, letter.message)
  else await outbox.sms(tx, letter.message)
}
