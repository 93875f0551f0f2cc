import { ApiError } from '@daftar/client'
import { m } from '@daftar/words'

/** What a failed call of the signatory says (KYB-160 to KYB-166). */
export function signatoryErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return m.kyb_something_wrong()
  switch (error.reason) {
    case 'max_attempts_reached':
      return m.kyb_too_many_failed()
    case 'signatory_phone_not_unique':
      return m.kyb_phone_taken()
    case 'could_not_validate_phone':
      return m.kyb_phone_invalid()
    case 'invalid_code':
      return m.kyb_code_wrong()
    case 'code_check_failed':
      return m.kyb_code_try_again()
    default:
      return m.kyb_something_wrong()
  }
}

/** Whether codes are not sent for a while (KYB-166). */
export function isTooManySends(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429
}
