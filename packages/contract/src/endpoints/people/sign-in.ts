import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { email, instant, phone } from '../../wire/values.ts'
import {
  authenticateAnswer,
  authenticateBody,
  challengeAnswer,
  challengeBody,
  challengeVerifyBody,
  identityState,
  tokenAnswer,
  verifyAnswer,
  verifyBody,
} from './sign-in-shapes.ts'

/**
 * Signing in, for merchants and for staff (AUTH-43 to AUTH-54), and contacts that too many wrong codes have
 * closed.
 */

const flow = { kind: 'flow', audience: 'merchant' } as const satisfies Access
const staffFlow = { kind: 'flow', audience: 'desk' } as const satisfies Access

const askedIdentity = z
  .strictObject({
    audience: z.enum(['merchant', 'desk']),
    email: email.optional(),
    phone: phone.optional(),
  })
  .refine((body) => (body.email === undefined) !== (body.phone === undefined), {
    error: 'required',
    path: ['email'],
  })

export const signInEndpoints = {
  'signIn.botCheck': endpoint({
    route: 'GET /merchant/api/v1/bot-check',
    summary: 'A fresh bot-check challenge, or which outside provider to use',
    front: true,
    access: { kind: 'public', audience: 'anybody' },
    response: z.object({
      provider: z.enum(['altcha', 'turnstile']),
      site_key: z.string().optional(),
      challenge: z.record(z.string(), z.unknown()).optional(),
    }),
    rate: 'sign_in',
    unitOfWork: 'own',
  }),
  'signIn.authenticate': endpoint({
    route: 'POST /merchant/api/v2/auth/authenticate',
    summary: 'Send a first-factor code to an e-mail address or a phone, or send it again',
    front: true,
    access: { kind: 'public', audience: 'merchant' },
    body: authenticateBody,
    response: authenticateAnswer,
    reasons: [
      'invalid_email',
      'invalid_phone',
      'bot_check_failed',
      'too_many_codes',
      'flow_expired',
      'start_with_email',
    ],
    rate: 'sign_in',
    audit: 'sign_in.code_sent',
    unitOfWork: 'own',
    example: { body: { email: 'noor@shop.example', lang: 'en' } },
  }),
  'signIn.verify': endpoint({
    route: 'POST /merchant/api/v2/auth/verify',
    summary: 'Verify the first-factor code',
    front: true,
    access: { kind: 'public', audience: 'merchant' },
    body: verifyBody,
    response: verifyAnswer,
    reasons: ['invalid_code', 'too_many_tries', 'flow_expired', 'account_blocked', 'start_with_email'],
    rate: 'sign_in',
    audit: 'sign_in.first_factor',
    answerIsSecret: true,
    example: { body: { session_id: 'flow_0000', otp_code: '1234' } },
  }),
  'signIn.challenge': endpoint({
    route: 'POST /merchant/api/v2/auth/challenge',
    summary: 'Send the second-factor code, or send it again',
    front: true,
    access: flow,
    body: challengeBody,
    response: challengeAnswer,
    reasons: ['flow_expired', 'too_many_codes'],
    rate: 'sign_in',
    audit: 'sign_in.challenge_sent',
    example: { body: {} },
  }),
  'signIn.challengeSetup': endpoint({
    route: 'POST /merchant/api/v2/auth/challenge/setup',
    summary: 'Name the second contact and send it a code',
    front: true,
    access: flow,
    body: z
      .strictObject({ email: email.optional(), phone: phone.optional() })
      .refine((body) => (body.email === undefined) !== (body.phone === undefined), {
        error: 'required',
        path: ['email'],
      }),
    response: z.object({ resend_at: instant }),
    reasons: [
      'flow_expired',
      'invalid_email',
      'invalid_phone',
      'email_not_unique',
      'phone_not_unique',
      'too_many_codes',
    ],
    rate: 'sign_in',
    audit: 'sign_in.setup_sent',
    example: { body: { phone: '+971501234567' } },
  }),
  'signIn.challengeVerify': endpoint({
    route: 'POST /merchant/api/v2/auth/challenge/verify',
    summary: 'Verify the second-factor code and sign in',
    front: true,
    access: flow,
    body: challengeVerifyBody,
    response: tokenAnswer,
    reasons: ['invalid_code', 'too_many_tries', 'flow_expired', 'email_not_unique', 'phone_not_unique'],
    rate: 'sign_in',
    audit: 'sign_in.completed',
    answerIsSecret: true,
    example: { body: { otp_code: '1234' } },
  }),
  'signIn.authenticateForStaff': endpoint({
    route: 'POST /desk/api/v1/auth/authenticate',
    summary: 'Send a first-factor code to a member of staff',
    access: { kind: 'public', audience: 'staff' },
    body: authenticateBody,
    response: authenticateAnswer,
    reasons: ['invalid_email', 'invalid_phone', 'bot_check_failed', 'too_many_codes', 'flow_expired'],
    rate: 'sign_in',
    audit: 'desk_sign_in.code_sent',
    unitOfWork: 'own',
    example: { body: { email: 'agent@desk.example', lang: 'en' } },
  }),
  'signIn.verifyForStaff': endpoint({
    route: 'POST /desk/api/v1/auth/verify',
    summary: 'Verify the first-factor code of staff; a second factor always follows',
    access: { kind: 'public', audience: 'staff' },
    body: verifyBody,
    response: verifyAnswer,
    reasons: ['invalid_code', 'too_many_tries', 'flow_expired'],
    rate: 'sign_in',
    audit: 'desk_sign_in.first_factor',
    answerIsSecret: true,
    example: { body: { session_id: 'flow_0000', otp_code: '1234' } },
  }),
  'signIn.challengeForStaff': endpoint({
    route: 'POST /desk/api/v1/auth/challenge',
    summary: 'Send the second-factor code of staff',
    access: staffFlow,
    body: challengeBody,
    response: challengeAnswer,
    reasons: ['flow_expired', 'too_many_codes'],
    rate: 'sign_in',
    audit: 'desk_sign_in.challenge_sent',
    example: { body: {} },
  }),
  'signIn.challengeVerifyForStaff': endpoint({
    route: 'POST /desk/api/v1/auth/challenge/verify',
    summary: 'Verify the second factor and open the console',
    access: staffFlow,
    body: challengeVerifyBody,
    response: tokenAnswer,
    reasons: ['invalid_code', 'too_many_tries', 'flow_expired'],
    rate: 'sign_in',
    audit: 'desk_sign_in.completed',
    answerIsSecret: true,
    example: { body: { otp_code: '1234' } },
  }),
  'signIn.identity': endpoint({
    route: 'POST /desk/api/v1/identities',
    summary: 'Whether somebody can sign in with a contact, or was closed out by wrong codes',
    access: { kind: 'staff', flag: 'can_open_identities' },
    body: askedIdentity,
    response: z.object({ identity: identityState }),
    reasons: ['invalid_email', 'invalid_phone'],
    audit: 'identity.viewed',
    example: { body: { audience: 'merchant', email: 'noor@shop.example' } },
  }),
  'signIn.openIdentity': endpoint({
    route: 'POST /desk/api/v1/identities/open',
    summary: 'Open a contact again that too many wrong codes have closed',
    access: { kind: 'staff', flag: 'can_open_identities' },
    body: askedIdentity,
    response: z.object({ identity: identityState }),
    reasons: ['invalid_email', 'invalid_phone', 'wrong_status'],
    audit: 'identity.opened',
    example: { body: { audience: 'merchant', email: 'noor@shop.example' } },
  }),
}
