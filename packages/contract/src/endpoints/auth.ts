import { z } from 'zod'
import { endpoint, type Access } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { code, email, instant, language, phone } from '../wire/values.ts'

/** Sign-in and session (AUTH-43 to AUTH-54, SES-26, SES-32 to SES-34). */

const signedIn = { kind: 'account' } as const satisfies Access
const flow = { kind: 'flow', audience: 'merchant' } as const satisfies Access

export const factor = z.enum(['email', 'phone'])

/** Either contact, never both: the form has one field (VAL-04). `session_id` makes it a resend. */
export const authenticateBody = z
  .strictObject({
    email: email.optional(),
    phone: phone.optional(),
    lang: language,
    cf_turnstile: z.string().max(8192).optional(),
    session_id: z.string().max(80).optional(),
  })
  .refine((body) => (body.email === undefined) !== (body.phone === undefined), {
    error: 'required',
    path: ['email'],
  })

export const authenticateAnswer = z.object({ session_id: z.string(), resend_at: instant })

export const verifyBody = z.strictObject({ session_id: z.string().max(80), otp_code: code })

/** `factor` is the one to do next, with its masked contact (AUTH-26, DEC-AUTH-6, DEC-AUTH-7). */
export const verifyAnswer = z.object({
  status: z.enum(['authenticated', 'setup_2fa', 'input_2fa']),
  factor: factor.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  auth_token: z.string().optional(),
})

export const challengeAnswer = z.object({
  factor,
  email: z.string().optional(),
  phone: z.string().optional(),
  resend_at: instant,
})

export const challengeBody = z.strictObject({ session_id: z.string().max(80).optional() })
export const challengeVerifyBody = z.strictObject({ otp_code: code })
export const tokenAnswer = z.object({ auth_token: z.string() })

export const auth = {
  'signIn.botCheck': endpoint({
    route: routes['signIn.botCheck'],
    summary: 'A fresh bot-check challenge, or which outside provider to use',
    access: { kind: 'public' },
    response: z.object({
      provider: z.enum(['altcha', 'turnstile']),
      site_key: z.string().optional(),
      challenge: z.record(z.string(), z.unknown()).optional(),
    }),
    rate: 'sign_in',
    unitOfWork: 'own',
  }),
  'signIn.authenticate': endpoint({
    route: routes['signIn.authenticate'],
    summary: 'Send a first-factor code to an e-mail address or a phone, or send it again',
    access: { kind: 'public' },
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
  }),
  'signIn.verify': endpoint({
    route: routes['signIn.verify'],
    summary: 'Verify the first-factor code',
    access: { kind: 'public' },
    body: verifyBody,
    response: verifyAnswer,
    reasons: ['invalid_code', 'too_many_tries', 'flow_expired', 'account_blocked', 'start_with_email'],
    rate: 'sign_in',
    audit: 'sign_in.first_factor',
    answerIsSecret: true,
  }),
  'signIn.challenge': endpoint({
    route: routes['signIn.challenge'],
    summary: 'Send the second-factor code, or send it again',
    access: flow,
    body: challengeBody,
    response: challengeAnswer,
    reasons: ['flow_expired', 'too_many_codes'],
    rate: 'sign_in',
    audit: 'sign_in.challenge_sent',
  }),
  'signIn.challengeSetup': endpoint({
    route: routes['signIn.challengeSetup'],
    summary: 'Name the second contact and send it a code',
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
  }),
  'signIn.challengeVerify': endpoint({
    route: routes['signIn.challengeVerify'],
    summary: 'Verify the second-factor code and sign in',
    access: flow,
    body: challengeVerifyBody,
    response: tokenAnswer,
    reasons: ['invalid_code', 'too_many_tries', 'flow_expired', 'email_not_unique', 'phone_not_unique'],
    rate: 'sign_in',
    audit: 'sign_in.completed',
    answerIsSecret: true,
  }),
  'sessions.logout': endpoint({
    route: routes['sessions.logout'],
    summary: 'End this session',
    access: signedIn,
    response: null,
    audit: 'session.ended',
  }),
  'sessions.list': endpoint({
    route: routes['sessions.list'],
    summary: 'The active sessions of the signed-in person',
    access: signedIn,
    response: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          device: z.string(),
          ip: z.string(),
          created_at: instant,
          last_active_at: instant,
          current: z.boolean(),
        }),
      ),
    }),
  }),
  'sessions.endAll': endpoint({
    route: routes['sessions.endAll'],
    summary: 'End every session of the signed-in person, this one included',
    access: signedIn,
    response: null,
    audit: 'session.all_ended',
  }),
  'sessions.end': endpoint({
    route: routes['sessions.end'],
    summary: 'End one other session',
    access: signedIn,
    params: z.strictObject({ id: z.string().max(64) }),
    response: null,
    reasons: ['current_session'],
    audit: 'session.ended',
  }),
  'accounts.permissions': endpoint({
    route: routes['accounts.permissions'],
    summary: 'The raw permission flags (PERM-01, PERM-02)',
    access: signedIn,
    response: z.object({
      merchant_id: z.string().nullable(),
      role: z.string().nullable(),
      is_account_edit_allowed: z.boolean(),
      is_ads_allowed: z.boolean(),
      is_ads_ops: z.boolean(),
      is_ads_user_invite_allowed: z.boolean(),
      is_analytics_allowed: z.boolean(),
      is_dispute_refund_allowed: z.boolean(),
      is_disputes_allowed: z.boolean(),
      is_order_creation_allowed: z.boolean(),
      is_order_view_allowed: z.boolean(),
      is_payouts_allowed: z.boolean(),
      is_virtual_cards_enabled: z.boolean(),
      has_merchant_access: z.boolean(),
      has_store_access: z.boolean(),
      has_locations: z.boolean(),
    }),
  }),
}
