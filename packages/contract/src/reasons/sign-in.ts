import type { ReasonTable } from '../error-types.ts'

/** Refusals of the sign-in (AUTH-55 to AUTH-68). */
export const signInReasons = {
  invalid_phone: [400, 'bad_data', 'invalid phone'],
  invalid_email: [400, 'bad_data', 'invalid email'],
  too_many_codes: [429, 'too_many', 'too many attempts to send code'],
  too_many_tries: [429, 'too_many', 'too many attempts to verify code'],
  invalid_code: [400, 'bad_data', 'invalid otp code'],
  phone_not_unique: [409, 'conflict', 'phone number is not unique'],
  email_not_unique: [409, 'conflict', 'email is not unique'],
  bot_check_failed: [400, 'bad_data', 'bad_request'],
  flow_expired: [400, 'bad_data', 'session expired'],
  start_with_email: [400, 'bad_data', 'start with email'],
  account_blocked: [403, 'no_permission', 'account temporarily blocked'],
} as const satisfies ReasonTable
