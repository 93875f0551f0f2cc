import type { SignInAudience } from '@daftar/contract'
import type { StaffRole } from '@daftar/rules/access/roles'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { routes, type EndpointId } from '@daftar/contract/routes'
import type { FastifyInstance } from 'fastify'
import { isOnWaitlist } from '../../modules/capital/waitlist/index.ts'
import { buildAccounts } from '../../modules/people/accounts/index.ts'
import { buildSessions } from '../../modules/people/sessions/index.ts'
import { buildSettings, type CapitalStanding } from '../../modules/people/settings/index.ts'
import { tellPerson } from '../../modules/people/notifications/index.ts'
import { buildSignIn, createPerson } from '../../modules/people/sign-in/index.ts'
import type { SignInSettings } from '../../modules/people/sign-in/testing.ts'
import { buildUsers, joinInvited } from '../../modules/people/users/index.ts'
import { aMember } from './builders.ts'
import { aBrand } from './a-brand.ts'
import { settableClock } from './settable-clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { values } from '../../platform/database/rows.ts'
import { Refusals } from '../../platform/audit/refusals.ts'
import { createKeys, type Keys } from '../../platform/crypto/keys.ts'
import type { AllHandlers } from '../../platform/http/call.ts'
import { productCookies } from '../../platform/http/cookies.ts'
import { RateLimiter } from '../../platform/http/rate-limits/rate-limit.ts'
import { KeyAttempts } from '../../platform/http/rate-limits/key-attempts.ts'
import { buildServer } from '../../platform/http/server.ts'
import { newId } from '../../platform/ids.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { inboxMail } from '../../platform/mail/mail.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { listInbox, type InboxMessage } from '../../platform/outbox/inbox.ts'
import { createOutbox, type Outbox } from '../../platform/outbox/outbox.ts'
import { inboxSms } from '../../platform/sms/sms.ts'
import { noLimits } from './no-limits.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'

export const signInSettings: SignInSettings = {
  otp: {
    emailLength: 6,
    phoneLength: 4,
    validSeconds: 120,
    resendSeconds: 120,
    triesPerCode: 5,
    triesPerDay: 15,
    hardStop: 100,
    sendsPerHour: 5,
    sendsPerDay: 10,
    waitMinutes: 30,
  },
  brand: { name: 'Daftar', nameAr: 'دفتر' },
  publicOrigin: 'https://merchant.example',
  requireSecondFactor: true,
}

interface Options {
  settings?: Partial<Omit<SignInSettings, 'otp'>> & { otp?: Partial<SignInSettings['otp']> }
  hasAdvanceOrApplication?: CapitalStanding['hasAdvanceOrApplication']
  fetch?: typeof globalThis.fetch
  turnstile?: { siteKey: string; secret: string }
  /** Another process over the same database. */
  beside?: Pick<SignInApp, 'db' | 'clock' | 'realClock'>
}

type SettableClock = ReturnType<typeof settableClock>

export interface SignInApp {
  app: FastifyInstance
  db: TestDatabase
  database: Database
  clock: SettableClock
  realClock: SettableClock
  keys: Keys
  outbox: Outbox
  sessions: ReturnType<typeof buildSessions>
  signIn: ReturnType<typeof buildSignIn>
  users: ReturnType<typeof buildUsers>
  browser(ip?: string): Browser
  /** Both clocks go on together, as they do outside a test. */
  pass(ms: number): void
  /** Everything that was delivered to a contact, the newest first. */
  inbox(to: string): Promise<InboxMessage[]>
  /** The newest code that was delivered to a contact. */
  codeOf(to: string): Promise<string>
  /** Signs in with both factors, setting the second one up where there is none. */
  signInAs(email: string, phone: string, browser?: Browser): Promise<Browser>
  close(): Promise<void>
}

/**
 * The sign-in, session, account and settings modules behind the real HTTP layer, over a database of its own.
 */
export async function signInApp(options: Options = {}): Promise<SignInApp> {
  const db = options.beside?.db ?? (await createTestDatabase())
  const { database } = db
  const clock = options.beside?.clock ?? settableClock('2026-11-22T08:00:00Z')
  const realClock = options.beside?.realClock ?? settableClock('2026-11-22T08:00:00Z')
  const keys = createKeys('a-test-secret-of-at-least-32-characters')
  const deps = { database, clock }
  const mail = inboxMail(deps, aBrand)
  const outbox = createOutbox({ ...deps, keys, mail, sms: inboxSms(deps) })
  const base = { database, clock, realClock, keys, outbox }
  const modules = modulesOf(base, options)
  const { sessions, signIn, users } = modules
  outbox.add(signIn.deliverers)
  const listening = await sessions.listen()
  const app = await serverOf(base, modules)
  const messages = messagesOf(base)

  return {
    app,
    db,
    database,
    clock,
    realClock,
    keys,
    outbox,
    sessions,
    signIn,
    users,
    browser: (ip) => new Browser(app, ip),
    pass(ms) {
      clock.advance(ms)
      realClock.advance(ms)
    },
    ...messages,
    signInAs: signingIn(app, messages),
    async close() {
      await listening.stop()
      await app.close()
      if (!options.beside) await db.drop()
    },
  }
}

