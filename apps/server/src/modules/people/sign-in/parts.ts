import type { Audience } from '@daftar/contract'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { CookieName, RequestFacts } from '../../../platform/http/call.ts'
import type { AuditNote } from '../../../platform/http/call.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { Sessions } from '../sessions/index.ts'
import type { BotCheck } from './bot-check/bot-check.ts'
import type { Codes } from './codes.ts'
import type { Letter } from './letters.ts'
import type { SignInSettings } from './settings.ts'

/** What the steps of a sign-in are made of. */
export interface SignInParts {
  database: Database
  keys: Keys
  codes: Codes
  outbox: Outbox
  sessions: Pick<Sessions, 'open'>
  settings: SignInSettings
  botCheck: BotCheck
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
} as const satisfies Record<Audience, { flow: CookieName; session: CookieName }>

/** Kind of the outbox for what is written and never delivered: a code for a contact that no member of staff has. */
export const unsentKind = 'sign_in.unsent'

/** Writes the letter. One nobody may get costs the same work and time, and goes nowhere. */
export async function post(outbox: Outbox, tx: Tx, letter: Letter, deliver: boolean): Promise<void> {
  if (!deliver) await outbox.send(tx, unsentKind, letter.message)
  else if (letter.kind === 'mail') await outbox.mail(tx, letter.message)
  else await outbox.sms(tx, letter.message)
}
