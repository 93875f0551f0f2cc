import type { FieldCode, Reason } from '@daftar/contract'
import { m } from './generated/messages.js'

type Words = () => string

/** One text for every reason the server can give; a reason without a text does not compile. */
const reasonTexts: Record<Reason, Words> = {
  invalid_input: m.error_invalid_input,
  not_signed_in: m.error_not_signed_in,
  session_revoked: m.error_session_revoked,
  no_permission: m.error_no_permission,
  not_found: m.error_not_found,
  wrong_status: m.error_wrong_status,
  request_running: m.error_request_running,
  stale_version: m.error_stale_version,
  too_large: m.error_too_large,
  unsupported_type: m.error_unsupported_type,
  key_reused: m.error_key_reused,
  version_required: m.error_version_required,
  too_many_requests: m.error_too_many_requests,
  internal: m.error_generic,
  unavailable: m.error_unavailable,
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
  email_not_confirmed: m.error_email_not_confirmed,
  could_not_validate_phone: m.error_could_not_validate_phone,
  code_check_failed: m.error_code_check_failed,
  current_session: m.error_current_session,
  file_too_large: m.error_file_too_large,
  file_type: m.error_file_type,
  file_missing: m.error_file_missing,
  file_unreadable: m.error_file_unreadable,
  file_quota: m.error_file_quota,
  offer_inactive: m.error_offer_inactive,
  steps_incomplete: m.error_steps_incomplete,
  statements_refused: m.error_statements_refused,
  advance_open: m.error_advance_open,
  envelope_closed: m.error_envelope_closed,
  amount_over_rest: m.error_amount_over_rest,
  reference_reused: m.error_reference_reused,
  refund_too_late: m.error_refund_too_late,
  payment_disputed: m.error_payment_disputed,
  export_too_large: m.error_export_too_large,
  no_installments: m.error_no_installments,
  order_amount_too_high: m.error_order_amount_too_high,
  order_amount_too_low: m.error_order_amount_too_low,
  try_installments: m.error_try_installments,
  not_available: m.error_not_available,
  payment_closed: m.error_payment_closed,
  cycle_fixed: m.error_cycle_fixed,
  payout_too_small: m.error_payout_too_small,
  payout_once_a_day: m.error_payout_once_a_day,
  payout_unbalanced: m.error_payout_unbalanced,
  line_differs: m.error_line_differs,
  own_proposal: m.error_own_proposal,
  not_proposed: m.error_not_proposed,
  terms_raised: m.error_terms_raised,
  clock_backwards: m.error_clock_backwards,
  clock_moving: m.error_clock_moving,
}

const fieldTexts: Record<Exclude<FieldCode, 'code_length'>, Words> = {
  required: m.field_required,
  invalid: m.field_invalid,
  unknown_field: m.field_unknown,
  too_short: m.field_too_short,
  too_long: m.field_too_long,
  below_minimum: m.field_below_minimum,
  above_maximum: m.field_above_maximum,
  off_step: m.field_off_step,
  too_many_decimals: m.field_too_many_decimals,
  must_be_true: m.field_must_be_true,
  email_invalid: m.field_email_invalid,
  phone_invalid: m.field_phone_invalid,
  digits_only: m.field_digits_only,
  url_invalid: m.field_url_invalid,
  choose_option: m.field_choose_option,
  not_your_file: m.field_not_your_file,
  file_type: m.field_file_type,
  statement_scanned: m.field_statement_scanned,
  statement_password_required: m.field_statement_password_required,
  statement_password_wrong: m.field_statement_password_wrong,
  statement_unreadable: m.field_statement_unreadable,
  statement_starts_too_late: m.field_statement_starts_too_late,
  statement_ends_too_early: m.field_statement_ends_too_early,
  rental_contract_required: m.field_rental_contract_required,
  reason_required: m.field_reason_required,
  date_in_past: m.field_date_in_past,
}

/** The text of a refusal. */
export function reasonText(reason: Reason): string {
  return (reasonTexts[reason] ?? m.error_generic)()
}

/** The text of a field error; `length` is the expected number of digits of a code (VAL-10). */
export function fieldText(code: FieldCode, length = 6): string {
  return code === 'code_length' ? m.field_code_length({ length }) : (fieldTexts[code] ?? m.field_invalid)()
}
