import type { signInReasons } from '@daftar/contract/reasons/sign-in'
import { m } from '../compiled.ts'

export const signInReasonTexts: Record<keyof typeof signInReasons, () => string> = {
  invalid_phone: m.error_invalid_phone,
  invalid_email: m.error_invalid_email,
  too_many_codes: m.error_too_many_attempts,
  too_many_tries: m.error_too_many_attempts,
  invalid_code: m.error_invalid_code,
  phone_not_unique: m.error_phone_taken,
  email_not_unique: m.error_email_taken,
  bot_check_failed: m.error_real_user,
  flow_expired: m.error_flow_expired,
  start_with_email: m.error_start_with_email,
  account_blocked: m.error_account_blocked,
}
