import type { AnswerOf, SignInAudience, BodyOf } from '@daftar/contract'
import { otherFactor } from '@daftar/rules/contact/factor'
import { maskContact } from '@daftar/rules/contact/mask'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseKeeping, type Refusal } from '../../../platform/http/refusal.ts'
import { newToken } from '../../../platform/ids.ts'
import { hashOfToken, isTokenShape } from '../../../platform/crypto/token.ts'
import { finishSignIn } from './finish.ts'
import { closeFlow, finishFirstFactor, lockFlowOfToken, type FlowRow } from './flow-store.ts'
import { cookiesOf, type StepDependencies, type StepCall } from './dependencies.ts'
import { flowMinutes } from './settings.ts'
import { confirmContact, createPerson, findSubject, type Subject } from './subject-store.ts'

type Verified = AnswerOf<'signIn.verify'>

/**
 * AUTH-21, AUTH-48, AUTH-49: verifies the first-factor code of the sign-in this browser began. Whether
 * anybody has the contact shows only to whoever typed the right code.
 */
export async function verifyFirstFactor(
  deps: StepDependencies,
  tx: Tx,
  audience: SignInAudience,
  call: StepCall & { body: BodyOf<'signIn.verify'> },
): Promise<Verified | Refusal> {
  const token = call.cookie(cookiesOf[audience].flow)
  const flow =
    token && isTokenShape(token) && (await lockFlowOfToken(tx, hashOfToken(token), audience, call.now))
  if (!flow || flow.state !== 'first_factor' || flow.id !== call.body.session_id)
    return refuse('flow_expired')
  call.audit({ object: flow.id })
  const { factor, contact, device } = flow
  const target = { audience, factor, contact, device, purpose: 'first_factor', askedBy: flow.id } as const
  const tried = await deps.codes.attempt(tx, target, call.body.otp_code, call.now)
  if (tried.kind === 'refused')
    return refuse('too_many_tries', { ...(tried.retryAt && { retryAt: tried.retryAt }) })
  if (tried.kind === 'wrong') return refuseKeeping('invalid_code')
  const subject = await findSubject(tx, audience, factor, contact)
  return (await refusedSubject(tx, flow, subject)) ?? goOn(deps, tx, flow, subject, call)
}

/** Why a right code does not lead on: a blocked account, or a phone its owner has never proven (AUTH-66). */
async function refusedSubject(tx: Tx, flow: FlowRow, subject: Subject | undefined): Promise<Refusal | null> {
  const isGone = flow.audience === 'desk' && (subject === undefined || subject.blocked_at !== null)
  const isBlocked = Boolean(subject?.blocked_at)
  const startsWithEmail = flow.factor === 'phone' && Boolean(subject?.email && subject.phone_unconfirmed)
  if (!isGone && !isBlocked && !startsWithEmail) return null
  await closeFlow(tx, flow.id)
  if (isGone) return refuseKeeping('flow_expired')
  return refuseKeeping(isBlocked ? 'account_blocked' : 'start_with_email')
}

async function goOn(
  deps: StepDependencies,
  tx: Tx,
  flow: FlowRow,
  subject: Subject | undefined,
  call: StepCall,
): Promise<Verified | Refusal> {
  const { audience, factor } = flow
  const other = otherFactor(factor)
  if (audience === 'merchant' && subject?.[`${factor}_unconfirmed`])
    await confirmContact(tx, subject.id, factor)
  if (audience === 'merchant' && !deps.settings.requireSecondFactor)
    return signIn(deps, tx, flow, subject, call)
  const second = subject && !subject[`${other}_unconfirmed`] ? subject[other] : null
  const token = newToken()
  await finishFirstFactor(tx, {
    id: flow.id,
    state: second ? 'second_factor' : 'set_up',
    subjectId: subject?.id ?? null,
    secondContact: second,
    tokenHash: hashOfToken(token),
    expiresAt: new Date(call.now.getTime() + flowMinutes * 60_000),
  })
  call.setCookie(cookiesOf[audience].flow, token, flowMinutes * 60)
  if (!second) return { status: 'setup_2fa', factor: other }
  return { status: 'input_2fa', factor: other, [other]: maskContact(other, second) }
}

/** Where one factor is enough, it also signs new people up. */
async function signIn(
  deps: StepDependencies,
  tx: Tx,
  flow: FlowRow,
  subject: Subject | undefined,
  call: StepCall,
): Promise<Verified | Refusal> {
  const contacts = { email: null, phone: null, [flow.factor]: flow.contact }
  const subjectId = subject?.id ?? (await createPerson(tx, contacts, call.now))
  if (subjectId === null) return refuse('flow_expired')
  return { status: 'authenticated', ...(await finishSignIn(deps, tx, flow, subjectId, call)) }
}
