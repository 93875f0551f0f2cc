import type { Handlers } from '../../platform/http/call.ts'
import { authenticate } from './begin.ts'
import { verifyFirstFactor } from './first-factor.ts'
import type { SignInParts } from './parts.ts'
import { challenge, setUp, verifySecondFactor } from './second-factor.ts'

export type SignInHandlers = Pick<
  Handlers<'auth'>,
  | 'auth.botCheck'
  | 'auth.authenticate'
  | 'auth.verify'
  | 'auth.challenge'
  | 'auth.challengeSetup'
  | 'auth.challengeVerify'
>

export function signInHandlers(parts: SignInParts): SignInHandlers {
  return {
    'auth.botCheck': (call) => parts.botCheck.offer(call.now),
    'auth.authenticate': (call) => authenticate(parts, 'merchant', call),
    'auth.verify': (call) => verifyFirstFactor(parts, call.tx, 'merchant', call),
    'auth.challenge': (call) => challenge(parts, call.tx, call),
    'auth.challengeSetup': (call) => setUp(parts, call.tx, call),
    'auth.challengeVerify': (call) => verifySecondFactor(parts, call.tx, call),
  }
}

export type DeskSignInHandlers = Pick<
  Handlers<'desk'>,
  'desk.authenticate' | 'desk.verify' | 'desk.challenge' | 'desk.challengeVerify'
>

/** The console's own doors to the same steps: there is no set-up, staff get both contacts from an administrator. */
export function deskSignInHandlers(parts: SignInParts): DeskSignInHandlers {
  return {
    'desk.authenticate': (call) => authenticate(parts, 'desk', call),
    'desk.verify': (call) => verifyFirstFactor(parts, call.tx, 'desk', call),
    'desk.challenge': (call) => challenge(parts, call.tx, call),
    'desk.challengeVerify': (call) => verifySecondFactor(parts, call.tx, call),
  }
}
