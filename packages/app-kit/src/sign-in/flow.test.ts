import { ApiError, NetworkError } from '@daftar/client'
import { errorAnswer } from '@daftar/contract/errors'
import type { Reason } from '@daftar/contract'
import { beforeEach, expect, test } from 'vitest'
import { botCheckError, type LoginError } from '@daftar/rules/shell/sign-in/login-errors'
import type { FlowServices } from './flow-services.ts'
import { createFlow, type SignInFlow } from './flow.ts'
import { loginRefusal } from './login-refusal.ts'

type Call = [id: string, body: unknown]

/** The sign-in with a server that answers what a test tells it to. */
let calls: Call[]
let answers: Record<string, (() => unknown)[]>
let storage: Map<string, string>
let search: string
let nowMs: number
let notices: string[]
let tokens: string[]
let botChecks: (() => Promise<string>)[]
let delayed: (() => void)[]
let prefetched: number

beforeEach(() => {
  calls = []
  answers = {}
  storage = new Map()
  search = ''
  nowMs = 1_000_000
  notices = []
  tokens = []
  botChecks = []
  delayed = []
  prefetched = 0
})

function answer(id: string, body: unknown): void {
  ;(answers[id] ??= []).push(() => body)
}

function refuse(id: string, reason: Reason): void {
  const { status, body } = errorAnswer(reason)
  ;(answers[id] ??= []).push(() => {
    throw new ApiError(status, body)
  })
}

function lose(id: string): void {
  ;(answers[id] ??= []).push(() => {
    throw new NetworkError('gone')
  })
}

let tokensMade = 0

function callOf(id: string) {
  return async (body: unknown) => {
    calls.push([id, body])
    const next = answers[id]?.shift()
    if (!next) throw new Error(`no answer for ${id}`)
    return next() as never
  }
}

const services = (): FlowServices<LoginError> => ({
  calls: {
    authenticate: callOf('signIn.authenticate'),
    verify: callOf('signIn.verify'),
    challenge: callOf('signIn.challenge'),
    challengeVerify: callOf('signIn.challengeVerify'),
    challengeSetup: callOf('signIn.challengeSetup'),
  },
  resendSeconds: () => 120,
  storage: {
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
    removeItem: (key) => void storage.delete(key),
  },
  address: {
    search: () => search,
    push: (to) => void (search = to),
    replace: (to) => void (search = to),
  },
  now: () => nowMs,
  language: () => 'ar',
  botCheck: () => (botChecks.shift() ?? (async () => `bot-${++tokensMade}`))(),
  ahead: {
    failed: () => void notices.push(botCheckError),
    later: (work) => void delayed.push(work),
  },
  refused: (error, step) => loginRefusal(error, step, (problem) => void notices.push(problem)),
  codeSent: () => void (prefetched += 1),
  signedIn: (token) => void tokens.push(token),
})

async function started(): Promise<SignInFlow<LoginError>> {
  const flow = createFlow(services())
  flow.followAddress()
  await flow.startBotCheck()
  return flow
}

async function atCode(): Promise<SignInFlow<LoginError>> {
  const flow = await started()
  answer('signIn.authenticate', { session_id: 'flow_1', resend_at: '2026-11-21T00:00:00.000Z' })
  await flow.begin('email', ' Owner@Noor.example')
  return flow
}

async function atSetUp(): Promise<SignInFlow<LoginError>> {
  const flow = await atCode()
  answer('signIn.verify', { status: 'setup_2fa' })
  await flow.verify('123456')
  return flow
}

const step = (flow: SignInFlow<LoginError>) => flow.store.get().step

test('an e-mail is sent with language and bot token, then its code is asked for [AUTH-10, AUTH-18, AUTH-19, AUTH-43]', async () => {
  const flow = await atCode()
  expect(calls).toEqual([
    [
      'signIn.authenticate',
      { email: 'owner@noor.example', lang: 'ar', cf_turnstile: expect.stringMatching(/^bot-/) },
    ],
  ])
  expect(step(flow)).toBe('sign_in_verify_email')
  expect(search).toBe('?step=sign_in_verify_email')
  expect(storage.get('merchant.session_id')).toBe('flow_1')
  expect(prefetched).toBe(1)
})

test('nothing is sent before the bot check succeeded [AUTH-10]', async () => {
  const flow = createFlow(services())
  await flow.begin('email', 'owner@noor.example')
  expect(calls).toEqual([])
  expect(flow.store.get().bot).toBe('checking')
})

test('a phone leads to the code of a phone [AUTH-20, AUTH-44]', async () => {
  const flow = await started()
  answer('signIn.authenticate', { session_id: 'flow_1' })
  await flow.begin('phone', '+971 50 111 0001')
  expect(calls[0]?.[1]).toMatchObject({ phone: '+971501110001' })
  expect(step(flow)).toBe('sign_in_verify_phone')
})

