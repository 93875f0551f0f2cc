import type { capitalReasons } from '@daftar/contract/reasons/capital'
import { m } from '../compiled.ts'

export const capitalReasonTexts: Record<keyof typeof capitalReasons, () => string> = {
  offer_inactive: m.error_offer_inactive,
  steps_incomplete: m.error_steps_incomplete,
  wrong_form: m.error_wrong_form,
  signatory_unverified: m.error_signatory_unverified,
  mark_exists: m.error_mark_exists,
  marks_open: m.error_marks_open,
  params_for_update_not_sent: m.error_nothing_changed,
  params_for_update_not_diff: m.error_nothing_changed,
  statements_refused: m.error_statements_refused,
  advance_open: m.error_advance_open,
  no_pay_off: m.error_no_pay_off,
  offer_exists: m.error_offer_exists,
  merchant_in_arrears: m.error_merchant_in_arrears,
  merchant_suspended: m.error_merchant_suspended,
  rejected_recently: m.error_rejected_recently,
  connection_failed: m.error_connection_failed,
  pay_off_not_covered: m.error_pay_off_not_covered,
  write_off_open: m.error_write_off_open,
  debit_pending: m.error_debit_pending,
  relief_open: m.error_relief_open,
  mandate_open: m.error_mandate_open,
  no_sms_left: m.error_no_sms_left,
  envelope_closed: m.error_envelope_closed,
  terms_raised: m.error_terms_raised,
}
