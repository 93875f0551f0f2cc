import type { ReasonTable } from '../error-types.ts'

/** Refusals of the account. */
export const accountReasons = {
  email_not_confirmed: [409, 'conflict', 'email is not confirmed'],
  phone_proof_needed: [409, 'conflict', 'linked phone is not proven'],
  could_not_validate_phone: [400, 'bad_data', 'could not validate phone'],
  code_check_failed: [400, 'bad_data', 'otp verification failed'],
  current_session: [409, 'conflict', 'the current session is ended by logging out'],
} as const satisfies ReasonTable
