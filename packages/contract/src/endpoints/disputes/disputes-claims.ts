import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { anUpload, fileRefusals } from '../../wire/uploads.ts'
import { code, instant, phone } from '../../wire/values.ts'
import { claim, claimableOrder, claimBody } from './disputes-claims-shapes.ts'

/**
 * The shopper's side of disputes, the hosted page at `/claim`. Who names an order and the phone that bought
 * it is let in by a code to that phone; whether there is such an order shows in no answer. The token of a
 * dispute stands behind the `#` of its address and travels in bodies alone.
 */

const access = { kind: 'public', audience: 'shopper' } as const satisfies Access

const named = z.strictObject({
  /** Number or reference of the order, as its receipt says it. */
  order: z.string({ error: 'required' }).trim().min(1, 'required').max(64, 'too_long'),
  phone,
})
const byToken = z.strictObject({ token: z.string().min(20).max(100) })
const aToken = { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' }
const anOrder = { order: 'K7QD-2M9X', phone: '+971501234567' }
const one = z.object({ claim })

export const disputesClaimsEndpoints = {
  'disputes.askClaim': endpoint({
    route: 'POST /claims/api/v1/code',
    summary: 'Send a code to the phone of an order, where there is one; the answer says nothing of it',
    access,
    body: named,
    response: z.object({
      resend_at: instant,
      /** The same as a wait, for pages whose clock is another one. */
      resend_after_seconds: z.number().int(),
    }),
    reasons: ['invalid_phone', 'too_many_codes'],
    rate: 'sign_in',
    example: { body: anOrder },
  }),
  'disputes.enterClaim': endpoint({
    route: 'POST /claims/api/v1/enter',
    summary: 'The code lets in: the order, and a pass for it that goes to the browser as a cookie',
    access,
    body: named.extend({ otp_code: code }),
    response: z.object({ order: claimableOrder }),
    reasons: ['invalid_phone', 'invalid_code', 'too_many_tries'],
    rate: 'sign_in',
    audit: 'dispute.claim_entered',
    answerIsSecret: true,
    example: { body: { ...anOrder, otp_code: '1234' } },
  }),
  'disputes.uploadClaim': endpoint({
    ...anUpload,
    route: 'POST /claims/api/v1/files',
    summary: 'Upload a picture of what went wrong',
    access,
    response: z.object({ file: z.object({ id: z.string(), name: z.string(), size: z.number().int() }) }),
    reasons: [...fileRefusals, 'claim_pass_over'],
    audit: 'dispute.file_uploaded',
  }),
  'disputes.claim': endpoint({
    route: 'POST /claims/api/v1/claims',
    summary:
      'Say what went wrong with the order of the pass; answers its page, with the token that opens it again',
    access,
    body: claimBody,
    response: one.extend({ token: z.string() }),
    reasons: [
      'claim_pass_over',
      'too_many_claims',
      'order_not_disputable',
      'already_disputed',
      'dispute_too_large',
    ],
    audit: 'dispute.claimed',
    answerIsSecret: true,
    example: { body: { type: 'not_delivered', comment: 'It never came.' } },
  }),
  'disputes.claimSeen': endpoint({
    route: 'POST /claims/api/v1/seen',
    summary: 'How a dispute stands, what the shop says, and what happens next',
    access,
    body: byToken,
    response: one,
    unitOfWork: 'read',
    rate: 'read',
    example: { body: aToken },
  }),
  'disputes.withdrawClaim': endpoint({
    route: 'POST /claims/api/v1/withdraw',
    summary: 'The shopper takes it back',
    access,
    body: byToken,
    response: one,
    reasons: ['wrong_status'],
    audit: 'dispute.withdrawn',
    example: { body: aToken },
  }),
}
