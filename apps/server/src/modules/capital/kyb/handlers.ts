import { signatoryCode } from '@daftar/rules/capital/kyb/signatory'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { findApplication, lockOwnApplication, presentApplication } from '../applications/index.ts'
import type { KybDependencies } from './dependencies.ts'
import { kybProblemOf } from './open.ts'
import { sendCode, verifyPhone } from './signatory-code.ts'

/** CAPI-16, CAPI-17. The row is held: of two calls at once the second sees what the first did. */
export function kybHandlers(deps: KybDependencies): Handlers<'kyb'> {
  return {
    'kyb.verify': async ({ tx, actor, params, body, now, audit, version }) => {
      const row = await lockOwnApplication(tx, actor, params.id)
      if (!row) return refuse('not_found')
      audit({
        object: `application:${row.id}`,
        before: { status: row.status },
        after: { status: 'verified' },
      })
      const refusal =
        (await kybProblemOf(tx, row)) ??
        (await verifyPhone(tx, deps, row, { digits: body.code, personId: actor.id, at: now }))
      if (refusal) return refusal
      const saved = await findApplication(tx, row.merchant_id, row.id)
      if (!saved) return refuse('not_found')
      version(saved.version)
      return { application: await presentApplication(tx, saved) }
    },

    'kyb.resendCode': async ({ tx, actor, params, now, audit, request }) => {
      const row = await lockOwnApplication(tx, actor, params.id)
      if (!row) return refuse('not_found')
      audit({ object: `application:${row.id}` })
      const problem = await kybProblemOf(tx, row)
      if (problem) return problem
      // A confirmed phone needs no code.
      if (row.status !== 'draft') return refuse('wrong_status')
      const sentAt = await sendCode(tx, deps, row, { at: now, language: request.language })
      if (sentAt instanceof Refusal) return sentAt
      return { otp_sent_at: sentAt.toISOString(), resend_after: signatoryCode.resendSeconds }
    },
  }
}
