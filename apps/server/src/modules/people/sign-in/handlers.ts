import type { AnswerOf } from '@daftar/contract'
import { maskContact } from '@daftar/rules/contact/mask'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { authenticate, readContact } from './begin.ts'
import { verifyFirstFactor } from './first-factor.ts'
import type { Identities, IdentityState } from './identities.ts'
import type { StepDependencies } from './dependencies.ts'
import { challenge, setUp, verifySecondFactor } from './second-factor.ts'

export function signInHandlers(deps: StepDependencies) {
  return {
    'signIn.botCheck': (call) => deps.botCheck.offer(call.now),
    'signIn.authenticate': (call) => authenticate(deps, 'merchant', call),
    'signIn.verify': (call) => verifyFirstFactor(deps, call.tx, 'merchant', call),
    'signIn.challenge': (call) => challenge(deps, call.tx, call),
    'signIn.challengeSetup': (call) => setUp(deps, call.tx, call),
    'signIn.challengeVerify': (call) => verifySecondFactor(deps, call.tx, call),
  } satisfies Partial<Handlers<'signIn'>>
}

/**
 * The console's own doors to the same steps: there is no set-up, staff get both contacts from an
 * administrator.
 */
export function deskSignInHandlers(deps: StepDependencies, identities: Identities) {
  return {
    'signIn.authenticateForStaff': (call) => authenticate(deps, 'desk', call),
    'signIn.verifyForStaff': (call) => verifyFirstFactor(deps, call.tx, 'desk', call),
    'signIn.challengeForStaff': (call) => challenge(deps, call.tx, call),
    'signIn.challengeVerifyForStaff': (call) => verifySecondFactor(deps, call.tx, call),

    'signIn.identity': async ({ tx, body, now, audit }) => {
      const contact = readContact(body)
      if (contact instanceof Refusal) return contact
      audit({ object: `identity:${maskContact(contact.factor, contact.contact)}` })
      const asked = { audience: body.audience, ...contact }
      return { identity: presentIdentity(await identities.state(tx, asked, now)) }
    },

    'signIn.openIdentity': async ({ tx, body, now, audit }) => {
      const contact = readContact(body)
      if (contact instanceof Refusal) return contact
      const masked = maskContact(contact.factor, contact.contact)
      const asked = { audience: body.audience, ...contact }
      const opened = await identities.open(tx, asked, now)
      audit({
        object: `identity:${opened?.subjectId ?? masked}`,
        merchantId: opened?.merchantId ?? null,
        before: opened && { contact: masked, wrong_tries: opened.before.wrongTries },
      })
      if (!opened) return refuse('wrong_status')
      return { identity: presentIdentity(await identities.state(tx, asked, now)) }
    },
  } satisfies Partial<Handlers<'signIn'>>
}

function presentIdentity(state: IdentityState): AnswerOf<'signIn.identity'>['identity'] {
  return {
    closed: state.isClosed,
    wrong_tries: state.wrongTries,
    wait_until: state.waitUntil?.toISOString() ?? null,
    last_try_at: state.lastTryAt?.toISOString() ?? null,
  }
}
