import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { hashOfPayToken, payAddress, payToken } from './address.ts'
import { cancel, type Cancellation } from './cancel.ts'
import { checkoutHandlers } from './handlers.ts'
import { sessionOpener } from './open-session.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { checkoutSchedules } from './schedules.ts'
import type { DeclineReason } from './policy.ts'
import { preScorer } from './pre-score.ts'
import { isOpen } from './session.ts'
import { findByToken, lockSession, moveSession } from './store.ts'

export { limitsPolicy } from './limits-policy.ts'
export { checkoutMinutes } from './open-session.ts'
export type { CheckoutDependencies } from './dependencies.ts'
export { withSandboxPeople } from './sandbox-policy.ts'
export { shopperReason, type DeclineReason } from './policy.ts'
export type { SessionRow } from './machine.ts'
export { findSession, forgetPhonesOf } from './store.ts'

/** The shopper's side: sessions, their hosted page, and the decision about a purchase. */
export function buildCheckout(deps: CheckoutDependencies) {
  return {
    ...defineModule({
      name: 'checkout',
      handlers: checkoutHandlers(deps),
      schedules: checkoutSchedules(deps),
    }),
    openSession: sessionOpener(deps.keys, deps.publicOrigin),
    preScore: preScorer(deps.policy),
    /** The address of a session again, for a reminder or for whoever opened it. */
    urlOf: (sessionId: string) => payAddress(deps.publicOrigin, payToken(deps.keys, sessionId)),
    /** Whether a session can still be paid, for whoever holds its id only. */
    async isOpenSession(tx: ReadTx, sessionId: string, at: Date): Promise<boolean> {
      const row = await findByToken(tx, hashOfPayToken(payToken(deps.keys, sessionId)))
      return row !== undefined && isOpen(row, at)
    },
    /** Notes that the policy declined before anybody saw the page. */
    declineSession: (
      tx: Tx,
      session: { merchantId: string; sessionId: string },
      { reason, at }: { reason: DeclineReason; at: Date },
    ) =>
      moveSession(
        tx,
        { merchant_id: session.merchantId, id: session.sessionId },
        { to: 'rejected', set: { rejection: reason }, actor: 'system', actorId: '', at },
      ),
    /** Takes an open session back, its order with it; false when it is paid, declined or over already. */
    async cancelSession(
      tx: Tx,
      session: { merchantId: string; sessionId: string },
      cancellation: Cancellation,
    ): Promise<boolean> {
      const row = await lockSession(tx, session.merchantId, session.sessionId)
      return row !== undefined && cancel(tx, deps, row, cancellation)
    },
  }
}

export type Checkout = ReturnType<typeof buildCheckout>
