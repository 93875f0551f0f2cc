import { ApiError } from '@daftar/client'
import { accountErrorOf, type AccountError } from '@daftar/rules/shell/sign-in/account-errors'
import { m } from '@daftar/words'

/** The text of a failed call of the phone flow (ACC-09 to ACC-14, DEC-ACC-4). */
export function phoneErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return m.error_generic()
  if (isProofNeeded(error)) return m.error_phone_proof_needed()
  return texts[accountErrorOf(error)]()
}

/** The proof of the linked phone has run out. */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'phone_proof_needed'
}

const texts: Record<AccountError, () => string> = {
  account_too_many_attempts: m.error_too_many_attempts,
  account_confirm_email_first: m.error_email_not_confirmed,
  account_phone_taken: m.error_phone_taken,
  account_invalid_phone: m.error_could_not_validate_phone,
  account_wrong_code: m.error_invalid_code,
  account_invalid_code: m.error_code_check_failed,
  account_too_many_requests: m.error_too_many_requests,
  account_failed: m.account_failed,
}
