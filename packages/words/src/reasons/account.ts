import type { accountReasons } from '@daftar/contract/reasons/account'
import { m } from '../compiled.ts'

export const accountReasonTexts: Record<keyof typeof accountReasons, () => string> = {
  email_not_confirmed: m.error_email_not_confirmed,
  could_not_validate_phone: m.error_could_not_validate_phone,
  phone_proof_needed: m.error_phone_proof_needed,
  code_check_failed: m.error_code_check_failed,
  current_session: m.error_current_session,
}
