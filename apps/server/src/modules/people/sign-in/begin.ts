import type { AnswerOf, SignInAudience, BodyOf } from '@daftar/contract'
import type { Factor } from '@daftar/rules/contact/factor'
import { emailProblem, normaliseEmail } from '@daftar/rules/contact/email'
import { maskContact } from '@daftar/rules/contact/mask'
import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { newId, newToken } from '../../../platform/ids.ts'
import { hashOfToken, isTokenShape } from '../../../platform/crypto/token.ts'
import { isKnownDevice } from './device-store.ts'
import { insertFlow, lockFlowOfToken } from './flow-store.ts'
import { cookiesOf, type StepDependencies, type StepCall } from './dependencies.ts'
import { sendCode } from './send-code.ts'
import { flowMinutes } from './settings.ts'

type Body = BodyOf<'signIn.authenticate'>
interface Contact {
  factor: Factor
  contact: string
}
type Begun = AnswerOf<'signIn.authenticate'>

/**
 * AUTH-18, AUTH-43 to AUTH-47: sends a first-factor code, or with `session_id` sends it again. Nothing here
 * depends on whether anybody has the contact; a new one signs up by the same way (DEC-AUTH-1).
 */
export async function authenticate(
  deps: StepDependencies,
  audience: SignInAudience,
  call: StepCall & { body: Body },
): Promise<Begun | Refusal> {
  const contact = readContact(call.body)
  if (contact instanceof Refusal) return contact
  const { session_id: flowId, cf_turnstile: token } = call.body
  if (flowId !== undefined)
    return deps.database.system((tx) => sendAgain(deps, tx, audience, call, { ...contact, flowId }))
  // The token is used up whatever becomes of the sign-in, so it has a transaction of its own.
  if (!(await deps.botCheck.passes(token, call.request.ip, call.now))) return refuse('bot_check_failed')
  return deps.database.system((tx) => begin(deps, tx, audience, call, contact))
}

/** AUTH-55, AUTH-56: the contact as it is kept, or what is wrong with it. */
export function readContact(body: {
  email?: string | undefined
  phone?: string | undefined
}): Contact | Refusal {
  if (body.email !== undefined) {
    if (emailProblem(body.email)) return refuse('invalid_email', { fields: { email: 'email_invalid' } })
    return { factor: 'email', contact: normaliseEmail(body.email) }
  }
  const phone = body.phone ?? ''
  if (phoneProblem(phone)) return refuse('invalid_phone', { fields: { phone: 'phone_invalid' } })
  return { factor: 'phone', contact: normalisePhone(phone) }
}

async function begin(
  deps: StepDependencies,
  tx: Tx,
  audience: SignInAudience,
  call: StepCall & { body: Body },
  { factor, contact }: Contact,
): Promise<Begun | Refusal> {
  const id = newId('flow')
  const device = await deviceOf(tx, call, audience, { factor, contact })
  const target = { audience, factor, contact, device, purpose: 'first_factor', askedBy: id } as const
  const sent = await sendCode(deps, tx, target, call, call.body.lang)
  if (sent instanceof Refusal) return sent
  const token = newToken()
  const expiresAt = new Date(call.now.getTime() + flowMinutes * 60_000)
  const language = call.body.lang
  await insertFlow(tx, {
    id,
    tokenHash: hashOfToken(token),
    audience,
    factor,
    contact,
    language,
    device,
    expiresAt,
  })
  call.setCookie(cookiesOf[audience].flow, token, flowMinutes * 60)
  call.audit({ object: id, after: { contact: maskContact(factor, contact) } })
  return { session_id: id, resend_at: sent.resendAt.toISOString() }
}

/**
 * AUTH-45, AUTH-46: to the same contact, from the browser that began. Inside the interval the running timer
 * is answered.
 */
async function sendAgain(
  deps: StepDependencies,
  tx: Tx,
  audience: SignInAudience,
  call: StepCall & { body: Body },
  asked: Contact & { flowId: string },
): Promise<Begun | Refusal> {
  const token = call.cookie(cookiesOf[audience].flow)
  const flow =
    token && isTokenShape(token) && (await lockFlowOfToken(tx, hashOfToken(token), audience, call.now))
  if (!flow || flow.state !== 'first_factor' || flow.id !== asked.flowId) return refuse('flow_expired')
  if (flow.factor !== asked.factor || flow.contact !== asked.contact) return refuse('flow_expired')
  const { factor, contact, device } = flow
  const target = { audience, factor, contact, device, purpose: 'first_factor', askedBy: flow.id } as const
  const sent = await sendCode(deps, tx, target, call, call.body.lang, flow)
  if (sent instanceof Refusal) return sent
  call.audit({ object: flow.id, after: { contact: maskContact(factor, contact), again: true } })
  return { session_id: flow.id, resend_at: sent.resendAt.toISOString() }
}

/** The lane of counters: a browser that has signed in as this contact's owner has its own. */
async function deviceOf(
  tx: Tx,
  call: StepCall,
  audience: SignInAudience,
  { factor, contact }: Contact,
): Promise<string> {
  const token = call.cookie('device')
  const hash = hashOfToken(token ?? '')
  const known = await isKnownDevice(tx, hash, audience, factor, contact, call.now)
  return known ? hash.toString('base64') : ''
}