type Base = Pick<SignInApp, 'database' | 'clock' | 'realClock' | 'keys' | 'outbox'>
type Modules = ReturnType<typeof modulesOf>

function modulesOf({ database, clock, realClock, keys, outbox }: Base, options: Options) {
  const sessions = buildSessions({
    database,
    settings: { absoluteHours: 12, idleMinutes: 30, staffAbsoluteHours: 8, staffIdleMinutes: 15 },
    realNow: () => realClock.now(),
    // What is believed for a second is asked again whenever a test moves the clock, and only then.
    steadyMs: () => realClock.now().getTime() * 10_000,
  })
  const { turnstile } = options
  const signIn = buildSignIn({
    tellPerson,
    joinInvited,
    database,
    keys,
    clock,
    outbox,
    sessions,
    settings: {
      ...signInSettings,
      ...options.settings,
      otp: { ...signInSettings.otp, ...options.settings?.otp },
    },
    botCheck: {
      kind: turnstile ? 'turnstile' : 'altcha',
      siteKey: turnstile?.siteKey,
      secret: turnstile?.secret,
    },
    botCheckWork: { cost: 1, fewestAttempts: 1, mostAttempts: 3 },
    fetch: options.fetch ?? (() => Promise.reject(new Error('no outside call in this test'))),
  })
  const { hasAdvanceOrApplication = () => Promise.resolve(false) } = options
  const standing = { hasAdvanceOrApplication, isOnWaitlist }
  const settings = buildSettings({ ...sessions, database, sessions, standing })
  const accounts = buildAccounts({ ...settings, accountPhone: signIn.accountPhone })
  const users = buildUsers({
    database,
    outbox,
    brand: aBrand,
    publicOrigin: signInSettings.publicOrigin,
    endSessions: sessions.endIn,
    distrust: sessions.distrust,
  })
  return { signIn, sessions, settings, accounts, users }
}

function serverOf(
  { database, clock, realClock, keys }: Base,
  { signIn, sessions, settings, accounts, users }: Modules,
): Promise<FastifyInstance> {
  const handlers = {
    ...defineArea('people', [signIn, sessions, settings, accounts, users]).handlers,
    'console.session': ({ actor }: { actor: object }) =>
      Promise.resolve({
        ...actor,
        clock: { now: clock.now().toISOString(), movable: false, moved_by_seconds: 0 },
        four_eyes_above: {},
      }),
  } as unknown as AllHandlers
  const rates = new RateLimiter(noLimits)
  const refusals = new Refusals(database, () => undefined)
  return buildServer({
    logger: createLogger({ level: 'silent' }),
    secure: false,
    proxies: 1,
    uploadLimitBytes: 1024,
    intake: { connections: 100, bodySeconds: 30, uploadSeconds: 30 },
    context: {
      database,
      refusals,
      clock,
      realNow: () => realClock.now(),
      gatekeeper: { ...signIn.gatekeeper, key: () => Promise.resolve('not_signed_in') },
      handlers,
      cookies: productCookies(false),
      keys,
      rates,
      keyAttempts: new KeyAttempts(rates),
      origins: [],
      development: false,
      checkAnswers: true,
    },
  })
}

type Messages = Pick<SignInApp, 'inbox' | 'codeOf'>

function messagesOf({ database, outbox }: Base): Messages {
  /** Messages of one instant of the product clock are told apart by when this test first saw them. */
  const seen = new Map<string, number>()
  async function inbox(to: string) {
    await outbox.deliverWaiting()
    const messages = await listInbox(database, { to })
    for (const { id } of messages) if (!seen.has(id)) seen.set(id, seen.size)
    const seenAt = ({ id }: InboxMessage) => seen.get(id) ?? 0
    return messages.toSorted(
      (one, other) => other.at.getTime() - one.at.getTime() || seenAt(other) - seenAt(one),
    )
  }

  async function codeOf(to: string): Promise<string> {
    const found = (await inbox(to)).find((message) => message.code !== null)
    if (!found?.code) throw new Error(`no code was sent to ${to}`)
    return found.code
  }

  return { inbox, codeOf }
}

function signingIn(app: FastifyInstance, { inbox, codeOf }: Messages): SignInApp['signInAs'] {
  return async (email, phone, browser = new Browser(app)) => {
    await Promise.all([inbox(email), inbox(phone)])
    const { body: begun } = await browser.begin({ email })
    const verify = { session_id: begun.session_id as string, otp_code: await codeOf(email) }
    const { body: first } = await browser.call('signIn.verify', { body: verify })
    if (first.status === 'input_2fa') await browser.call('signIn.challenge', { body: {} })
    else await browser.call('signIn.challengeSetup', { body: { phone } })
    const body = { otp_code: await codeOf(phone) }
    const { status } = await browser.call('signIn.challengeVerify', { body })
    if (status !== 200) throw new Error(`signing in answered ${status}`)
    return browser
  }
}

