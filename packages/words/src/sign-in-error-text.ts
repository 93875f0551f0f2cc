import type { LoginError } from '@daftar/rules/shell/sign-in/login-errors'
import { m } from './compiled.ts'

/**
 * One text for every error of the sign-in page (AUTH-55 to AUTH-68); an error without a text does not
 * compile.
 */
const texts: Record<LoginError, () => string> = {
  login_invalid_phone: m.error_invalid_phone,
  login_invalid_email: m.error_invalid_email,
  login_too_many_attempts: m.error_too_many_attempts,
  login_wrong_code: m.error_invalid_code,
  login_phone_taken: m.error_phone_taken,
  login_email_taken: m.error_email_taken,
  login_invalid_credentials: m.error_invalid_credentials,
  login_not_a_real_user: m.error_real_user,
  login_session_expired: m.error_flow_expired,
  login_start_with_email: m.error_start_with_email,
  login_account_blocked: m.error_account_blocked,
  login_too_many_requests: m.error_too_many_requests,
  login_failed: m.error_login_failed,
}

export function loginErrorText(error: LoginError): string {
  return texts[error]()
}