test('a right code may sign in at once; the stored session id is cleared [AUTH-22, AUTH-30, AUTH-31, AUTH-48]', async () => {
  const flow = await atCode()
  answer('signIn.verify', { status: 'authenticated', auth_token: 'token-1' })
  await flow.verify('123456')
  expect(calls.at(-1)).toEqual(['signIn.verify', { session_id: 'flow_1', otp_code: '123456' }])
  expect(tokens).toEqual(['token-1'])
  expect(storage.size).toBe(0)
  expect(flow.store.get().done).toBe(true)
})

test('the second factor is challenged once on arrival and shown masked [AUTH-25, AUTH-26, AUTH-50, DEC-AUTH-3]', async () => {
  const flow = await atCode()
  answer('signIn.verify', { status: 'input_2fa', factor: 'phone', phone: '•••••01' })
  answer('signIn.challenge', { factor: 'phone', phone: '•••••01' })
  await flow.verify('123456')
  expect(calls.slice(-1)).toEqual([['signIn.challenge', { session_id: 'flow_1' }]])
  expect(step(flow)).toBe('challenge_verify_phone')
  expect(flow.store.get().data.maskedPhone).toBe('•••••01')
})

test('the second code signs in [AUTH-32, AUTH-54]', async () => {
  const flow = await atCode()
  answer('signIn.verify', { status: 'input_2fa', factor: 'phone', phone: '•••••01' })
  answer('signIn.challenge', { factor: 'phone', phone: '•••••01' })
  await flow.verify('123456')
  answer('signIn.challengeVerify', { auth_token: 'token-2' })
  await flow.verify('1234')
  expect(calls.at(-1)).toEqual(['signIn.challengeVerify', { otp_code: '1234' }])
  expect(tokens).toEqual(['token-2'])
})

test('a first sign-in by e-mail sets up a phone and signs in with its code [AUTH-23, AUTH-28, AUTH-29, AUTH-53]', async () => {
  const flow = await atSetUp()
  expect(step(flow)).toBe('challenge_setup_phone')
  answer('signIn.challengeSetup', { resend_at: '' })
  await flow.setUp('phone', '+971501110001')
  expect(calls.at(-1)).toEqual(['signIn.challengeSetup', { phone: '+971501110001' }])
  expect(step(flow)).toBe('challenge_setup_verify_phone')
  answer('signIn.challengeVerify', { auth_token: 'token-3' })
  await flow.verify('1234')
  expect(tokens).toEqual(['token-3'])
})

test('a first sign-in by phone sets up an e-mail [AUTH-24, AUTH-27, AUTH-52]', async () => {
  const flow = await started()
  answer('signIn.authenticate', { session_id: 'flow_1' })
  await flow.begin('phone', '+971501110001')
  answer('signIn.verify', { status: 'setup_2fa' })
  await flow.verify('1234')
  expect(step(flow)).toBe('challenge_setup_email')
  answer('signIn.challengeSetup', { resend_at: '' })
  await flow.setUp('email', 'New@Shop.example')
  expect(calls.at(-1)).toEqual(['signIn.challengeSetup', { email: 'new@shop.example' }])
  expect(step(flow)).toBe('challenge_setup_verify_email')
})

test('back from a set-up code returns to the set-up, from everything else to the start [AUTH-13 to AUTH-16]', async () => {
  const flow = await atSetUp()
  answer('signIn.challengeSetup', { resend_at: '' })
  await flow.setUp('phone', '+971501110001')
  flow.back()
  expect(step(flow)).toBe('challenge_setup_phone')
  flow.back()
  expect([step(flow), search]).toEqual(['sign_in', ''])
  const other = await atCode()
  other.back()
  expect(step(other)).toBe('sign_in')
})

test('an unknown step is an error that leads back to the start; the way back to the application stays [AUTH-07, AUTH-08]', async () => {
  search = '?redirect=%2Faccount&step=nonsense'
  const flow = await started()
  expect(step(flow)).toBe('unknown')
  flow.restart()
  expect([step(flow), search]).toEqual(['sign_in', '?redirect=%2Faccount'])
})

test.each([
  'sign_in_verify_email',
  'challenge_verify_phone',
  'challenge_setup_email',
  'challenge_setup_verify_phone',
])('%s without its data starts over [AUTH-17]', async (named) => {
  search = `?step=${named}`
  const flow = await started()
  expect([step(flow), search]).toEqual(['sign_in', ''])
})

