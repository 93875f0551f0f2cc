import type { AnswerOf, BodyOf } from '@daftar/contract'
import { otherFactor } from '@daftar/rules/contact/factor'
import { maskContact } from '@daftar/rules/contact/mask'
import type { Tx } from '../../../platform/database/database.ts'
import type { FlowActor } from '../../../platform/http/actor.ts'
import { refuse, refuseFields, refuseKeeping, Refusal } from '../../../platform/http/refusal.ts'
import { readContact } from './begin.ts'
import type { CodeFor } from './codes.ts'
import { finishSignIn } from './finish.ts'
import { closeFlow, lockFlow, nameSecondContact, type FlowRow } from './flow-store.ts'
import { changeLetter, changeTold } from './letters.ts'
import { post, type StepDependencies, type StepCall } from './dependencies.ts'
import { sendCode } from './send-code.ts'
import { createPerson, findSubject, linkContact } from './subject-store.ts'

type FlowCall<Body> = StepCall & { actor: FlowActor; body: Body }

/**
 * AUTH-50, AUTH-51: sends the code to the other contact, and again after the timer (DEC-AUTH-3, DEC-AUTH-4).
 */
export async function challenge(
  deps: StepDependencies,
  tx: Tx,
  call: FlowCall<BodyOf<'signIn.challenge'>>,
): Promise<AnswerOf<'signIn.challenge'> | Refusal> {
  const flow = await lockFlow(tx, call.actor.id, call.now)
  if (flow?.state !== 'second_factor' || flow.second_contact === null) return refuse('flow_expired')
  if (call.body.session_id !== undefined && call.body.session_id !== flow.id) return refuse('flow_expired')
  const factor = otherFactor(flow.factor)
  const masked = maskContact(factor, flow.second_contact)
  call.audit({ object: flow.id, after: { contact: masked } })
  const target = secondTarget(flow, flow.second_contact)
  const sent = await sendCode(deps, tx, target, call, flow.language, flow)
  if (sent instanceof Refusal) return sent
  return { factor, [factor]: masked, resend_at: sent.resendAt.toISOString() }
}

/**
 * AUTH-52, AUTH-53: takes the second contact and sends it a code; the same contact again is a resend
 * (DEC-AUTH-5). Whether somebody else has it is said only after its code was typed, so nobody can ask who is
 * registered.
 */
export async function setUp(
  deps: StepDependencies,
  tx: Tx,
  call: FlowCall<BodyOf<'signIn.challengeSetup'>>,
): Promise<{ resend_at: string } | Refusal> {
  const flow = await lockFlow(tx, call.actor.id, call.now)
  if (flow?.state !== 'set_up') return refuse('flow_expired')
  const given = readContact(call.body)
  if (given instanceof Refusal) return given
  const { factor, contact } = given
  if (factor === flow.factor) return refuseFields({ [factor]: 'invalid' })
  call.audit({ object: flow.id, after: { contact: maskContact(factor, contact) } })
  const sent = await sendCode(deps, tx, secondTarget(flow, contact), call, flow.language, flow)
  if (sent instanceof Refusal) return sent
  await nameSecondContact(tx, flow.id, contact)
  return { resend_at: sent.resendAt.toISOString() }
}

/** AUTH-29, AUTH-32, AUTH-54: the second code signs in; a set-up also creates or completes the person. */
export async function verifySecondFactor(
  deps: StepDependencies,
  tx: Tx,
  call: FlowCall<BodyOf<'signIn.challengeVerify'>>,
): Promise<{ auth_token: string } | Refusal> {
  const flow = await lockFlow(tx, call.actor.id, call.now)
  const contact = flow?.second_contact
  if (!flow || !contact || (flow.state !== 'second_factor' && flow.state !== 'set_up'))
    return refuse('flow_expired')
  call.audit({ object: flow.id })
  const tried = await deps.codes.attempt(tx, secondTarget(flow, contact), call.body.otp_code, call.now)
  if (tried.kind === 'refused')
    return refuse('too_many_tries', { ...(tried.retryAt && { retryAt: tried.retryAt }) })
  if (tried.kind === 'wrong') return refuseKeeping('invalid_code')
  const subjectId = await (flow.state === 'set_up'
    ? completePerson(deps, tx, flow, contact, call.now)
    : unchangedSubject(tx, flow, contact))
  return subjectId instanceof Refusal ? subjectId : finishSignIn(deps, tx, flow, subjectId, call)
}

/** The person may have been blocked, or the contact changed, since the first factor. */
async function unchangedSubject(tx: Tx, flow: FlowRow, contact: string): Promise<string | Refusal> {
  const subject = await findSubject(tx, flow.audience, 'id', flow.subject_id ?? '')
  if (subject && subject.blocked_at === null && subject[otherFactor(flow.factor)] === contact)
    return subject.id
  await closeFlow(tx, flow.id)
  return refuseKeeping('flow_expired')
}

/** AUTH-60, AUTH-61: a contact somebody else has leaves the flow where another one can be set up. */
async function completePerson(
  deps: StepDependencies,
  tx: Tx,
  flow: FlowRow,
  contact: string,
  now: Date,
): Promise<string | Refusal> {
  const factor = otherFactor(flow.factor)
  const contacts = { email: contact, phone: contact, [flow.factor]: flow.contact }
  const linked =
    flow.subject_id === null
      ? await createPerson(tx, contacts, now)
      : (await linkContact(tx, flow.subject_id, factor, contact, now)) && flow.subject_id
  if (!linked) return refuseKeeping(`${factor}_not_unique`)
  const owner = { factor: flow.factor, contact: flow.contact, language: flow.language }
  const changed = { factor, contact, how: 'added' } as const
  await deps.tellPerson(tx, linked, changeTold(changed, deps.settings), now)
  await post(deps.outbox, tx, changeLetter(owner, changed, deps.settings), true)
  return linked
}

function secondTarget(flow: FlowRow, contact: string): CodeFor {
  return {
    audience: flow.audience,
    factor: otherFactor(flow.factor),
    contact,
    device: flow.device,
    purpose: flow.state === 'set_up' ? 'set_up' : 'second_factor',
    askedBy: flow.id,
  }
}
