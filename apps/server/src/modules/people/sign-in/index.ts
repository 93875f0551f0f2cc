import type { SignInAudience } from '@daftar/contract'
import type { Config } from '../../../config/config.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { FlowActor, SessionGatekeeper } from '../../../platform/http/actor.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import { everyMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule } from '../../../platform/schedules/schedules.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { hashOfToken, isTokenShape } from '../../../platform/crypto/token.ts'
import { altchaBotCheck, type BotCheckWork } from './bot-check/altcha.ts'
import type { BotCheck } from './bot-check/bot-check.ts'
import { forgetNonces } from './bot-check/store.ts'
import { turnstileBotCheck } from './bot-check/turnstile.ts'
import { oneTimeCodes, type Codes } from './codes.ts'
import { findVerifiedFlow } from './flow-store.ts'
import { forgetOldSignIns } from './forget-old.ts'
import { deskSignInHandlers, signInHandlers } from './handlers.ts'
import { identitiesOf } from './identities.ts'
import { dummyLetter, type JoinInvited, type SignInSessions, type TellPerson } from './dependencies.ts'
import { accountPhone } from './account-phone.ts'
import { sendsPerAddress, type CodeSettings, type SignInSettings } from './settings.ts'

export type { AccountPhone, WithPhoneAtHand } from './account-phone.ts'
export type { Codes, Tried } from './codes.ts'
export { identitiesOf, type AskedIdentity, type IdentityState } from './identities.ts'
export { erasePerson } from './erase-person.ts'
export { forgetPhone } from './forget-phone.ts'
export { readContact } from './begin.ts'
export { writeProof } from './phone-proof.ts'
export {
  createPerson,
  findPeople,
  findSubject,
  formerContacts,
  nameUnnamed,
  type NewPerson,
  type Person,
  type Subject,
} from './subject-store.ts'

interface SignInDependencies {
  database: Database
  keys: Keys
  clock: Clock
  outbox: Outbox
  sessions: SignInSessions & Pick<SessionGatekeeper, 'merchant' | 'staff'>
  settings: SignInSettings
  tellPerson: TellPerson
  joinInvited: JoinInvited
  botCheck: Config['botCheck']
  /** How hard our own bot check is; the default suits phones. */
  botCheckWork?: BotCheckWork
  /** For the Turnstile adapter; `globalThis.fetch` outside tests. */
  fetch: typeof globalThis.fetch
}

/** Dummy letters: who has no account costs the same work, so that time tells nothing. They are not sent. */
const deliverers = [dummyLetter.deliveredBy(() => Promise.resolve())]

/** Signing in, for merchants and for the provider's staff. */
export function buildSignIn(deps: SignInDependencies) {
  const { database, keys, clock, outbox, sessions, settings } = deps
  const stepDeps = {
    database,
    keys,
    outbox,
    sessions,
    settings,
    tellPerson: deps.tellPerson,
    joinInvited: deps.joinInvited,
    codes: oneTimeCodes(keys, settings.otp),
    botCheck: botCheckOf(deps),
  }
  const gatekeeper: SessionGatekeeper = {
    merchant: sessions.merchant,
    staff: sessions.staff,
    flow: (token, audience) => findFlow(database, clock, token, audience),
  }
  const forgetting = defineSchedule({
    name: 'sign_in.forget',
    dueTimes: everyMinutes(1440),
    run: (at) => database.system((tx) => forget(tx, sessions, at)),
  })
  return {
    ...defineModule({
      name: 'sign-in',
      handlers: {
        ...signInHandlers(stepDeps),
        ...deskSignInHandlers(stepDeps, identitiesOf(keys, settings.otp)),
      },
      schedules: [forgetting],
      deliverers,
    }),
    gatekeeper,
    /**
     * One-time codes with their counters, for whoever else must be sure of a phone: the signing of a
     * contract.
     */
    codes: stepDeps.codes,
    /** The same with limits of their own; they are kept apart by the device of their targets. */
    codesWith: (limits: Partial<CodeSettings>): Codes => oneTimeCodes(keys, { ...settings.otp, ...limits }),
    /** Codes of all kinds that one network address may ask for in an hour. */
    sendsPerAddress: settings.otp.sendsPerHour * sendsPerAddress,
    /** Linking a phone to an account: the same codes, counters and letters. */
    accountPhone: accountPhone(stepDeps),
  }
}

function botCheckOf({ botCheck, botCheckWork, database, keys, fetch }: SignInDependencies): BotCheck {
  const { kind, siteKey, secret } = botCheck
  if (kind === 'altcha') return altchaBotCheck(database, keys, botCheckWork)
  if (!siteKey || !secret) throw new Error('Turnstile needs its site key and its secret')
  return turnstileBotCheck({ siteKey, secret }, fetch)
}

/**
 * A half-finished sign-in is no session: its token is looked for here only, and only after the first factor.
 */
async function findFlow(
  database: Database,
  clock: Clock,
  token: string | null,
  audience: SignInAudience,
): Promise<FlowActor | null> {
  if (token === null || !isTokenShape(token)) return null
  const now = clock.now()
  const [row] = await database.systemRead((tx) => findVerifiedFlow(tx, hashOfToken(token), audience, now))
  return row ? { kind: 'flow', id: row.id, audience } : null
}

async function forget(tx: Tx, sessions: SignInSessions, at: Date): Promise<void> {
  await forgetNonces(tx, at)
  await forgetOldSignIns(tx, at)
  await sessions.forgetOld(tx)
}