test('a resend names the session and no bot token [AUTH-45, AUTH-46]', async () => {
  const flow = await atCode()
  nowMs += 120_000
  answer('signIn.authenticate', { session_id: 'flow_1' })
  await flow.resend()
  expect(calls.at(-1)).toEqual([
    'signIn.authenticate',
    { email: 'owner@noor.example', lang: 'ar', session_id: 'flow_1' },
  ])
  expect(flow.store.get().sentAtMs).toBe(nowMs)
})

test('the second factor and a set-up are sent again by their own calls [AUTH-51, DEC-AUTH-5]', async () => {
  const flow = await atCode()
  answer('signIn.verify', { status: 'input_2fa', factor: 'phone', phone: '•••••01' })
  answer('signIn.challenge', { factor: 'phone', phone: '•••••01' })
  await flow.verify('123456')
  answer('signIn.challenge', { factor: 'phone', phone: '•••••01' })
  await flow.resend()
  expect(calls.at(-1)).toEqual(['signIn.challenge', { session_id: 'flow_1' }])
  const setUp = await atSetUp()
  answer('signIn.challengeSetup', { resend_at: '' })
  await setUp.setUp('phone', '+971501110001')
  answer('signIn.challengeSetup', { resend_at: '' })
  await setUp.resend()
  expect(calls.at(-1)).toEqual(['signIn.challengeSetup', { phone: '+971501110001' }])
})

test('the timer survives a reload, and the same contact returns to it without another code [DEC-AUTH-8]', async () => {
  await atCode()
  nowMs += 60_000
  search = ''
  const reloaded = await started()
  const before = calls.length
  await reloaded.begin('email', 'owner@noor.example')
  expect(calls).toHaveLength(before)
  expect(reloaded.store.get()).toMatchObject({ step: 'sign_in_verify_email', sentAtMs: 1_000_000 })
  reloaded.back()
  answer('signIn.authenticate', { session_id: 'flow_2' })
  await reloaded.begin('email', 'other@noor.example')
  expect(calls).toHaveLength(before + 1)
})

test('a code step that is loaded anew goes on with its contact, its session and its timer', async () => {
  await atCode()
  const reloaded = await started()
  expect(reloaded.store.get()).toMatchObject({
    ...{ step: 'sign_in_verify_email', choice: 'email', sentAtMs: 1_000_000 },
    data: { sessionId: 'flow_1', email: 'owner@noor.example' },
  })
  answer('signIn.verify', { status: 'setup_2fa' })
  await reloaded.verify('123456')
  expect(calls.at(-1)).toEqual(['signIn.verify', { session_id: 'flow_1', otp_code: '123456' }])
  answer('signIn.challengeSetup', { resend_at: '' })
  await reloaded.setUp('phone', '+971501110001')
  const second = await started()
  expect(second.store.get().step).toBe('challenge_setup_verify_phone')
  answer('signIn.challengeVerify', { auth_token: 'token_1' })
  await second.verify('654321')
  expect([calls.at(-1), storage.size]).toEqual([['signIn.challengeVerify', { otp_code: '654321' }], 0])
})

test('who went back to the start, or was sent there, starts anew after a reload', async () => {
  const left = await atCode()
  left.back()
  search = '?step=sign_in_verify_email'
  expect(step(await started())).toBe('sign_in')
  const expired = await atSetUp()
  refuse('signIn.challengeSetup', 'flow_expired')
  await expired.setUp('phone', '+971501110001')
  search = '?step=challenge_setup_phone'
  expect(step(await started())).toBe('sign_in')
})

test('after two minutes the same contact is sent a new code [AUTH-40, AUTH-41]', async () => {
  await atCode()
  nowMs += 120_000
  const reloaded = await started()
  answer('signIn.authenticate', { session_id: 'flow_2' })
  await reloaded.begin('email', 'owner@noor.example')
  expect(calls.at(-1)?.[0]).toBe('signIn.authenticate')
})

test('a bot check that fails says so, drops its token and starts anew [AUTH-34, AUTH-35, AUTH-36]', async () => {
  botChecks = [() => Promise.reject(new Error('blocked'))]
  const flow = await started()
  expect(flow.store.get().bot).toBe('failed')
  expect(notices).toEqual(['login_not_a_real_user'])
  await flow.begin('email', 'owner@noor.example')
  expect(calls).toEqual([])
  delayed.forEach((work) => work())
  await new Promise((resolve) => setTimeout(resolve))
  expect(flow.store.get().bot).toBe('passed')
})

