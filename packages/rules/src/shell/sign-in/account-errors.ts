import type { FailedAnswer } from './login-errors.ts'
import { recogniseMessage, type ServerMessage } from './server-messages.ts'

/** The texts of linking or changing the phone (ACC-09 to ACC-14, DEC-ACC-4). */
export const accountErrors = [
  'account_too_many_attempts',
  'account_confirm_email_first',
  'account_phone_taken',
  'account_invalid_phone',
  'account_wrong_code',
  'account_invalid_code',
  'account_too_many_requests',
  'account_failed',
] as const
export type AccountError = (typeof accountErrors)[number]

const ofMessage: Readonly<Partial<Record<ServerMessage, AccountError>>> = {
  too_many_sends: 'account_too_many_attempts', // ACC-09
  too_many_verifications: 'account_too_many_attempts',
  email_not_confirmed: 'account_confirm_email_first', // ACC-10
  phone_not_unique: 'account_phone_taken', // ACC-11
  could_not_validate_phone: 'account_invalid_phone', // ACC-12
  invalid_phone: 'account_invalid_phone',
  invalid_phone_number: 'account_invalid_phone',
  invalid_code: 'account_wrong_code', // ACC-13
  code_check_failed: 'account_invalid_code', // ACC-14
}

/** The text for a failed call of the account's phone flow: a recognised message first, then the status. */
export function accountErrorOf({ status, body }: FailedAnswer): AccountError {
  const message = recogniseMessage(body)
  const worded = message && ofMessage[message]
  if (worded) return worded
  return status === 429 ? 'account_too_many_requests' : 'account_failed'
}