export interface Answered {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read fields of what came over the wire
  body: any
  headers: Record<string, unknown>
}

/** Calls by endpoint id and keeps cookies the way a browser does. */
export class Browser {
  readonly cookies = new Map<string, string>()
  bearer: string | null = null
  private readonly app: FastifyInstance
  private readonly ip: string

  constructor(app: FastifyInstance, ip = '10.0.0.1') {
    this.app = app
    this.ip = ip
  }

  /** The same browser somewhere else: its cookies as they are now. */
  copy(): Browser {
    const other = new Browser(this.app, this.ip)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  async call(
    id: EndpointId,
    given: { body?: unknown; params?: Record<string, string>; query?: string; headers?: object } = {},
  ): Promise<Answered> {
    const [method = 'GET', path = ''] = routes[id].split(' ')
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => given.params?.[name] ?? '')
    const response = await this.app.inject({
      method: method as 'GET',
      url: `${url}${given.query ?? ''}`,
      headers: {
        'x-forwarded-for': this.ip,
        'user-agent': 'Test browser',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.bearer !== null && { authorization: `Bearer ${this.bearer}` }),
        ...given.headers,
      },
      ...(method !== 'GET' && given.body !== undefined && { payload: given.body as object }),
    })
    for (const cookie of response.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    const body: unknown = response.body === '' ? null : JSON.parse(response.body)
    return { status: response.statusCode, body, headers: response.headers }
  }

  /** A token of the bot check, solved as the page does it. */
  async botToken(): Promise<string> {
    const { body } = await this.call('signIn.botCheck')
    return solveBotCheck(body.challenge as Challenge)
  }

  /** Begins a sign-in as the page does: with a fresh bot token. */
  async begin(
    contact: { email: string } | { phone: string },
    { audience = 'merchant', lang = 'en' }: { audience?: SignInAudience; lang?: 'en' | 'ar' } = {},
  ): Promise<Answered> {
    const cf_turnstile = await this.botToken()
    return this.call(actsOf(audience).authenticate, { body: { ...contact, lang, cf_turnstile } })
  }
}

/** The steps of a sign-in at the door of merchants or of staff. */
export function actsOf(audience: SignInAudience) {
  return audience === 'desk'
    ? ({
        authenticate: 'signIn.authenticateForStaff',
        verify: 'signIn.verifyForStaff',
        challenge: 'signIn.challengeForStaff',
      } as const)
    : ({
        authenticate: 'signIn.authenticate',
        verify: 'signIn.verify',
        challenge: 'signIn.challenge',
      } as const)
}

export async function solveBotCheck(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** A person, with a role at a merchant when one is given. */
export async function aPerson(
  { database }: Pick<SignInApp, 'database'>,
  given: {
    email?: string | null
    phone?: string | null
    phoneUnconfirmed?: boolean
    emailUnconfirmed?: boolean
    blocked?: boolean
    merchantId?: string
    role?: string
    stores?: string[] | null
  },
): Promise<string> {
  const at = new Date('2026-01-01T00:00:00Z')
  const { email = null, phone = null, emailUnconfirmed, phoneUnconfirmed } = given
  return database.system(async (tx) => {
    const id = await createPerson(
      tx,
      {
        firstName: 'Noor',
        lastName: 'Hadid',
        email,
        phone,
        unconfirmed: [
          ...(emailUnconfirmed ? (['email'] as const) : []),
          ...(phoneUnconfirmed ? (['phone'] as const) : []),
        ],
      },
      at,
    )
    if (id === null) throw new Error('somebody has one of these contacts')
    if (given.blocked) await tx`update person set blocked_at = ${at} where id = ${id}`
    const { merchantId, role, stores: storeIds = null } = given
    if (merchantId !== undefined)
      await aMember(tx, merchantId, {
        personId: id,
        email: email ?? '',
        phone: phone ?? '',
        ...(role && { role }),
        storeIds,
      })
    return id
  })
}

export async function aStaffMember(
  { database }: Pick<SignInApp, 'database'>,
  given: { email: string; phone: string; roles?: StaffRole[]; blocked?: boolean },
): Promise<string> {
  const id = newId('stf')
  const at = new Date('2026-01-01T00:00:00Z')
  await database.system(
    (tx) =>
      tx`insert into staff ${values(tx, 'staff', {
        id,
        name: 'Sam',
        email: given.email,
        phone: given.phone,
        roles: given.roles ?? ['underwriter'],
        blocked_at: given.blocked ? at : null,
        created_at: at,
      })}`,
  )
  return id
}