test('a refused bot token is told as a notification; each answer brings a fresh one [AUTH-63, AUTH-64, DEC-AUTH-19]', async () => {
  const flow = await started()
  refuse('signIn.authenticate', 'bot_check_failed')
  await flow.begin('email', 'owner@noor.example')
  expect(notices).toEqual(['login_not_a_real_user'])
  expect(flow.store.get().problem).toBeNull()
  await new Promise((resolve) => setTimeout(resolve))
  answer('signIn.authenticate', { session_id: 'flow_1' })
  await flow.begin('email', 'owner@noor.example')
  const sent = calls.map(([, body]) => (body as { cf_turnstile: string }).cf_turnstile)
  expect(new Set(sent).size).toBe(2)
})

test.each([
  ['invalid_email', 'login_invalid_email', 'AUTH-56'],
  ['too_many_codes', 'login_too_many_attempts', 'AUTH-57'],
  ['email_not_unique', 'login_invalid_credentials', 'AUTH-62'],
] as const)(
  'a contact that is refused with %s is told below its field: %s (%s)',
  async (reason, problem, _number) => {
    const flow = await started()
    refuse('signIn.authenticate', reason)
    await flow.begin('email', 'owner@noor.example')
    expect(flow.store.get()).toMatchObject({ step: 'sign_in', problem, busy: false })
    expect(notices).toEqual([])
  },
)

test('a refused code is told below the field, which is cleared each time [AUTH-58, AUTH-59, DEC-AUTH-10]', async () => {
  const flow = await atCode()
  refuse('signIn.verify', 'invalid_code')
  await flow.verify('000000')
  expect(flow.store.get()).toMatchObject({ problem: 'login_wrong_code', refusals: 1 })
  refuse('signIn.verify', 'too_many_tries')
  await flow.verify('000000')
  expect(flow.store.get()).toMatchObject({ problem: 'login_too_many_attempts', refusals: 2, busy: false })
})

test('a contact that is taken is told where it is set up [AUTH-60, AUTH-61]', async () => {
  const flow = await atSetUp()
  refuse('signIn.challengeSetup', 'phone_not_unique')
  await flow.setUp('phone', '+971501110001')
  expect(flow.store.get()).toMatchObject({ step: 'challenge_setup_phone', problem: 'login_phone_taken' })
})

test('an expired flow starts over and keeps the contact [AUTH-65, DEC-AUTH-13]', async () => {
  const flow = await atCode()
  refuse('signIn.verify', 'flow_expired')
  await flow.verify('123456')
  expect(flow.store.get()).toMatchObject({
    step: 'sign_in',
    problem: 'login_session_expired',
    data: { email: 'owner@noor.example' },
  })
  expect(storage.size).toBe(0)
})

test('start with email switches the choice [AUTH-66, DEC-AUTH-14]', async () => {
  const flow = await started()
  flow.choose('phone')
  refuse('signIn.authenticate', 'start_with_email')
  await flow.begin('phone', '+971501110001')
  expect(flow.store.get()).toMatchObject({
    step: 'sign_in',
    choice: 'email',
    problem: 'login_start_with_email',
  })
})

test('too many requests and all other failures are notifications [AUTH-67, AUTH-68, DEC-AUTH-12]', async () => {
  const flow = await atCode()
  refuse('signIn.verify', 'too_many_requests')
  await flow.verify('123456')
  lose('signIn.verify')
  await flow.verify('123456')
  refuse('signIn.verify', 'internal')
  await flow.verify('123456')
  expect(notices).toEqual(['login_too_many_requests', 'login_failed', 'login_failed'])
  expect(flow.store.get()).toMatchObject({ step: 'sign_in_verify_email', problem: null, busy: false })
})

test('a second press while a call is on its way sends nothing', async () => {
  const flow = await atCode()
  answer('signIn.verify', { status: 'authenticated', auth_token: 't' })
  await Promise.all([flow.verify('123456'), flow.verify('123456')])
  expect(calls.filter(([id]) => id === 'signIn.verify')).toHaveLength(1)
})

test('where no check is made ahead, one is made when a code is asked for, and its failure is told', async () => {
  const refused: unknown[] = []
  const { ahead: _, ...onDemand } = services()
  const flow = createFlow<LoginError>({
    ...onDemand,
    refused: (error, step) => {
      refused.push(error)
      return onDemand.refused(error, step)
    },
  })
  const blocked = new Error('blocked')
  botChecks = [() => Promise.reject(blocked), async () => 'asked-now']
  await flow.begin('email', 'huda@desk.example')
  expect([calls, refused]).toEqual([[], [blocked]])
  answer('signIn.authenticate', { session_id: 'flow_1' })
  await flow.begin('email', 'huda@desk.example')
  expect(calls.map(([, body]) => body)).toMatchObject([{ cf_turnstile: 'asked-now' }])
  expect([botChecks, delayed]).toEqual([[], []])
})
