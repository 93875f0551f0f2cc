import { z } from 'zod'
import { code, email, instant, language, phone } from '../../wire/values.ts'

/**
 * The steps of a sign-in as they travel. A contact travels in a body, never in an address: addresses are kept
 * in histories and logs.
 */

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

export const identityState = z.object({
  /** Nothing but an administrator or an operator opens it again. */
  closed: z.boolean(),
  /** Wrong codes in a row. */
  wrong_tries: z.number().int(),
  /** The end of a wait that ends by itself. */
  wait_until: instant.nullable(),
  last_try_at: instant.nullable(),
})
